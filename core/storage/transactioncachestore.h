// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

struct Transaction;

class Database;

/// Stores the cached transactions of a remote service, in a database of Schema::TransactionCache.
/// Runs in the thread of the database; blocks on the disk. All transactions have Transaction::asOf.
class TransactionCacheStore
{
    Q_DISABLE_COPY_MOVE(TransactionCacheStore)

public:
    explicit TransactionCacheStore(Database &database);

    [[nodiscard]] Result<QList<Transaction>> all();

    /// Replaces the cached versions of these transactions. If more than `max` transactions are
    /// cached, only the newest by creation stay.
    [[nodiscard]] Result<void> keep(const QList<Transaction> &received, qint64 max);

private:
    Database &m_database;
};

} // namespace core
