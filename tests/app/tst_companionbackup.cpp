// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopbackup.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/consolestore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::ShopBackup;
using app::ShopSettings;
using core::AuditAction;
using core::RestoredAuditLog;
using Code = core::Error::Code;
using What = core::AnnotationEdit::What;

namespace
{

const QDateTime kNow(QDate(2026, 11, 21), QTime(9, 30, 5), core::brasilia());
const QDateTime kBefore = kNow.addDays(-2).toUTC(); ///< when the data of the backup was made
const core::AuditRecord kProgram{.actor = {.name = u"balcao"_s}}; ///< of a restore by command
const QUuid kFirst(u"11111111-1111-4111-8111-111111111111"_s);
const QUuid kSecond(u"22222222-2222-4222-8222-222222222222"_s);

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

/// Runs `work` with the store of the till in the folder.
template<typename Work>
void withTill(const QString &shop, Work work)
{
    const auto till = core::Database::open(
        app::consoleDatabaseIn(shop), core::Database::Access::ReadWrite, core::Schema::Console);
    QVERIFY2(till, till ? "" : qPrintable(till.error().detail));
    core::ConsoleStore store(**till);
    QVERIFY(store.prepare());
    work(store);
}

core::Payer payer()
{
    return {.name = u"Maria Silva"_s,
            .email = u"maria@example.com"_s,
            .phone = u"+5511987654321"_s,
            .document = u"11144477735"_s};
}

core::Operator ana()
{
    return {.name = u"Ana"_s,
            .shortName = u"Ana"_s,
            .role = core::Role::Owner,
            .pinHash = "$argon2id$old",
            .pinLength = 4};
}

QVariant valueIn(const QString &path, core::Schema schema, const QString &sql)
{
    const auto database = core::Database::open(path, core::Database::Access::ReadOnly, schema);
    if (!database)
        return {};
    const auto value = (*database)->queryScalar(sql);
    return value ? *value : QVariant();
}

int countIn(const QString &path, core::Schema schema, const QString &table)
{
    return valueIn(path, schema, u"SELECT count(*) FROM %1"_s.arg(table)).toInt();
}

core::PayoutOrder heldPayout()
{
    core::TransactionDraft draft = support::cashOutDraft();
    draft.reference = u"held-1"_s;
    return {.draft = draft, .state = core::PayoutOrder::State::Held, .since = kBefore};
}

/// The local data of a till with one of everything.
void fillTill(core::ConsoleStore &store)
{
    QVERIFY(store.annotations().setNote(kFirst, u"sem açúcar"_s, kBefore));
    QVERIFY(store.annotations().setNote(kSecond, u"levar"_s, kBefore));
    QVERIFY(store.annotations().setTags(kFirst, {u"festa"_s}, kBefore));
    QVERIFY(store.annotations().handOver(kFirst, kBefore));
    QVERIFY(store.payers().remember(payer(), kBefore));
    QVERIFY(store.operators().add(ana()));
    QVERIFY(store.recordPayout(heldPayout()));
    QVERIFY(store.reserveNumbers(400));
    const auto open = store.shifts().open(
        {.begins = kBefore, .opened = kBefore, .day = kBefore.date(), .till = u"C1"_s});
    QVERIFY(open);
    const core::ShiftLine line{
        .id = kFirst, .created = kBefore, .amount = core::Money::fromCents(1250)};
    QVERIFY(store.shifts().close({.start = *open, .closed = kBefore, .lines = {line}}));
    QVERIFY(
        store.audit().append({.action = AuditAction::OperatorAdded, .subject = u"Ana"_s}, kBefore));
    QVERIFY(
        store.audit().append({.action = AuditAction::NoteChanged, .transaction = kFirst}, kBefore));
}

void fillStatements(const QString &shop)
{
    const auto bank = core::Database::open(app::bankDatabaseIn(shop),
                                           core::Database::Access::ReadWrite, core::Schema::Bank);
    QVERIFY(bank);
    for (const QString &sql :
         {u"INSERT INTO account (bank, branch, number) VALUES ('1', '2', '3')"_s,
          u"INSERT INTO step (kind, made, person) VALUES (0, 0, 'Ana')"_s,
          u"INSERT INTO match (step, rule, identifier, document_fits, name_fits, note) "
          "VALUES (1, 0, '', 0, 0, 'pago')"_s})
        QVERIFY((*bank)->queryScalar(sql));
}

} // namespace

