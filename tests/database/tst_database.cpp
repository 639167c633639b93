// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/databasefile.h"
#include "core/database/migrations.h"
#include "core/database/statement.h"
#include "core/storage/transactionstore.h"
#include "tests/support/databases.h"
#include "tests/support/examplehistory.h"
#include "tests/support/largefile.h"
#include "tests/support/process.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtCore/QtEndian>
#include <QtSql/QSqlQuery>
#include <QtTest/QTest>

#include <array>
#include <atomic>
#include <latch>
#include <thread>
#include <vector>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

namespace
{

using Access = Database::Access;
using Kind = support::DatabaseKind;

constexpr uid_t kNobody = 65534;

mode_t modeOf(const QString &path)
{
    struct stat status
    {};
    return stat(qPrintable(path), &status) == 0 ? status.st_mode & 0777 : 0;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a file of the test cannot be written");
}

/// Creates a database without the code under test.
void makeForeign(const QString &path, const QStringList &statements)
{
    {
        QSqlDatabase foreign = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"foreign"_s);
        foreign.setDatabaseName(path);
        bool isFine = foreign.open();
        for (const QString &sql : statements)
            isFine = isFine && QSqlQuery(foreign).exec(sql);
        if (!isFine)
            qFatal("a database of the test cannot be made");
    }
    QSqlDatabase::removeDatabase(u"foreign"_s);
}

std::unique_ptr<Database> opened(const QString &path, Access access = Access::ReadWrite)
{
    auto database = Database::open(path, access);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    return std::move(*database);
}

std::optional<Error::Code> refusal(const QString &path, Access access = Access::ReadWrite)
{
    const auto database = Database::open(path, access);
    return database ? std::nullopt : std::optional(database.error().code);
}

Result<void> run(Database &database, const QString &sql)
{
    return database.queryScalar(sql).map([](const QVariant &) {});
}

qint64 numberOf(Database &database, const QString &sql)
{
    return database.queryScalar(sql).value().toLongLong();
}

/// Creates an intact database with many pages.
QByteArray makeFull(const QString &path)
{
    const auto database = opened(path);
    const auto filled =
        run(*database, u"INSERT INTO api_key (id, hint, digest, name, platform, scopes, created) "
                       "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
                       "500) SELECT randomblob(16), hex(randomblob(8)), hex(randomblob(32)), "
                       "'more', randomblob(16), 1, i FROM n"_s);
    if (!filled || !run(*database, u"PRAGMA wal_checkpoint(TRUNCATE)"_s))
        qFatal("a database of the test cannot be filled");
    return bytesOf(path);
}

void insertTransaction(const QString &path)
{
    const auto database = opened(path);
    TransactionStore store(*database);
    const auto stored = inWriteTransaction(
        *database, [&] { return store.insert(support::exampleHistory().constLast()); });
    if (!stored)
        qFatal("a transaction of the test cannot be stored");
}

} // namespace

class DatabaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void hasEverySetting_data();
    void hasEverySetting();
    void keepsFilesForTheOwnerOnly();
    void tightensFilesThatAreOpenToOthers();
    void changesNoTargetOfALink();
    void acceptsAnEmptyFileForANewDatabase();
    void opensAgain();
    void refusesWhatIsNoDatabase_data();
    void refusesWhatIsNoDatabase();
    void refusesATruncatedFile_data();
    void refusesATruncatedFile();
    void refusesAnEmptiedFileWithALog();
    void refusesADamagedPage();
    void refusesATornTransaction_data();
    void refusesATornTransaction();
    void opensALargeFileWithoutReadingAllOfIt();
    void leavesAForeignDatabaseAlone_data();
    void leavesAForeignDatabaseAlone();
    void refusesANewerSchema_data() { support::databaseKinds(); }
    void refusesANewerSchema();
    void showsThatASchemaIsOlder();
    void refusesAPlaceThatCannotBeWritten_data();
    void refusesAPlaceThatCannotBeWritten();
    void refusesWhatMayNotBeWritten_data();
    void refusesWhatMayNotBeWritten();
    void readsOnlyWhatIsThere();
    void readOnlyRefusesToWrite_data() { support::databaseKinds(); }
    void readOnlyRefusesToWrite();
    void acceptsAJournalThatComesAndGoes();
    void isMadeByManyThreadsAtOnce_data() { support::databaseKinds(); }
    void isMadeByManyThreadsAtOnce();
    void isMadeByManyProcessesAtOnce_data() { support::databaseKinds(); }
    void isMadeByManyProcessesAtOnce();

    void storesValuesInTheirForm_data() { support::databaseKinds(); }
    void storesValuesInTheirForm();
    void reportsEmptyFromNull_data() { support::databaseKinds(); }
    void reportsEmptyFromNull();
    void reportsAFaultOfTheStatement_data() { support::databaseKinds(); }
    void reportsAFaultOfTheStatement();
    void reportsNoValues_data() { support::databaseKinds(); }
    void reportsNoValues();
    void keepsNoCursorOpen();
    void rollsBackWhatIsNotCommitted_data() { support::databaseKinds(); }
    void rollsBackWhatIsNotCommitted();
    void undoesAPartByItself_data() { support::databaseKinds(); }
    void undoesAPartByItself();
    void reportsThatACommitFailed_data() { support::databaseKinds(); }
    void reportsThatACommitFailed();
    void readsOneSnapshot_data() { support::databaseKinds(); }
    void readsOneSnapshot();
    void losesNoUpdate_data() { support::databaseKinds(); }
    void losesNoUpdate();
    void alternatesWithOneThatNeverPauses();
    void reportsABusyDatabase_data() { support::databaseKinds(); }
    void reportsABusyDatabase();
    void readsAtOnceOrNotAtAll();
    void writesNextToAnotherConnection_data() { support::databaseKinds(); }
    void writesNextToAnotherConnection();
    void reportsAFullDisk();
    void mapsNativeCodes_data();
    void mapsNativeCodes();

