// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/remote/offlinefallbackservice.h"
#include "core/remote/remotetransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/fakeservice.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

Transaction seen(int number, qint64 cents = 1500)
{
    Transaction transaction = samples::charge(cents, number);
    transaction.created = noon().addSecs(number);
    transaction.platform = kPlatform;
    return transaction;
}

QStringList referencesOf(const TransactionPage &page)
{
    QStringList references;
    for (const Transaction &transaction : page.transactions)
        references.append(transaction.reference);
    return references;
}

} // namespace

class TransactionCacheTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void reportsWhatWasSeen();
    void survivesARestart();
    void keepsItsFileToItsOwner();
    void forgetsTheOldest();
    void reversesNoState();
    void keepsWhatAListOmits();
    void findsWhatTheFilterMeans_data();
    void findsWhatTheFilterMeans();
    void refusesWhatMeansNothing();
    void changesNothing();
    void replacesADamagedFile();
    void answersForAnUnreachableService_data();
    void answersForAnUnreachableService();
    void reportsAListOfOnePiece();
    void remembersAServerThatStops();

private:
    void open(int max = TransactionCache::kMaxCount);
    [[nodiscard]] QString path() const { return m_folder->filePath(u"mirror.db"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TransactionCache> m_cache;
};

void TransactionCacheTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open();
}

void TransactionCacheTest::cleanup()
{
    m_cache.reset();
    m_folder.reset();
}

void TransactionCacheTest::open(int max)
{
    m_cache.reset();
    m_cache = std::make_unique<TransactionCache>(
        TransactionCache::Setup{.path = path(), .platform = kPlatform, .max = max});
    QVERIFY(await(m_cache->open()));
}

void TransactionCacheTest::reportsWhatWasSeen()
{
    const QDateTime before = QDateTime::currentDateTimeUtc();
    m_cache->keep({seen(1), seen(2)});
    auto found = await(m_cache->find(seen(1).id));
    QVERIFY(found);
    QVERIFY(found->asOf >= before);
    found->asOf.reset();
    QCOMPARE(*found, seen(1));
    const auto page = await(m_cache->list({}));
    QCOMPARE(page->total, 2);
    QCOMPARE(page->transactions.first().id, seen(2).id); // the newest
    QCOMPARE(await(m_cache->sums({}))->first().count, 2);
    QCOMPARE(await(m_cache->hourlySums({}))->first().sum.amount, Money::fromCents(3000));
    QCOMPARE(await(m_cache->find(QUuid::createUuid())).error().code, Error::Code::NotFound);
}

void TransactionCacheTest::survivesARestart()
{
    Transaction strange = seen(3);
    strange.status = Status::fromText(u"partially_paid"_s);
    strange.name = u"<b>Ana</b> \"d'Ávila\" 😀"_s;
    strange.events.first().status = strange.status;
    m_cache->keep({seen(1), strange});
    const auto before = await(m_cache->find(strange.id));
    open();
    const auto after = await(m_cache->find(strange.id));
    QVERIFY(after);
    QCOMPARE(after->name, strange.name);
    QCOMPARE(after->status.toText(), u"partially_paid"_s);
    QCOMPARE(after->asOf, before->asOf);
    QCOMPARE(await(m_cache->list({}))->total, 2);
}

void TransactionCacheTest::keepsItsFileToItsOwner()
{
    m_cache->keep({seen(1)});
    QVERIFY(await(m_cache->list({})));
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s}) {
        if (QFile::exists(path() + end))
            QCOMPARE(QFile::permissions(path() + end) & (QFile::ReadGroup | QFile::ReadOther |
                                                         QFile::WriteGroup | QFile::WriteOther),
                     QFile::Permissions());
    }
}

void TransactionCacheTest::forgetsTheOldest()
{
    open(3);
    m_cache->keep({seen(5), seen(1), seen(4), seen(2)});
    m_cache->keep({seen(3)});
    const QStringList newest{seen(5).reference, seen(4).reference, seen(3).reference};
    QCOMPARE(referencesOf(*await(m_cache->list({}))), newest);
    open(3);
    QCOMPARE(referencesOf(*await(m_cache->list({}))), newest);
}

void TransactionCacheTest::reversesNoState()
{
    const Transaction paid = samples::moved(seen(1), Status::Code::Paid);
    m_cache->keep({paid});
    m_cache->keep({seen(1)}); // a late answer
    QCOMPARE(await(m_cache->find(paid.id))->status, Status(Status::Code::Paid));
}

