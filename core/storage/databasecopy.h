// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace core
{

class Database;

/// The number of rows of a table and a digest of their values. The same for equal rows in SQLite
/// and PostgreSQL, in any order.
struct TableDigest
{
    QString table;
    qint64 rows = 0;
    QByteArray digest; ///< 64 hexadecimal digits

    bool operator==(const TableDigest &) const = default;
};

/// Copies a shop into an empty database, also of the other kind: transactions, evidence, outbox,
/// webhooks, deliveries, API keys and the environment. Derived tables are built by the triggers of
/// the target. One snapshot, one write transaction: an error leaves the target empty. Both schemas
/// must have the latest version. Code::Conflict if the target is not empty. Blocks.
[[nodiscard]] Result<void> copyDatabase(Database &from, Database &to);

/// Returns the digests of all tables that copyDatabase() copies. Blocks.
[[nodiscard]] Result<QList<TableDigest>> tableDigests(Database &database);

/// Returns the columns that copyDatabase() copies, each as "table.column".
[[nodiscard]] QStringList copiedColumns();

/// Returns the tables that copyDatabase() leaves to the triggers or to the program.
[[nodiscard]] QStringList tablesNotCopied();

} // namespace core
