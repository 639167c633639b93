// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consolebook.h"
#include "core/console/notedservice.h"
#include "core/domain/sums.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

constexpr int kBook = 250;

} // namespace

class NotedServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void leavesOtherListsToTheService();
    void findsByNote_data();
    void findsByNote();
    void findsByMark_data();
    void findsByMark();
    void findsByCounter_data();
    void findsByCounter();
    void readsAllWhereManyAreMarked();
    void givesAllOfACounter();
    void hasPages();
    void addsUpWhatIsListed_data();
    void addsUpWhatIsListed();
    void knowsNoteOfWhatTheServiceDoesNot();
    void saysWhyTheServiceFailed();
    void saysWhyTheBookFailed();
    void passesTheRestOn();

private:
    void note(int place, const QString &text);
    void makeBy(const QString &counter, int place);
    [[nodiscard]] QList<int> listed(const TransactionFilter &filter);

    FakeService m_service;
    QTemporaryDir m_folder;
    std::unique_ptr<ConsoleBook> m_book;
    std::unique_ptr<NotedService> m_noted;
};

void NotedServiceTest::init()
{
    m_noted.reset();
    m_service.book.clear();
    for (int i = 0; i < kBook; ++i) {
        Transaction charge = samples::charge(100 + i, 1000 + i);
        charge.created = charge.created.addSecs(-i * 600LL);
        m_service.book.append(i % 3 == 0 ? samples::moved(charge, Status::Code::Paid) : charge);
    }
    m_service.onList = [this](const TransactionFilter &filter) {
        FakeService answering;
        answering.book = m_service.book;
        return answering.onList(filter);
    };
    m_service.filters.clear();
    m_book = std::make_unique<ConsoleBook>(
        ConsoleBook::Setup{.path = m_folder.filePath(QUuid::createUuid().toString())});
    QVERIFY(await(m_book->open()));
    m_noted = std::make_unique<NotedService>(m_service, *m_book);
}

void NotedServiceTest::note(int place, const QString &text)
{
    QVERIFY(await(m_book->setNote(m_service.book[place].id, text)));
}

/// Returns the indexes in `book` of all listed transactions.
QList<int> NotedServiceTest::listed(const TransactionFilter &filter)
{
    QList<int> places;
    const auto page = await(m_noted->list(filter));
    if (!page)
        return {-1};
    for (const Transaction &transaction : page->transactions)
        places.append(static_cast<int>(m_service.book.indexOf(transaction)));
    return places;
}

void NotedServiceTest::leavesOtherListsToTheService()
{
    note(3, u"bolo"_s);
    const TransactionFilter filter{.statuses = {Status::Code::Paid}, .page = 1};
    QCOMPARE(await(m_noted->list(filter)), m_service.onList(filter));
    QCOMPARE(m_service.filters, QList{filter});
    QCOMPARE(await(m_noted->sums(filter)), m_service.onSums(filter));
    QCOMPARE(await(m_noted->hourlySums(filter)), m_service.onHourlySums(filter));
}

void NotedServiceTest::findsByNote_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    const QString bolo = u"BOLO"_s;
    const QUuid third = samples::charge(1, 1003).id;
    QTest::newRow("by it alone") << TransactionFilter{.note = bolo} << QList{3, 4, 70};
    QTest::newRow("another one") << TransactionFilter{.note = u"pão"_s} << QList{5};
    QTest::newRow("none") << TransactionFilter{.note = u"queijo"_s} << QList<int>();
    QTest::newRow("and a state") << TransactionFilter{.statuses = {Status::Code::Paid},
                                                      .note = bolo}
                                 << QList{3};
    QTest::newRow("and an amount")
        << TransactionFilter{.leastAmount = Money::fromCents(104), .note = bolo} << QList{4, 70};
    QTest::newRow("and an id") << TransactionFilter{.identifier = third, .note = bolo} << QList{3};
    QTest::newRow("and the id of another")
        << TransactionFilter{.identifier = third, .note = u"pao"_s} << QList<int>();
    QTest::newRow("a tag") << TransactionFilter{.tag = u"Fiado"_s} << QList{4, 6};
    QTest::newRow("a part of a tag") << TransactionFilter{.tag = u"fia"_s} << QList<int>();
    QTest::newRow("a tag and a note")
        << TransactionFilter{.note = bolo, .tag = u"fiado"_s} << QList{4};
    QTest::newRow("a tag and a state")
        << TransactionFilter{.statuses = {Status::Code::Paid}, .tag = u"fiado"_s} << QList{6};
    QTest::newRow("a tag and the id of another")
        << TransactionFilter{.identifier = third, .tag = u"fiado"_s} << QList<int>();
}

