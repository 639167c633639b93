// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QProcess>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>

#include <signal.h>

namespace support
{

/// A private PostgreSQL server in a temporary folder, which listens on a socket only. Aborts the
/// program if the server is unavailable, because a skipped test would prove nothing. The server
/// ends with the test, for any cause.
///
/// Commits survive a killed process, but do not wait for the disk.
class PostgresServer
{
    Q_DISABLE_COPY_MOVE(PostgresServer)

public:
    PostgresServer();
    ~PostgresServer();

    /// Returns the address of a new, empty database.
    QString newDatabase();

    /// Returns the address of a reused, emptied database; half a second faster.
    QString emptiedDatabase();

    /// Returns the address of the reused database with all tables except `kept` emptied. Requires
    /// an unchanged schema.
    QString clearedDatabase(const QString &kept);

    /// Returns a new database of a user with this password.
    QString newDatabase(const QString &password);

    /// Restarts the server with TLS on an address of the loopback network, and returns the address.
    /// The user balcao needs no password there, but an encrypted connection. Both files in PEM.
    QString listenWithTls(const QByteArray &certificate, const QByteArray &key);

    /// Returns the path of the socket.
    [[nodiscard]] QString socket() const;

    /// Runs one statement as superuser and returns the first column of the first row.
    QString ask(const QString &sql, const QString &database = QStringLiteral("postgres"));

    void start();
    /// Stops the server and waits for its end. SIGTERM lets clients finish, SIGINT disconnects
    /// them, SIGQUIT disconnects without a message, SIGKILL simulates a crash.
    void stop(int signal = SIGQUIT);

    /// Suspends all processes of the server, as on a computer that hangs, until thaw(). A frozen
    /// server cannot be stopped.
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
    void write(const QString &name, const QByteArray &bytes) const;

    QTemporaryDir m_folder;
    QProcess m_server;
    QString m_tlsAddress; ///< empty: a socket only
    int m_databases = 0;
};

} // namespace support