/// Tests the local data of the till and the bank statements in backups, with real files.
class TestCompanionBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void bringsTheWholeCounterBack_data();
    void bringsTheWholeCounterBack();
    void weakensNoSecuritySetting();
    void keepsLaterEdits();
    void restoresNoOperatorsNextToAPin();
    void replacesDamagedDataOfTheTill();
    void extendsAShorterAuditLog();
    void joinsTheLogOfANewCounter();
    void refusesAContradictingAuditLog();
    void recordsARestoreByAProgram_data();
    void recordsARestoreByAProgram();
    void returnsHiddenEntriesAlthoughItRecords();
    void replacesADamagedLogBeforeItRecords();
    void recordsNoRefusedRestore();
    void restoresNothingWithoutARecord();
    void bringsStatementsOfTheSameTimeBack();
    void findsChangedFile_data();
    void findsChangedFile();
    void refusesForeignTriggers();
    void restoresABackupOfOneFile();
    void refusesWhileTheTillIsOpen();
    void removesFilesOfAnEarlierBackup();
    void reportsDamagedFilesOfTheShop();
    void copiesNoRemovedData();

private:
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    [[nodiscard]] QString backup() const { return m_folder->filePath(u"b.db"_s); }
    [[nodiscard]] QString fresh() const { return m_folder->filePath(u"fresh"_s); }
    [[nodiscard]] core::AuditCheck log(const QString &shop) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCompanionBackup::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(shop()));
    QVERIFY(
        (ShopSettings{{samples::merchant(), samples::payer()}, support::kPlatform}.save(shop())));
    core::LocalTransactionService service(
        {.database = app::databaseIn(shop()), .settings = support::serviceSettings()});
    QVERIFY(await(service.open()));
    QVERIFY(await(service.create(support::cashInDraft())));
    withTill(shop(), fillTill);
    fillStatements(shop());
}

core::AuditCheck TestCompanionBackup::log(const QString &shop) const
{
    core::AuditCheck check{.brokenAt = -1};
    withTill(shop, [&check](core::ConsoleStore &store) {
        if (const auto read = store.audit().check())
            check = *read;
    });
    return check;
}

void TestCompanionBackup::bringsTheWholeCounterBack_data()
{
    QTest::addColumn<bool>("isEncrypted");
    QTest::newRow("readable files") << false;
    QTest::newRow("encrypted archive") << true;
}

void TestCompanionBackup::bringsTheWholeCounterBack()
{
    QFETCH(bool, isEncrypted);
    ShopBackup::Secret secret;
    if (isEncrypted)
        secret = {core::ArchiveSecret::Kind::KeyFile, QByteArray(32, 'k')};
    const core::AuditCheck before = log(shop());
    const auto made = ShopBackup::make(shop(), backup(), secret);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QVERIFY(made->hasTill && made->hasStatements);
    QCOMPARE(QFile::exists(backup() + u".console"_s), !isEncrypted);

    const auto verified = ShopBackup::verify(backup(), fresh(), secret);
    QVERIFY2(verified, verified ? "" : qPrintable(verified.error().detail));
    QVERIFY(verified->hasTill && verified->hasStatements);
    const auto restored = ShopBackup::restore(backup(), fresh(), kNow, {}, secret);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    const core::RestoredTill &till = restored->till;
    QCOMPARE(till.annotations, 3);
    QCOMPARE(till.operators, 1);
    QCOMPARE(till.payers, 1);
    QCOMPARE(till.heldPayouts, 1);
    QCOMPARE(till.shifts, 1);
    QCOMPARE(till.auditLog, RestoredAuditLog::Extended);
    QVERIFY(log(fresh()) == before);
    withTill(fresh(), [](core::ConsoleStore &store) {
        const auto annotations = store.annotations().all();
        QVERIFY(annotations);
        QCOMPARE(annotations->value(kFirst).note, u"sem açúcar"_s);
        QCOMPARE(annotations->value(kFirst).tags, QStringList{u"festa"_s});
        QVERIFY(annotations->value(kFirst).handedOver.has_value());
        QCOMPARE(store.annotations().edits(kFirst, 10)->size(), 3);
        const auto people = store.operators().all();
        QVERIFY(people && people->size() == 1);
        QCOMPARE(people->constFirst().pinHash, ana().pinHash);
        QVERIFY(store.payouts()->isEmpty()); // possibly sent since the backup
        QCOMPARE(store.payers().recall(payer().name, 5)->size(), 1);
        const auto shifts = store.shifts().check();
        QVERIFY(shifts && shifts->shifts == 1 && !shifts->brokenAt);
        QCOMPARE(store.shifts().shift(1)->lines.size(), 1);
        QCOMPARE(*store.reserveNumbers(1), 1 + 400 + core::kSkippedNumbers);
    });
    QCOMPARE(countIn(app::bankDatabaseIn(fresh()), core::Schema::Bank, u"match"_s), 1);
}

