// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

namespace core
{

class Database;

/// Stores the cached transactions of a remote service, in a database of Schema::Mirror. Runs in the
/// thread of the database; blocks on the disk. All transactions have Transaction::asOf.
class MirrorStore
{
    Q_DISABLE_COPY_MOVE(MirrorStore)

public:
    explicit MirrorStore(Database &database);

    [[nodiscard]] Result<QList<Transaction>> all();

    /// Replaces the cached versions of these transactions. If more than `most` transactions are
    /// cached, only the newest by creation stay.
    [[nodiscard]] Result<void> keep(const QList<Transaction> &told, qint64 most);

private:
    Database &m_database;
};

} // namespace core