void NotedServiceTest::findsByNote()
{
    QFETCH(TransactionFilter, filter);
    note(70, u"bolo de milho"_s);
    note(4, u"Bolo"_s);
    note(5, u"pão"_s);
    note(3, u"sem bolo"_s);
    for (const int place : {4, 6})
        QVERIFY(await(m_book->setTags(m_service.book[place].id, u"fiado, festa"_s)));
    QTEST(listed(filter), "expected");
}

void NotedServiceTest::findsByMark_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("given up") << TransactionFilter{.mark = Mark::GivenUp} << QList{4, 5};
    QTest::newRow("paid late") << TransactionFilter{.mark = Mark::PaidLate} << QList{3, 6};
    QTest::newRow("handed over") << TransactionFilter{.mark = Mark::HandedOver} << QList{6, 9};
    QTest::newRow("and a state") << TransactionFilter{.statuses = {Status::Code::Pending},
                                                      .mark = Mark::PaidLate}
                                 << QList<int>();
    QTest::newRow("and a note") << TransactionFilter{.note = u"bolo"_s, .mark = Mark::GivenUp}
                                << QList{5};
    QTest::newRow("and a counter")
        << TransactionFilter{.mark = Mark::GivenUp, .counter = u"C2"_s} << QList{4};
}

void NotedServiceTest::findsByMark()
{
    QFETCH(TransactionFilter, filter);
    for (const int place : {3, 4, 5, 6}) // every third one is paid
        QVERIFY(await(m_book->abandon(m_service.book[place].id)));
    for (const int place : {6, 9})
        QVERIFY(await(m_book->handOver(m_service.book[place].id)));
    note(5, u"bolo"_s);
    note(6, u"bolo"_s);
    makeBy(u"C2"_s, 4);
    QTEST(listed(filter), "expected");
}

/// Gives the transaction a reference of that till.
void NotedServiceTest::makeBy(const QString &counter, int place)
{
    m_service.book[place].reference =
        ReferencePattern::standard().made(counter, QDate(2026, 11, 21), place);
}

void NotedServiceTest::findsByCounter_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("one") << TransactionFilter{.counter = u"C2"_s} << QList{7, 120, 249};
    QTest::newRow("in other letters")
        << TransactionFilter{.counter = u"c2"_s} << QList{7, 120, 249};
    QTest::newRow("another") << TransactionFilter{.counter = u"C21"_s} << QList{8};
    QTest::newRow("the beginning of one") << TransactionFilter{.counter = u"C"_s} << QList<int>();
    QTest::newRow("and a state") << TransactionFilter{.statuses = {Status::Code::Paid},
                                                      .counter = u"C2"_s}
                                 << QList{120, 249};
    QTest::newRow("and an id") << TransactionFilter{.identifier = samples::charge(1, 1007).id,
                                                    .counter = u"C2"_s}
                               << QList{7};
    QTest::newRow("and the id of another")
        << TransactionFilter{.identifier = samples::charge(1, 1008).id, .counter = u"C2"_s}
        << QList<int>();
    QTest::newRow("and a tag") << TransactionFilter{.tag = u"fiado"_s, .counter = u"C2"_s}
                               << QList{7};
    QTest::newRow("past the last page")
        << TransactionFilter{.counter = u"C2"_s, .page = 2} << QList<int>();
}

void NotedServiceTest::findsByCounter()
{
    QFETCH(TransactionFilter, filter);
    for (const int place : {7, 120, 249})
        makeBy(u"C2"_s, place);
    makeBy(u"C21"_s, 8);
    m_service.book[9].reference = u"C2-261121-0009-?"_s; // similar to a reference, but invalid
    for (const int place : {7, 8})
        QVERIFY(await(m_book->setTags(m_service.book[place].id, u"fiado"_s)));
    QTEST(listed(filter), "expected");
    m_noted->setPattern(ReferencePattern::parse(u"{date}-{number}"_s).value());
    QCOMPARE(listed(filter), QList<int>()); // references without the till
}

