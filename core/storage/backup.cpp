// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/backup.h"

#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/databasefile.h"
#include "core/database/filecheck.h"
#include "core/database/migrations.h"
#include "core/database/partialfile.h"
#include "core/database/schemacheck.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/storage/integritycheck.h"
#include "core/storage/replaceddatabase.h"
#include "core/storage/rescuecopy.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>

#include <algorithm>
#include <functional>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

tl::unexpected<Error> refused(Error::Code code, const QString &detail)
{
    return tl::unexpected(Error{code, {}, detail});
}

bool isThere(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() || file.isSymLink();
}

bool isSameFile(const QString &a, const QString &b)
{
    const QString real = QFileInfo(a).canonicalFilePath();
    return !real.isEmpty() && real == QFileInfo(b).canonicalFilePath();
}

/// Rejects targets where a mistyped name would cause data loss.
Result<void> checkTarget(const QString &source, const QString &target)
{
    if (isSameFile(source, target)) // first check: opening the file would release SQLite's locks
        return refused(Error::Code::Conflict, u"the backup would replace the shop"_s);
    if (isThere(target) && !isBackup(target))
        return refused(Error::Code::Conflict, u"what is there is no backup"_s);
    for (const auto end : {"-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        if (isThere(target + end)) // a program that opens the backup would apply that log
            return refused(Error::Code::Conflict, u"the log of another database is there"_s);
    }
    return {};
}

Result<std::unique_ptr<Database>> openToRead(const QString &path, Schema schema = Schema::Shop)
{
    auto database = Database::open(path, Database::Access::Unverified, schema);
    if (!database)
        return database;
    const auto version = schemaVersion(**database);
    if (!version)
        return tl::unexpected(version.error());
    if (*version > latestSchemaVersion(schema))
        return refused(Error::Code::StorageNewer, u"schema %1"_s.arg(*version));
    return database;
}

Result<qint64> count(Database &database)
{
    return database.queryScalar(u"SELECT count(*) FROM tx"_s).map([](const QVariant &number) {
        return number.toLongLong();
    });
}

Result<BackupContents> contentsOf(Database &database)
{
    const auto version = schemaVersion(database);
    const auto transactions = count(database);
    const auto newest = database.queryScalar(u"SELECT created FROM tx ORDER BY seq DESC LIMIT 1"_s);
    if (!version || !transactions)
        return tl::unexpected(version ? transactions.error() : version.error());
    if (!newest)
        return tl::unexpected(newest.error());
    BackupContents contents{*version, *transactions, std::nullopt};
    if (newest->isValid())
        contents.newest = QDateTime::fromMSecsSinceEpoch(newest->toLongLong(), Qt::UTC);
    return contents;
}

/// Returns true if a log cannot be read because its shared memory file cannot be created in that
/// folder.
bool isKeptByItsFolder(const Error &error)
{
    return error.code == Error::Code::StorageReadOnly || error.code == Error::Code::StorageFull ||
           error.code == Error::Code::StorageFailed;
}

/// Opens a database to copy. A database in a folder that is not writable is read from a copy in
/// `elsewhere`, next to the target.
Result<std::unique_ptr<Database>> openSource(const QString &source, Schema schema,
                                             const QString &target,
                                             std::optional<QTemporaryDir> &elsewhere)
{
    auto database = openToRead(source, schema);
    if (database || !isKeptByItsFolder(database.error()))
        return database;
    elsewhere.emplace(target + "-XXXXXX"_L1);
    return copyDatabase(source, elsewhere->path()).and_then([schema](const QString &copy) {
        return openToRead(copy, schema);
    });
}

/// Opens a database to copy. The file exists before the first migration is committed, so a backup
/// while the shop opens for the first time would report a damaged file.
Result<std::unique_ptr<Database>> openCreated(const QString &source, Schema schema,
                                              const QString &target,
                                              std::optional<QTemporaryDir> &elsewhere)
{
    const QDeadlineTimer deadline(30s);
    while (true) {
        auto database = openSource(source, schema, target, elsewhere);
        if (database || database.error() != missingSchema() || deadline.hasExpired())
            return database;
        QThread::msleep(50);
    }
}

/// Copies a snapshot with its schema, which is compared with the migrations.
Result<void> vacuumInto(Database &database, const QString &target)
{
    // SQLite treats the new file as one that this connection may not write.
    return checkSchema(database)
        .and_then([&database] { return database.queryScalar(u"PRAGMA query_only = 0"_s); })
        .and_then([&](const QVariant &) {
            return Statement(database, u"VACUUM INTO ?"_s).bind(target).run();
        });
}

/// Returns the statement that creates the object in the attached database "copy".
QString creationInCopy(const SchemaObject &object)
{
    const qsizetype end = object.sql.indexOf(object.type.toUpper()) + object.type.size() + 1;
    return object.sql.first(end) + "copy."_L1 + object.sql.sliced(end);
}

bool isVirtual(const SchemaObject &object)
{
    return object.sql.startsWith("CREATE VIRTUAL"_L1);
}

/// Returns the statements that fill the attached, empty database "copy" from a database with this
/// schema. SQLite transfers tables and indexes of equal form without sorting.
QStringList fillingStatements(const QList<SchemaObject> &schema)
{
    QStringList empty;
    QStringList rows;
    for (const SchemaObject &object : schema) {
        if (object.sql.isEmpty() || object.type == "trigger"_L1)
            continue; // an index that belongs to its table has no statement
        empty += creationInCopy(object);
        if (object.type == "table"_L1)
            rows += u"INSERT INTO copy.\"%1\" SELECT * FROM main.\"%1\""_s.arg(object.name);
    }
    return empty + rows;
}

/// Triggers are created after the rows, which they must not count again.
QStringList triggerStatements(const QList<SchemaObject> &schema)
{
    QStringList triggers;
    for (const SchemaObject &object : schema) {
        if (object.type == "trigger"_L1)
            triggers += creationInCopy(object);
    }
    return triggers;
}

Result<void> runEach(Database &database, const QStringList &statements)
{
    for (const QString &sql : statements) {
        if (const auto done = database.queryScalar(sql); !done)
            return tl::unexpected(done.error());
    }
    return {};
}

/// Changes the attached database "copy", which has this schema version and no triggers yet.
using CopyChange = std::function<Result<void>(Database &, int)>;

/// Copies a consistent snapshot to an empty file. The schema of the copy comes from the migrations,
/// so that nothing but rows reaches the copy from the source.
Result<void> copyRows(Database &database, const QString &target, const CopyChange &change)
{
    const auto checked = checkSchema(database);
    const auto version = checked.and_then([&database] { return schemaVersion(database); });
    const auto schema =
        version.and_then([](int number) { return migratedSchema(Schema::Shop, number); });
    const auto pageSize =
        schema.and_then([&](auto &&) { return database.queryScalar(u"PRAGMA page_size"_s); });
    if (!pageSize)
        return tl::unexpected(pageSize.error());
    // SQLite treats the new file as one that this connection may not write.
    if (auto allowed = runEach(database, {u"PRAGMA query_only = 0"_s}); !allowed)
        return allowed;
    // The tables of a full-text index, in versions 3 to 5, cannot be copied one by one.
    if (std::any_of(schema->cbegin(), schema->cend(), isVirtual))
        return Statement(database, u"VACUUM INTO ?"_s).bind(target).run();
    // The file is incomplete until the rename, and synced before.
    const QStringList settings{
        u"PRAGMA foreign_keys = 0"_s,
        u"PRAGMA copy.page_size = %1"_s.arg(pageSize->toInt()),
        u"PRAGMA copy.journal_mode = MEMORY"_s,
        u"PRAGMA copy.synchronous = 0"_s,
    };
    return Statement(database, u"ATTACH DATABASE ? AS copy"_s)
        .bind(target)
        .run()
        .and_then([&] { return runEach(database, settings); })
        .and_then(
            [&] { return runEach(database, QStringList{u"BEGIN"_s} + fillingStatements(*schema)); })
        .and_then([&] { return change ? change(database, *version) : Result<void>(); })
        .and_then([&] {
            return runEach(database, triggerStatements(*schema) + QStringList{u"COMMIT"_s});
        });
}

/// Copies a consistent snapshot of the source to an empty file.
Result<BackupContents> copyAndVerify(const QString &source, const QString &target,
                                     const CopyChange &change = {})
{
    std::optional<QTemporaryDir> elsewhere;
    auto database = openSource(source, Schema::Shop, target, elsewhere);
    if (!database)
        return tl::unexpected(database.error());
    const auto before = count(**database);
    if (!before)
        return tl::unexpected(before.error());
    if (const auto copied = copyRows(**database, target, change); !copied)
        return tl::unexpected(copied.error());
    const auto after = count(**database);
    if (!after)
        return tl::unexpected(after.error());
    database->reset(); // the copy is complete and no longer attached
    auto contents = verifyBackup(target);
    // Transactions are never deleted, so the copy must lie between the two counts.
    if (contents && (contents->transactions < *before || contents->transactions > *after))
        return refused(Error::Code::StorageCorrupted, u"the copy has another number of rows"_s);
    return contents;
}

QString newFolderName(const QDir &parent, const QDateTime &now)
{
    const QString name = "replaced-"_L1 + brasiliaTime(now).toString("yyyy-MM-dd-HHmmss"_L1);
    QString free = name;
    for (int n = 2; isThere(parent.filePath(free)); ++n)
        free = u"%1-%2"_s.arg(name).arg(n);
    return parent.filePath(free);
}

} // namespace

