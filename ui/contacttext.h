// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QString>

namespace ui
{

/// What is said above all pages of how things stand with a service far away.
struct StripWords
{
    QString title; ///< empty: nothing is wrong
    QString text;
    bool isOfService = false; ///< it cannot tell what is paid; else only the clock is wrong
};

/// `isStale`: what it told is old by now. A short trouble is not worth a word, unless it does not
/// go away by itself.
[[nodiscard]] StripWords troubleWords(const core::TransactionService::Contact &contact,
                                      bool isStale);

/// What somebody with a charge on the screen has to know then, in one sentence or two; empty: it
/// can be confirmed.
[[nodiscard]] QString unconfirmableText(const core::TransactionService::Contact &contact,
                                        bool isStale);

/// Of a list that comes from what was seen before, since the service cannot be asked. `asOf`: when
/// the oldest news in it were told.
[[nodiscard]] QString rememberedText(const QDateTime &asOf);

} // namespace ui
