// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/database.h"

#include "core/storage/databasefile.h"
#include "core/storage/migrations.h"
#include "core/storage/soundness.h"
#include "core/storage/statement.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QFileInfo>
#include <QtCore/QThread>

#include <atomic>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kBusyMilliseconds = 5000;

struct Setting
{
    QString name;
    QString value; ///< as PRAGMA tells it
};

QList<Setting> settingsFor(Database::Access access)
{
    return {
        {u"busy_timeout"_s, QString::number(kBusyMilliseconds)},
        {u"synchronous"_s, u"2"_s}, // FULL: NORMAL loses answered transactions when power fails
        {u"foreign_keys"_s, u"1"_s},
        {u"trusted_schema"_s, u"0"_s}, // a file from elsewhere runs no functions of its own
        {u"cell_size_check"_s, u"1"_s},
        {u"journal_size_limit"_s, QString::number(64 * 1024 * 1024)},
        {u"wal_autocheckpoint"_s, u"4000"_s}, // pages
        {u"query_only"_s, access == Database::Access::ReadWrite ? u"0"_s : u"1"_s},
    };
}

Error damaged(const QString &detail)
{
    return {Error::Code::StorageDamaged, {}, detail};
}

QString nextConnectionName()
{
    static std::atomic<int> last = 0;
    return u"core::Database %1"_s.arg(++last);
}

Result<void> requireFile(const QString &path)
{
    if (QFileInfo(path).isFile())
        return {};
    return tl::unexpected(damaged(u"there is no file"_s)); // opening it would make an empty one
}

} // namespace

Error storageError(const QSqlError &error)
{
    // Values of SQLite's result codes; the upper bytes of an extended code only add why.
    enum Primary {
        Busy = 5,
        ReadOnly = 8,
        InputOutput = 10,
        Corrupt = 11,
        Full = 13,
        CannotOpen = 14,
        NotADatabase = 26,
    };
    constexpr int kNoRoomForSharedMemory = 4874; // SQLITE_IOERR_SHMSIZE
    bool isNumber = false;
    const int native = error.nativeErrorCode().toInt(&isNumber);
    const QString detail = u"SQLite %1: %2"_s.arg(error.nativeErrorCode(), error.databaseText());
    if (native == kNoRoomForSharedMemory)
        return {Error::Code::StorageFull, {}, detail};
    switch (isNumber ? native & 0xFF : 0) {
    case Busy:
        return {Error::Code::StorageBusy, {}, detail};
    case ReadOnly:
        return {Error::Code::StorageReadOnly, {}, detail};
    case InputOutput:
    case CannotOpen: // nearly always the log: what may not be written is found out before
        return {Error::Code::StorageFailed, {}, detail};
    case Corrupt:
    case NotADatabase:
        return {Error::Code::StorageDamaged, {}, detail};
    case Full:
        return {Error::Code::StorageFull, {}, detail};
    default: // not an enum of ours: what is left is a fault of the statement
        return {Error::Code::Internal, {}, detail};
    }
}

Result<std::unique_ptr<Database>> Database::open(const QString &path, Access access)
{
    const auto ready = access == Access::ReadWrite ? prepareDatabaseFile(path) : requireFile(path);
    if (!ready)
        return tl::unexpected(ready.error());
    std::unique_ptr<Database> database(new Database(path));
    if (const auto started = database->start(access); !started)
        return tl::unexpected(started.error());
    return database;
}

Database::Database(const QString &path)
    : m_thread(QThread::currentThread())
    , m_name(nextConnectionName())
    , m_connection(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name))
{
    m_connection.setDatabaseName(path);
    m_connection.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(kBusyMilliseconds));
}

Database::~Database()
{
    Q_ASSERT(isOwnThread());
    m_queries.clear();
    m_connection.close();
    m_connection = {}; // a connection in use cannot be removed
    QSqlDatabase::removeDatabase(m_name);
}

Result<void> Database::start(Access access)
{
    if (!m_connection.open())
        return tl::unexpected(storageError(m_connection.lastError()));
    // A file that is not ours is found out before anything is written to it.
    return applySettings(access)
        .and_then([this, access] { return bringUpToDate(access); })
        .and_then([this, access] { return verifySettings(access); });
}

Result<void> Database::bringUpToDate(Access access)
{
    const auto version = schemaVersion(*this);
    if (!version)
        return tl::unexpected(version.error());
    if (access == Access::AsItIs)
        return *version > 0 ? Result<void>() : tl::unexpected(damaged(u"the file is empty"_s));
    if (*version > latestSchemaVersion())
        return tl::unexpected(Error{Error::Code::StorageNewer, {}, u"schema %1"_s.arg(*version)});
    if (access == Access::ReadWrite) {
        return checkPages(*this)
            .and_then([this] { return useWal(); })
            .and_then([this] { return migrate(*this); })
            .and_then([this] { return checkTransactions(*this); });
    }
    if (*version < latestSchemaVersion())
        return tl::unexpected(damaged(u"the schema is not up to date"_s));
    return {};
}

