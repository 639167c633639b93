// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/migrations.h"
#include "core/database/schemacheck.h"
#include "core/service/transactionengine.h"
#include "core/storage/backup.h"
#include "core/storage/bulkload.h"
#include "core/storage/integritycheck.h"
#include "core/storage/keystore.h"
#include "tests/support/charges.h"
#include "tests/support/examplehistory.h"
#include "tests/support/postgresserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <ctime>

#include <functional>

#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace core;

Q_DECLARE_METATYPE(core::Schema)

namespace
{

using Access = Database::Access;

const QDateTime kNow(QDate(2026, 11, 21), QTime(5, 33, 1), Qt::UTC);

/// Changes a file as another program does, without the settings of this one.
void plant(const QString &path, const QString &sql)
{
    sqlite3 *file = nullptr;
    char *why = nullptr;
    if (sqlite3_open(QFile::encodeName(path).constData(), &file) != SQLITE_OK ||
        sqlite3_exec(file, sql.toUtf8().constData(), nullptr, nullptr, &why) != SQLITE_OK)
        qFatal("the test cannot change the file: %s", why ? why : "not opened");
    sqlite3_close(file);
}

std::unique_ptr<Database> opened(const QString &path, Access access = Access::ReadWrite)
{
    auto database = Database::open(path, access);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    return std::move(*database);
}

QStringList differencesIn(const QString &path, Schema schema = Schema::Shop)
{
    const auto database = Database::open(path, Access::Unverified, schema);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    const auto version = schemaVersion(**database);
    const auto found = fileSchemaDifferences(**database, version.value_or(0));
    if (!found)
        qFatal("%s", qPrintable(found.error().detail));
    return *found;
}

void makeShop(const QString &path)
{
    const auto database = opened(path);
    TransactionEngine engine(*database, support::serviceSettings(), support::TestClock(),
                             support::TestRandom(1));
    for (int number = 1; number <= 5; ++number) {
        if (!engine.create(support::cashInDraft(100 + number, QString::number(number))))
            qFatal("a charge of the test cannot be made");
    }
    if (!KeyStore(*database).add(support::exampleKey(), support::exampleDigest()))
        qFatal("a key of the test cannot be made");
}

} // namespace

class SchemaCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void acceptsOwnDatabases_data();
    void acceptsOwnDatabases();
    void findsExactlyWhatWasPlanted_data() { acceptsOwnDatabases_data(); }
    void findsExactlyWhatWasPlanted();
    void acceptsStatistics();
    void refusesEveryChange_data();
    void refusesEveryChange();
    void refusesForeignTriggersOfLocalData_data();
    void refusesForeignTriggersOfLocalData();
    void refusesBackupsWithForeignTriggers();
    void copiesOnlyRows();
    void revokesKeysThatABackupChanged_data();
    void revokesKeysThatABackupChanged();
    void copiesEveryVersion_data();
    void copiesEveryVersion();
    void keepsTheSchemaFromStatements();
    void noticesAKeyThatCannotBeRevoked();
    void showsNamesWithoutEscapes();
    void findsForeignPartsOnAServer();
    void takesLittleTime();

