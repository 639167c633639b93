// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QUuid>
#include <QtCore/QVariant>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <unordered_map>

class QThread;

namespace core
{

class Backend;
class Query;
class SocketWatchdog;

/// The purpose of a database, which determines the tables.
enum class Schema {
    Shop,    ///< transactions of a service
    Console, ///< local data of one till; always a file
    Remote,  ///< orders sent to a remote service; always a file
    Copy,    ///< copied transactions of a remote service; always a file
    Bank,    ///< bank statements and decisions about their lines; always a file
};

/// Limits on how long a Database waits.
struct DatabaseTimeouts
{
    /// For the write lock, and for a file that is busy while it is opened or read.
    std::chrono::milliseconds busy{5'000};
    /// For the next statement of a writer; afterwards a server ends the transaction.
    std::chrono::milliseconds idleWriter{10'000};
    /// For the outcome of a commit after the connection was lost; longer than idleWriter.
    std::chrono::milliseconds settle{15'000};
};

/// A connection to one SQLite file or to one database of a PostgreSQL server.
///
/// Threading: only the thread that opened the connection may use and destroy it (asserted). Calls
/// block on the disk or the server. Calls wait up to five seconds for another process that writes
/// and then return Code::StorageBusy.
///
/// Lifetime: needs a QCoreApplication.
///
/// Durability: committed data survives a crash of the program and of the machine.
///
/// Errors: if a server disconnects or does not respond for half a minute, the calls of the
/// transaction fail with Code::StorageUnreachable. The next transaction connects again.
class Database
{
    Q_DISABLE_COPY_MOVE(Database)

public:
    enum class Access {
        ReadWrite,    ///< creates a missing file and migrates the schema
        SecondWriter, ///< as ReadWrite, for a second connection next to a ReadWrite one; does not
                      ///< repeat the checks of the first connection
        ReadOnly,   ///< needs the latest schema, as left by every ReadWrite connection, or a backup
                    ///< with that schema; writes fail
        ReadNoWait, ///< as ReadOnly, but does not wait for a busy file
        Unverified, ///< accepts a file of any version of this program without further checks, for
                    ///< backups and rescues; writes fail
    };

    [[nodiscard]] static constexpr bool writes(Access access)
    {
        return access == Access::ReadWrite || access == Access::SecondWriter;
    }

    static constexpr size_t kMaxPrepared = 128; ///< statements that are kept for the next time

    /// Returns true if the address is that of a server. All other addresses are file paths.
    [[nodiscard]] static bool isOnServer(const QString &address);

    /// Opens a database. The address is a file path, or postgresql://user:password@host:port/name
    /// (see PostgreSqlBackend) of an existing database. Every setting that durability and safety
    /// depend on has been verified.
    ///
    /// Code::StorageReadOnly, StorageBusy, StorageFull, StorageFailed, StorageUnreachable,
    /// StorageNewer. StorageCorrupted for anything but an intact database of this program, which is
    /// then left unchanged.
    [[nodiscard]] static Result<std::unique_ptr<Database>>
    open(const QString &address, Access access, Schema schema = Schema::Shop,
         const DatabaseTimeouts &timeouts = {});
    ~Database();

    /// Runs one statement without values and does not cache it. Returns the first column of the
    /// first row, or an invalid value if there are no rows.
    [[nodiscard]] Result<QVariant> queryScalar(const QString &sql);

    /// Returns the number of connections so far. Data read over an earlier connection to a server
    /// may be gone: the server may have been restored from a backup.
    [[nodiscard]] int connections() const { return m_connections; }

    /// Makes the running statement of a file fail; no effect on servers. Callable from any thread
    /// while the object exists.
    void interrupt() const;

    /// Allows each statement to take up to an hour, until the end of the current transaction. For
    /// work that grows with the database. Otherwise a server aborts statements after a minute, and
    /// the connection is closed after half a minute without a response. Files have no such limits.
    [[nodiscard]] Result<void> allowLongStatements();

    /// Returns true between the begin and the end of a WriteTransaction or ReadTransaction.
    [[nodiscard]] bool isInTransaction() const { return m_isInTransaction; }

    /// Connects again if the server was lost.
    [[nodiscard]] Result<void> reconnectIfLost();

    /// As Backend::hasRoundTrips().
    [[nodiscard]] bool hasRoundTrips() const;

    /// Returns the database engine.
    [[nodiscard]] const Backend &backend() const { return *m_backend; }

    [[nodiscard]] Schema schema() const { return m_schema; }

    /// Returns the address that was passed to open().
    [[nodiscard]] const QString &address() const { return m_address; }

private:
    friend class Statement;
    friend class Savepoint;
    friend class DatabaseTransaction;
    friend class WriteTransaction;
    friend class ReadTransaction;

    Database(const QString &address, Access access, Schema schema,
             const DatabaseTimeouts &timeouts);

    Result<void> connect();
    Result<void> reconnect();
    void disconnect();
    Result<void> applySettings();
    Result<void> verifySettings();
    Result<void> bringUpToDate();
    Result<void> checkVersion();

    Result<void> begin(const QStringList &statements);
    Result<void> commit();
    void rollback();
    Result<void> settled(const Error &lost);
    Result<qint64> storedMark();
    Result<qint64> readMark();

    /// Runs a statement without values and result, such as BEGIN.
    Result<void> control(const QString &sql);
    Result<void> controlEach(const QStringList &statements);
    Result<void> sendTogether(const QStringList &statements);
    /// Returns a prepared query from the cache, or prepares and caches the query.
    Result<std::shared_ptr<Query>> prepared(const QString &sql);
    /// Translates a driver error and records the loss of the server.
    Error toError(const QSqlError &error);
    [[nodiscard]] std::chrono::milliseconds timeout() const;
    [[nodiscard]] bool isOwnThread() const;

    QThread *m_thread;
    const QString m_address;
    const std::unique_ptr<const Backend> m_backend;
    const Access m_access;
    const Schema m_schema;
    const DatabaseTimeouts m_timeouts;
    QString m_name;        ///< of the connection
    int m_connections = 0; ///< so far
    QSqlDatabase m_connection;
    std::function<void()> m_interrupt;       ///< of the connection; empty if unsupported
    std::unique_ptr<SocketWatchdog> m_watch; ///< of the connection; null for files
    /// Hashes only the length and the last characters, which differ between nearly all statements
    /// of this program.
    struct HashOfSql
    {
        size_t operator()(const QString &sql) const
        {
            return qHash(QStringView(sql).last(std::min<qsizetype>(sql.size(), 8)),
                         static_cast<size_t>(sql.size()));
        }
    };

    std::unordered_map<QString, std::shared_ptr<Query>, HashOfSql> m_queries;
    bool m_isInTransaction = false;
    bool m_allowsLongStatements = false; ///< until the end of the transaction
    bool m_isLost = false;               ///< connect again before the next transaction
    bool m_isUpToDate = false;           ///< opened for writing, with all tables present
    const QUuid m_writer;                ///< key of this connection's row in commit_mark
    qint64 m_mark = 0;                   ///< of the last attempted commit
};

/// The common base of both kinds of transaction. Ends with its scope. At most one per connection.
class DatabaseTransaction
{
public:
    DatabaseTransaction(DatabaseTransaction &&other) noexcept;
    DatabaseTransaction &operator=(DatabaseTransaction &&) = delete;
    ~DatabaseTransaction();

protected:
    explicit DatabaseTransaction(Database &database);
    Result<void> finish();

private:
    Database *m_database; ///< null after the end
};

/// A transaction with the write lock from the beginning: data that is read cannot change before it
/// is written. A deferred transaction would fail there without waiting. Rolled back unless
/// committed.
class WriteTransaction : public DatabaseTransaction
{
public:
    [[nodiscard]] static Result<WriteTransaction> begin(Database &database);

    /// Commits. After an error nothing of the transaction is stored. Exception: Code::Unconfirmed
    /// if the server was lost during the commit and did not return within 15 seconds.
    [[nodiscard]] Result<void> commit() { return finish(); }

private:
    using DatabaseTransaction::DatabaseTransaction;
};

/// A transaction whose reads see the same snapshot.
class ReadTransaction : public DatabaseTransaction
{
public:
    [[nodiscard]] static Result<ReadTransaction> begin(Database &database);

private:
    using DatabaseTransaction::DatabaseTransaction;
};

/// A part of a write transaction that can be rolled back alone. Savepoints can be nested.
class Savepoint
{
    Q_DISABLE_COPY_MOVE(Savepoint)

public:
    explicit Savepoint(Database &database);
    ~Savepoint(); ///< rolls the part back unless release() was called

    /// Returns an error if the savepoint could not be created.
    [[nodiscard]] const Result<void> &begun() const { return m_begun; }

    /// Merges the part into the enclosing transaction or savepoint.
    [[nodiscard]] Result<void> release();

private:
    Database &m_database;
    Result<void> m_begun;
    bool m_isOpen;
};

/// Runs `work`, which returns a Result, in one write transaction and commits on success. Inside a
/// write transaction the work becomes a savepoint: merged on success, rolled back on failure, and
/// durable with the enclosing transaction.
template<typename Work>
[[nodiscard]] auto inWriteTransaction(Database &database, Work work) -> decltype(work())
{
    if (database.isInTransaction()) {
        Savepoint part(database);
        if (!part.begun())
            return tl::unexpected(part.begun().error());
        auto result = work();
        if (!result)
            return result;
        if (const auto kept = part.release(); !kept)
            return tl::unexpected(kept.error());
        return result;
    }
    auto transaction = WriteTransaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto result = work();
    if (!result)
        return result;
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return result;
}

/// Runs `work`, which returns a Result, in one read transaction, or in the current transaction if
/// there is one.
template<typename Work>
[[nodiscard]] auto inReadTransaction(Database &database, Work work) -> decltype(work())
{
    if (database.isInTransaction())
        return work();
    const auto transaction = ReadTransaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    return work();
}

/// Runs `work`, which returns a Result and reads with one statement. On a server, the statement
/// needs no transaction, so that one round trip suffices. Reconnects like ReadTransaction.
template<typename Work>
[[nodiscard]] auto inSingleRead(Database &database, Work work) -> decltype(work())
{
    if (database.isInTransaction() || !database.hasRoundTrips())
        return inReadTransaction(database, work);
    if (const auto ready = database.reconnectIfLost(); !ready)
        return tl::unexpected(ready.error());
    auto result = work();
    // The server was lost while idle: the new connection repeats the read.
    if (!result && result.error().code == Error::Code::StorageUnreachable &&
        database.reconnectIfLost())
        result = work();
    return result;
}

} // namespace core