private:
    [[nodiscard]] bool isOnServer() const;
    QString newPlace(int number);
    QString place();

    [[nodiscard]] QString path(const QString &name = u"shop.db"_s) const
    {
        return m_folder->filePath(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    support::Databases m_databases;
    QString m_place;
    mode_t m_umask = 0;
};

void DatabaseTest::init()
{
    m_umask = umask(0);
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void DatabaseTest::cleanup()
{
    umask(m_umask);
    m_folder.reset();
    m_place.clear();
}

bool DatabaseTest::isOnServer() const
{
    QFETCH(Kind, kind);
    return kind == Kind::PostgreSql;
}

/// Returns the address of a missing or empty database.
QString DatabaseTest::newPlace(int number)
{
    if (!isOnServer())
        return path(u"%1/shop.db"_s.arg(number));
    return m_databases.newDatabase(Kind::PostgreSql);
}

/// Returns the address of the database of this test.
QString DatabaseTest::place()
{
    if (m_place.isEmpty())
        m_place = newPlace(0);
    return m_place;
}

void DatabaseTest::hasEverySetting_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("readWrite");
    QTest::addColumn<QString>("readOnly");
    const auto row = [](const QString &name, const QString &readWrite, const QString &readOnly) {
        QTest::newRow(qPrintable(name)) << name << readWrite << readOnly;
    };
    row(u"journal_mode"_s, u"wal"_s, u"wal"_s);
    row(u"synchronous"_s, u"2"_s, u"2"_s);
    row(u"foreign_keys"_s, u"1"_s, u"1"_s);
    row(u"busy_timeout"_s, u"3"_s, u"5000"_s);
    row(u"trusted_schema"_s, u"0"_s, u"0"_s);
    row(u"cell_size_check"_s, u"1"_s, u"1"_s);
    row(u"journal_size_limit"_s, u"67108864"_s, u"67108864"_s);
    row(u"wal_autocheckpoint"_s, u"4000"_s, u"4000"_s);
    row(u"cache_size"_s, u"-16000"_s, u"-4000"_s);
    row(u"query_only"_s, u"0"_s, u"1"_s);
}

void DatabaseTest::hasEverySetting()
{
    QFETCH(QString, name);
    const QString sql = u"PRAGMA %1"_s.arg(name);
    const auto writer = opened(path());
    const auto reader = opened(path(), Access::ReadOnly);
    QTEST(writer->queryScalar(sql)->toString(), "readWrite");
    QTEST(reader->queryScalar(sql)->toString(), "readOnly");
}

void DatabaseTest::keepsFilesForTheOwnerOnly()
{
    const QString file = path(u"a/b/shop.db"_s);
    const auto writer = opened(file);
    const auto reader = opened(file, Access::ReadOnly);
    QCOMPARE(modeOf(path(u"a"_s)), mode_t(0700));
    QCOMPARE(modeOf(path(u"a/b"_s)), mode_t(0700));
    QCOMPARE(QDir(path(u"a/b"_s)).entryList(QDir::Files),
             QStringList({u"shop.db"_s, u"shop.db-shm"_s, u"shop.db-wal"_s}));
    for (const QString &end : {u""_s, u"-shm"_s, u"-wal"_s})
        QCOMPARE(modeOf(file + end), mode_t(0600));
}

void DatabaseTest::tightensFilesThatAreOpenToOthers()
{
    const auto first = opened(path());
    for (const QString &end : {u""_s, u"-shm"_s, u"-wal"_s})
        QCOMPARE(chmod(qPrintable(path() + end), 0664), 0);
    opened(path());
    for (const QString &end : {u""_s, u"-shm"_s, u"-wal"_s})
        QCOMPARE(modeOf(path() + end), mode_t(0600));
}

/// A link named as the database could point to any file of the user.
void DatabaseTest::changesNoTargetOfALink()
{
    const QString target = path(u"other.txt"_s);
    write(target, "other");
    QCOMPARE(chmod(qPrintable(target), 0644), 0);
    for (const QString &end : {u""_s, u"-wal"_s}) {
        QVERIFY(QFile::link(target, path() + end));
        QVERIFY(!Database::open(path(), Access::ReadWrite));
        QCOMPARE(modeOf(target), mode_t(0644));
        QCOMPARE(bytesOf(target), "other");
        QVERIFY(QFile::remove(path() + end));
        QFile::remove(path());
    }
}

void DatabaseTest::acceptsAnEmptyFileForANewDatabase()
{
    write(path(), {});
    QCOMPARE(schemaVersion(*opened(path())), latestSchemaVersion());
    QCOMPARE(modeOf(path()), mode_t(0600));
}

void DatabaseTest::opensAgain()
{
    QVERIFY(run(*opened(path()), u"INSERT INTO environment VALUES (1, 0)"_s));
    QVERIFY(!QFile::exists(path() + u"-wal"_s)); // the last connection checkpoints the log
    const auto again = opened(path());
    QCOMPARE(schemaVersion(*again), latestSchemaVersion());
    QCOMPARE(numberOf(*again, u"SELECT count(*) FROM environment"_s), 1);
}

void DatabaseTest::refusesWhatIsNoDatabase_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("one byte") << QByteArray("x");
    QTest::newRow("text") << QByteArray("Caro cliente,\n").repeated(1000);
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("right beginning") << QByteArray("SQLite format 3\0", 16) + QByteArray(8176, 'x');
}