private:
    [[nodiscard]] QString path(const QString &name = u"shop.db"_s) const
    {
        return m_folder->filePath(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

using DatabaseMaker = std::function<void(const QString &)>;
Q_DECLARE_METATYPE(DatabaseMaker)

void SchemaCheckTest::acceptsOwnDatabases_data()
{
    QTest::addColumn<DatabaseMaker>("make");
    QTest::newRow("empty") << DatabaseMaker([](const QString &path) { opened(path); });
    QTest::newRow("used") << DatabaseMaker(makeShop);
    QTest::newRow("bulk load") << DatabaseMaker([](const QString &path) {
        const QList<Transaction> history = support::upToDateExampleHistory();
        const auto loaded = bulkLoad(path, history.size(), [&](qint64 first, qint64 end) {
            return history.sliced(first, end - first);
        });
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().detail));
    });
    QTest::newRow("backup") << DatabaseMaker([](const QString &path) {
        makeShop(path + u"-source"_s);
        QVERIFY(backUp(path + u"-source"_s, path));
    });
    QTest::newRow("restore") << DatabaseMaker([](const QString &path) {
        makeShop(path + u"-source"_s);
        QVERIFY(backUp(path + u"-source"_s, path + u"-backup"_s));
        QVERIFY(restoreBackup(path + u"-backup"_s, path, kNow));
    });
    for (int version = 1; version < latestSchemaVersion(); ++version) {
        const QString stored = u"%1/schema-%2.db"_s.arg(QStringLiteral(TEST_DATA)).arg(version);
        QTest::addRow("schema %d", version)
            << DatabaseMaker([stored](const QString &path) { QVERIFY(QFile::copy(stored, path)); });
        QTest::addRow("upgrade of schema %d", version)
            << DatabaseMaker([stored](const QString &path) {
                   QVERIFY(QFile::copy(stored, path));
                   QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
                   opened(path);
               });
    }
}

void SchemaCheckTest::acceptsOwnDatabases()
{
    QFETCH(DatabaseMaker, make);
    make(path());
    QCOMPARE(differencesIn(path()), QStringList());
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
    const auto database = Database::open(path(), Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    QCOMPARE(differencesIn(path()), QStringList());
}

/// A check that reports more or less than the planted objects is useless.
void SchemaCheckTest::findsExactlyWhatWasPlanted()
{
    QFETCH(DatabaseMaker, make);
    make(path());
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
    plant(path(), u"CREATE TRIGGER zz AFTER INSERT ON tx_wide BEGIN UPDATE tx_wide SET qr_code = "
                  "replace(NEW.qr_code, 'a', 'b') WHERE seq = NEW.seq; END;"
                  "CREATE TABLE aa (x); CREATE INDEX mm ON tx_wide (email);"
                  "CREATE VIEW vv AS SELECT 1; DROP INDEX tx_reference;"_s);
    const QStringList planted{
        u"index mm is foreign"_s, u"index tx_reference is missing"_s,
        u"table aa is foreign"_s, u"trigger zz is foreign"_s,
        u"view vv is foreign"_s,
    };
    QCOMPARE(differencesIn(path()), planted);
    const auto database = Database::open(path(), Access::ReadWrite);
    QVERIFY(!database);
    QCOMPARE(database.error().code, Error::Code::StorageCorrupted);
    for (const QString &part : planted)
        QVERIFY2(database.error().detail.contains(part), qPrintable(database.error().detail));
}

/// An administrator may have run ANALYZE, which adds tables with numbers for the query planner.
void SchemaCheckTest::acceptsStatistics()
{
    makeShop(path());
    plant(path(), u"ANALYZE"_s);
    QCOMPARE(opened(path(), Access::Unverified)
                 ->queryScalar(u"SELECT count(*) FROM sqlite_master WHERE name = 'sqlite_stat1'"_s)
                 ->toInt(),
             1);
    QCOMPARE(differencesIn(path()), QStringList());
    QVERIFY(Database::open(path(), Access::ReadWrite));
    QVERIFY(checkEverything(*opened(path(), Access::ReadOnly)));
    const QString backup = path(u"backup.db"_s);
    QVERIFY(backUp(path(), backup));
    plant(backup, u"ANALYZE"_s);
    QVERIFY(verifyBackup(backup));
}

void SchemaCheckTest::refusesEveryChange_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("line");
    QTest::newRow("a trigger that undoes a revocation")
        << u"CREATE TRIGGER zz AFTER UPDATE OF revoked ON api_key BEGIN UPDATE api_key SET "
           "revoked = NULL; END"_s
        << u"trigger zz is foreign"_s;
    QTest::newRow("a trigger under an own name")
        << u"DROP TRIGGER tx_has_day; CREATE TRIGGER tx_has_day BEFORE INSERT ON tx BEGIN SELECT "
           "1; END"_s
        << u"trigger tx_has_day is changed"_s;
    QTest::newRow("a missing trigger")
        << u"DROP TRIGGER evidence_is_kept"_s << u"trigger evidence_is_kept is missing"_s;
    QTest::newRow("one more column")
        << u"ALTER TABLE api_key ADD COLUMN more INTEGER"_s << u"table api_key is changed"_s;
    QTest::newRow("a weaker table")
        << u"DROP TABLE environment; CREATE TABLE environment (only_one, is_sandbox)"_s
        << u"table environment is changed"_s;
    QTest::newRow("a trigger on statistics")
        << u"ANALYZE; CREATE TRIGGER zz AFTER DELETE ON tx BEGIN DELETE FROM sqlite_stat1; END"_s
        << u"trigger zz is foreign"_s;
    QTest::newRow("other columns of statistics")
        << u"ANALYZE; PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = 'CREATE TABLE "
           "sqlite_stat1(tbl,idx,stat,more)' WHERE name = 'sqlite_stat1'; PRAGMA writable_schema = "
           "RESET"_s
        << u"table sqlite_stat1 is foreign"_s;
}

