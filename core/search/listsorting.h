// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transactionfilter.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>

#include <optional>

namespace core
{

struct Transaction;

class Database;

/// Returns the seqs, which are newest first, in another order. Transactions with equal values stay
/// newest first. Transactions that expire at or before `expiredAt` count as expired. Reads one
/// column of each row. Runs in the thread of the database, inside one transaction; blocks.
[[nodiscard]] Result<QList<qint64>> sortedSeqs(Database &database, const QList<qint64> &seqs,
                                               const ListOrder &order,
                                               const std::optional<QDateTime> &expiredAt);

/// Sorts transactions, which are newest first, in the same way.
void sortTransactions(QList<Transaction> &transactions, const ListOrder &order);

} // namespace core
