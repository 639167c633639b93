// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"

#include "core/database/backend.h"
#include "core/database/corruption.h"
#include "core/database/filecheck.h"
#include "core/database/migrations.h"
#include "core/database/query.h"
#include "core/database/socketwatchdog.h"
#include "core/database/statement.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QThread>
#include <QtSql/QSqlQuery>

#include <atomic>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

/// Longer than a server keeps a transaction after its client disconnected.
constexpr std::chrono::milliseconds kOpeningTimeout = 75s;

/// The same for statements that may run for an hour.
constexpr std::chrono::milliseconds kLongTimeout = 1h + 15s;

/// A copy holds the data of a foreign service, which need not follow the rules of a shop.
QList<Backend::Setting> settingsOf(const Backend &backend, Database::Access access, Schema schema)
{
    QList<Backend::Setting> settings = backend.settings(access);
    if (schema == Schema::Copy)
        settings.append({u"ignore_check_constraints"_s, u"1"_s});
    return settings;
}

/// Prepares the statement that marks the commits of a writer, for a server. Planning the statement
/// takes longer than its execution.
Result<void> prepareMark(Database &database, const QUuid &writer)
{
    if (!database.backend().canLoseAnswers())
        return {};
    const auto sql = u"PREPARE set_mark (BIGINT) AS INSERT INTO commit_mark (writer, mark) VALUES "
                     "('\\x%1', $1) ON CONFLICT (writer) DO UPDATE SET mark = excluded.mark"_s;
    return database.queryScalar(sql.arg(QString::fromLatin1(writer.toRfc4122().toHex())))
        .map([](const QVariant &) {});
}

QString nextConnectionName()
{
    static std::atomic<int> last = 0;
    return u"core::Database %1"_s.arg(++last);
}

} // namespace

bool Database::isOnServer(const QString &address)
{
    return address.startsWith("postgresql://"_L1) || address.startsWith("postgres://"_L1);
}

Result<std::unique_ptr<Database>> Database::open(const QString &address, Access access,
                                                 Schema schema, const DatabaseTimeouts &timeouts)
{
    std::unique_ptr<Database> database(new Database(address, access, schema, timeouts));
    // A database that is not ours is found out before anything is written to it.
    const auto opened = database->connect()
                            .and_then([&database] { return database->bringUpToDate(); })
                            .and_then([&database] { return database->verifySettings(); })
                            .and_then([&database] {
                                return database->m_isUpToDate
                                           ? prepareMark(*database, database->m_writer)
                                           : Result<void>();
                            });
    if (!opened)
        return tl::unexpected(opened.error());
    return database;
}

Database::Database(const QString &address, Access access, Schema schema,
                   const DatabaseTimeouts &timeouts)
    : m_thread(QThread::currentThread())
    , m_address(address)
    , m_backend(Backend::forAddress(address, timeouts))
    , m_access(access)
    , m_schema(schema)
    , m_timeouts(timeouts)
    , m_writer(QUuid::createUuid())
{}

Database::~Database()
{
    Q_ASSERT(isOwnThread());
    disconnect();
}

Result<void> Database::connect()
{
    const QString name = nextConnectionName();
    const auto connection = m_backend->connection(name, m_access);
    if (!connection)
        return tl::unexpected(connection.error());
    m_name = name;
    m_connection = *connection;
    if (!m_connection.open())
        return tl::unexpected(m_backend->error(m_connection.lastError(), false));
    m_isLost = false;
    ++m_connections;
    if (const auto prepared = m_backend->prepareConnection(m_connection); !prepared)
        return tl::unexpected(prepared.error());
    auto watch = m_backend->watch(m_connection);
    if (!watch)
        return tl::unexpected(watch.error());
    m_watch = std::move(*watch);
    m_interrupt = m_backend->interrupter(m_connection);
    return applySettings();
}

void Database::disconnect()
{
    if (!m_isLost) {
        const SocketWatchdog::Call call(m_watch.get(), timeout());
        m_queries.clear();
    }
    m_connection.close();
    m_watch.reset();
    m_connection = {}; // a connection in use cannot be removed
    QSqlDatabase::removeDatabase(m_name);
    m_queries.clear(); // also the queries of a lost server, without contact to the server
}

/// Connects again. The server may be another one now, or its schema may have been migrated
/// meanwhile.
Result<void> Database::reconnect()
{
    disconnect();
    auto done = connect()
                    .and_then([this] { return verifySettings(); })
                    .and_then([this] { return checkVersion(); })
                    .and_then([this] {
                        return m_isUpToDate ? prepareMark(*this, m_writer) : Result<void>();
                    });
    m_isLost = !done;
    return done;
}

Result<void> Database::reconnectIfLost()
{
    return m_isLost ? reconnect() : Result<void>();
}

bool Database::hasRoundTrips() const
{
    return m_backend->hasRoundTrips();
}