void SchemaCheckTest::refusesEveryChange()
{
    QFETCH(QString, sql);
    QFETCH(QString, line);
    makeShop(path());
    plant(path(), sql);
    QVERIFY2(differencesIn(path()).contains(line), qPrintable(differencesIn(path()).join(u'\n')));
    const auto writer = Database::open(path(), Access::ReadWrite);
    QVERIFY(!writer);
    QCOMPARE(writer.error().code, Error::Code::StorageCorrupted);
    const auto checked = checkEverything(*opened(path(), Access::ReadOnly));
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, Error::Code::StorageCorrupted);
    QVERIFY2(checked.error().detail.contains(line), qPrintable(checked.error().detail));
}

void SchemaCheckTest::refusesForeignTriggersOfLocalData_data()
{
    QTest::addColumn<Schema>("schema");
    QTest::addColumn<QString>("table");
    QTest::newRow("console") << Schema::Console << u"payer"_s;
    QTest::newRow("intents") << Schema::Remote << u"intent"_s;
    QTest::newRow("copy") << Schema::Copy << u"whole"_s;
}

void SchemaCheckTest::refusesForeignTriggersOfLocalData()
{
    QFETCH(Schema, schema);
    QFETCH(QString, table);
    QVERIFY(Database::open(path(), Access::ReadWrite, schema));
    QCOMPARE(differencesIn(path(), schema), QStringList());
    plant(path(),
          u"CREATE TRIGGER zz AFTER DELETE ON %1 BEGIN SELECT raise(IGNORE); END"_s.arg(table));
    QCOMPARE(differencesIn(path(), schema), QStringList{u"trigger zz is foreign"_s});
    QVERIFY(!Database::open(path(), Access::ReadWrite, schema));
}

void SchemaCheckTest::refusesBackupsWithForeignTriggers()
{
    makeShop(path());
    const QString backup = path(u"backup.db"_s);
    QVERIFY(backUp(path(), backup));
    QVERIFY(verifyBackup(backup));
    plant(backup, u"CREATE TRIGGER zz AFTER UPDATE OF revoked ON api_key BEGIN UPDATE api_key SET "
                  "revoked = NULL; END"_s);
    QVERIFY(!verifyBackup(backup));
    const auto restored = restoreBackup(backup, path(), kNow);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, Error::Code::StorageCorrupted);
    QVERIFY2(restored.error().detail.contains(u"trigger zz is foreign"_s),
             qPrintable(restored.error().detail));
    QCOMPARE(differencesIn(path()), QStringList()); // the shop is unchanged
    QVERIFY(!backUp(backup, path(u"second.db"_s)));
}

