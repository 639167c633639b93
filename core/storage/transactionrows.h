// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QList>
#include <QtCore/QUuid>

namespace core
{

class Database;
class StoredTransactions;

/// Reads transactions with all their events. Thread of the database; inside one transaction;
/// blocks. Code::StorageDamaged if rows are missing or in disorder.
class TransactionRows
{
public:
    explicit TransactionRows(Database &database)
        : m_database(database)
    {}

    /// Code::NotFound.
    [[nodiscard]] Result<Transaction> find(const QUuid &id);

    /// Those of these seqs, newest first; at most as many as a page holds.
    [[nodiscard]] Result<QList<Transaction>> page(const QList<qint64> &seqs);

    /// Those of these seqs, which are newest first, in place of what is in there.
    [[nodiscard]] Result<void> readInto(const QList<qint64> &seqs, StoredTransactions &stored);

private:
    Result<void> add(const QList<qint64> &seqs, StoredTransactions &stored);

    Database &m_database;
};

} // namespace core
