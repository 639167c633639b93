// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/annotatedtransactionservice.h"
#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/statusevent.h"
#include "core/domain/sums.h"
#include "core/domain/transactionsum.h"
#include "core/service/promise.h"
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

constexpr int kTransactionCount = 250;

} // namespace

class AnnotatedTransactionServiceTest : public QObject
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
    void findsByOperator_data();
    void findsByOperator();
    void findsReconciled_data();
    void findsReconciled();
    void findsUnusual_data();
    void findsUnusual();
    void expectsPaymentsSinceTheFirstStatement();
    void showsThatStatementsCannotBeRead();
    void readsAllWhereManyAreMarked();
    void givesAllOfACounter();
    void hasPages();
    void addsUpWhatIsListed_data();
    void addsUpWhatIsListed();
    void knowsNoteOfWhatTheServiceDoesNot();
    void showsWhyTheServiceFailed();
    void reportsTheErrorOfTheRepository();
    void passesTheRestOn();

private:
    void note(int place, const QString &text);
    void makeBy(const QString &till, int place);
    [[nodiscard]] QList<int> listed(const TransactionFilter &filter);

    FakeService m_service;
    QTemporaryDir m_folder;
    std::unique_ptr<ConsoleDatabase> m_console;
    std::unique_ptr<AnnotatedTransactionService> m_annotated;
};

void AnnotatedTransactionServiceTest::init()
{
    m_annotated.reset();
    m_service.stored.clear();
    for (int i = 0; i < kTransactionCount; ++i) {
        Transaction charge = samples::charge(100 + i, 1000 + i);
        charge.created = charge.created.addSecs(-i * 600LL);
        m_service.stored.append(i % 3 == 0 ? samples::moved(charge, Status::Code::Paid) : charge);
    }
    m_service.onList = [this](const TransactionFilter &filter) {
        FakeService answering;
        answering.stored = m_service.stored;
        return answering.onList(filter);
    };
    m_service.filters.clear();
    m_console = std::make_unique<ConsoleDatabase>(
        ConsoleDatabase::Setup{.path = m_folder.filePath(QUuid::createUuid().toString())});
    QVERIFY(await(m_console->open()));
    m_annotated =
        std::make_unique<AnnotatedTransactionService>(m_service, m_console->annotations());
}

void AnnotatedTransactionServiceTest::note(int place, const QString &text)
{
    QVERIFY(await(m_console->annotations().setNote(m_service.stored[place].id, text)));
}

/// Returns the indexes in `console` of all listed transactions.
QList<int> AnnotatedTransactionServiceTest::listed(const TransactionFilter &filter)
{
    QList<int> places;
    const auto page = await(m_annotated->list(filter));
    if (!page)
        return {-1};
    for (const Transaction &transaction : page->transactions)
        places.append(static_cast<int>(m_service.stored.indexOf(transaction)));
    return places;
}

void AnnotatedTransactionServiceTest::leavesOtherListsToTheService()
{
    note(3, u"bolo"_s);
    const TransactionFilter filter{.statuses = {Status::Code::Paid}, .page = 1};
    QCOMPARE(await(m_annotated->list(filter)), m_service.onList(filter));
    QCOMPARE(m_service.filters, QList{filter});
    QCOMPARE(await(m_annotated->sums(filter)), m_service.onSums(filter));
    QCOMPARE(await(m_annotated->hourlySums(filter)), m_service.onHourlySums(filter));
}

void AnnotatedTransactionServiceTest::findsByNote_data()
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
        << TransactionFilter{.minAmount = Money::fromCents(104), .note = bolo} << QList{4, 70};
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

void AnnotatedTransactionServiceTest::findsByNote()
{
    QFETCH(TransactionFilter, filter);
    note(70, u"bolo de milho"_s);
    note(4, u"Bolo"_s);
    note(5, u"pão"_s);
    note(3, u"sem bolo"_s);
    for (const int place : {4, 6})
        QVERIFY(
            await(m_console->annotations().setTags(m_service.stored[place].id, u"fiado, festa"_s)));
    QTEST(listed(filter), "expected");
}