/// Everything but rows comes from the migrations, such as the page with the schema.
void SchemaCheckTest::copiesOnlyRows()
{
    makeShop(path());
    plant(path(), u"PRAGMA user_version = 7; PRAGMA application_id = 8"_s);
    const QString backup = path(u"backup.db"_s);
    QVERIFY(backUp(path(), backup));
    const auto copy = opened(backup, Access::Unverified);
    QCOMPARE(copy->queryScalar(u"PRAGMA user_version"_s)->toInt(), 0);
    QCOMPARE(copy->queryScalar(u"PRAGMA application_id"_s)->toInt(), 0);
    QCOMPARE(copy->queryScalar(u"SELECT count(*) FROM tx"_s)->toInt(), 5);
    QCOMPARE(copy->queryScalar(u"SELECT sum(n) FROM tot"_s)->toInt(), 5); // not counted twice
    QCOMPARE(copy->queryScalar(u"SELECT count(*) FROM api_key"_s)->toInt(), 1);
}

void SchemaCheckTest::revokesKeysThatABackupChanged_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("validKeys");
    const auto row = [](const char *name, const QString &change, int validKeys) {
        QTest::newRow(name) << u"UPDATE api_key SET "_s + change << validKeys;
    };
    row("nothing", u"revoked = revoked"_s, 1);
    row("name and last use", u"name = 'x', last_use = 1"_s, 1);
    row("another key", u"digest = substr(digest, 2) || 'x'"_s, 0);
    row("more scopes", u"scopes = 15"_s, 0);
    row("another platform", u"platform = randomblob(16)"_s, 0);
    row("a larger amount", u"max_charge = 100000"_s, 0);
    row("no limit of the day", u"max_per_day = NULL"_s, 0);
    row("more requests", u"requests_per_minute = NULL"_s, 0);
    row("a later end", u"expires = expires + 1"_s, 0);
}

/// A person who can write a backup must not get the rights of a valid key.
void SchemaCheckTest::revokesKeysThatABackupChanged()
{
    QFETCH(QString, change);
    makeShop(path());
    plant(path(), u"UPDATE api_key SET scopes = 1, max_charge = 100, max_per_day = 1000, "
                  "requests_per_minute = 10, expires = 4102444800000"_s);
    const QString backup = path(u"backup.db"_s);
    QVERIFY(backUp(path(), backup));
    plant(backup, change);
    const auto restored = restoreBackup(backup, path(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QTEST(restored->access.validKeys, "validKeys");
    QCOMPARE(restored->access.validKeys + restored->access.revokedKeys, 1);
}

void SchemaCheckTest::copiesEveryVersion_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version < latestSchemaVersion(); ++version)
        QTest::addRow("schema %d", version) << version;
}

