// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>

namespace core
{

struct Transaction;
struct TransactionPage;

/// Returns true if `a` precedes `b` in every list: newest creation first, then by id.
[[nodiscard]] bool isNewer(const Transaction &a, const Transaction &b);

/// Returns one page, from 1, of a complete list, in the form of TransactionService::list().
[[nodiscard]] TransactionPage pageOf(const QList<Transaction> &all, int page);

} // namespace core