void AnnotatedTransactionServiceTest::findsByMark_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("given up") << TransactionFilter{.mark = Mark::Abandoned} << QList{4, 5};
    QTest::newRow("paid late") << TransactionFilter{.mark = Mark::PaidLate} << QList{3, 6};
    QTest::newRow("handed over") << TransactionFilter{.mark = Mark::HandedOver} << QList{6, 9};
    QTest::newRow("and a state") << TransactionFilter{.statuses = {Status::Code::Pending},
                                                      .mark = Mark::PaidLate}
                                 << QList<int>();
    QTest::newRow("and a note") << TransactionFilter{.note = u"bolo"_s, .mark = Mark::Abandoned}
                                << QList{5};
    QTest::newRow("and a counter")
        << TransactionFilter{.mark = Mark::Abandoned, .till = u"C2"_s} << QList{4};
}

void AnnotatedTransactionServiceTest::findsByMark()
{
    QFETCH(TransactionFilter, filter);
    for (const int place : {3, 4, 5, 6}) // every third one is paid
        QVERIFY(await(m_console->annotations().abandon(m_service.stored[place].id)));
    for (const int place : {6, 9})
        QVERIFY(await(m_console->receipts().handOver(m_service.stored[place].id)));
    note(5, u"bolo"_s);
    note(6, u"bolo"_s);
    makeBy(u"C2"_s, 4);
    QTEST(listed(filter), "expected");
}

/// Gives the transaction a reference of that till.
void AnnotatedTransactionServiceTest::makeBy(const QString &till, int place)
{
    m_service.stored[place].reference =
        ReferencePattern::standard().made(till, QDate(2026, 11, 21), place);
}

void AnnotatedTransactionServiceTest::findsByCounter_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("one") << TransactionFilter{.till = u"C2"_s} << QList{7, 120, 249};
    QTest::newRow("in other letters") << TransactionFilter{.till = u"c2"_s} << QList{7, 120, 249};
    QTest::newRow("another") << TransactionFilter{.till = u"C21"_s} << QList{8};
    QTest::newRow("the beginning of one") << TransactionFilter{.till = u"C"_s} << QList<int>();
    QTest::newRow("and a state") << TransactionFilter{.statuses = {Status::Code::Paid},
                                                      .till = u"C2"_s}
                                 << QList{120, 249};
    QTest::newRow("and an id") << TransactionFilter{.identifier = samples::charge(1, 1007).id,
                                                    .till = u"C2"_s}
                               << QList{7};
    QTest::newRow("and the id of another")
        << TransactionFilter{.identifier = samples::charge(1, 1008).id, .till = u"C2"_s}
        << QList<int>();
    QTest::newRow("and a tag") << TransactionFilter{.tag = u"fiado"_s, .till = u"C2"_s} << QList{7};
    QTest::newRow("past the last page")
        << TransactionFilter{.till = u"C2"_s, .page = 2} << QList<int>();
}

void AnnotatedTransactionServiceTest::findsByCounter()
{
    QFETCH(TransactionFilter, filter);
    for (const int place : {7, 120, 249})
        makeBy(u"C2"_s, place);
    makeBy(u"C21"_s, 8);
    m_service.stored[9].reference = u"C2-261121-0009-?"_s; // similar to a reference, but invalid
    for (const int place : {7, 8})
        QVERIFY(await(m_console->annotations().setTags(m_service.stored[place].id, u"fiado"_s)));
    QTEST(listed(filter), "expected");
    m_annotated->setPattern(ReferencePattern::parse(u"{date}-{number}"_s).value());
    QCOMPARE(listed(filter), QList<int>()); // references without the till
}

void AnnotatedTransactionServiceTest::findsByOperator_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    const QString ana = u"Ana"_s;
    QTest::newRow("one") << TransactionFilter{.operatorName = ana} << QList{3, 7, 249};
    QTest::newRow("another") << TransactionFilter{.operatorName = u"Bea"_s} << QList{8};
    QTest::newRow("nobody") << TransactionFilter{.operatorName = u"An"_s} << QList<int>();
    QTest::newRow("and a state") << TransactionFilter{.statuses = {Status::Code::Paid},
                                                      .operatorName = ana}
                                 << QList{3, 249};
    QTest::newRow("and a note") << TransactionFilter{.note = u"bolo"_s, .operatorName = ana}
                                << QList{7};
    QTest::newRow("and a counter")
        << TransactionFilter{.till = u"C2"_s, .operatorName = ana} << QList{249};
    QTest::newRow("and an id") << TransactionFilter{.identifier = samples::charge(1, 1007).id,
                                                    .operatorName = ana}
                               << QList{7};
}

