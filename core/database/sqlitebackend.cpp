// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/sqlitebackend.h"

#include "core/database/corruption.h"
#include "core/database/databasefile.h"
#include "core/database/driverquery.h"
#include "core/database/filecheck.h"
#include "core/database/schemacheck.h"
#include "core/database/sqlitequery.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QFileInfo>
#include <QtCore/QThread>
#include <QtSql/QSqlDriver>
#include <QtSql/QSqlQuery>

#include <utility>

#include <sqlite3.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The busy timeout of SQLite on a connection that writes; Database then retries. SQLite polls ever
/// less often, finally ten times a second, and would nearly always miss the gaps of a busy writer.
constexpr int kWriterMilliseconds = 3;

/// Returns the busy timeout during opening, and for readers also later.
std::chrono::milliseconds busyTimeout(Database::Access access, const DatabaseTimeouts &timeouts)
{
    return access == Database::Access::ReadNoWait ? std::chrono::milliseconds(0) : timeouts.busy;
}

Result<void> requireFile(const QString &path)
{
    if (!QFileInfo(path).isFile())
        return tl::unexpected(
            corruption(u"there is no file"_s)); // opening would create an empty file
    return requireFiles(path);
}

/// Turns on the write-ahead log. Two programs that open a new file at once conflict here: the
/// change needs exclusive access, and SQLite does not wait.
Result<void> useWal(Database &database, std::chrono::milliseconds timeout)
{
    const QDeadlineTimer deadline(timeout);
    for (;;) {
        auto mode = database.queryScalar(u"PRAGMA journal_mode"_s);
        if (mode && mode->toString() != "wal"_L1)
            mode = database.queryScalar(u"PRAGMA journal_mode = WAL"_s);
        if (mode)
            return {}; // conditions() verifies the mode
        if (mode.error().code != Error::Code::StorageBusy || deadline.hasExpired())
            return tl::unexpected(mode.error());
        QThread::msleep(5);
    }
}

/// Returns true if Qt's driver uses the SQLite library that this program is linked with. Only then
/// may the program use its connections.
bool isOurLibrary(const QSqlDatabase &connection)
{
    QSqlQuery query(u"SELECT sqlite_source_id()"_s, connection);
    return query.next() && query.value(0).toString() == QLatin1StringView(sqlite3_sourceid());
}

} // namespace

/// Disables memory statistics before the first connection. Nothing uses these statistics, and all
/// threads would share their lock.
SqliteBackend::SqliteBackend(QString path, const DatabaseTimeouts &timeouts)
    : Backend(timeouts)
    , m_path(std::move(path))
{
    static const int counted = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    Q_UNUSED(counted);
}

QString SqliteBackend::name() const
{
    return u"sqlite"_s;
}

Result<QSqlDatabase> SqliteBackend::connection(const QString &name, Database::Access access) const
{
    const auto ready = Database::writes(access) ? prepareDatabaseFile(m_path) : requireFile(m_path);
    if (!ready)
        return tl::unexpected(ready.error());
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    connection.setDatabaseName(m_path);
    connection.setConnectOptions(
        u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeout(access, m_timeouts).count()));
    return connection;
}

Result<std::unique_ptr<SocketWatchdog>>
SqliteBackend::watch(const QSqlDatabase & /*connection*/) const
{
    return nullptr;
}

std::unique_ptr<Query> SqliteBackend::query(const QSqlDatabase &connection,
                                            const QString &sql) const
{
    static const bool isOurs = isOurLibrary(connection);
    if (!isOurs)
        return std::make_unique<DriverQuery>(connection, sql);
    auto *handle = *static_cast<sqlite3 *const *>(connection.driver()->handle().constData());
    return std::make_unique<SqliteQuery>(handle, sql);
}

std::function<void()> SqliteBackend::interrupter(const QSqlDatabase &connection) const
{
    if (!isOurLibrary(connection))
        return {};
    return [database = *static_cast<sqlite3 *const *>(connection.driver()->handle().constData())] {
        sqlite3_interrupt(database);
    };
}

QList<Backend::Setting> SqliteBackend::settings(Database::Access access) const
{
    const bool isWriter = Database::writes(access);
    return {
        {u"synchronous"_s, u"2"_s}, // FULL: NORMAL loses confirmed transactions on a power failure
        {u"foreign_keys"_s, u"1"_s},
        {u"trusted_schema"_s, u"0"_s}, // a file from elsewhere must not run its own functions
        {u"cell_size_check"_s, u"1"_s},
        {u"journal_size_limit"_s, QString::number(64 * 1024 * 1024)},
        {u"wal_autocheckpoint"_s, u"4000"_s}, // pages
        // In KiB. A writer caches the pages that a charge touches in a shop of a million
        // transactions. Readers rely on the page cache of the system; a large cache would evict
        // processor caches.
        {u"cache_size"_s, isWriter ? u"-16000"_s : u"-4000"_s},
        {u"query_only"_s, isWriter ? u"0"_s : u"1"_s},
    };
}