/// And does not look each one up.
void NotedServiceTest::readsAllWhereManyAreMarked()
{
    constexpr int kMany = 700;
    for (int i = kBook; i < kMany; ++i) {
        Transaction charge = samples::charge(100 + i, 1000 + i);
        charge.created = charge.created.addSecs(-i * 600LL);
        m_service.book.append(charge);
    }
    for (int i = 0; i < kMany; ++i)
        QVERIFY(await(m_book->abandon(m_service.book[i].id)));
    m_service.filters.clear();
    const auto page = await(m_noted->list({.mark = Mark::GivenUp, .page = 2}));
    QVERIFY(page);
    const auto isOpen = [](const Transaction &each) { return each.status != Status::Code::Paid; };
    const auto total = std::count_if(m_service.book.cbegin(), m_service.book.cend(), isOpen);
    QCOMPARE(page->total, total);
    QCOMPARE(page->lastPage, (total + 99) / 100);
    QCOMPARE(page->transactions.size(), TransactionPage::kSize);
    QVERIFY(std::all_of(page->transactions.cbegin(), page->transactions.cend(), isOpen));
    QVERIFY(m_service.filters.size() <= kMany / TransactionPage::kSize + 2);
}

void NotedServiceTest::givesAllOfACounter()
{
    for (int i = 0; i < kBook; i += 2)
        makeBy(u"C2"_s, i);
    QList<Transaction> given;
    bool hasEnded = false;
    const auto take = [&](const QList<Transaction> &some) {
        given += some;
        hasEnded = some.isEmpty();
        return true;
    };
    QVERIFY(await(m_noted->readAll({.counter = u"C2"_s}, take)));
    QVERIFY(hasEnded);
    QCOMPARE(given.size(), kBook / 2);
    for (qsizetype i = 0; i < given.size(); ++i)
        QCOMPARE(given[i], m_service.book[2 * i]);
    // consistent with the list and its sums
    const auto page = await(m_noted->list({.counter = u"C2"_s, .page = 2}));
    QCOMPARE(page->total, given.size());
    QCOMPARE(page->transactions, given.mid(100));
    FakeService those;
    those.book = given;
    auto expected = those.onSums({}).value();
    const auto sums = await(m_noted->sums({.counter = u"C2"_s})).value();
    QCOMPARE(sums.size(), expected.size());
    for (const TransactionSum &sum : sums)
        QVERIFY(expected.removeOne(sum));
    QCOMPARE(await(m_noted->hourlySums({.counter = u"C2"_s})), hourlySumsOf(given));
    // until the visitor stops
    given.clear();
    const auto takeOnce = [&](const QList<Transaction> &some) {
        given += some;
        return false;
    };
    QVERIFY(await(m_noted->readAll({.counter = u"C2"_s}, takeOnce)));
    QVERIFY(given.size() < kBook / 2);
    // with the reason of a failure
    const Error error{Error::Code::StorageFull, {}, u"full"_s};
    m_service.onList = [&error](const auto &) { return tl::unexpected(error); };
    QCOMPARE(await(m_noted->list({.counter = u"C2"_s})).error(), error);
    QCOMPARE(await(m_noted->sums({.counter = u"C2"_s})).error(), error);
    QCOMPARE(await(m_noted->readAll({.counter = u"C2"_s}, take)).error(), error);
}

void NotedServiceTest::hasPages()
{
    for (int i = 0; i < kBook; ++i)
        note(i, u"bolo"_s);
    const auto last = await(m_noted->list({.note = u"bolo"_s, .page = 3}));
    QCOMPARE(last->total, kBook);
    QCOMPARE(last->lastPage, 3);
    QCOMPARE(last->currentPage, 3);
    QCOMPARE(last->transactions, m_service.book.mid(200));
    QCOMPARE(await(m_noted->list({.note = u"bolo"_s, .page = 4}))->transactions.size(), 0);
}

