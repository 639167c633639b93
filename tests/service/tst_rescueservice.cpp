// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/domain/transactionpage.h"
#include "core/service/rescueservice.h"
#include "core/service/transactionengine.h"
#include "core/storage/rescuecopy.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/examplehistory.h"
#include "tests/support/process.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QStorageInfo>
#include <QtCore/QTemporaryDir>
#include <QtCore/QtEndian>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

using Code = Error::Code;

constexpr int kCharges = 60;
constexpr qint64 kPage = 4096;
constexpr qint64 kGigabyte = qint64(1) << 30;

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

QList<Transaction> listOf(RescueService &service)
{
    const auto page = await(service.list({}));
    return page ? page->transactions : QList<Transaction>();
}

} // namespace

/// The shop, and its copy in a separate folder.
class RescueServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsWhatIsStored();
    void readsTheLogToo();
    void expiresWhatIsDue();
    void expiresWhileItIsOpen();
    void bringsAnOlderSchemaUpToDate();
    void showsANewerSchemaAsFarAsItGoes();
    void refusesToWrite();
    void isNeverAnEmptyShop_data();
    void isNeverAnEmptyShop();
    void reportsDamageOfEveryPage();
    void reportsDamageOfALargeFile();
    void leavesAShopThatIsOpenAlone();
    void showsThatThereIsNoRoom();

private:
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop/balcao.db"_s); }
    /// Creates charges, some of them paid, and returns them newest first.
    QList<Transaction> makeShop() const;
    void open(); ///< creates m_service again; result in m_opened
    [[nodiscard]] QMap<QString, QByteArray> everythingInTheShop() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_copy;
    std::unique_ptr<RescueService> m_service;
    Result<bool> m_opened;
};

void RescueServiceTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void RescueServiceTest::cleanup()
{
    m_service.reset();
    m_copy.reset();
    m_folder.reset();
}

QList<Transaction> RescueServiceTest::makeShop() const
{
    const auto database = Database::open(shop(), Database::Access::ReadWrite);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    TransactionEngine engine(
        **database, support::serviceSettings(), [] { return QDateTime::currentDateTimeUtc(); },
        support::TestRandom());
    QList<Transaction> made;
    for (int i = 0; i < kCharges; ++i) {
        auto charge = engine.create(support::cashInDraft(1000 + i));
        if (charge && i % 2 == 0)
            charge = engine.simulate(charge->id, SimulatedOutcome::Paid);
        if (!charge)
            qFatal("a charge of the test cannot be made");
        made.prepend(*charge);
    }
    return made;
}

void RescueServiceTest::open()
{
    m_service.reset();
    m_copy = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<RescueService>(shop(), m_copy->path());
    m_opened = await(m_service->open());
}

QMap<QString, QByteArray> RescueServiceTest::everythingInTheShop() const
{
    QMap<QString, QByteArray> all;
    for (const QFileInfo &file : QDir(m_folder->filePath(u"shop"_s)).entryInfoList(QDir::Files))
        all.insert(file.fileName(), bytesOf(file.filePath()));
    return all;
}

void RescueServiceTest::showsWhatIsStored()
{
    const QList<Transaction> made = makeShop();
    const auto before = everythingInTheShop();
    QVERIFY(QFile::setPermissions(shop(), QFile::ReadOwner));
    open();
    QCOMPARE(m_opened, Result<bool>(true));
    QCOMPARE(listOf(*m_service), made);
    QCOMPARE(await(m_service->find(made.at(7).id)), Result<Transaction>(made.at(7)));
    QCOMPARE(await(m_service->find(QUuid::createUuid())).error().code, Code::NotFound);
    TransactionFilter paid;
    paid.statuses = {Status::Code::Paid};
    QCOMPARE(await(m_service->list(paid))->total, kCharges / 2);
    QCOMPARE(everythingInTheShop(), before);
}

/// As after a killed program: the newest charges are in the log only.
void RescueServiceTest::readsTheLogToo()
{
    const QList<Transaction> made = makeShop();
    const QString killed = m_folder->filePath(u"killed/balcao.db"_s);
    QVERIFY(QDir(m_folder->path()).mkdir(u"killed"_s));
    {
        const auto database = Database::open(shop(), Database::Access::ReadWrite);
        QVERIFY(database);
        TransactionEngine engine(
            **database, support::serviceSettings(), [] { return QDateTime::currentDateTimeUtc(); },
            support::TestRandom(2));
        QVERIFY(engine.create(support::cashInDraft(7777)));
        write(killed, bytesOf(shop()));
        write(killed + u"-wal"_s, bytesOf(shop() + u"-wal"_s));
    }
    const QByteArray log = bytesOf(killed + u"-wal"_s);
    QVERIFY(!log.isEmpty());
    m_copy = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<RescueService>(killed, m_copy->path());
    QCOMPARE(await(m_service->open()), Result<bool>(true));
    QCOMPARE(listOf(*m_service).size(), made.size() + 1);
    QCOMPARE(listOf(*m_service).constFirst().amount.cents(), 7777);
    QCOMPARE(bytesOf(killed + u"-wal"_s), log);
}

