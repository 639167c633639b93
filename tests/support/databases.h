// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/backend.h"
#include "core/database/database.h"
#include "tests/support/postgresserver.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

namespace support
{

enum class DatabaseKind { Sqlite, PostgreSql };

/// Adds a data row for each engine, for tests that apply to both. If a whole program uses the rows
/// as global data, its databases follow the current row.
inline void databaseKinds()
{
    QTest::addColumn<DatabaseKind>("kind");
    QTest::newRow("SQLite") << DatabaseKind::Sqlite;
    QTest::newRow("PostgreSQL") << DatabaseKind::PostgreSql;
}

/// Runs a statement while other connections may write. Database::queryScalar() does not wait for
/// them, a transaction does.
inline bool executeInTransaction(core::Database &database, const QString &sql)
{
    return core::inWriteTransaction(database, [&] { return database.queryScalar(sql); })
        .has_value();
}

/// Creates databases for tests. The server starts with the first test that needs it. Each new
/// address invalidates the previous one of the same kind.
class Databases
{
public:
    /// Returns the address of a missing or empty database.
    QString newDatabase(DatabaseKind kind)
    {
        if (kind == DatabaseKind::Sqlite)
            return newFile();
        m_hasShop = false;
        return server().emptiedDatabase();
    }

    /// Returns the address of a new shop, equal to the result of a first start, but without its
    /// delay.
    QString newShop(DatabaseKind kind)
    {
        if (kind == DatabaseKind::Sqlite) {
            if (m_file.isEmpty())
                m_file = bytesOf(made(newFile()));
            QString path = newFile();
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(m_file) != m_file.size())
                qFatal("a shop of the test cannot be written");
            return path;
        }
        if (m_hasShop)
            return server().clearedDatabase(QStringLiteral("schema_version"));
        m_hasShop = true;
        return made(server().emptiedDatabase());
    }

private:
    QString newFile()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        return m_folder->filePath(QStringLiteral("shop.db"));
    }

    PostgresServer &server()
    {
        if (!m_server)
            m_server = std::make_unique<PostgresServer>();
        return *m_server;
    }

    static QString made(const QString &address)
    {
        if (!core::Database::open(address, core::Database::Access::ReadWrite))
            qFatal("a shop of the test cannot be made");
        return address;
    }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder; ///< of the newest file
    QByteArray m_file;                       ///< contents of a new shop's file
    std::unique_ptr<PostgresServer> m_server;
    bool m_hasShop = false; ///< on the server, in any state
};

/// Disables syncs for tests with many commits and without power failures.
inline void waitForNoDisk(core::Database &database)
{
    const bool isFile = database.backend().name() == QLatin1String("sqlite");
    if (!database.queryScalar(isFile ? QStringLiteral("PRAGMA synchronous = OFF")
                                     : QStringLiteral("SET synchronous_commit = off")))
        qFatal("the database does not let itself be hurried");
}

} // namespace support

Q_DECLARE_METATYPE(support::DatabaseKind)
