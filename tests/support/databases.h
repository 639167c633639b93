// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/backend.h"
#include "core/storage/database.h"
#include "tests/support/postgresserver.h"

#include <QtCore/QFile>
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

/// Where a test has its databases. The server starts when the first test needs it. Each address
/// takes the one of the same kind before away.
class Databases
{
public:
    /// The address of a database that is not there yet, or is empty.
    QString newDatabase(DatabaseKind kind)
    {
        if (kind == DatabaseKind::Sqlite)
            return newFile();
        m_hasShop = false;
        return server().emptiedDatabase();
    }

    /// The address of a shop in which nothing has happened yet: what the first start makes of a
    /// new database, without the time that this takes.
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
    QByteArray m_file;                       ///< of a new shop
    std::unique_ptr<PostgresServer> m_server;
    bool m_hasShop = false; ///< on the server, in whatever state
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