void SchemaCheckTest::copiesEveryVersion()
{
    QFETCH(int, version);
    const QString stored = u"%1/schema-%2.db"_s.arg(QStringLiteral(TEST_DATA)).arg(version);
    const auto contents = backUp(stored, path());
    QVERIFY2(contents, contents ? "" : qPrintable(contents.error().detail));
    QCOMPARE(contents->schemaVersion, version);
    QCOMPARE(differencesIn(path()), QStringList());
    const auto database = Database::open(path(), Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    QVERIFY(checkEverything(**database));
}

/// A statement cannot reach the definition of the schema, whatever it is.
void SchemaCheckTest::keepsTheSchemaFromStatements()
{
    const auto database = opened(path());
    std::ignore = database->queryScalar(u"PRAGMA writable_schema = ON"_s);
    QVERIFY(!database->queryScalar(u"UPDATE sqlite_master SET sql = sql || ' '"_s));
    QCOMPARE(differencesIn(path()), QStringList());
}

void SchemaCheckTest::noticesAKeyThatCannotBeRevoked()
{
    makeShop(path());
    const auto database = opened(path());
    KeyStore keys(*database);
    plant(path(), u"CREATE TRIGGER zz AFTER UPDATE OF revoked ON api_key BEGIN UPDATE api_key SET "
                  "revoked = NULL; END"_s);
    const auto revoked = keys.revoke(support::exampleKey().id, kNow);
    QVERIFY(!revoked);
    QCOMPARE(revoked.error().code, Error::Code::StorageCorrupted);
    plant(path(), u"DROP TRIGGER zz"_s);
    QVERIFY(keys.revoke(support::exampleKey().id, kNow));
}

void SchemaCheckTest::showsNamesWithoutEscapes()
{
    makeShop(path());
    plant(path(), u"CREATE TABLE \"\u001B]0;owned\u0007\u001B[2J\nsound\u202E\" (x)"_s);
    const auto checked = checkEverything(*opened(path(), Access::ReadOnly));
    QVERIFY(!checked);
    for (const char16_t harmful : {u'\u001B', u'\u0007', u'\n', u'\u202E'})
        QVERIFY(!checked.error().detail.contains(QChar(harmful)));
    QVERIFY(checked.error().detail.contains(u"owned"_s));
}

void SchemaCheckTest::findsForeignPartsOnAServer()
{
    support::PostgresServer server;
    const QString address = server.emptiedDatabase();
    const auto database = opened(address);
    const auto found = [&] {
        const auto lines = serverSchemaDifferences(*database, latestSchemaVersion());
        return lines ? *lines : QStringList{lines.error().detail};
    };
    QCOMPARE(found(), QStringList());
    QVERIFY(checkContents(*database));
    server.ask(u"CREATE FUNCTION zz() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.revoked = "
               "NULL; RETURN NEW; END $$"_s,
               u"emptied"_s);
    QCOMPARE(found(), QStringList()); // nothing runs the function
    server.ask(u"CREATE TRIGGER zz BEFORE UPDATE ON api_key FOR EACH ROW EXECUTE FUNCTION zz()"_s,
               u"emptied"_s);
    server.ask(u"CREATE RULE rr AS ON DELETE TO evidence DO INSTEAD NOTHING"_s, u"emptied"_s);
    server.ask(u"ALTER TABLE tx DISABLE TRIGGER tx_moved"_s, u"emptied"_s);
    server.ask(u"CREATE OR REPLACE FUNCTION outbox_owed() RETURNS trigger LANGUAGE plpgsql AS $$ "
               "BEGIN RETURN NEW; END $$"_s,
               u"emptied"_s);
    const QStringList planted{
        u"function outbox_owed is changed"_s,
        u"rule rr on evidence is foreign"_s,
        u"trigger tx_moved on tx is changed"_s,
        u"trigger zz on api_key is foreign"_s,
    };
    QCOMPARE(found(), planted);
    const auto checked = checkContents(*database);
    QVERIFY(!checked);
    QVERIFY(checked.error().detail.contains(u"trigger zz on api_key is foreign"_s));
}

/// Prints the processor time of the first comparison of a process and of later ones. The limit is
/// far above both, for slow machines. Other programs do not change processor time.
void SchemaCheckTest::takesLittleTime()
{
    makeShop(path());
    const auto database = opened(path());
    constexpr std::clock_t kMillisecond = CLOCKS_PER_SEC / 1000;
    const std::clock_t start = std::clock();
    QVERIFY(migratedSchema(Schema::Shop, latestSchemaVersion() - 1)); // not cached
    const std::clock_t created = std::clock();
    QVERIFY(checkSchema(*database));
    const std::clock_t compared = std::clock();
    const std::clock_t first = (created - start) / kMillisecond;
    const std::clock_t later = (compared - created) / kMillisecond;
    qInfo("created in %ld ms, compared in %ld ms", long(first), long(later));
    QVERIFY(first < 500 && later < 100);
}

BALCAO_GUILESS_TEST(SchemaCheckTest)
#include "tst_schemacheck.moc"
