// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QProcess>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>

#include <signal.h>

namespace support
{

/// A PostgreSQL server of the test's own, in a temporary folder, which nobody else can reach: it
/// listens on a socket there and on no port. A server that cannot be had ends the program, since a
/// test that did without would say nothing. It dies with the test, however that ends.
///
/// It stores as surely as one in use, so that it may be killed, but does not wait for the disk.
class PostgresServer
{
    Q_DISABLE_COPY_MOVE(PostgresServer)

public:
    PostgresServer();
    ~PostgresServer();

    /// The address of a new, empty database on it.
    QString newDatabase();

    /// The address of a database that is always the same one, emptied: quicker by half a second.
    QString emptiedDatabase();

    /// The address of the same one, without the rows of any table but `kept`; for one whose tables
    /// nobody changed.
    QString clearedDatabase(const QString &kept);

    /// A new one of a user who needs this password.
    QString newDatabase(const QString &password);

    /// The file of the socket.
    [[nodiscard]] QString socket() const;

    /// Runs one statement as the master of the server; the first column of its first row.
    QString ask(const QString &sql, const QString &database = QStringLiteral("postgres"));

    void start();
    /// SIGTERM lets clients finish, SIGINT drops them, SIGQUIT drops them without a word, SIGKILL
    /// is a crash. Returns when nothing of it is left.
    void stop(int signal = SIGQUIT);

    /// Keeps all of its processes from doing anything, as a computer that hangs: they are there,
    /// and silent. Until thaw(), before which it cannot be stopped.
    void freeze();
    void thaw();

private:
    void signalAll(int signal);
    [[nodiscard]] QList<pid_t> children() const;
    [[nodiscard]] QString address(const QString &database, const QString &user) const;
    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }
    [[nodiscard]] QString noSync() const { return m_folder.filePath(QStringLiteral("nosync.so")); }
    void prepare(QProcess &process, const QString &program, const QStringList &arguments);
    void waitUntilReady();

    QTemporaryDir m_folder;
    QProcess m_server;
    int m_databases = 0;
};

} // namespace support