void AnnotatedTransactionServiceTest::findsByOperator()
{
    QFETCH(TransactionFilter, filter);
    const auto create = [this](int place, const QString &name) {
        QVERIFY(await(m_console->audit().append({.action = AuditAction::ChargeCreated,
                                                 .actor = {.id = 1, .name = name},
                                                 .transaction = m_service.stored[place].id})));
    };
    for (const int place : {3, 7, 249})
        create(place, u"Ana"_s);
    create(8, u"Bea"_s);
    note(7, u"bolo"_s);
    note(8, u"bolo"_s);
    makeBy(u"C2"_s, 249);
    QTEST(listed(filter), "expected");
    for (const TransactionFilter &asked : std::as_const(m_service.filters))
        QCOMPARE(asked.operatorName, QString()); // the service has no operators
    const auto sums = await(m_annotated->sums(filter));
    QVERIFY(sums);
    qint64 count = 0;
    for (const TransactionSum &sum : *sums)
        count += sum.count;
    QCOMPARE(count, listed(filter).size());
}

/// And does not look each one up.
void AnnotatedTransactionServiceTest::findsReconciled_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    using enum Reconciled;
    const auto id = [](int place) { return samples::charge(1, 1000 + place).id; };
    QTest::newRow("reconciled") << TransactionFilter{.reconciled = Yes} << QList{2, 3, 9};
    QTest::newRow("and a state") << TransactionFilter{.statuses = {Status::Code::Paid},
                                                      .reconciled = Yes}
                                 << QList{3, 9};
    QTest::newRow("and a note") << TransactionFilter{.note = u"bolo"_s, .reconciled = Yes}
                                << QList{3};
    QTest::newRow("not, and a note")
        << TransactionFilter{.note = u"bolo"_s, .reconciled = No} << QList{4};
    QTest::newRow("and an id") << TransactionFilter{.identifier = id(9), .reconciled = Yes}
                               << QList{9};
    QTest::newRow("not, and an id")
        << TransactionFilter{.identifier = id(9), .reconciled = No} << QList<int>();
    QTest::newRow("not, and amounts") << TransactionFilter{.minAmount = Money::fromCents(100),
                                                           .maxAmount = Money::fromCents(104),
                                                           .reconciled = No}
                                      << QList{0, 1, 4};
}

void AnnotatedTransactionServiceTest::findsReconciled()
{
    QFETCH(TransactionFilter, filter);
    note(3, u"bolo"_s);
    note(4, u"bolo"_s);
    QVERIFY(!m_annotated->capabilities().findsReconciled);
    QCOMPARE(await(m_annotated->list(filter)).error().code, Error::Code::Unsupported);
    const QDate day(2026, 11, 20);
    QHash<QUuid, QDate> days;
    for (const int place : {2, 3, 9})
        days.insert(m_service.stored[place].id, day.addDays(-place));
    AnnotationRepository &annotations = m_console->annotations();
    annotations.setStatementDays([&days](const QList<QUuid> &ids) {
        QHash<QUuid, QDate> some = days;
        some.removeIf(
            [&ids](const auto &each) { return !ids.isEmpty() && !ids.contains(each.key()); });
        return readyFuture(Result<QHash<QUuid, QDate>>(some));
    });
    QVERIFY(m_annotated->capabilities().findsReconciled);
    QTEST(listed(filter), "expected");
    for (const TransactionFilter &asked : std::as_const(m_service.filters))
        QVERIFY(!asked.reconciled); // the service knows no statements
    const auto sums = await(m_annotated->sums(filter));
    QVERIFY(sums);
    qint64 count = 0;
    for (const TransactionSum &sum : *sums)
        count += sum.count;
    QCOMPARE(count, listed(filter).size());

    const QUuid third = m_service.stored[3].id;
    const auto found = await(annotations.find({third, m_service.stored[4].id}));
    QCOMPARE(found->value(third).reconciledOn, day.addDays(-3));
    QCOMPARE(found->value(third).note, u"bolo"_s);
    QVERIFY(!found->value(m_service.stored[4].id).reconciledOn);
    const auto all = await(annotations.all());
    QCOMPARE(all->size(), 4);
    QCOMPARE(all->value(m_service.stored[9].id).reconciledOn, day.addDays(-9));
    QVERIFY(!await(annotations.stored())->contains(m_service.stored[9].id));
}

