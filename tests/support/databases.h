// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/backend.h"
#include "core/storage/database.h"
#include "tests/support/postgresserver.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

namespace support
{

enum class DatabaseKind { Sqlite, PostgreSql };

/// A row for each kind, for a test of what holds on either; databases of a whole program that has
/// them as global data are of the row that runs.
inline void databaseKinds()
{
    QTest::addColumn<DatabaseKind>("kind");
    QTest::newRow("SQLite") << DatabaseKind::Sqlite;
    QTest::newRow("PostgreSQL") << DatabaseKind::PostgreSql;
}

/// Where a test has its databases. The server starts when the first test needs it.
class Databases
{
public:
    /// The address of a database that is not there yet, or is empty. The one before is gone.
    QString newDatabase(DatabaseKind kind)
    {
        if (kind == DatabaseKind::Sqlite) {
            m_folder = std::make_unique<QTemporaryDir>();
            return m_folder->filePath(QStringLiteral("shop.db"));
        }
        if (!m_server)
            m_server = std::make_unique<PostgresServer>();
        return m_server->emptiedDatabase();
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder; ///< of the newest file
    std::unique_ptr<PostgresServer> m_server;
};

/// For tests of many commits, in which nobody pulls the plug.
inline void waitForNoDisk(core::Database &database)
{
    const bool isFile = database.backend().name() == QLatin1String("sqlite");
    if (!database.once(isFile ? QStringLiteral("PRAGMA synchronous = OFF")
                              : QStringLiteral("SET synchronous_commit = off")))
        qFatal("the database does not let itself be hurried");
}

} // namespace support

Q_DECLARE_METATYPE(support::DatabaseKind)