void TransactionCacheTest::keepsWhatAListOmits()
{
    Transaction sent = samples::moved(seen(1), Status::Code::Paid);
    sent.operation = Operation::CashOut;
    sent.pixKey = u"ana@example.com"_s;
    sent.endToEndId = u"E1234567820261120120000000000001"_s;
    m_cache->keep({sent});
    Transaction listed = sent;
    listed.endToEndId.clear();
    m_cache->keep({listed});
    QCOMPARE(await(m_cache->find(sent.id))->endToEndId, sent.endToEndId);
}

void TransactionCacheTest::findsWhatTheFilterMeans_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("numbers"); // newest first
    const auto row = [](const char *name, const TransactionFilter &filter,
                        const QList<int> &numbers) { QTest::newRow(name) << filter << numbers; };
    const QDate day = brasiliaDay(noon()).addDays(-1);
    row("all", {}, {3, 2, 1});
    row("id", {.identifier = seen(2).id}, {2});
    row("reference", {.reference = seen(1).reference}, {1});
    row("state", {.statuses = {Status::Code::Paid}}, {2});
    row("operation", {.operation = Operation::CashOut}, {3});
    row("amount", {.minAmount = Money::fromCents(200), .maxAmount = Money::fromCents(200)}, {2});
    row("part of a name, folded", {.nameOrDocument = u"CONCEICAO"_s}, {1});
    row("beginning of a document", {.nameOrDocument = u"111.444"_s}, {1});
    row("middle of a document", {.nameOrDocument = u"444"_s}, {});
    row("phone", {.phone = u"98765-4712"_s}, {1});
    row("Pix key", {.pixKey = u"ana@example.com"_s}, {3});
    row("end of an id", {.endToEndIdEnding = u"abc123"_s}, {2});
    row("days before", {.finalDate = day}, {});
    row("platform", {.platform = QUuid(u"11111111-2222-3333-4444-555555555555"_s)}, {});
    row("page behind the last", {.page = 2}, {});
}

void TransactionCacheTest::findsWhatTheFilterMeans()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(QList<int>, numbers);
    Transaction charge = seen(1, 100);
    charge.name = u"Maria da Conceição"_s;
    charge.document = u"11144477735"_s;
    charge.phone = u"+5511987654712"_s;
    Transaction paid = samples::moved(seen(2, 200), Status::Code::Paid);
    paid.document = u"52998224725"_s;
    paid.endToEndId = u"E1234567820261120120000000ABC123"_s;
    Transaction sent = seen(3, 300);
    sent.operation = Operation::CashOut;
    sent.document = u"52998224725"_s;
    sent.pixKey = u"ana@example.com"_s;
    m_cache->keep({charge, paid, sent});
    QStringList wanted;
    for (const int number : numbers)
        wanted.append(seen(number).reference);
    QCOMPARE(referencesOf(*await(m_cache->list(filter))), wanted);
}

void TransactionCacheTest::refusesWhatMeansNothing()
{
    QCOMPARE(await(m_cache->list({.page = 0})).error().code, Error::Code::InvalidInput);
    QCOMPARE(await(m_cache->list({.note = u"x"_s})).error().code, Error::Code::InvalidInput);
    QCOMPARE(await(m_cache->list({.tag = u"x"_s})).error().code, Error::Code::InvalidInput);
}

void TransactionCacheTest::changesNothing()
{
    QVERIFY(m_cache->capabilities().readsOnly);
    QCOMPARE(await(m_cache->create(cashInDraft(500, u"a"_s))).error().code,
             Error::Code::Unreachable);
    QCOMPARE(await(m_cache->simulate(seen(1).id, SimulatedOutcome::Paid)).error().code,
             Error::Code::Unreachable);
    QCOMPARE(await(m_cache->refund(seen(1).id, u"x"_s)).error().code, Error::Code::Unreachable);
}

void TransactionCacheTest::replacesADamagedFile()
{
    m_cache->keep({seen(1)});
    m_cache.reset();
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(8192, 'x'));
    file.close();
    open();
    QCOMPARE(await(m_cache->list({}))->total, 0);
    m_cache->keep({seen(2)});
    QCOMPARE(await(m_cache->list({}))->total, 1);
}

void TransactionCacheTest::answersForAnUnreachableService_data()
{
    QTest::addColumn<Error::Code>("code");
    QTest::addColumn<bool>("isValid");
    QTest::newRow("gone") << Error::Code::Unreachable << true;
    QTest::newRow("unstable") << Error::Code::Unavailable << true;
    QTest::newRow("key revoked") << Error::Code::AccessDenied << false;
    QTest::newRow("somebody else") << Error::Code::NotTrusted << false;
    QTest::newRow("no such thing") << Error::Code::NotFound << false;
}