void AnnotatedTransactionServiceTest::findsUnusual_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<int>>("expected");
    using Code = Status::Code;
    QTest::newRow("everything") << TransactionFilter{.unusual = Unusual::Any}
                                << QList{3, 4, 7, 10, 121};
    QTest::newRow("paid late") << TransactionFilter{.unusual = Unusual::PaidLate} << QList{3};
    QTest::newRow("refunded") << TransactionFilter{.unusual = Unusual::Refunded} << QList{4};
    QTest::newRow("denied") << TransactionFilter{.unusual = Unusual::Denied} << QList{7};
    QTest::newRow("under review") << TransactionFilter{.unusual = Unusual::UnderReview}
                                  << QList{10};
    QTest::newRow("contradicted") << TransactionFilter{.unusual = Unusual::Contradicted}
                                  << QList{121};
    QTest::newRow("withdrawn") << TransactionFilter{.unusual = Unusual::Withdrawn} << QList<int>();
    QTest::newRow("and states") << TransactionFilter{.statuses = {Code::Paid, Code::Denied},
                                                     .unusual = Unusual::Any}
                                << QList{3, 7};
    QTest::newRow("another state")
        << TransactionFilter{.statuses = {Code::Paid}, .unusual = Unusual::Refunded}
        << QList<int>();
    QTest::newRow("and a note") << TransactionFilter{.note = u"bolo"_s, .unusual = Unusual::Any}
                                << QList{4};
    QTest::newRow("and a large amount")
        << TransactionFilter{.minAmount = Money::fromCents(105), .unusual = Unusual::Any}
        << QList{7, 10, 121};
}

/// Each combination gives the rows, sums and counts of the same transactions.
void AnnotatedTransactionServiceTest::findsUnusual()
{
    QFETCH(TransactionFilter, filter);
    note(4, u"bolo"_s);
    note(5, u"bolo"_s);
    for (const int place : {2, 3})
        QVERIFY(await(m_console->annotations().abandon(m_service.stored[place].id)));
    QList<Transaction> &stored = m_service.stored;
    stored[4] = samples::moved(stored[4], Status::Code::Refund);
    stored[7] = samples::moved(stored[7], Status::Code::Denied);
    stored[10] = samples::moved(stored[10], Status::Code::InAnalysis);
    stored[121].evidence = {{.role = Evidence::Role::Contradiction}};
    m_service.filters.clear();
    QTEST(listed(filter), "expected");
    for (const TransactionFilter &asked : std::as_const(m_service.filters))
        QVERIFY(!asked.unusual); // the service knows no annotations
    const auto count = await(m_annotated->count(filter));
    QCOMPARE(count, listed(filter).size());
    const auto sums = await(m_annotated->sums(filter));
    QVERIFY(sums);
    qint64 counted = 0;
    for (const TransactionSum &sum : *sums)
        counted += sum.count;
    QCOMPARE(counted, listed(filter).size());
}

/// A shop that imports no statement, or begins to, need not look at all of its earlier payments.
void AnnotatedTransactionServiceTest::expectsPaymentsSinceTheFirstStatement()
{
    QHash<QUuid, QDate> days;
    m_console->annotations().setStatementDays(
        [&days](const QList<QUuid> &) { return readyFuture(Result<QHash<QUuid, QDate>>(days)); });
    const TransactionFilter missing{.unusual = Unusual::Unreconciled};
    QCOMPARE(listed(missing), QList<int>());

    const QDate first = brasiliaDay(*paymentTime(m_service.stored[3]));
    days.insert(m_service.stored[3].id, first);
    QList<int> expected;
    for (int i = 0; i < kTransactionCount; i += 3) { // the paid ones
        if (i >= 60) {
            for (StatusEvent &event : m_service.stored[i].events)
                event.at = event.at.addDays(-2);
            m_service.stored[i].finished = m_service.stored[i].events.constFirst().at;
        } else if (i != 3) {
            expected.append(i);
        }
    }
    QCOMPARE(listed(missing), expected);
}