void RescueServiceTest::expiresWhatIsDue()
{
    {
        const auto database = Database::open(shop(), Database::Access::ReadWrite);
        QVERIFY(database);
        TransactionEngine engine(**database, support::serviceSettings(),
                                 support::TestClock(), // long ago
                                 support::TestRandom());
        QVERIFY(engine.create(support::cashInDraft()));
    }
    open();
    QCOMPARE(listOf(*m_service).constFirst().status, Status(Status::Code::Expired));
}

void RescueServiceTest::expiresWhileItIsOpen()
{
    {
        const auto database = Database::open(shop(), Database::Access::ReadWrite);
        QVERIFY(database);
        ServiceOptions options = support::serviceOptions();
        options.terms.cashInLifetime = std::chrono::seconds(3);
        TransactionEngine engine(
            **database, support::serviceSettings(options),
            [] { return QDateTime::currentDateTimeUtc(); }, support::TestRandom());
        QVERIFY(engine.create(support::cashInDraft()));
    }
    open(); // usually faster than the lifetime
    const auto before = bytesOf(m_copy->filePath(u"balcao.db"_s));
    QTRY_COMPARE(listOf(*m_service).constFirst().status, Status(Status::Code::Expired));
    QCOMPARE(await(m_service->list({.statuses = {Status::Code::Pending}}))->total, 0);
    QCOMPARE(bytesOf(m_copy->filePath(u"balcao.db"_s)), before);
}

void RescueServiceTest::bringsAnOlderSchemaUpToDate()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"shop"_s));
    const QByteArray older = bytesOf(QStringLiteral(TEST_DATA "/schema-1.db"));
    write(shop(), older);
    open();
    QCOMPARE(m_opened, Result<bool>(true));
    QList<QUuid> expected;
    for (const Transaction &transaction : support::exampleHistory())
        expected.prepend(transaction.id);
    QList<QUuid> found;
    for (const Transaction &transaction : listOf(*m_service))
        found.append(transaction.id);
    QCOMPARE(found, expected);
    QCOMPARE(bytesOf(shop()), older);
}

void RescueServiceTest::showsANewerSchemaAsFarAsItGoes()
{
    const QList<Transaction> made = makeShop();
    const auto change = [this](const QString &sql) {
        const auto database = Database::open(shop(), Database::Access::Unverified);
        return database && (*database)->queryScalar(u"PRAGMA query_only = 0"_s) &&
               (*database)->queryScalar(sql);
    };
    QVERIFY(change(u"INSERT INTO schema_version VALUES (999)"_s));
    QVERIFY(change(u"ALTER TABLE tx ADD COLUMN later INTEGER"_s));
    open();
    QCOMPARE(m_opened, Result<bool>(false));
    QCOMPARE(listOf(*m_service), made);

    QVERIFY(change(u"ALTER TABLE tx_wide RENAME COLUMN qr_code TO code"_s));
    open();
    QCOMPARE(m_opened.error().code, Code::StorageNewer);
    QCOMPARE(await(m_service->list({})).error().code, Code::Internal);
    QCOMPARE(await(m_service->find(made.at(0).id)).error().code, Code::Internal);
}

void RescueServiceTest::refusesToWrite()
{
    const QList<Transaction> made = makeShop();
    open();
    QVERIFY(m_service->capabilities().readsOnly);
    QVERIFY(!m_service->capabilities().simulates);
    const QUuid pending = made.at(0).id;
    QCOMPARE(await(m_service->create(support::cashInDraft())).error().code, Code::StorageReadOnly);
    QCOMPARE(await(m_service->simulate(pending, SimulatedOutcome::Paid)).error().code,
             Code::StorageReadOnly);
    QCOMPARE(await(m_service->refund(made.at(1).id, u"x"_s)).error().code, Code::StorageReadOnly);
    QVERIFY(!m_service->capabilities().confirmsPayments);
    QCOMPARE(await(m_service->confirm(pending, {.note = u"x"_s})).error().code,
             Code::StorageReadOnly);
    QCOMPARE(await(m_service->withdraw(pending, {.reason = u"x"_s})).error().code,
             Code::StorageReadOnly);
    QCOMPARE(listOf(*m_service), made);
}