void DatabaseTest::refusesWhatIsNoDatabase()
{
    QFETCH(QByteArray, bytes);
    write(path(), bytes);
    QCOMPARE(refusal(path()), Error::Code::StorageCorrupted);
    QCOMPARE(refusal(path(), Access::ReadOnly), Error::Code::StorageCorrupted);
    QCOMPARE(bytesOf(path()), bytes);
}

void DatabaseTest::refusesATruncatedFile_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("the last page is gone") << 99;
    QTest::newRow("half of it is gone") << 50;
    QTest::newRow("hardly a page is left") << 3;
}

void DatabaseTest::refusesATruncatedFile()
{
    QFETCH(int, percent);
    const QByteArray whole = makeFull(path());
    QCOMPARE_GT(whole.size(), 100'000);
    write(path(), whole.first(whole.size() * percent / 100));
    QCOMPARE(refusal(path()), Error::Code::StorageCorrupted);
    write(path(), whole);
    opened(path());
}

void DatabaseTest::refusesAnEmptiedFileWithALog()
{
    const QString copy = path(u"copy.db"_s);
    {
        const auto database = opened(path());
        QVERIFY(run(*database, u"CREATE TABLE more (x INTEGER)"_s));
        write(copy + u"-wal"_s, bytesOf(path() + u"-wal"_s));
    }
    write(copy, {});
    const QByteArray log = bytesOf(copy + u"-wal"_s);
    QVERIFY(!log.isEmpty());
    QCOMPARE(refusal(copy), Error::Code::StorageCorrupted);
    QCOMPARE(bytesOf(copy + u"-wal"_s), log);
}

void DatabaseTest::refusesADamagedPage()
{
    constexpr int kPage = 4096;
    QByteArray bytes = makeFull(path());
    // The last page belongs to the keys. Others can belong to the schema, which every connection
    // reads.
    bytes.replace(bytes.size() - kPage, kPage, QByteArray(kPage, '\xFF'));
    write(path(), bytes);
    QCOMPARE(refusal(path()), Error::Code::StorageCorrupted);
    QVERIFY(!refusal(path(), Access::SecondWriter)); // only the first connection runs the checks
}

void DatabaseTest::refusesATornTransaction_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<bool>("isLarge");
    for (const bool isLarge : {false, true}) {
        const char *size = isLarge ? "large" : "small";
        QTest::addRow("%s, the rest is gone", size) << u"DELETE FROM tx_wide"_s << isLarge;
        QTest::addRow("%s, an event is gone", size) << u"DELETE FROM event"_s << isLarge;
        QTest::addRow("%s, moved without an event", size)
            << u"UPDATE tx SET status = 6"_s << isLarge;
    }
}

void DatabaseTest::refusesATornTransaction()
{
    QFETCH(QString, damage);
    QFETCH(bool, isLarge);
    insertTransaction(path());
    opened(path());
    QVERIFY(run(*opened(path()), damage));
    if (isLarge)
        support::makeLarge(path());
    QCOMPARE(refusal(path()), Error::Code::StorageCorrupted);
}

void DatabaseTest::opensALargeFileWithoutReadingAllOfIt()
{
    insertTransaction(path());
    support::makeLarge(path());
    // SQLite's check reports unused pages, so this check was not run.
    QVERIFY(opened(path())->queryScalar(u"PRAGMA quick_check(1)"_s)->toString() != u"ok"_s);
}

void DatabaseTest::leavesAForeignDatabaseAlone_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("a table") << QStringList{u"CREATE TABLE notes (x TEXT)"_s};
    QTest::newRow("a view") << QStringList{u"CREATE VIEW notes AS SELECT 1"_s};
    QTest::newRow("a table of the same name") << QStringList{u"CREATE TABLE tx (x TEXT)"_s};
    QTest::newRow("another program's version")
        << QStringList{u"CREATE TABLE schema_version (version INTEGER)"_s,
                       u"INSERT INTO schema_version VALUES (1)"_s};
    QTest::newRow("ours, with other columns")
        << QStringList{u"CREATE TABLE schema_version (v)"_s, u"CREATE TABLE tx (x)"_s,
                       u"CREATE TABLE tx_wide (x)"_s, u"CREATE TABLE event (x)"_s};
    QTest::newRow("ours, without a version")
        << QStringList{u"CREATE TABLE schema_version (version)"_s, u"CREATE TABLE tx (x)"_s,
                       u"CREATE TABLE tx_wide (x)"_s, u"CREATE TABLE event (x)"_s};
}