Result<void> Database::bringUpToDate()
{
    const auto isReady = [this] { m_isUpToDate = true; };
    if (m_access == Access::SecondWriter)
        return checkVersion().and_then([this] { return m_backend->makeReady(*this); }).map(isReady);
    if (m_access != Access::ReadWrite)
        return checkVersion();
    const auto version = schemaVersion(*this);
    if (!version)
        return tl::unexpected(version.error());
    if (*version > latestSchemaVersion(m_schema))
        return checkVersion();
    const auto check = [this] {
        return m_schema == Schema::Shop ? checkTransactions(*this) : Result<void>();
    };
    return m_backend->checkFile(*this)
        .and_then([this] { return m_backend->makeReady(*this); })
        .and_then([this] { return migrate(*this); })
        .and_then(check)
        .map(isReady);
}

Result<void> Database::checkVersion()
{
    const auto version = schemaVersion(*this);
    if (!version)
        return tl::unexpected(version.error());
    if (m_access == Access::Unverified)
        return *version > 0 ? Result<void>() : tl::unexpected(missingSchema());
    if (*version == 0)
        return tl::unexpected(corruption(u"there is no schema of ours"_s));
    if (*version > latestSchemaVersion(m_schema))
        return tl::unexpected(Error{Error::Code::StorageNewer, {}, u"schema %1"_s.arg(*version)});
    if (*version < latestSchemaVersion(m_schema))
        return tl::unexpected(Error{Error::Code::StorageOlder, {}, u"schema %1"_s.arg(*version)});
    return {};
}

Result<void> Database::applySettings()
{
    for (const Backend::Setting &setting : settingsOf(*m_backend, m_access, m_schema)) {
        const auto done = queryScalar(m_backend->setText(setting));
        if (!done)
            return tl::unexpected(done.error());
    }
    return {};
}

Result<void> Database::verifySettings()
{
    for (const Backend::Setting &setting :
         settingsOf(*m_backend, m_access, m_schema) + m_backend->conditions(m_access)) {
        const auto value = queryScalar(m_backend->askText(setting.name));
        if (!value)
            return tl::unexpected(value.error());
        if (value->toString() != setting.value) {
            const QString detail = u"the database setting %1 is %2, not %3"_s;
            return tl::unexpected(Error{
                isOnServer(m_address) ? Error::Code::StorageUnreachable : Error::Code::Internal,
                {},
                detail.arg(setting.name, value->toString(), setting.value)});
        }
    }
    return {};
}

Result<QVariant> Database::queryScalar(const QString &sql)
{
    Q_ASSERT(isOwnThread());
    const SocketWatchdog::Call call(m_watch.get(), timeout());
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return tl::unexpected(toError(query.lastError()));
    QVariant first;
    if (query.next())
        first = query.value(0);
    while (query.next()) { // a change that returns a row is stored only after the last row
    }
    if (query.lastError().isValid())
        return tl::unexpected(toError(query.lastError()));
    return first;
}

Result<void> Database::control(const QString &sql)
{
    return controlEach({sql});
}

Result<std::shared_ptr<Query>> Database::prepared(const QString &sql)
{
    Q_ASSERT(isOwnThread());
    if (const auto known = m_queries.find(sql); known != m_queries.end())
        return known->second;
    const SocketWatchdog::Call call(m_watch.get(), timeout());
    // Lists have one text per combination of filters. A query in use stays alive through its user.
    if (m_queries.size() == kMaxPrepared)
        m_queries.clear();
    std::shared_ptr<Query> query = m_backend->query(m_connection, sql);
    if (query->error().isValid())
        return tl::unexpected(toError(query->error()));
    m_queries.emplace(sql, query);
    return query;
}

Error Database::toError(const QSqlError &error)
{
    Error meaning = m_backend->error(error, m_connection.isOpen());
    m_isLost = m_isLost || meaning.code == Error::Code::StorageUnreachable;
    return meaning;
}

std::chrono::milliseconds Database::timeout() const
{
    if (m_allowsLongStatements)
        return kLongTimeout;
    if (writes(m_access) && !m_isUpToDate)
        return kOpeningTimeout;
    return m_watch ? m_watch->timeout() : std::chrono::milliseconds();
}

void Database::interrupt() const
{
    if (m_interrupt)
        m_interrupt();
}

bool Database::isOwnThread() const
{
    return m_thread == QThread::currentThread();
}

Result<void> Database::begin(const QStringList &statements)
{
    Q_ASSERT(!m_isInTransaction);
    const bool wasLost = m_isLost;
    const auto beginAll = [&] { // SQLite waits briefly, a server as long as it may
        const QDeadlineTimer deadline(m_timeouts.busy);
        for (;;) {
            auto done = controlEach(statements);
            if (done || done.error().code != Error::Code::StorageBusy || deadline.hasExpired())
                return done;
            rollback();
        }
    };
    auto begun = wasLost ? reconnect().and_then(beginAll) : beginAll();
    // The server was lost while idle: nothing has happened yet, so a new connection is safe.
    if (!wasLost && m_isLost)
        begun = reconnect().and_then(beginAll);
    if (!begun)
        rollback();
    m_isInTransaction = begun.has_value();
    return begun;
}