void TestCompanionBackup::weakensNoSecuritySetting()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    withTill(shop(), [](core::ConsoleStore &store) {
        core::Operator changed = store.operators().all()->constFirst();
        changed.pinHash = "$argon2id$new";
        changed.isActive = false;
        QVERIFY(store.operators().change(changed));
        core::Operator bia = ana();
        bia.name = bia.shortName = u"Bia"_s;
        QVERIFY(store.operators().add(bia));
        QVERIFY(store.annotations().handOver(kSecond, kNow));
        QVERIFY(store.audit().append({.action = AuditAction::PinChanged}, kNow));
        QVERIFY(store.shifts().open({.begins = kNow, .opened = kNow, .day = kNow.date()}));
    });
    const core::AuditCheck before = log(shop());

    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.operators, 0);
    QCOMPARE(restored->till.payers, 0);
    QCOMPARE(restored->till.shifts, 0);
    QCOMPARE(restored->till.auditLog, RestoredAuditLog::Unchanged);
    QVERIFY(log(shop()) == before);
    withTill(shop(), [](core::ConsoleStore &store) {
        const auto people = store.operators().all();
        QVERIFY(people && people->size() == 2);
        QCOMPARE(people->constFirst().pinHash, QByteArray("$argon2id$new"));
        QVERIFY(!people->constFirst().isActive);
        QVERIFY(store.annotations().all()->value(kSecond).handedOver.has_value());
        QCOMPARE(*store.reserveNumbers(1), 401);
        QCOMPARE(store.payouts()->size(), 1); // of the shop itself
    });
}

void TestCompanionBackup::keepsLaterEdits()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    withTill(shop(), [](core::ConsoleStore &store) {
        QVERIFY(store.annotations().setNote(kFirst, u"com açúcar"_s, kNow));
        QVERIFY(store.annotations().setNote(kSecond, {}, kNow));
    });
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY(restored);
    QCOMPARE(restored->till.annotations, 0);
    withTill(shop(), [](core::ConsoleStore &store) {
        QCOMPARE(store.annotations().all()->value(kFirst).note, u"com açúcar"_s);
        QCOMPARE(store.annotations().all()->value(kSecond).note, QString());
        QCOMPARE(store.annotations().edits(kSecond, 10)->size(), 2);
    });
}

void TestCompanionBackup::restoresNoOperatorsNextToAPin()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QDir().mkpath(fresh()));
    writeBytes(app::pinFileIn(fresh()), "{}");
    const auto restored = ShopBackup::restore(backup(), fresh(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.operators, 0);
    QCOMPARE(restored->till.annotations, 3);
    withTill(fresh(),
             [](core::ConsoleStore &store) { QVERIFY(store.operators().all()->isEmpty()); });
}

void TestCompanionBackup::replacesDamagedDataOfTheTill()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    writeBytes(app::consoleDatabaseIn(shop()), QByteArray(8192, 'x'));
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.operators, 1);
    QCOMPARE(restored->till.annotations, 3);
    QCOMPARE(bytesOf(QDir(restored->keptFolder).filePath(u"console.db"_s)), QByteArray(8192, 'x'));
}

void TestCompanionBackup::extendsAShorterAuditLog()
{
    const QByteArray earlier = [this] {
        const QString copy = m_folder->filePath(u"earlier.db"_s);
        QFile(copy).open(QIODevice::WriteOnly);
        return core::copySnapshot(app::consoleDatabaseIn(shop()), copy, core::Schema::Console)
                   ? bytesOf(copy)
                   : QByteArray();
    }();
    withTill(shop(), [](core::ConsoleStore &store) {
        QVERIFY(store.audit().append({.action = AuditAction::Refunded}, kBefore.addSecs(1)));
    });
    QVERIFY(ShopBackup::make(shop(), backup()));
    const core::AuditCheck before = log(shop());
    QVERIFY(!earlier.isEmpty());
    writeBytes(app::consoleDatabaseIn(shop()), earlier); // somebody hides the last entry
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.auditLog, RestoredAuditLog::Extended);
    QVERIFY(log(shop()) == before);
}