bool isBackup(const QString &path)
{
    constexpr qint64 kHeader = 20; // the last two bytes are the write and read versions
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = file.read(kHeader);
    return header.size() == kHeader && header.startsWith("SQLite format 3") &&
           header.endsWith("\1\1");
}

Result<BackupContents> verifyBackup(const QString &backup)
{
    const auto database = openToRead(backup);
    if (!database)
        return tl::unexpected(database.error());
    return checkEverything(**database).and_then([&] { return contentsOf(**database); });
}

Result<void> copySnapshot(const QString &source, const QString &target, Schema schema)
{
    std::optional<QTemporaryDir> elsewhere;
    auto database = openCreated(source, schema, target, elsewhere);
    if (!database)
        return tl::unexpected(database.error());
    if (auto copied = vacuumInto(**database, target); !copied)
        return copied;
    database->reset();
    return verifySnapshot(target, schema);
}

Result<void> verifySnapshot(const QString &path, Schema schema)
{
    return openToRead(path, schema).and_then([](const auto &database) {
        return checkFile(*database);
    });
}

Result<BackupContents> backUp(const QString &source, const QString &target)
{
    if (const auto fine = checkTarget(source, target); !fine)
        return tl::unexpected(fine.error());
    auto file = PartialFile::create(target);
    if (!file)
        return tl::unexpected(file.error());
    const auto contents = copyAndVerify(source, file->path());
    if (!contents)
        return contents;
    return file->putInPlace().map([&contents] { return *contents; });
}