Result<void> Database::allowLongStatements()
{
    Q_ASSERT(m_isInTransaction);
    m_allowsLongStatements = true;
    return controlEach(m_backend->allowLongStatements());
}

/// Runs the statements up to the first that fails. A server gets all of them in one message.
Result<void> Database::controlEach(const QStringList &statements)
{
    if (!m_backend->preparesControl())
        return sendTogether(statements);
    for (const QString &sql : statements) {
        if (auto done = Statement(*this, sql).run(); !done)
            return done;
    }
    return {};
}

Result<void> Database::sendTogether(const QStringList &statements)
{
    Q_ASSERT(isOwnThread());
    const SocketWatchdog::Call call(m_watch.get(), timeout());
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!query.exec(statements.join(u';')))
        return tl::unexpected(toError(query.lastError()));
    while (query.nextResult()) { // every statement has a result
    }
    if (query.lastError().isValid())
        return tl::unexpected(toError(query.lastError()));
    return {};
}

/// Fails if there is nothing to undo. SQLite rolls back by itself on a full disk, a server after
/// the loss of its client.
void Database::rollback()
{
    m_isInTransaction = false;
    m_allowsLongStatements = false;
    if (!m_isLost)
        std::ignore = control(u"ROLLBACK"_s);
}

/// Commits with a row that decides later whether the COMMIT succeeded. The transaction numbers of a
/// server cannot decide, because they may be reused after a crash. The row also fails after a
/// failed statement, where a COMMIT would only report the end of the transaction.
Result<void> Database::commit()
{
    const bool isMarked = m_isUpToDate && m_backend->canLoseAnswers();
    QStringList statements{u"COMMIT"_s};
    if (isMarked)
        statements.prepend(u"EXECUTE set_mark (%1)"_s.arg(++m_mark));
    auto done = controlEach(statements);
    if (!done && !m_isLost)
        return done;
    m_isInTransaction = false;
    m_allowsLongStatements = false;
    return !done && isMarked ? settled(done.error()) : done;
}

/// Finds the outcome of the last commit after its reply was lost.
Result<void> Database::settled(const Error &lost)
{
    const QDeadlineTimer deadline(m_timeouts.settle);
    do {
        if (const auto mark = storedMark())
            return *mark == m_mark ? Result<void>() : tl::unexpected(lost);
        QThread::msleep(50);
    } while (!deadline.hasExpired());
    return tl::unexpected(Error{Error::Code::Unconfirmed, {}, lost.detail});
}

/// Reads in a write transaction: the lost transaction keeps the write lock until it ends on the
/// server.
Result<qint64> Database::storedMark()
{
    if (const auto begun = begin(m_backend->beginWriting()); !begun)
        return tl::unexpected(begun.error());
    const auto mark = readMark();
    rollback();
    return mark;
}

Result<qint64> Database::readMark()
{
    Statement statement(*this, u"SELECT mark FROM commit_mark WHERE writer = ?"_s);
    if (const auto run = statement.bind(m_writer).run(); !run)
        return tl::unexpected(run.error());
    const qint64 mark = statement.next() ? statement.number(0) : 0;
    return statement.end().map([mark] { return mark; });
}

DatabaseTransaction::DatabaseTransaction(Database &database)
    : m_database(&database)
{}

DatabaseTransaction::DatabaseTransaction(DatabaseTransaction &&other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{}

DatabaseTransaction::~DatabaseTransaction()
{
    if (m_database && m_database->m_isInTransaction)
        m_database->rollback();
}

Result<void> DatabaseTransaction::finish()
{
    Q_ASSERT(m_database && m_database->m_isInTransaction);
    auto done = m_database->commit();
    if (!m_database->m_isInTransaction) // otherwise the destructor rolls back
        m_database = nullptr;
    return done;
}

Result<WriteTransaction> WriteTransaction::begin(Database &database)
{
    return database.begin(database.m_backend->beginWriting()).map([&database] {
        return WriteTransaction(database);
    });
}

Savepoint::Savepoint(Database &database)
    : m_database(database)
    , m_begun(database.control(u"SAVEPOINT part"_s))
    , m_isOpen(m_begun.has_value())
{
    Q_ASSERT(database.isInTransaction());
}

Savepoint::~Savepoint()
{
    if (!m_isOpen)
        return;
    // Both fail if the whole transaction was rolled back; then its commit fails as well.
    std::ignore = m_database.control(u"ROLLBACK TO part"_s);
    std::ignore = m_database.control(u"RELEASE part"_s);
}

Result<void> Savepoint::release()
{
    Q_ASSERT(m_isOpen);
    auto kept = m_database.control(u"RELEASE part"_s);
    m_isOpen = !kept;
    return kept;
}

Result<ReadTransaction> ReadTransaction::begin(Database &database)
{
    return database.begin({database.m_backend->beginReading()}).map([&database] {
        return ReadTransaction(database);
    });
}

} // namespace core
