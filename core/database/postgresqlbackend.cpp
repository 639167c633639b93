// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/postgresqlbackend.h"

#include "core/database/driverquery.h"
#include "core/database/schemacheck.h"

#include <QtCore/QLibrary>
#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>
#include <QtSql/QSqlDriver>

#include <optional>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

/// Formats a connection parameter for libpq.
QString parameter(const QString &name, QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u" %1='%2'"_s.arg(name, value);
}

/// The default inactivity timeout of a server. Without the timeout a waiting client would never
/// notice the loss of the server.
constexpr std::chrono::milliseconds kTimeout = 30s;
constexpr auto kTimeoutParameter = "tcp_user_timeout"_L1;

/// Returns the default connection parameters.
QString usualParameters()
{
    return u"connect_timeout=5 keepalives_idle=10 keepalives_interval=5 keepalives_count=4 "
           "tcp_user_timeout=%1 application_name=balcao "
           // The first avoids a query by the driver. The second holds before the driver has opened
           // the connection, when a notice would still go to standard error.
           "options='-c standard_conforming_strings=on -c client_min_messages=error'"_s.arg(
               kTimeout.count());
}

/// Returns a time in seconds if it is a whole number of seconds, else in milliseconds.
QString shownTime(std::chrono::milliseconds time)
{
    return time % 1s == 0ms ? u"%1s"_s.arg(time / 1s) : u"%1ms"_s.arg(time.count());
}

/// Returns a function of the client library that the driver has loaded; nullptr if unavailable.
template<typename Function>
Function *clientFunction(const char *name)
{
    QLibrary library(u"pq"_s, 5);
    return reinterpret_cast<Function *>(library.resolve(name));
}

/// Returns the connection of the client library (PGconn); nullptr if the driver is another one.
void *clientConnection(const QSqlDatabase &connection)
{
    const QVariant handle = connection.driver()->handle();
    if (qstrcmp(handle.typeName(), "pg_conn*") != 0)
        return nullptr;
    return *static_cast<void *const *>(handle.constData());
}

/// Returns the socket of a connection; nullopt if unavailable.
std::optional<int> socketOf(const QSqlDatabase &connection)
{
    const auto socket = clientFunction<int(const void *)>("PQsocket");
    void *const client = clientConnection(connection);
    if (!socket || !client)
        return std::nullopt;
    return socket(client);
}

/// Logs the notices of the database server, which the client library writes to standard error
/// otherwise.
void logNotices(const QSqlDatabase &connection)
{
    using Processor = void (*)(void *, const char *);
    const auto setProcessor =
        clientFunction<Processor(void *, Processor, void *)>("PQsetNoticeProcessor");
    void *const client = clientConnection(connection);
    if (!setProcessor || !client)
        return;
    const Processor log = [](void *, const char *notice) {
        qWarning("%s", QByteArray(notice).simplified().constData());
    };
    setProcessor(client, log, nullptr);
}

/// Refuses a database that cannot store every text. The server states its encoding at the login.
Result<void> checkEncoding(const QSqlDatabase &connection)
{
    const auto status =
        clientFunction<const char *(const void *, const char *)>("PQparameterStatus");
    void *const client = clientConnection(connection);
    if (!status || !client)
        return {}; // conditions() ask again
    const QString encoding = QString::fromUtf8(status(client, "server_encoding"));
    if (encoding == "UTF8"_L1)
        return {};
    return tl::unexpected(
        Error{Error::Code::StorageUnreachable,
              {},
              u"the encoding of the database is %1 and must be UTF8"_s.arg(encoding)});
}

/// Returns only the first line. The other lines show values, and so does the first line for invalid
/// data and text.
QString textOf(const QSqlError &error)
{
    const QString state = error.nativeErrorCode();
    if (state.startsWith("22"_L1) || state == "42601"_L1)
        return u"a value or a statement was not understood"_s;
    return error.databaseText().section(u'\n', 0, 0).simplified();
}

