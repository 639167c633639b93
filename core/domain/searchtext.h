// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

/// What a text may mean that somebody typed to find a transaction: an id, a reference, an
/// end-to-end id or its end, an amount, a day, a document or its beginning, a name, a Pix key, a
/// phone, a platform. Each is a filter of one part, and none is refused by a service. Those that
/// say exactly one thing come first, so that whoever looks them up one after the other may stop at
/// the first that is found. Nothing for a text without a letter or a digit.
[[nodiscard]] QList<TransactionFilter> readSearch(const QString &text);

} // namespace core
