// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QVariant>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>

#include <memory>
#include <unordered_map>

class QThread;

namespace core
{

/// One connection to one SQLite file, used only by the thread that opened it, and destroyed there
/// too; that is asserted. Needs a QCoreApplication. Calls block on the disk, and up to five seconds
/// on another process that writes; then they answer Code::StorageBusy.
///
/// Durable: what was committed outlives a crash of the program and of the machine.
class Database
{
    Q_DISABLE_COPY_MOVE(Database)

public:
    enum class Access {
        ReadWrite, ///< makes the file if there is none, and brings its schema up to date
        ReadOnly,  ///< needs a file that a ReadWrite connection has opened before; writes fail
        AsItIs,    ///< needs a file of this program, by any of its versions, of which nothing else
                   ///< is checked: for backups and rescues; writes fail
    };

    /// Code::StorageReadOnly, StorageBusy, StorageFull, StorageFailed; StorageDamaged for a file
    /// that is not a sound database of this program, which is then left as it is; StorageNewer.
    /// Every setting that durability and safety rest on has been read back.
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString &path, Access access);
    ~Database();

    /// Runs one statement that has no values and is not worth keeping; the first column of its
    /// first row, or an invalid value if it has none.
    [[nodiscard]] Result<QVariant> once(const QString &sql);

    /// True between the begin and the end of a WriteTransaction or ReadTransaction.
    [[nodiscard]] bool isInTransaction() const { return m_isInTransaction; }

private:
    friend class Statement;
    friend class DatabaseTransaction;

    explicit Database(const QString &path);

    Result<void> start(Access access);
    Result<void> applySettings(Access access);
    Result<void> verifySettings(Access access);
    Result<void> useWal();
    Result<void> bringUpToDate(Access access);

    /// A prepared query for the text, kept for the next time.
    Result<QSqlQuery *> prepared(const QString &sql);
    [[nodiscard]] bool isOwnThread() const;

    QThread *m_thread;
    QString m_name;
    QSqlDatabase m_connection;
    std::unordered_map<QString, std::unique_ptr<QSqlQuery>> m_queries;
    bool m_isInTransaction = false;
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
    static Result<void> start(Database &database, const QString &sql);
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

    /// If it fails, nothing of the transaction is stored.
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

/// What a driver's error means to the callers of this room. The detail names numbers and parts of
/// the schema, never values.
[[nodiscard]] Error storageError(const QSqlError &error);

} // namespace core