Error::Code codeOf(const QString &state)
{
    // Error classes; members that differ from their class come first.
    static constexpr struct
    {
        QLatin1StringView beginning;
        Error::Code code;
    } kStates[]{
        {"08"_L1, Error::Code::StorageUnreachable},    // connection exception
        {"25006"_L1, Error::Code::StorageReadOnly},    // read-only transaction
        {"25P03"_L1, Error::Code::StorageUnreachable}, // idle for too long in a transaction
        {"3F000"_L1, Error::Code::StorageReadOnly},    // no schema that the user may use
        {"40001"_L1, Error::Code::StorageBusy},        // serialization failure
        {"40P01"_L1, Error::Code::StorageBusy},        // deadlock
        {"42501"_L1, Error::Code::StorageReadOnly},    // insufficient privilege
        {"53100"_L1, Error::Code::StorageFull},        // disk full
        {"53300"_L1, Error::Code::StorageBusy},        // too many connections
        {"55P03"_L1, Error::Code::StorageBusy},        // lock not available
        {"57014"_L1, Error::Code::StorageBusy},        // statement canceled: it took too long
        {"57P"_L1, Error::Code::StorageUnreachable},   // shut down, crashed, starting
        {"58"_L1, Error::Code::StorageFailed},         // a file or the system failed
        {"XX001"_L1, Error::Code::StorageCorrupted},   // data corrupted
        {"XX002"_L1, Error::Code::StorageCorrupted},   // index corrupted
    };
    for (const auto &row : kStates) {
        if (state.startsWith(row.beginning))
            return row.code;
    }
    return Error::Code::Internal;
}

} // namespace

PostgreSqlBackend::PostgreSqlBackend(const QString &address, const DatabaseTimeouts &timeouts)
    : Backend(timeouts)
    , m_address(address)
{}

QString PostgreSqlBackend::name() const
{
    return u"postgresql"_s;
}

Result<QSqlDatabase> PostgreSqlBackend::connection(const QString &name,
                                                   Database::Access /*access*/) const
{
    const QUrl url(m_address, QUrl::StrictMode);
    QString options = usualParameters();
    bool isSound = url.isValid();
    const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    for (const auto &[key, value] : items) {
        options += parameter(key, value);
        isSound = isSound && !key.isEmpty() && !(key + value).contains(u';'); // ends an option
    }
    if (!isSound) {
        return tl::unexpected(Error{
            Error::Code::StorageUnreachable, {}, u"the address of the database cannot be read"_s});
    }
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QPSQL"_s, name);
    connection.setHostName(url.host(QUrl::FullyDecoded));
    connection.setPort(url.port());
    connection.setDatabaseName(url.path(QUrl::FullyDecoded).mid(1));
    connection.setUserName(url.userName(QUrl::FullyDecoded));
    connection.setPassword(url.password(QUrl::FullyDecoded));
    connection.setConnectOptions(options);
    return connection;
}

Result<std::unique_ptr<SocketWatchdog>>
PostgreSqlBackend::watch(const QSqlDatabase &connection) const
{
    const auto socket = socketOf(connection);
    if (!socket) {
        return tl::unexpected(
            Error{Error::Code::Internal, {}, u"the connection to the server has no socket"_s});
    }
    const std::chrono::milliseconds wanted(
        QUrlQuery(QUrl(m_address)).queryItemValue(QString(kTimeoutParameter)).toInt());
    return std::make_unique<SocketWatchdog>(*socket, wanted.count() > 0 ? wanted : kTimeout);
}

std::unique_ptr<Query> PostgreSqlBackend::query(const QSqlDatabase &connection,
                                                const QString &sql) const
{
    return std::make_unique<DriverQuery>(connection, sql);
}

std::function<void()> PostgreSqlBackend::interrupter(const QSqlDatabase & /*connection*/) const
{
    return {};
}