void RescueServiceTest::isNeverAnEmptyShop_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what :
         {"gone", "emptied", "a letter", "cut to a page", "zeros", "another one", "without rows"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void RescueServiceTest::isNeverAnEmptyShop()
{
    QFETCH(QString, what);
    makeShop();
    const QByteArray whole = bytesOf(shop());
    if (what == "gone"_L1)
        QVERIFY(QFile::remove(shop()));
    else if (what == "emptied"_L1)
        write(shop(), {});
    else if (what == "a letter"_L1)
        write(shop(), "Caro cliente");
    else if (what == "cut to a page"_L1)
        write(shop(), whole.first(kPage));
    else if (what == "zeros"_L1)
        write(shop(), QByteArray(whole.size(), '\0'));
    const auto sql = [this](const QString &statement) {
        const auto database = Database::open(shop(), Database::Access::Unverified);
        return database && (*database)->queryScalar(u"PRAGMA query_only = 0"_s) &&
               (*database)->queryScalar(u"PRAGMA foreign_keys = 0"_s) &&
               (*database)->queryScalar(statement);
    };
    if (what == "another one"_L1)
        QVERIFY(sql(u"DROP TABLE schema_version"_s));
    else if (what == "without rows"_L1)
        QVERIFY(sql(u"DELETE FROM tx_wide"_s));
    const auto before = everythingInTheShop();
    open();
    QVERIFY(!m_opened);
    QCOMPARE(m_opened.error().code, Code::StorageCorrupted);
    QCOMPARE(everythingInTheShop(), before);
    QCOMPARE(await(m_service->list({})).error().code, Code::Internal);
}

/// Any page may be lost: a list that is complete must be correct.
void RescueServiceTest::reportsDamageOfEveryPage()
{
    const QList<Transaction> made = makeShop();
    const QByteArray whole = bytesOf(shop());
    int shown = 0;
    for (qint64 at = 0; at < whole.size(); at += kPage) {
        QByteArray bytes = whole;
        write(shop(), bytes.replace(at, kPage, QByteArray(kPage, '\xFF')));
        open();
        if (m_opened == Result<bool>(true))
            QCOMPARE(listOf(*m_service), made);
        if (m_opened == Result<bool>(false)) {
            QVERIFY(!listOf(*m_service).isEmpty());
            ++shown;
        }
    }
    QCOMPARE_GT(shown, 0);
}

/// A file large enough to skip checks in the console.
void RescueServiceTest::reportsDamageOfALargeFile()
{
    constexpr qint64 kLarge = qint64(257) * 1024 * 1024;
    const QList<Transaction> made = makeShop();
    QByteArray pages(4, '\0'); // the last pages belong to no table and are not free
    qToBigEndian(static_cast<quint32>(kLarge / kPage), pages.data());
    write(shop(), bytesOf(shop()).replace(28, 4, pages));
    QVERIFY(QFile::resize(shop(), kLarge));
    QVERIFY(Database::open(shop(), Database::Access::ReadWrite));
    open();
    QCOMPARE(m_opened, Result<bool>(false));
    QCOMPARE(listOf(*m_service), made);
}

void RescueServiceTest::leavesAShopThatIsOpenAlone()
{
    makeShop();
    const auto other = Database::open(shop(), Database::Access::ReadOnly);
    QVERIFY(other);
    m_copy = std::make_unique<QTemporaryDir>();
    const QList<int> answers = support::inProcesses(1, [this](int) {
        const auto copy = openRescueCopy(shop(), m_copy->path());
        return copy ? 100 : static_cast<int>(copy.error().code);
    });
    QCOMPARE(answers, QList<int>{static_cast<int>(Code::StorageBusy)});
    QVERIFY(QDir(m_copy->path()).isEmpty());
}

void RescueServiceTest::showsThatThereIsNoRoom()
{
    makeShop();
    // A hole, which needs no disk space.
    QVERIFY(QFile::resize(shop(), QStorageInfo(m_folder->path()).bytesAvailable() + kGigabyte));
    open();
    QVERIFY(!m_opened);
    QCOMPARE(m_opened.error().code, Code::StorageFull);
    QVERIFY(QDir(m_copy->path()).isEmpty());
}

BALCAO_GUILESS_TEST(RescueServiceTest)
#include "tst_rescueservice.moc"