/// The console creates a database when it opens a new shop, and records the restore itself.
void TestCompanionBackup::joinsTheLogOfANewCounter()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QDir().mkpath(fresh()));
    withTill(fresh(), [](core::ConsoleStore &store) {
        QVERIFY(store.audit().append({.action = AuditAction::BackupRestored}, kNow));
    });
    const core::AuditCheck before = log(fresh());
    const auto restored = ShopBackup::restore(backup(), fresh(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.auditLog, RestoredAuditLog::Joined);
    QCOMPARE(restored->till.operators, 1);
    const core::AuditCheck after = log(fresh());
    QVERIFY(!after.brokenAt);
    QCOMPARE(after.entries, 4);
    withTill(fresh(), [&before](core::ConsoleStore &store) {
        const auto entries = store.audit().read(1, 10);
        QVERIFY(entries && entries->size() == 4);
        QCOMPARE(entries->at(0).record.action, AuditAction::OperatorAdded);
        QCOMPARE(entries->at(2).record.action, AuditAction::BackupRestored);
        QCOMPARE(entries->at(2).at, kNow.toUTC());
        QCOMPARE(entries->at(3).record.before,
                 u"1 "_s + QString::fromLatin1(before.digest.toHex()));
    });
}

void TestCompanionBackup::refusesAContradictingAuditLog()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QDir().mkpath(fresh()));
    withTill(fresh(), [](core::ConsoleStore &store) { // begins before the end of the other log
        QVERIFY(store.audit().append({.action = AuditAction::Refunded}, kBefore.addSecs(-1)));
    });
    const core::AuditCheck before = log(fresh());
    const auto restored = ShopBackup::restore(backup(), fresh(), kNow);
    QVERIFY(restored);
    QCOMPARE(restored->till.auditLog, RestoredAuditLog::Refused);
    QVERIFY(log(fresh()) == before);
}

void TestCompanionBackup::recordsARestoreByAProgram_data()
{
    QTest::addColumn<bool>("isNew");
    QTest::newRow("the same folder") << false;
    QTest::newRow("a new folder") << true;
}

void TestCompanionBackup::recordsARestoreByAProgram()
{
    QFETCH(bool, isNew);
    QVERIFY(ShopBackup::make(shop(), backup()));
    const QString folder = isNew ? fresh() : shop();
    const auto restored = ShopBackup::restore(backup(), folder, kNow, {}, {}, kProgram);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.auditLog,
             isNew ? RestoredAuditLog::Joined : RestoredAuditLog::Unchanged);
    QVERIFY(!log(folder).brokenAt);
    withTill(folder, [](core::ConsoleStore &store) {
        const auto entries = store.audit().read(3, 1); // behind those of the backup
        QVERIFY(entries && entries->size() == 1);
        const core::AuditRecord &record = entries->constFirst().record;
        QCOMPARE(record.action, AuditAction::BackupRestored);
        QCOMPARE(record.actor.name, u"balcao"_s);
        QCOMPARE(record.subject, u"b.db"_s);
        QCOMPARE(entries->constFirst().at, kNow.toUTC());
        QCOMPARE(store.operators().all()->size(), 1);
    });
}

/// The entry of the restore follows the entries that somebody had removed.
void TestCompanionBackup::returnsHiddenEntriesAlthoughItRecords()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    {
        const auto till =
            core::Database::open(app::consoleDatabaseIn(shop()), core::Database::Access::ReadWrite,
                                 core::Schema::Console);
        QVERIFY(till && (*till)->queryScalar(u"DELETE FROM audit WHERE number = 2"_s) &&
                (*till)->queryScalar(u"UPDATE audit_head SET number = 1, digest = (SELECT digest "
                                     "FROM audit WHERE number = 1)"_s));
    }
    QVERIFY(!log(shop()).brokenAt);
    const auto restored = ShopBackup::restore(backup(), shop(), kNow, {}, {}, kProgram);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.auditLog, RestoredAuditLog::Joined);
    QVERIFY(!log(shop()).brokenAt);
    withTill(shop(), [](core::ConsoleStore &store) {
        const auto entries = store.audit().read(1, 10);
        QVERIFY(entries && entries->size() == 4);
        QCOMPARE(entries->at(1).record.action, AuditAction::NoteChanged);
        QCOMPARE(entries->at(2).record.action, AuditAction::BackupRestored);
        QCOMPARE(entries->at(2).record.subject, u"b.db"_s);
        QCOMPARE(entries->at(3).record.subject, u"audit log joined"_s);
    });
}