/// The rows of a list keep their notes, but an export must not have an empty column.
void AnnotatedTransactionServiceTest::showsThatStatementsCannotBeRead()
{
    note(3, u"bolo"_s);
    const Error error{Error::Code::StorageFailed, {}, u"bank.db"_s};
    AnnotationRepository &annotations = m_console->annotations();
    annotations.setStatementDays([&error](const QList<QUuid> &) {
        return readyFuture(Result<QHash<QUuid, QDate>>(tl::unexpected(error)));
    });
    const QUuid third = m_service.stored[3].id;
    QCOMPARE(await(annotations.find({third}))->value(third).note, u"bolo"_s);
    QCOMPARE(await(annotations.all()).error(), error);
    for (const Reconciled reconciled : {Reconciled::Yes, Reconciled::No})
        QCOMPARE(await(m_annotated->list({.reconciled = reconciled})).error(), error);
}

void AnnotatedTransactionServiceTest::readsAllWhereManyAreMarked()
{
    constexpr int kMany = 700;
    for (int i = kTransactionCount; i < kMany; ++i) {
        Transaction charge = samples::charge(100 + i, 1000 + i);
        charge.created = charge.created.addSecs(-i * 600LL);
        m_service.stored.append(charge);
    }
    for (int i = 0; i < kMany; ++i)
        QVERIFY(await(m_console->annotations().abandon(m_service.stored[i].id)));
    m_service.filters.clear();
    const auto page = await(m_annotated->list({.mark = Mark::Abandoned, .page = 2}));
    QVERIFY(page);
    const auto isOpen = [](const Transaction &each) { return each.status != Status::Code::Paid; };
    const auto total = std::count_if(m_service.stored.cbegin(), m_service.stored.cend(), isOpen);
    QCOMPARE(page->total, total);
    QCOMPARE(page->lastPage, (total + 99) / 100);
    QCOMPARE(page->transactions.size(), TransactionPage::kSize);
    QVERIFY(std::all_of(page->transactions.cbegin(), page->transactions.cend(), isOpen));
    QVERIFY(m_service.filters.size() <= kMany / TransactionPage::kSize + 2);
}

void AnnotatedTransactionServiceTest::givesAllOfACounter()
{
    for (int i = 0; i < kTransactionCount; i += 2)
        makeBy(u"C2"_s, i);
    QList<Transaction> given;
    bool hasEnded = false;
    const auto record = [&](const QList<Transaction> &some) {
        given += some;
        hasEnded = some.isEmpty();
        return true;
    };
    QVERIFY(await(m_annotated->readAll({.till = u"C2"_s}, record)));
    QVERIFY(hasEnded);
    QCOMPARE(given.size(), kTransactionCount / 2);
    for (qsizetype i = 0; i < given.size(); ++i)
        QCOMPARE(given[i], m_service.stored[2 * i]);
    // consistent with the list and its sums
    const auto page = await(m_annotated->list({.till = u"C2"_s, .page = 2}));
    QCOMPARE(page->total, given.size());
    QCOMPARE(page->transactions, given.mid(100));
    FakeService those;
    those.stored = given;
    auto expected = those.onSums({}).value();
    const auto sums = await(m_annotated->sums({.till = u"C2"_s})).value();
    QCOMPARE(sums.size(), expected.size());
    for (const TransactionSum &sum : sums)
        QVERIFY(expected.removeOne(sum));
    QCOMPARE(await(m_annotated->hourlySums({.till = u"C2"_s})), hourlySumsOf(given));
    // until the visitor stops
    given.clear();
    const auto visitOnce = [&](const QList<Transaction> &some) {
        given += some;
        return false;
    };
    QVERIFY(await(m_annotated->readAll({.till = u"C2"_s}, visitOnce)));
    QVERIFY(given.size() < kTransactionCount / 2);
    // with the reason of a failure
    const Error error{Error::Code::StorageFull, {}, u"full"_s};
    m_service.onList = [&error](const auto &) { return tl::unexpected(error); };
    QCOMPARE(await(m_annotated->list({.till = u"C2"_s})).error(), error);
    QCOMPARE(await(m_annotated->sums({.till = u"C2"_s})).error(), error);
    QCOMPARE(await(m_annotated->readAll({.till = u"C2"_s}, record)).error(), error);
}

void AnnotatedTransactionServiceTest::hasPages()
{
    for (int i = 0; i < kTransactionCount; ++i)
        note(i, u"bolo"_s);
    const auto last = await(m_annotated->list({.note = u"bolo"_s, .page = 3}));
    QCOMPARE(last->total, kTransactionCount);
    QCOMPARE(last->lastPage, 3);
    QCOMPARE(last->currentPage, 3);
    QCOMPARE(last->transactions, m_service.stored.mid(200));
    QCOMPARE(await(m_annotated->list({.note = u"bolo"_s, .page = 4}))->transactions.size(), 0);
}