void DatabaseTest::leavesAForeignDatabaseAlone()
{
    QFETCH(QStringList, statements);
    makeForeign(path(), statements);
    const QByteArray before = bytesOf(path());
    QCOMPARE(refusal(path()), Error::Code::StorageCorrupted);
    QCOMPARE(refusal(path(), Access::ReadOnly), Error::Code::StorageCorrupted);
    QCOMPARE(bytesOf(path()), before);
}

void DatabaseTest::refusesANewerSchema()
{
    const QString sql = u"INSERT INTO schema_version VALUES (%1)"_s;
    QVERIFY(run(*opened(place()), sql.arg(latestSchemaVersion() + 1)));
    for (const Access access : {Access::ReadWrite, Access::ReadOnly})
        QCOMPARE(refusal(place(), access), Error::Code::StorageNewer);
}

/// Until the database is opened for writing, which migrates the schema. The file is intact
/// meanwhile.
void DatabaseTest::showsThatASchemaIsOlder()
{
    const QString older = path();
    QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/schema-4.db"), older));
    QVERIFY(QFile::setPermissions(older, QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(refusal(older, Access::ReadOnly), Error::Code::StorageOlder);
    QCOMPARE(refusal(older), std::nullopt);
    QCOMPARE(refusal(older, Access::ReadOnly), std::nullopt);
}

/// Also applies to root, who ignores permissions.
void DatabaseTest::refusesAPlaceThatCannotBeWritten_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("a folder") << u"folder"_s;
    QTest::newRow("below a file") << u"file/shop.db"_s;
    QTest::newRow("in a folder below a file") << u"file/a/b/shop.db"_s;
}

void DatabaseTest::refusesAPlaceThatCannotBeWritten()
{
    QFETCH(QString, place);
    QVERIFY(QDir(m_folder->path()).mkdir(u"folder"_s));
    write(path(u"file"_s), "x");
    QCOMPARE(refusal(path(place)), Error::Code::StorageReadOnly);
}

void DatabaseTest::refusesWhatMayNotBeWritten_data()
{
    QTest::addColumn<int>("folderMode");
    QTest::addColumn<int>("fileMode"); // 0: no file
    QTest::addColumn<int>("code");     // -1: success
    const int readOnly = static_cast<int>(Error::Code::StorageReadOnly);
    QTest::newRow("file") << 0700 << 0400 << readOnly;
    QTest::newRow("folder") << 0500 << 0600 << readOnly;
    QTest::newRow("both") << 0500 << 0400 << readOnly;
    QTest::newRow("folder without the file") << 0500 << 0 << readOnly;
    QTest::newRow("neither") << 0700 << 0600 << -1;
}

void DatabaseTest::refusesWhatMayNotBeWritten()
{
    QFETCH(int, folderMode);
    QFETCH(int, fileMode);
    QFETCH(int, code);
    opened(path());
    if (fileMode == 0)
        QVERIFY(QFile::remove(path()));
    else
        QCOMPARE(chmod(qPrintable(path()), static_cast<mode_t>(fileMode)), 0);
    QCOMPARE(chmod(qPrintable(m_folder->path()), static_cast<mode_t>(folderMode)), 0);
    if (geteuid() == 0) {
        QCOMPARE(chown(qPrintable(m_folder->path()), kNobody, kNobody), 0);
        QVERIFY(fileMode == 0 || chown(qPrintable(path()), kNobody, kNobody) == 0);
    }

    constexpr int kOpens = 100;
    const QList<int> answers = support::inProcesses(1, [this](int) {
        if (geteuid() == 0 && (setgid(kNobody) != 0 || setuid(kNobody) != 0))
            return 101;
        const auto answer = refusal(path());
        return answer ? static_cast<int>(*answer) : kOpens;
    });
    QCOMPARE(answers, QList<int>{code < 0 ? kOpens : code});
    QCOMPARE(chmod(qPrintable(m_folder->path()), 0700), 0); // allows the removal
}

void DatabaseTest::readsOnlyWhatIsThere()
{
    QCOMPARE(refusal(path(), Access::ReadOnly), Error::Code::StorageCorrupted);
    QVERIFY(!QFile::exists(path()));
    write(path(), {});
    QCOMPARE(refusal(path(), Access::ReadOnly), Error::Code::StorageCorrupted);
}

void DatabaseTest::readOnlyRefusesToWrite()
{
    const auto writer = opened(place());
    const auto reader = opened(place(), Access::ReadOnly);
    const auto written = run(*reader, u"INSERT INTO schema_version VALUES (77)"_s);
    QVERIFY(!written);
    QCOMPARE(written.error().code, Error::Code::StorageReadOnly);
    QCOMPARE(schemaVersion(*writer), latestSchemaVersion());
}

/// Another connection creates and removes its journal at any time, also during the check of it.
void DatabaseTest::acceptsAJournalThatComesAndGoes()
{
    write(path(), {});
    std::atomic_bool isChecked = false;
    std::thread other([&isChecked, journal = path() + u"-journal"_s] {
        while (!isChecked) {
            write(journal, {});
            QFile::remove(journal);
        }
    });
    int refused = 0;
    for (int check = 0; check < 20'000; ++check)
        refused += requireFiles(path()) ? 0 : 1;
    isChecked = true;
    other.join();
    QCOMPARE(refused, 0);
}

void DatabaseTest::isMadeByManyThreadsAtOnce()
{
    constexpr int kThreads = 6;
    for (int round = 0; round < 8; ++round) {
        const QString file = newPlace(round);
        std::latch start(kThreads);
        std::array<Result<int>, kThreads> versions;
        std::vector<std::thread> threads;
        threads.reserve(kThreads);
        for (auto &version : versions) {
            threads.emplace_back([&version, &start, file] {
                start.arrive_and_wait();
                version =
                    Database::open(file, Access::ReadWrite).and_then([](const auto &database) {
                        return schemaVersion(*database);
                    });
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        for (const auto &version : versions) {
            QVERIFY2(version, version ? "" : qPrintable(version.error().detail));
            QCOMPARE(*version, latestSchemaVersion());
        }
        QCOMPARE(numberOf(*opened(file), u"SELECT max(version) FROM schema_version"_s),
                 latestSchemaVersion());
    }
}

void DatabaseTest::isMadeByManyProcessesAtOnce()
{
    for (int round = 0; round < 8; ++round) {
        const QString file = newPlace(round);
        const QList<int> answers = support::inProcesses(4, [&file](int) {
            const auto database = Database::open(file, Access::ReadWrite);
            return database && schemaVersion(**database) == latestSchemaVersion() ? 0 : 1;
        });
        QCOMPARE(answers, QList<int>({0, 0, 0, 0}));
    }
}

void DatabaseTest::storesValuesInTheirForm()
{
    const auto database = opened(place());
    QVERIFY(run(*database, isOnServer()
                               ? u"CREATE TABLE form (a BIGINT, b TEXT, c BYTEA, "
                                 "d BIGINT, e BIGINT, f BIGINT, g BIGINT)"_s
                               : u"CREATE TABLE form (a INTEGER, b TEXT, c BLOB, d INTEGER, "
                                 "e INTEGER, f INTEGER, g INTEGER) STRICT"_s));
    const QString text = isOnServer() ? u"São Paulo\\ 'x' \"?\" 🙂"_s : u"São\0Paulo 🙂"_s;
    const QUuid id(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s);
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(1'768'489'200'123, Qt::UTC);
    {
        Statement insert(*database, u"INSERT INTO form VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
        insert.bind(std::numeric_limits<qint64>::min())
            .bind(text)
            .bind(id)
            .bind(time.toOffsetFromUtc(-10800))
            .bind(Money::fromCents(Money::kMaxCents))
            .bind(std::optional(time))
            .bind(std::optional<QDateTime>());
        QVERIFY(insert.run());
        QCOMPARE(insert.affectedRows(), 1);
    }
    Statement select(*database, u"SELECT a, b, c, d, e, f, g, length(c), d + 0 FROM form"_s);
    QVERIFY(select.run());
    QVERIFY(select.next());
    QCOMPARE(select.number(0), std::numeric_limits<qint64>::min());
    QCOMPARE(select.text(1), text);
    QCOMPARE(select.id(2), id);
    QCOMPARE(select.time(3), time);
    QCOMPARE(select.time(3).timeSpec(), Qt::UTC);
    QCOMPARE(select.number(4), Money::kMaxCents);
    QCOMPARE(select.time(5), time);
    QVERIFY(!select.time(6).isValid());
    QCOMPARE(select.number(7), 16);
    QCOMPARE(select.number(8), 1'768'489'200'123);
    QVERIFY(!select.next());
    QVERIFY(select.end());
}

void DatabaseTest::reportsEmptyFromNull()
{
    const auto database = opened(place());
    QVERIFY(run(*database, u"CREATE TABLE t (x TEXT)"_s));
    for (const QVariant &value : {sqlValue(QString()), sqlValue(u""_s), nullIfEmpty(QString()),
                                  nullIfEmpty(u""_s), nullIfEmpty(u"x"_s)})
        QVERIFY(Statement(*database, u"INSERT INTO t VALUES (?)"_s).bindStored(value).run());
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t WHERE x IS NULL"_s), 2);
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t WHERE x = ''"_s), 2);
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t WHERE x = 'x'"_s), 1);
}

void DatabaseTest::reportsAFaultOfTheStatement()
{
    const auto database = opened(place());
    Statement broken(*database, u"SELECT y FROM nowhere WHERE x = ?"_s);
    const auto answer = broken.bind(1).run();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Internal);
    QVERIFY2(answer.error().detail.contains("nowhere"_L1), qPrintable(answer.error().detail));
    QVERIFY(!broken.next());
    QVERIFY(!broken.end());

    // An error on a later row must not end the rows silently.
    QVERIFY(run(*database, u"CREATE TABLE t (x BIGINT)"_s));
    QVERIFY(run(*database, u"INSERT INTO t VALUES (1), (-9223372036854775807 - 1)"_s));
    Statement late(*database, u"SELECT abs(x) FROM t"_s);
    if (late.run()) { // a server reports the error here already
        QVERIFY(late.next());
        QVERIFY(!late.next());
    }
    QVERIFY(!late.end());
    QVERIFY(!database->queryScalar(u"SELECT abs(x) FROM t"_s));
}

void DatabaseTest::reportsNoValues()
{
    const auto database = opened(place());
    QVERIFY(run(*database, "CREATE TABLE t (x INTEGER UNIQUE CHECK (x > 5000))"_L1 +
                               (isOnServer() ? ""_L1 : " STRICT"_L1)));
    QVERIFY(Statement(*database, u"INSERT INTO t VALUES (?)"_s).bind(987654).run());
    const auto fails = [&database](const QVariant &value) {
        const auto run =
            Statement(*database, u"INSERT INTO t VALUES (?)"_s).bindStored(value).run();
        return !run && run.error().code == Error::Code::Internal &&
               !run.error().detail.contains(value.toString());
    };
    QVERIFY(fails(987654));
    QVERIFY(fails(4077));
    QVERIFY(fails(u"52998224725x"_s));
}

void DatabaseTest::keepsNoCursorOpen()
{
    const auto writer = opened(path());
    const auto reader = opened(path(), Access::ReadOnly);
    QVERIFY(run(*writer, u"PRAGMA synchronous = OFF"_s)); // only the file size matters
    QVERIFY(run(*writer, u"CREATE TABLE t (x TEXT) STRICT"_s));
    const QString text(200, u'x');
    const auto insert = [&](int count) {
        for (int i = 0; i < count; ++i) {
            if (!Statement(*writer, u"INSERT INTO t VALUES (?)"_s).bind(text).run())
                qFatal("an insert failed");
            if (i % 50 == 0) {
                Statement list(*reader, u"SELECT x FROM t"_s); // destroyed on its first row
                std::ignore = list.run() && list.next();
            }
        }
    };
    // The log is checkpointed every 4000 pages; a frame is a page and 24 bytes.
    constexpr qint64 kFolded = qint64(4050) * (4096 + 24);
    insert(20'000);
    QCOMPARE_LT(QFileInfo(path() + u"-wal"_s).size(), kFolded);

    Statement cursor(*reader, u"SELECT x FROM t LIMIT 2"_s); // effect of an open cursor
    QVERIFY(cursor.run());
    QVERIFY(cursor.next());
    insert(5'000);
    QCOMPARE_GT(QFileInfo(path() + u"-wal"_s).size(), kFolded);
}

void DatabaseTest::rollsBackWhatIsNotCommitted()
{
    const auto database = opened(place());
    QVERIFY(run(*database, u"CREATE TABLE t (x INTEGER)"_s));
    const QString insert = u"INSERT INTO t VALUES (1)"_s;
    {
        const auto transaction = WriteTransaction::begin(*database);
        QVERIFY(transaction);
        QVERIFY(database->isInTransaction());
        QVERIFY(run(*database, insert));
    }
    QVERIFY(!database->isInTransaction());
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 0);

    const auto failed = inWriteTransaction(*database, [&]() -> Result<void> {
        std::ignore = run(*database, insert);
        return tl::unexpected(Error{Error::Code::Conflict, {}, {}});
    });
    QCOMPARE(failed.error().code, Error::Code::Conflict);
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 0);

    QVERIFY(inWriteTransaction(*database, [&] { return run(*database, insert); }));
    QVERIFY(!database->isInTransaction());
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 1);
}

void DatabaseTest::undoesAPartByItself()
{
    const auto database = opened(place());
    QVERIFY(run(*database, u"CREATE TABLE t (x INTEGER)"_s));
    const auto insert = [&](int x) {
        return inWriteTransaction(*database, [&]() -> Result<void> {
            std::ignore = run(*database, u"INSERT INTO t VALUES (%1)"_s.arg(x));
            return x == 2 ? Result<void>(tl::unexpected(Error{Error::Code::Conflict, {}, {}}))
                          : Result<void>();
        });
    };
    {
        auto whole = WriteTransaction::begin(*database);
        QVERIFY(whole);
        QVERIFY(insert(1));
        QCOMPARE(insert(2).error().code, Error::Code::Conflict);
        QVERIFY(insert(3));
        QVERIFY(database->isInTransaction());
        QVERIFY(whole->commit());
    }
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t WHERE x IN (1, 3)"_s), 2);
    {
        const auto whole = WriteTransaction::begin(*database);
        QVERIFY(insert(4)); // rolled back with the whole transaction
    }
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 2);
}

void DatabaseTest::readsOneSnapshot()
{
    const auto writer = opened(place());
    const auto reader = opened(place(), Access::ReadOnly);
    QVERIFY(run(*writer, u"CREATE TABLE t (x INTEGER)"_s));
    const QString count = u"SELECT count(*) FROM t"_s;
    {
        const auto snapshot = ReadTransaction::begin(*reader);
        QVERIFY(snapshot);
        QCOMPARE(numberOf(*reader, count), 0);
        QVERIFY(run(*writer, u"INSERT INTO t VALUES (1)"_s));
        QCOMPARE(numberOf(*reader, count), 0);
    }
    QCOMPARE(numberOf(*reader, count), 1);
}

/// Several processes read, add one, and write. With deferred transactions nine of ten would fail.
void DatabaseTest::losesNoUpdate()
{
    constexpr int kEach = 300;
    {
        const auto database = opened(place());
        QVERIFY(run(*database, u"CREATE TABLE t (x INTEGER)"_s));
        QVERIFY(run(*database, u"INSERT INTO t VALUES (0)"_s));
    }
    const QList<int> failures = support::inProcesses(4, [this](int) {
        const auto database = opened(place(), Access::SecondWriter); // accepts the table
        int failed = 0;
        for (int i = 0; i < kEach; ++i) {
            const auto added = inWriteTransaction(*database, [&]() -> Result<void> {
                const qint64 x = numberOf(*database, u"SELECT x FROM t"_s);
                return Statement(*database, u"UPDATE t SET x = ?"_s).bind(x + 1).run();
            });
            failed += added ? 0 : 1;
        }
        return std::min(failed, 255);
    });
    QCOMPARE(failures, QList<int>({0, 0, 0, 0}));
    QCOMPARE(numberOf(*opened(place(), Access::SecondWriter), u"SELECT x FROM t"_s), 4 * kEach);
}

/// Only for files: a server queues the writers.
void DatabaseTest::alternatesWithOneThatNeverPauses()
{
    QVERIFY(opened(path()));
    const QString end = path(u"end"_s);
    const QList<int> failures = support::inProcesses(2, [&](int number) {
        const auto database = opened(path());
        if (number == 0) {
            while (!QFile::exists(end)) {
                const auto writing = WriteTransaction::begin(*database);
                QThread::usleep(2000);
            }
            return 0;
        }
        int failed = 0;
        for (int i = 0; i < 5; ++i) {
            failed += WriteTransaction::begin(*database) ? 0 : 1;
            QThread::usleep(2000); // the other one starts the next transaction meanwhile
        }
        write(end, {});
        return failed;
    });
    QCOMPARE(failures, QList<int>({0, 0}));
}

void DatabaseTest::reportsABusyDatabase()
{
    const auto first = opened(place());
    const auto second = *Database::open(place(), Access::ReadWrite, Schema::Shop, {.busy = 100ms});
    {
        const auto writing = WriteTransaction::begin(*first);
        QVERIFY(writing);
        QElapsedTimer wait;
        wait.start();
        const auto refused = WriteTransaction::begin(*second);
        QCOMPARE_GE(wait.elapsed(), 100);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::StorageBusy);
        QVERIFY(!second->isInTransaction());
        QVERIFY(ReadTransaction::begin(*second)); // readers do not wait for writers
    }
    QVERIFY(WriteTransaction::begin(*second));
}

void DatabaseTest::writesNextToAnotherConnection()
{
    QVERIFY(refusal(place(),
                    Access::SecondWriter)); // no ReadWrite connection has prepared the database
    const auto first = opened(place());
    QVERIFY(run(*first, u"CREATE TABLE t (x INTEGER)"_s));
    const auto second = opened(place(), Access::SecondWriter);
    const auto transaction = WriteTransaction::begin(*second);
    QVERIFY(transaction);
    QVERIFY(run(*second, u"INSERT INTO t VALUES (1)"_s));
}

void DatabaseTest::readsAtOnceOrNotAtAll()
{
    const auto writer = opened(path());
    const auto reader = opened(path(), Access::ReadNoWait);
    QVERIFY(run(*reader, u"SELECT count(*) FROM tx"_s));
    QVERIFY(!run(*reader, u"INSERT INTO schema_version VALUES (77)"_s));

    const QString other = path(u"other.db"_s);
    const auto alone = opened(other);
    QVERIFY(run(*alone, u"PRAGMA locking_mode = EXCLUSIVE"_s));
    QVERIFY(run(*alone, u"CREATE TABLE t (x INTEGER)"_s));
    QElapsedTimer wait;
    wait.start();
    QCOMPARE(refusal(other, Access::ReadNoWait), Error::Code::StorageBusy);
    QCOMPARE_LT(wait.elapsed(), DatabaseTimeouts().busy.count()); // the wait of the other modes
}

/// Simulates a disk that fills up during the commit by a constraint that is checked only then.
void DatabaseTest::reportsThatACommitFailed()
{
    const auto database = opened(place());
    QVERIFY(run(*database, u"CREATE TABLE a (x INTEGER PRIMARY KEY)"_s));
    QVERIFY(run(*database, u"CREATE TABLE b (x INTEGER REFERENCES a DEFERRABLE "
                           "INITIALLY DEFERRED)"_s));
    const auto stored = inWriteTransaction(
        *database, [&] { return run(*database, u"INSERT INTO b VALUES (77)"_s); });
    QVERIFY(!stored);
    QCOMPARE(stored.error().code, Error::Code::Internal);
    QVERIFY(!database->isInTransaction());
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM b"_s), 0);
    QVERIFY(inWriteTransaction(*database, [&] { return run(*database, u"SELECT 1"_s); }));
}

void DatabaseTest::reportsAFullDisk()
{
    const auto database = opened(path());
    QVERIFY(run(*database, u"CREATE TABLE t (x BLOB)"_s));
    const QString insert = u"INSERT INTO t VALUES (zeroblob(1000000))"_s;
    const qint64 pages = numberOf(*database, u"PRAGMA page_count"_s);
    QVERIFY(run(*database, u"PRAGMA max_page_count = %1"_s.arg(pages)));
    const auto refused = inWriteTransaction(*database, [&] { return run(*database, insert); });
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::StorageFull);
    QVERIFY(!database->isInTransaction());

    // Works again on the same connection once there is free space.
    QVERIFY(run(*database, u"PRAGMA max_page_count = 100000"_s));
    QVERIFY(inWriteTransaction(*database, [&] { return run(*database, insert); }));
    QCOMPARE(numberOf(*database, u"SELECT count(*) FROM t"_s), 1);
}

void DatabaseTest::mapsNativeCodes_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("native");
    QTest::addColumn<Error::Code>("code");
    using enum Error::Code;
    const auto row = [](const char *name, Kind kind, const QString &native, Error::Code code) {
        QTest::newRow(name) << kind << native << code;
    };
    row("full", Kind::Sqlite, u"13"_s, StorageFull);
    row("read-only", Kind::Sqlite, u"8"_s, StorageReadOnly);
    row("read-only folder", Kind::Sqlite, u"1544"_s, StorageReadOnly);
    row("busy", Kind::Sqlite, u"5"_s, StorageBusy);
    row("busy snapshot", Kind::Sqlite, u"517"_s, StorageBusy);
    row("corrupt", Kind::Sqlite, u"11"_s, StorageCorrupted);
    row("no database", Kind::Sqlite, u"26"_s, StorageCorrupted);
    row("unique", Kind::Sqlite, u"2067"_s, Internal);
    row("I/O", Kind::Sqlite, u"10"_s, StorageFailed);
    row("I/O on fsync", Kind::Sqlite, u"1034"_s, StorageFailed);
    row("I/O on write", Kind::Sqlite, u"778"_s, StorageFailed);
    row("cannot open", Kind::Sqlite, u"14"_s, StorageFailed);
    row("no code", Kind::Sqlite, u""_s, Internal);
    row("no number", Kind::Sqlite, u"57P01"_s, Internal);
    row("serialization failure", Kind::PostgreSql, u"40001"_s, StorageBusy);
    row("deadlock", Kind::PostgreSql, u"40P01"_s, StorageBusy);
    row("lock timeout", Kind::PostgreSql, u"55P03"_s, StorageBusy);
    row("statement timeout", Kind::PostgreSql, u"57014"_s, StorageBusy);
    row("too many connections", Kind::PostgreSql, u"53300"_s, StorageBusy);
    row("shut down", Kind::PostgreSql, u"57P01"_s, StorageUnreachable);
    row("crashed", Kind::PostgreSql, u"57P02"_s, StorageUnreachable);
    row("starting", Kind::PostgreSql, u"57P03"_s, StorageUnreachable);
    row("connection failure", Kind::PostgreSql, u"08006"_s, StorageUnreachable);
    row("idle in a transaction", Kind::PostgreSql, u"25P03"_s, StorageUnreachable);
    row("full server", Kind::PostgreSql, u"53100"_s, StorageFull);
    row("read-only transaction", Kind::PostgreSql, u"25006"_s, StorageReadOnly);
    row("no privilege", Kind::PostgreSql, u"42501"_s, StorageReadOnly);
    row("I/O of the server", Kind::PostgreSql, u"58030"_s, StorageFailed);
    row("corrupt data", Kind::PostgreSql, u"XX001"_s, StorageCorrupted);
    row("corrupt index", Kind::PostgreSql, u"XX002"_s, StorageCorrupted);
    row("unique on the server", Kind::PostgreSql, u"23505"_s, Internal);
    row("aborted transaction", Kind::PostgreSql, u"25P02"_s, Internal);
    row("no code of the server", Kind::PostgreSql, u""_s, Internal);
}

void DatabaseTest::mapsNativeCodes()
{
    QFETCH(QString, native);
    QFETCH(Error::Code, code);
    const QSqlError error(u"driver"_s, u"database"_s, QSqlError::ConnectionError, native);
    const auto backend = Backend::forAddress(isOnServer() ? u"postgresql:///x"_s : u"x"_s);
    QCOMPARE(backend->error(error, true).code, code);
    QCOMPARE(backend->error(error, false).code,
             isOnServer() ? Error::Code::StorageUnreachable : code);
}

BALCAO_GUILESS_TEST(DatabaseTest)
#include "tst_database.moc"