void TransactionCacheTest::answersForAnUnreachableService()
{
    QFETCH(Error::Code, code);
    QFETCH(bool, isValid);
    FakeService service;
    service.onList = [&](const auto &) { return failure(code, u"why"_s); };
    service.onFind = [&](const auto &) { return failure(code, u"why"_s); };
    service.onCreate = [&](const auto &) { return failure(code, u"why"_s); };
    OfflineFallbackService fallback(service, *m_cache);
    QCOMPARE(await(fallback.list({})).error().code, code); // nothing is cached yet
    m_cache->keep({seen(1)});
    const auto page = await(fallback.list({}));
    const auto one = await(fallback.find(seen(1).id));
    QCOMPARE(page.has_value(), isValid);
    QCOMPARE(one.has_value(), isValid);
    if (isValid) {
        QVERIFY(page->transactions.first().asOf && one->asOf);
    } else {
        QCOMPARE(page.error().code, code);
        QCOMPARE(one.error().code, code);
    }
    QCOMPARE(await(fallback.list({.reference = u"other"_s})).error().code, code);
    QCOMPARE(await(fallback.find(QUuid::createUuid())).error().code, code);
    QCOMPARE(await(fallback.create(cashInDraft(500, u"a"_s))).error().code, code);
}

/// Pages of the service and of the cache are never mixed.
void TransactionCacheTest::reportsAListOfOnePiece()
{
    FakeService service;
    QList<Transaction> all;
    for (int i = 1; i <= 150; ++i)
        all.prepend(seen(i));
    service.stored = all;
    m_cache->keep(all.mid(0, 120));
    OfflineFallbackService fallback(service, *m_cache);
    const auto answers = service.onList;
    QCOMPARE(await(fallback.list({}))->total, 150);
    service.onList = [](const auto &) { return failure(Error::Code::Unreachable, u"gone"_s); };
    QCOMPARE(await(fallback.list({.page = 2})).error().code, Error::Code::Unreachable);
    QCOMPARE(await(fallback.list({}))->total, 120);
    service.onList = answers;
    const auto second = await(fallback.list({.page = 2}));
    QCOMPARE(second->total, 120);
    QVERIFY(second->transactions.first().asOf);
    QCOMPARE(await(fallback.sums({}))->first().count, 120);
    QCOMPARE(await(fallback.list({}))->total, 150);
    QVERIFY(!await(fallback.list({.page = 2}))->transactions.first().asOf);
}

void TransactionCacheTest::remembersAServerThatStops()
{
    const TestClock clock;
    auto server =
        std::make_unique<ShopServer>(m_folder->filePath(u"shop.db"_s), serviceOptions(), clock);
    RemoteTransactionService service({.address = *ServiceAddress::parse(server->url()),
                                      .key = server->key(),
                                      .platform = kPlatform,
                                      .intents = m_folder->filePath(u"intents.db"_s),
                                      .intervals = {.poll = 20ms, .longest = 100ms}});
    connect(&service, &RemoteTransactionService::transactionsReceived, m_cache.get(),
            &TransactionCache::keep);
    QVERIFY(await(service.open()));
    OfflineFallbackService fallback(service, *m_cache);
    const auto made = await(fallback.create(cashInDraft(500, u"a"_s)));
    QVERIFY(made);
    QVERIFY(!await(fallback.find(made->id))->asOf);
    QCOMPARE(await(fallback.list({}))->total, 1);

    server.reset();
    const auto remembered = await(fallback.find(made->id));
    QVERIFY(remembered);
    QVERIFY(remembered->asOf);
    QCOMPARE(remembered->qrCode, made->qrCode);
    const auto page = await(fallback.list({.nameOrDocument = made->name}));
    QVERIFY(page);
    QCOMPARE(page->transactions.first().id, made->id);
    QVERIFY(page->transactions.first().asOf);
    QTRY_VERIFY(service.contact()->trouble);
    QCOMPARE(service.contact()->trouble->code, Error::Code::Unreachable);
    // The cache is for display only: write calls use the service.
    QCOMPARE(await(fallback.create(cashInDraft(600, u"b"_s))).error().code,
             Error::Code::Unreachable);
    QCOMPARE(await(service.list({.reference = u"a"_s})).error().code, Error::Code::Unreachable);
}

BALCAO_GUILESS_TEST(TransactionCacheTest)
#include "tst_transactioncache.moc"