void AnnotatedTransactionServiceTest::addsUpWhatIsListed_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("all") << u"bolo"_s;
    QTest::newRow("some") << u"7"_s;
    QTest::newRow("none") << u"pão"_s;
}

void AnnotatedTransactionServiceTest::addsUpWhatIsListed()
{
    QFETCH(QString, text);
    for (int i = 0; i < 40; ++i)
        note(i, u"bolo %1"_s.arg(i));
    FakeService those;
    for (int i = 0; i < 40; ++i) {
        if (u"bolo %1"_s.arg(i).contains(text))
            those.stored.append(m_service.stored[i]);
    }
    const auto sums = await(m_annotated->sums({.note = text})).value();
    auto expected = those.onSums({}).value();
    QCOMPARE(sums.size(), expected.size());
    for (const TransactionSum &sum : sums)
        QVERIFY(expected.removeOne(sum));
    const bool isNewestFirst = std::is_sorted(
        sums.begin(), sums.end(), [](const auto &a, const auto &b) { return a.day > b.day; });
    QVERIFY(isNewestFirst);
    const auto hours = await(m_annotated->hourlySums({.note = text})).value();
    QCOMPARE(hours.isEmpty(), those.stored.isEmpty());
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
    QCOMPARE(count, those.stored.size());
}

void AnnotatedTransactionServiceTest::knowsNoteOfWhatTheServiceDoesNot()
{
    await(m_console->annotations().setNote(QUuid::createUuid(), u"bolo"_s));
    note(3, u"bolo"_s);
    QCOMPARE(listed({.note = u"bolo"_s}), QList{3});
}

void AnnotatedTransactionServiceTest::showsWhyTheServiceFailed()
{
    for (int i = 0; i < 40; ++i)
        note(i, u"bolo"_s);
    const Error error{Error::Code::StorageFull, {}, u"full"_s};
    m_service.onList = [&error](const auto &) { return tl::unexpected(error); };
    QCOMPARE(await(m_annotated->list({.note = u"bolo"_s})).error(), error);
    QCOMPARE(await(m_annotated->sums({.note = u"bolo"_s})).error(), error);
    QCOMPARE(await(m_annotated->hourlySums({.note = u"bolo"_s})).error(), error);
}

void AnnotatedTransactionServiceTest::reportsTheErrorOfTheRepository()
{
    ConsoleDatabase closed({.path = m_folder.path()});
    AnnotatedTransactionService annotated(m_service, closed.annotations());
    QCOMPARE(await(annotated.list({.note = u"bolo"_s})).error().code, Error::Code::Internal);
    QVERIFY(await(annotated.list({})));
}

void AnnotatedTransactionServiceTest::passesTheRestOn()
{
    m_service.can.refunds = true;
    QVERIFY(m_annotated->capabilities().findsNotes);
    QVERIFY(m_annotated->capabilities().refunds);
    QCOMPARE(m_annotated->platform(), m_service.platform());
    QCOMPARE(m_annotated->payee(), m_service.payee());
    const Transaction charge = m_service.stored.first();
    m_service.onCreate = [&charge](const auto &) { return charge; };
    QCOMPARE(await(m_annotated->create({.reference = u"R"_s})), charge);
    QCOMPARE(m_service.drafts, (QList<TransactionDraft>{{.reference = u"R"_s}}));
    QCOMPARE(await(m_annotated->find(charge.id)), charge);
    QCOMPARE(await(m_annotated->simulate(charge.id, SimulatedOutcome::Canceled)), charge);
    QCOMPARE(m_service.simulations, QList{SimulatedOutcome::Canceled});
    QCOMPARE(await(m_annotated->refund(charge.id, u"why"_s)), charge);
    QCOMPARE(m_service.refundReasons, QStringList(u"why"_s));
    const QSignalSpy changed(m_annotated.get(), &TransactionService::changed);
    Q_EMIT m_service.changed(charge);
    QCOMPARE(changed.size(), 1);
}

BALCAO_GUILESS_TEST(AnnotatedTransactionServiceTest)
#include "tst_annotatedtransactionservice.moc"