void TestCompanionBackup::replacesADamagedLogBeforeItRecords()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    writeBytes(app::consoleDatabaseIn(shop()), QByteArray(8192, 'x'));
    const auto restored = ShopBackup::restore(backup(), shop(), kNow, {}, {}, kProgram);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->till.operators, 1);
    QVERIFY(!log(shop()).brokenAt);
    const QStringList aside = QDir(shop()).entryList({u"console.db.damaged-*"_s}, QDir::Files);
    QCOMPARE(aside.size(), 1);
    QCOMPARE(bytesOf(QDir(shop()).filePath(aside[0])), QByteArray(8192, 'x'));
}

void TestCompanionBackup::recordsNoRefusedRestore()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QFile::remove(backup() + u".manifest"_s));
    QFile file(backup());
    QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() / 2));
    file.close();
    const core::AuditCheck before = log(shop());
    const auto restored = ShopBackup::restore(backup(), shop(), kNow, {}, {}, kProgram);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, Code::StorageCorrupted);
    QVERIFY(log(shop()) == before);
}

void TestCompanionBackup::restoresNothingWithoutARecord()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    const QString path = app::consoleDatabaseIn(shop());
    for (const QString &end : {u"-wal"_s, u"-shm"_s, QString()})
        QFile::remove(path + end);
    QVERIFY(QDir().mkdir(path)); // nobody can write a log there
    const QByteArray before = bytesOf(app::databaseIn(shop()));
    QVERIFY(!before.isEmpty());
    QVERIFY(!ShopBackup::restore(backup(), shop(), kNow, {}, {}, kProgram));
    QCOMPARE(bytesOf(app::databaseIn(shop())), before);
    QVERIFY(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).isEmpty());
}

/// Statements of another time would name evidence that the restored transactions do not have.
void TestCompanionBackup::bringsStatementsOfTheSameTimeBack()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    fillStatements(shop());
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    const QString kept = QDir(restored->keptFolder).filePath(u"bank.db"_s);
    QCOMPARE(countIn(app::bankDatabaseIn(shop()), core::Schema::Bank, u"match"_s), 1);
    QCOMPARE(countIn(kept, core::Schema::Bank, u"match"_s), 2);
}

void TestCompanionBackup::findsChangedFile_data()
{
    QTest::addColumn<QString>("end");
    QTest::newRow("data of the till") << u".console"_s;
    QTest::newRow("bank statements") << u".bank"_s;
}

void TestCompanionBackup::findsChangedFile()
{
    QFETCH(QString, end);
    QVERIFY(ShopBackup::make(shop(), backup()));
    const QByteArray before = bytesOf(backup() + end);
    QVERIFY(!before.isEmpty());
    QByteArray changed = before;
    changed[changed.size() - 1] = static_cast<char>(changed.back() ^ 1);
    writeBytes(backup() + end, changed);
    const auto verified = ShopBackup::verify(backup(), shop());
    QVERIFY(!verified && ShopBackup::isManifestError(verified.error()));
    QVERIFY(!ShopBackup::restore(backup(), fresh(), kNow));

    QVERIFY(QFile::remove(backup() + end));
    const auto missing = ShopBackup::verify(backup(), shop());
    QVERIFY(!missing && ShopBackup::isManifestError(missing.error()));

    QVERIFY(QFile::remove(backup() + u".manifest"_s)); // as older versions made backups
    writeBytes(backup() + end, "Caro cliente");
    const auto damaged = ShopBackup::restore(backup(), fresh(), kNow);
    QVERIFY(!damaged);
    QCOMPARE(damaged.error().code, Code::StorageCorrupted);
    QVERIFY(!QFile::exists(app::databaseIn(fresh()))); // nothing was restored
}