void NotedServiceTest::addsUpWhatIsListed_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("all") << u"bolo"_s;
    QTest::newRow("some") << u"7"_s;
    QTest::newRow("none") << u"pão"_s;
}

void NotedServiceTest::addsUpWhatIsListed()
{
    QFETCH(QString, text);
    for (int i = 0; i < 40; ++i)
        note(i, u"bolo %1"_s.arg(i));
    FakeService those;
    for (int i = 0; i < 40; ++i) {
        if (u"bolo %1"_s.arg(i).contains(text))
            those.book.append(m_service.book[i]);
    }
    const auto sums = await(m_noted->sums({.note = text})).value();
    auto expected = those.onSums({}).value();
    QCOMPARE(sums.size(), expected.size());
    for (const TransactionSum &sum : sums)
        QVERIFY(expected.removeOne(sum));
    const bool isNewestFirst = std::is_sorted(
        sums.begin(), sums.end(), [](const auto &a, const auto &b) { return a.day > b.day; });
    QVERIFY(isNewestFirst);
    const auto hours = await(m_noted->hourlySums({.note = text})).value();
    QCOMPARE(hours.isEmpty(), those.book.isEmpty());
    qint64 count = 0;
    for (const HourlySum &of : hours) {
        count += of.sum.count;
        const TransactionFilter ofHour{.createdFrom = of.hour,
                                       .createdUntil = of.hour.addSecs(3600)};
        const auto ofList = those.onSums(ofHour).value();
        for (const TransactionSum &sum : ofList)
            QVERIFY(sum.status != of.sum.status || sum.operation != of.sum.operation ||
                    sum == of.sum);
    }
    QCOMPARE(count, those.book.size());
}

void NotedServiceTest::knowsNoteOfWhatTheServiceDoesNot()
{
    await(m_book->setNote(QUuid::createUuid(), u"bolo"_s));
    note(3, u"bolo"_s);
    QCOMPARE(listed({.note = u"bolo"_s}), QList{3});
}

void NotedServiceTest::saysWhyTheServiceFailed()
{
    for (int i = 0; i < 40; ++i)
        note(i, u"bolo"_s);
    const Error error{Error::Code::StorageFull, {}, u"full"_s};
    m_service.onList = [&error](const auto &) { return tl::unexpected(error); };
    QCOMPARE(await(m_noted->list({.note = u"bolo"_s})).error(), error);
    QCOMPARE(await(m_noted->sums({.note = u"bolo"_s})).error(), error);
    QCOMPARE(await(m_noted->hourlySums({.note = u"bolo"_s})).error(), error);
}

void NotedServiceTest::saysWhyTheBookFailed()
{
    ConsoleBook closed({.path = m_folder.path()});
    NotedService noted(m_service, closed);
    QCOMPARE(await(noted.list({.note = u"bolo"_s})).error().code, Error::Code::Internal);
    QVERIFY(await(noted.list({})));
}

void NotedServiceTest::passesTheRestOn()
{
    m_service.can.refunds = true;
    QVERIFY(m_noted->capabilities().findsNotes);
    QVERIFY(m_noted->capabilities().refunds);
    QCOMPARE(m_noted->platform(), m_service.platform());
    QCOMPARE(m_noted->payee(), m_service.payee());
    const Transaction charge = m_service.book.first();
    m_service.onCreate = [&charge](const auto &) { return charge; };
    QCOMPARE(await(m_noted->create({.reference = u"R"_s})), charge);
    QCOMPARE(m_service.drafts, (QList<TransactionDraft>{{.reference = u"R"_s}}));
    QCOMPARE(await(m_noted->find(charge.id)), charge);
    QCOMPARE(await(m_noted->simulate(charge.id, SimulatedOutcome::Canceled)), charge);
    QCOMPARE(m_service.simulations, QList{SimulatedOutcome::Canceled});
    QCOMPARE(await(m_noted->refund(charge.id, u"why"_s)), charge);
    QCOMPARE(m_service.refundReasons, QStringList(u"why"_s));
    const QSignalSpy changed(m_noted.get(), &TransactionService::changed);
    Q_EMIT m_service.changed(charge);
    QCOMPARE(changed.size(), 1);
}

BALCAO_GUILESS_TEST(NotedServiceTest)
#include "tst_notedservice.moc"
