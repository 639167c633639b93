// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QList>
#include <QtCore/QUuid>

namespace core
{

struct Transaction;

class Database;
class StoredTransactions;

/// Reads transactions with all their events. Runs in the thread of the database, inside one
/// transaction; blocks. Code::StorageCorrupted if rows are missing or out of order.
class TransactionRows
{
public:
    explicit TransactionRows(Database &database)
        : m_database(database)
    {}

    /// Returns the transaction; Code::NotFound.
    [[nodiscard]] Result<Transaction> find(const QUuid &id);

    /// Returns the transactions with these seqs, in that order; at most one page.
    [[nodiscard]] Result<QList<Transaction>> page(const QList<qint64> &seqs);

    /// Replaces the contents of `stored` with the transactions of these seqs, which are ordered
    /// newest first.
    [[nodiscard]] Result<void> readInto(const QList<qint64> &seqs, StoredTransactions &stored);

private:
    Result<void> add(const QList<qint64> &seqs, StoredTransactions &stored);

    Database &m_database;
};

} // namespace core
