// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/sample/samplehistory.h"
#include "core/storage/bulkload.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/integritycheck.h"
#include "core/storage/transactionstore.h"
#include "tests/support/charges.h"
#include "tests/support/dump.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

SampleHistory history(qint64 count)
{
    ServiceOptions service = support::serviceOptions();
    service.terms.cashInCommission = {.basisPoints = 99};
    return SampleHistory({.count = count,
                          .seed = 1,
                          .now = support::noon(),
                          .settings = support::serviceSettings(service),
                          .otherPlatforms = {QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s)}});
}

Result<void> load(const QString &path, const SampleHistory &history)
{
    return bulkLoad(path, history.count(),
                    [&history](qint64 first, qint64 end) { return history.range(first, end); });
}

Result<void> insertOneByOne(const QString &path, const SampleHistory &history)
{
    const auto database = Database::open(path, Database::Access::ReadWrite);
    if (!database)
        return tl::unexpected(database.error());
    TransactionStore store(**database);
    return inWriteTransaction(**database, [&]() -> Result<void> {
        for (const Transaction &transaction : history.all()) {
            if (const auto stored = store.insert(transaction); !stored)
                return tl::unexpected(stored.error());
        }
        return {};
    });
}

QString contentOf(const QString &path)
{
    const auto database = Database::open(path, Database::Access::ReadWrite);
    if (!database)
        return {};
    const auto schema = (*database)->queryScalar(
        u"SELECT group_concat(sql, char(10)) FROM (SELECT sql FROM sqlite_master ORDER BY name)"_s);
    return schema ? schema->toString() + support::dumpOf(**database) : QString();
}

} // namespace

class TestBulkLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesWhatTheStoreWould_data();
    void storesWhatTheStoreWould();
    void storesEvidence();
    void leavesAFileThatIsThere();
    void createsNothingNextToALog_data();
    void createsNothingNextToALog();
    void leavesNothingOfWhatCannotBe();
    void showsWhereItMayNotWrite();
};

void TestBulkLoad::storesWhatTheStoreWould_data()
{
    QTest::addColumn<qint64>("count");
    QTest::newRow("nothing") << qint64(0);
    QTest::newRow("one") << qint64(1);
    QTest::newRow("several blocks") << qint64(11'003);
}

void TestBulkLoad::storesWhatTheStoreWould()
{
    QFETCH(const qint64, count);
    const QTemporaryDir folder;
    const QString loaded = folder.filePath(u"loaded.db"_s);
    const QString grown = folder.filePath(u"grown.db"_s);
    const auto done = load(loaded, history(count));
    QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
    QVERIFY(insertOneByOne(grown, history(count)));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
             (QStringList{u"grown.db"_s, u"loaded.db"_s}));
    QCOMPARE(QFile::permissions(loaded), QFile::permissions(grown));
    {
        const auto database = Database::open(loaded, Database::Access::ReadWrite);
        QVERIFY(database);
        QCOMPARE((*database)->queryScalar(u"SELECT count(*) FROM tx"_s)->toLongLong(), count);
        QCOMPARE((*database)->queryScalar(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
        const auto sound = checkDerivedTables(**database);
        QVERIFY2(sound, sound ? "" : qPrintable(sound.error().detail));
    }
    const QString content = contentOf(grown);
    QVERIFY(!content.isEmpty());
    QVERIFY(contentOf(loaded) == content);
}

void TestBulkLoad::storesEvidence()
{
    QList<Transaction> shop = history(3000).all();
    const auto isCharge = [](const Transaction &t) {
        return t.operation == Operation::CashIn && t.status == Status::Code::Paid;
    };
    qint64 number = 0;
    for (Transaction &transaction : shop) {
        if (!isCharge(transaction) || ++number % 3 != 0)
            continue;
        const Evidence record{.kind = EvidenceKind::Statement,
                              .recordedAt = *transaction.finished,
                              .movedDay = transaction.finished->date(),
                              .movedAt = transaction.finished,
                              .endToEndId = transaction.endToEndId,
                              .line = u"L%1"_s.arg(number)};
        transaction.evidence = {record};
        if (number % 5 == 0)
            transaction.commission.reset();
        if (number % 2 == 0)
            continue;
        transaction.evidence.append(record);
        transaction.evidence.last().role = Evidence::Role::Contradiction;
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"loaded.db"_s);
    QVERIFY(bulkLoad(path, shop.size(),
                     [&shop](qint64 first, qint64 end) { return shop.mid(first, end - first); }));
    const auto database = Database::open(path, Database::Access::ReadWrite);
    QVERIFY(database);
    const auto sound = checkEverything(**database);
    QVERIFY2(sound, sound ? "" : qPrintable(sound.error().detail));
    TransactionStore store(**database);
    QVERIFY(inWriteTransaction(**database, [&]() -> Result<void> {
        for (const Transaction &transaction : std::as_const(shop)) {
            if (store.find(transaction.id) != transaction)
                return tl::unexpected(Error{});
        }
        const auto last = std::find_if(shop.rbegin(), shop.rend(), isCharge);
        return store.addEvidence(last->id, {.role = Evidence::Role::Contradiction,
                                            .recordedAt = *last->finished,
                                            .movedDay = last->finished->date()});
    }));
    QVERIFY(checkEverything(**database));
}

void TestBulkLoad::leavesAFileThatIsThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"shop.db"_s);
    QVERIFY(insertOneByOne(path, history(3)));
    const auto bytes = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = bytes();
    QVERIFY(!before.isEmpty());
    const auto done = load(path, history(5));
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::Conflict);
    QVERIFY(bytes() == before);
}

void TestBulkLoad::createsNothingNextToALog_data()
{
    QTest::addColumn<QString>("end");
    QTest::newRow("log") << u"-wal"_s;
    QTest::newRow("memory of a log") << u"-shm"_s;
    QTest::newRow("old kind of log") << u"-journal"_s;
}

void TestBulkLoad::createsNothingNextToALog()
{
    QFETCH(QString, end);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"shop.db"_s);
    QFile log(path + end);
    QVERIFY(log.open(QIODevice::WriteOnly) && log.write("of another") > 0);
    log.close();
    const auto done = load(path, history(3));
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::Conflict);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"shop.db"_s + end});
}

void TestBulkLoad::leavesNothingOfWhatCannotBe()
{
    const QTemporaryDir folder;
    const SampleHistory twice = history(6000);
    const auto done = bulkLoad(folder.filePath(u"shop.db"_s), 12'000,
                               [&twice](qint64 first, qint64 end) { // another piece, same ids
                                   return twice.range(first % 5120, first % 5120 + end - first);
                               });
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::Internal);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestBulkLoad::showsWhereItMayNotWrite()
{
    const auto done = load(u"/proc/shop.db"_s, history(3));
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::StorageReadOnly);
}

BALCAO_GUILESS_TEST(TestBulkLoad)
#include "tst_bulkload.moc"