void TestCompanionBackup::refusesForeignTriggers()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QFile::remove(backup() + u".manifest"_s));
    {
        const auto database = core::Database::open(
            backup() + u".console"_s, core::Database::Access::Unverified, core::Schema::Console);
        QVERIFY(database);
        for (const QString &sql :
             {u"PRAGMA query_only = 0"_s,
              u"CREATE TRIGGER foreign_one AFTER INSERT ON note BEGIN DELETE FROM operator; END"_s})
            QVERIFY((*database)->queryScalar(sql));
    }
    const auto restored = ShopBackup::restore(backup(), fresh(), kNow);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, Code::StorageCorrupted);
    QVERIFY(restored.error().detail.contains(u"foreign_one"_s));
}

void TestCompanionBackup::restoresABackupOfOneFile()
{
    QVERIFY(core::backUp(app::databaseIn(shop()), backup()));
    const core::AuditCheck before = log(shop());
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QVERIFY(!restored->contents.hasTill && !restored->contents.hasStatements);
    QVERIFY(restored->till == core::RestoredTill());
    QVERIFY(log(shop()) == before);
    QCOMPARE(countIn(app::bankDatabaseIn(shop()), core::Schema::Bank, u"match"_s), 1);
}

void TestCompanionBackup::refusesWhileTheTillIsOpen()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QProcess other; // the locks of this process do not count
    other.start(u"sqlite3"_s, {app::consoleDatabaseIn(shop())});
    if (!other.waitForStarted())
        QFAIL("sqlite3 is missing");
    other.write("BEGIN; SELECT count(*) FROM note;\n");
    QTRY_VERIFY_WITH_TIMEOUT(other.bytesAvailable() > 0, 60'000);
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, Code::StorageBusy);
    QCOMPARE(QDir(shop()).entryList({u"replaced-*"_s}), QStringList());
    other.closeWriteChannel();
    QVERIFY(other.waitForFinished());
}

void TestCompanionBackup::removesFilesOfAnEarlierBackup()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(ShopBackup::make(shop(), backup())); // replaces files of its own
    QVERIFY(QFile::remove(app::bankDatabaseIn(shop())));
    const auto made = ShopBackup::make(shop(), backup());
    QVERIFY(made && !made->hasStatements && made->hasTill);
    QVERIFY(!QFile::exists(backup() + u".bank"_s));
    QVERIFY(ShopBackup::verify(backup(), shop()) == made);
    QCOMPARE(ShopBackup::in(m_folder->path()).size(), 1); // no file of its own in the list

    const QString named = ShopBackup::newPath(m_folder->path(), kNow);
    QVERIFY(ShopBackup::make(shop(), named));
    ShopBackup::keepNewest(m_folder->path(), 0, kNow);
    QCOMPARE(QDir(m_folder->path()).entryList({u"balcao-*"_s}, QDir::Files), QStringList());
}

void TestCompanionBackup::reportsDamagedFilesOfTheShop()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    const QByteArray before = bytesOf(backup() + u".manifest"_s);
    writeBytes(app::bankDatabaseIn(shop()), QByteArray(8192, 'x'));
    const auto made = ShopBackup::make(shop(), backup());
    QVERIFY(!made);
    QCOMPARE(made.error().code, Code::StorageCorrupted);
    QVERIFY(made.error().detail.startsWith(u"bank.db: "_s));
    QCOMPARE(bytesOf(backup() + u".manifest"_s), before);
    QVERIFY(ShopBackup::verify(backup(), shop())); // the earlier backup stays usable
}

void TestCompanionBackup::copiesNoRemovedData()
{
    withTill(shop(), [](core::ConsoleStore &store) {
        QVERIFY(store.annotations().setNote(kFirst, u"segredo antigo"_s, kNow));
    });
    {
        const auto till =
            core::Database::open(app::consoleDatabaseIn(shop()), core::Database::Access::ReadWrite,
                                 core::Schema::Console);
        QVERIFY(till);
        for (const QString &sql :
             {u"PRAGMA secure_delete = OFF"_s, u"DELETE FROM note"_s, u"DELETE FROM edit"_s})
            QVERIFY((*till)->queryScalar(sql));
    }
    QVERIFY(ShopBackup::make(shop(), backup()));
    const QByteArray copy = bytesOf(backup() + u".console"_s);
    QVERIFY(copy.contains("festa") && !copy.contains("segredo antigo"));
}

BALCAO_GUILESS_TEST(TestCompanionBackup)
#include "tst_companionbackup.moc"