QList<Backend::Setting> SqliteBackend::conditions(Database::Access access) const
{
    const bool isWriter = Database::writes(access);
    QList<Setting> conditions{
        {u"busy_timeout"_s, QString::number(isWriter ? kWriterMilliseconds
                                                     : busyTimeout(access, m_timeouts).count())}};
    if (isWriter) // a restored backup has no log before its first writer
        conditions.append({u"journal_mode"_s, u"wal"_s});
    return conditions;
}

QString SqliteBackend::setText(const Setting &setting) const
{
    return u"PRAGMA %1 = %2"_s.arg(setting.name, setting.value);
}

QString SqliteBackend::askText(const QString &setting) const
{
    return u"PRAGMA "_s + setting;
}

Result<void> SqliteBackend::makeReady(Database &database) const
{
    return useWal(database, m_timeouts.busy).and_then([&] {
        return database.queryScalar(u"PRAGMA busy_timeout = %1"_s.arg(kWriterMilliseconds))
            .map([](auto &&) {});
    });
}

Result<void> SqliteBackend::prepareConnection(const QSqlDatabase &connection) const
{
    if (!isOurLibrary(connection))
        return {};
    auto *handle = *static_cast<sqlite3 *const *>(connection.driver()->handle().constData());
    int isDefensive = 0;
    int hasViews = 1; // this program has none, a foreign file may
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, &isDefensive);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, &hasViews);
    if (isDefensive != 1 || hasViews != 0)
        return tl::unexpected(Error{Error::Code::Internal, {}, u"SQLite is not defensive"_s});
    return {};
}

Result<void> SqliteBackend::checkFile(Database &database) const
{
    return checkPages(database).and_then([&database] { return checkSchema(database); });
}

Result<QStringList> SqliteBackend::schemaDifferences(Database &database, int version) const
{
    return fileSchemaDifferences(database, version);
}

QString SqliteBackend::catalog() const
{
    return u"sqlite_master"_s;
}

QString SqliteBackend::askSize() const
{
    return u"SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"_s;
}

QStringList SqliteBackend::beginWriting() const
{
    return {u"BEGIN IMMEDIATE"_s};
}

QString SqliteBackend::beginReading() const
{
    return u"BEGIN"_s;
}

QStringList SqliteBackend::allowLongStatements() const
{
    return {};
}

bool SqliteBackend::preparesControl() const
{
    return true;
}

bool SqliteBackend::canLoseAnswers() const
{
    return false;
}

QString SqliteBackend::indexedBy(QLatin1StringView index) const
{
    return " INDEXED BY "_L1 + index;
}

QString SqliteBackend::inOrderOfSeq() const
{
    return u" NOT INDEXED"_s;
}

bool SqliteBackend::mergesSources() const
{
    return true;
}

bool SqliteBackend::hasBlocks() const
{
    return true;
}

bool SqliteBackend::hasRoundTrips() const
{
    return false;
}

Error SqliteBackend::error(const QSqlError &error, bool /*isConnected*/) const
{
    // The result codes of SQLite; the upper bytes of an extended code add the cause.
    enum Primary {
        Busy = 5,
        ReadOnly = 8,
        InputOutput = 10,
        Corrupt = 11,
        Full = 13,
        CannotOpen = 14,
        NotADatabase = 26,
    };
    // Errors of the disk before anything can have been stored: SQLITE_IOERR_WRITE, _DELETE,
    // _SHMOPEN, _SHMSIZE. A failed sync does not qualify.
    const QList<int> harmless{778, 2570, 4618, 4874};
    bool isNumber = false;
    const int native = error.nativeErrorCode().toInt(&isNumber);
    const QString detail = u"SQLite %1: %2"_s.arg(error.nativeErrorCode(), error.databaseText());
    const Error failed{Error::Code::StorageFailed, {}, detail};
    switch (isNumber ? native & 0xFF : 0) {
    case Busy:
        return {Error::Code::StorageBusy, {}, detail};
    case ReadOnly:
        return {Error::Code::StorageReadOnly, {}, detail};
    case InputOutput:
        return harmless.contains(native) ? withReason(failed, m_path) : failed;
    case CannotOpen: // nearly always the log: read-only files are detected earlier
        return withReason(failed, m_path);
    case Corrupt:
    case NotADatabase:
        return corruption(detail);
    case Full:
        return {Error::Code::StorageFull, {}, detail};
    default: // any other code is a fault of the statement
        return {Error::Code::Internal, {}, detail};
    }
}

} // namespace core