Result<RestoredBackup> restoreBackup(const QString &backup, const QString &database,
                                     const QDateTime &now,
                                     const std::function<Result<void>()> &beforeReplacing)
{
    if (isSameFile(backup, database))
        return refused(Error::Code::Conflict, u"the backup is the shop itself"_s);
    const auto verified = verifyBackup(backup);
    if (!verified)
        return tl::unexpected(verified.error());
    const QDir folder(QFileInfo(database).absolutePath());
    if (const auto made = makeFolder(folder.path()); !made)
        return tl::unexpected(made.error());
    if (isInUse(database))
        return refused(Error::Code::StorageBusy, u"the database is open"_s);
    const AccessInForce inForce = accessInForce(database);
    auto file = PartialFile::create(database);
    if (!file)
        return tl::unexpected(file.error());
    RestoredAccess access;
    const auto contents =
        copyAndVerify(backup, file->path(), [&](Database &copying, int version) -> Result<void> {
            return restrictAccess(copying, version, inForce, now)
                .map([&access](const RestoredAccess &effect) { access = effect; });
        });
    if (!contents)
        return tl::unexpected(contents.error());
    if (const auto allowed = beforeReplacing ? beforeReplacing() : Result<void>(); !allowed)
        return tl::unexpected(allowed.error());
    ReplacedDatabase aside(database);
    if (const auto moved = aside.moveTo(newFolderName(folder, now)); !moved)
        return tl::unexpected(moved.error());
    if (const auto placed = file->putInPlace(); !placed) {
        if (!file->isInPlace())
            return aside.moveBack(placed.error());
        return tl::unexpected(placed.error());
    }
    return RestoredBackup{*contents, access, aside.folder()};
}

} // namespace core
