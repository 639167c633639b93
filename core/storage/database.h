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
class SilenceWatch;

/// What a database is for, which decides its tables.
enum class Schema {
    Shop,    ///< the transactions of a service
    Console, ///< what one counter has noted; always a file
    Remote,  ///< what was asked of a service far away; always a file
    Mirror,  ///< what was seen of one; always a file
};

/// How long a Database waits for others.
struct DatabaseTimeouts
{
    /// For the right to write, and for a file that is busy while it is opened or read.
    std::chrono::milliseconds busy{5'000};
    /// For the next statement of a writer; then a server ends the transaction.
    std::chrono::milliseconds idleWriter{10'000};
    /// For a server that was lost during a commit; longer than idleWriter.
    std::chrono::milliseconds settle{15'000};
};

/// One connection to one SQLite file or to one database of a PostgreSQL server, used only by the
/// thread that opened it, and destroyed there too; that is asserted. Needs a QCoreApplication.
/// Calls block on the disk or the server, and up to five seconds on another process that writes;
/// then they answer Code::StorageBusy.
///
/// Durable: what was committed outlives a crash of the program and of the machine.
///
/// A server that goes away, or is silent for half a minute, makes the calls of a transaction fail
/// with Code::StorageUnreachable; the next transaction connects again.
class Database
{
    Q_DISABLE_COPY_MOVE(Database)

public:
    enum class Access {
        ReadWrite,  ///< makes the file if there is none, and brings its schema up to date
        Beside,     ///< as ReadWrite, beside such a connection of this program: what that has
                    ///< looked at is not looked at again
        ReadOnly,   ///< needs one that is up to date, as every ReadWrite connection leaves it, or
                    ///< as its backup was; writes fail
        ReadAtOnce, ///< as ReadOnly, but does not wait for a file that is busy
        AsItIs,     ///< needs a file of this program, by any of its versions, of which nothing
                    ///< else is checked: for backups and rescues; writes fail
    };

    [[nodiscard]] static constexpr bool writes(Access access)
    {
        return access == Access::ReadWrite || access == Access::Beside;
    }

    static constexpr size_t kMostPrepared = 128; ///< statements that are kept for the next time

    /// Whether an address is one of a server; all others are paths of files.
    [[nodiscard]] static bool isOnServer(const QString &address);

    /// The address is the path of a file, or postgresql://user:password@host:port/name (see
    /// PostgreSqlBackend) of a database that exists.
    ///
    /// Code::StorageReadOnly, StorageBusy, StorageFull, StorageFailed, StorageUnreachable;
    /// StorageDamaged for what is not a sound database of this program, which is then left as it
    /// is; StorageNewer. Every setting that durability and safety rest on has been read back.
    [[nodiscard]] static Result<std::unique_ptr<Database>>
    open(const QString &address, Access access, Schema schema = Schema::Shop,
         const DatabaseTimeouts &timeouts = {});
    ~Database();

    /// Runs one statement that has no values and is not worth keeping; the first column of its
    /// first row, or an invalid value if it has none.
    [[nodiscard]] Result<QVariant> once(const QString &sql);

    /// How often it has connected. What was seen by another connection to a server may be gone: it
    /// may have been put back to what it was before.
    [[nodiscard]] int connections() const { return m_connections; }

    /// From any thread, while it stands: the statement that it runs fails, if there is one, and if
    /// it is a file.
    void interrupt() const;

    /// In a transaction, until its end: each statement may take up to an hour, for work that grows
    /// with the database. A server breaks off others after a minute, and is given up after half a
    /// minute of silence. A file has no such limits.
    [[nodiscard]] Result<void> takeTime();

    /// True between the begin and the end of a WriteTransaction or ReadTransaction.
    [[nodiscard]] bool isInTransaction() const { return m_isInTransaction; }

    /// The kind of database that it is.
    [[nodiscard]] const Backend &backend() const { return *m_backend; }

    [[nodiscard]] Schema schema() const { return m_schema; }

    /// As it was given to open().
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

    /// A statement without values and answer, such as BEGIN.
    Result<void> control(const QString &sql);
    Result<void> controlEach(const QStringList &statements);
    /// A prepared query for the text, kept for the next time.
    Result<std::shared_ptr<Query>> prepared(const QString &sql);
    /// What the driver's error means, and that it means the loss of the server.
    Error noted(const QSqlError &error);
    [[nodiscard]] std::chrono::milliseconds patience() const;
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
    std::function<void()> m_interrupt;     ///< of the connection; empty where that cannot be
    std::unique_ptr<SilenceWatch> m_watch; ///< over the connection; null where there is no server
    /// By the end and the length, which hardly two texts of ours have in common.
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
    bool m_takesTime = false;  ///< until the end of the transaction
    bool m_isLost = false;     ///< the server is gone: connect again before the next transaction
    bool m_isUpToDate = false; ///< opened to write, and all tables are there
    const QUuid m_writer;      ///< whose row in commit_mark is ours
    qint64 m_mark = 0;         ///< of the last commit that was tried
};

/// What the two kinds of transaction share: it ends with its scope. One at a time per connection.
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
    Database *m_database; ///< null once it has ended
};

/// Takes the right to write at once, so that what is read inside cannot change before what is
/// written (a deferred transaction fails there without waiting). Rolled back unless committed.
class WriteTransaction : public DatabaseTransaction
{
public:
    [[nodiscard]] static Result<WriteTransaction> begin(Database &database);

    /// If it fails, nothing of the transaction is stored; but for Code::Unconfirmed: the server was
    /// lost while it committed, and did not come back within 15 seconds to tell.
    [[nodiscard]] Result<void> commit() { return finish(); }

private:
    using DatabaseTransaction::DatabaseTransaction;
};

/// Lets several reads see the same moment.
class ReadTransaction : public DatabaseTransaction
{
public:
    [[nodiscard]] static Result<ReadTransaction> begin(Database &database);

private:
    using DatabaseTransaction::DatabaseTransaction;
};

/// A part of a write transaction that can be undone by itself. May stand in another one.
class Savepoint
{
    Q_DISABLE_COPY_MOVE(Savepoint)

public:
    explicit Savepoint(Database &database);
    ~Savepoint(); ///< undoes the part unless it was kept

    /// Whether the part has begun.
    [[nodiscard]] const Result<void> &begun() const { return m_begun; }

    /// The part now shares the fate of what it stands in.
    [[nodiscard]] Result<void> keep();

private:
    Database &m_database;
    Result<void> m_begun;
    bool m_isOpen;
};

/// Runs work, which returns a Result, in one write transaction; commits if it succeeded. Inside a
/// write transaction the work becomes a part of that one: kept if it succeeded, undone if not, and
/// durable when the whole is.
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
        if (const auto kept = part.keep(); !kept)
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

/// Runs work, which returns a Result, in one read transaction, or in the transaction that there is.
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

} // namespace core