Result<void> Database::applySettings(Access access)
{
    for (const Setting &setting : settingsFor(access)) {
        const auto done = once(u"PRAGMA %1 = %2"_s.arg(setting.name, setting.value));
        if (!done)
            return tl::unexpected(done.error());
    }
    return {};
}

Result<void> Database::verifySettings(Access access)
{
    QList<Setting> settings = settingsFor(access);
    if (access != Access::AsItIs) // a backup has no log
        settings.append({u"journal_mode"_s, u"wal"_s});
    for (const Setting &setting : settings) {
        const auto value = once(u"PRAGMA %1"_s.arg(setting.name));
        if (!value)
            return tl::unexpected(value.error());
        if (value->toString() != setting.value) {
            const QString detail = u"%1 is %2, not %3"_s;
            return tl::unexpected(
                Error{Error::Code::Internal,
                      {},
                      detail.arg(setting.name, value->toString(), setting.value)});
        }
    }
    return {};
}

/// Two programs that open a new file at once disturb each other here: the change needs the file
/// alone, and SQLite does not wait for that by itself.
Result<void> Database::useWal()
{
    const QDeadlineTimer deadline(kBusyMilliseconds);
    for (;;) {
        auto mode = once(u"PRAGMA journal_mode"_s);
        if (mode && mode->toString() != "wal"_L1)
            mode = once(u"PRAGMA journal_mode = WAL"_s);
        if (mode)
            return {}; // which mode it is, verifySettings() asks
        if (mode.error().code != Error::Code::StorageBusy || deadline.hasExpired())
            return tl::unexpected(mode.error());
        QThread::msleep(5);
    }
}

Result<QVariant> Database::once(const QString &sql)
{
    Q_ASSERT(isOwnThread());
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return tl::unexpected(storageError(query.lastError()));
    if (query.next())
        return query.value(0);
    if (query.lastError().isValid())
        return tl::unexpected(storageError(query.lastError()));
    return QVariant();
}

Result<QSqlQuery *> Database::prepared(const QString &sql)
{
    Q_ASSERT(isOwnThread());
    if (const auto known = m_queries.find(sql); known != m_queries.end())
        return known->second.get();
    auto query = std::make_unique<QSqlQuery>(m_connection);
    query->setForwardOnly(true);
    if (!query->prepare(sql))
        return tl::unexpected(storageError(query->lastError()));
    return m_queries.emplace(sql, std::move(query)).first->second.get();
}

bool Database::isOwnThread() const
{
    return m_thread == QThread::currentThread();
}

DatabaseTransaction::DatabaseTransaction(Database &database)
    : m_database(&database)
{
    Q_ASSERT(!database.m_isInTransaction);
    database.m_isInTransaction = true;
}

DatabaseTransaction::DatabaseTransaction(DatabaseTransaction &&other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{}

DatabaseTransaction::~DatabaseTransaction()
{
    if (!m_database)
        return;
    // Fails if SQLite rolled back by itself, as on a full disk; then there is nothing to undo.
    std::ignore = Statement(*m_database, u"ROLLBACK"_s).run();
    m_database->m_isInTransaction = false;
}

Result<void> DatabaseTransaction::start(Database &database, const QString &sql)
{
    return Statement(database, sql).run();
}

Result<void> DatabaseTransaction::finish()
{
    Q_ASSERT(m_database);
    if (auto done = Statement(*m_database, u"COMMIT"_s).run(); !done)
        return done; // the destructor rolls back what may still be open
    m_database->m_isInTransaction = false;
    m_database = nullptr;
    return {};
}

Result<WriteTransaction> WriteTransaction::begin(Database &database)
{
    return start(database, u"BEGIN IMMEDIATE"_s).map([&database] {
        return WriteTransaction(database);
    });
}

Savepoint::Savepoint(Database &database)
    : m_database(database)
    , m_begun(Statement(database, u"SAVEPOINT part"_s).run())
    , m_isOpen(m_begun.has_value())
{
    Q_ASSERT(database.isInTransaction());
}

Savepoint::~Savepoint()
{
    if (!m_isOpen)
        return;
    // Both fail if the whole transaction was rolled back; then its commit fails as well.
    std::ignore = Statement(m_database, u"ROLLBACK TO part"_s).run();
    std::ignore = Statement(m_database, u"RELEASE part"_s).run();
}

Result<void> Savepoint::keep()
{
    Q_ASSERT(m_isOpen);
    auto kept = Statement(m_database, u"RELEASE part"_s).run();
    m_isOpen = !kept;
    return kept;
}

Result<ReadTransaction> ReadTransaction::begin(Database &database)
{
    return start(database, u"BEGIN"_s).map([&database] { return ReadTransaction(database); });
}

} // namespace core