QList<Backend::Setting> PostgreSqlBackend::settings(Database::Access access) const
{
    return {
        {u"client_encoding"_s, u"UTF8"_s},
        {u"TimeZone"_s, u"UTC"_s},
        {u"synchronous_commit"_s, u"on"_s}, // off loses confirmed transactions in a crash
        {u"default_transaction_isolation"_s, u"read committed"_s},
        {u"default_transaction_read_only"_s, Database::writes(access) ? u"off"_s : u"on"_s},
        {u"lock_timeout"_s, shownTime(m_timeouts.busy)},
        {u"statement_timeout"_s, u"1min"_s},
        // A writer that disappeared must not block the other writers forever. Readers block no
        // other connection and may process their rows slowly.
        {u"idle_in_transaction_session_timeout"_s,
         Database::writes(access) ? shownTime(m_timeouts.idleWriter) : u"1h"_s},
        {u"standard_conforming_strings"_s, u"on"_s}, // a backslash is a backslash
        // For a list, a plan made for any value is a bad one for most: nearly all rows are paid. A
        // writer inserts and finds single rows; planning each time took a third of its work.
        {u"plan_cache_mode"_s, Database::writes(access) ? u"auto"_s : u"force_custom_plan"_s},
        {u"jit"_s, u"off"_s},                   // takes longer than any page of a list
        {u"client_min_messages"_s, u"error"_s}, // libpq would print the others
    };
}

QList<Backend::Setting> PostgreSqlBackend::conditions(Database::Access /*access*/) const
{
    // A server without one of these settings loses or corrupts confirmed transactions.
    return {
        {u"fsync"_s, u"on"_s}, {u"full_page_writes"_s, u"on"_s}, {u"server_encoding"_s, u"UTF8"_s}};
}

QString PostgreSqlBackend::setText(const Setting &setting) const
{
    return u"SET %1 = '%2'"_s.arg(setting.name, setting.value);
}

QString PostgreSqlBackend::askText(const QString &setting) const
{
    return u"SHOW "_s + setting;
}

Result<void> PostgreSqlBackend::prepareConnection(const QSqlDatabase &connection) const
{
    logNotices(connection);
    return checkEncoding(connection); // before the first table; the permissions of the user decide
}

Result<void> PostgreSqlBackend::checkFile(Database & /*database*/) const
{
    return {}; // the server checks its own files
}

Result<QStringList> PostgreSqlBackend::schemaDifferences(Database &database, int version) const
{
    return serverSchemaDifferences(database, version);
}

Result<void> PostgreSqlBackend::makeReady(Database & /*database*/) const
{
    return {};
}

QString PostgreSqlBackend::catalog() const
{
    // Ignores relations of extensions.
    return u"(SELECT relname AS name, CASE relkind WHEN 'r' THEN 'table' ELSE 'other' END AS type "
           "FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND NOT EXISTS "
           "(SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid "
           "AND deptype = 'e')) AS catalog"_s;
}

QString PostgreSqlBackend::askSize() const
{
    return u"SELECT pg_database_size(current_database())"_s;
}

/// Returns the statements that begin a write: an advisory lock with a number of this program, which
/// exists before any table. Its holder is the only writer, as with SQLite. READ COMMITTED then
/// shows the data of the previous writer.
QStringList PostgreSqlBackend::beginWriting() const
{
    return {u"BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"_s,
            u"SELECT pg_advisory_xact_lock(7020094203251893615)"_s};
}

QString PostgreSqlBackend::beginReading() const
{
    return u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s;
}

QStringList PostgreSqlBackend::allowLongStatements() const
{
    return {u"SET LOCAL statement_timeout = '1h'"_s};
}

bool PostgreSqlBackend::preparesControl() const
{
    return false;
}

bool PostgreSqlBackend::canLoseAnswers() const
{
    return true;
}

QString PostgreSqlBackend::indexedBy(QLatin1StringView /*index*/) const
{
    return {};
}

QString PostgreSqlBackend::inOrderOfSeq() const
{
    return {};
}

bool PostgreSqlBackend::mergesSources() const
{
    return false;
}

bool PostgreSqlBackend::hasBlocks() const
{
    return false;
}

bool PostgreSqlBackend::hasRoundTrips() const
{
    return true;
}

Error PostgreSqlBackend::error(const QSqlError &error, bool isConnected) const
{
    const QString detail = u"PostgreSQL %1: %2"_s.arg(error.nativeErrorCode(), textOf(error));
    if (!isConnected)
        return {Error::Code::StorageUnreachable, {}, detail};
    return {codeOf(error.nativeErrorCode()), {}, detail};
}

} // namespace core
