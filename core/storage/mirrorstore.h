// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

namespace core
{

class Database;

/// What was seen of a service far away, in a database of Schema::Mirror. Thread of the database;
/// blocks on the disk. All of it has Transaction::asOf.
class MirrorStore
{
    Q_DISABLE_COPY_MOVE(MirrorStore)

public:
    explicit MirrorStore(Database &database);

    [[nodiscard]] Result<QList<Transaction>> all();

    /// In place of what was known of these; of more than so many transactions those created last
    /// stay.
    [[nodiscard]] Result<void> keep(const QList<Transaction> &told, qint64 most);

private:
    Database &m_database;
};

} // namespace core
