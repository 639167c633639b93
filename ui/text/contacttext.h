// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QString>

#include <chrono>
#include <optional>

namespace ui
{

/// Texts of the bar above all pages about the connection to the remote service.
struct ConnectionBarTexts
{
    QString title; ///< empty: no problem
    QString text;
    bool isOfService = false; ///< false: only the clock is wrong
};

/// `isStale`: the last answer is too old. A short interruption is not reported, unless it cannot
/// end without user action.
[[nodiscard]] ConnectionBarTexts troubleWords(const core::TransactionService::Contact &contact,
                                              bool isStale);

/// Returns the difference between the local clock and the clock of the service as a sentence;
/// empty: too small to matter. `ahead` is negative if the local clock is behind.
[[nodiscard]] QString clockSentence(std::chrono::seconds ahead);

/// Returns "Checked 4 s ago"; "Not checked yet" for nullopt.
[[nodiscard]] QString checkedText(std::optional<std::chrono::seconds> age);

/// Returns one or two sentences for a user with a charge on the screen; empty: payments can be
/// confirmed.
[[nodiscard]] QString unconfirmableText(const core::TransactionService::Contact &contact,
                                        bool isStale);

/// Returns the text for a list that comes from the cache because the service is unreachable.
/// `asOf`: the oldest update among the cached data.
[[nodiscard]] QString rememberedText(const QDateTime &asOf);

/// Returns the age and the completeness of the copy of a remote service's transactions.
[[nodiscard]] QString completenessText(const core::TransactionService::Completeness &completeness);

} // namespace ui
