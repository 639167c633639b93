// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/paymentclaim.h"
#include "core/domain/searchtext.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/copiedtransactionservice.h"
#include "core/remote/remotetransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/listservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

/// Returns the resident memory of this process in MiB.
qint64 residentMemory()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').value(1).toLongLong() / 1024;
    }
    return 0;
}

/// Returns the processor time of the program, service included, in milliseconds. The time of the
/// clock would depend on other programs of the computer.
qint64 processorTime()
{
    return static_cast<qint64>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

Transaction sale(int number)
{
    Transaction row = samples::charge(1000 + number % 40'000, number);
    row.created = noon().addSecs(qint64(number) * 115); // some 750 a day
    row.platform = kPlatform;
    row.reference = u"r%1"_s.arg(number);
    row.name = number % 997 == 0 ? u"Zuleica Ferreira"_s : u"Ana Batista"_s;
    row.expires.reset();
    row.qrCode.clear();
    row.events = {{Status::Code::Pending, row.created}};
    const QDateTime paid = row.created.addSecs(40);
    row.status = number % 5 == 0 ? Status::Code::Expired : Status::Code::Paid;
    row.finished = paid;
    row.events.prepend({row.status, paid});
    if (row.status == Status::Code::Paid)
        row.endToEndId = u"E12345678%1%2"_s.arg(paid.toUTC().toString(u"yyyyMMddHHmm"_s))
                             .arg(number, 11, 10, QChar(u'0'));
    return row;
}

} // namespace

/// Tests what an office does at a service with 60,000 transactions. With BALCAO_ROWS the service
/// has more, for measurements.
class RemoteErrandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void checksReceipts_data();
    void checksReceipts();
    void reportsPeriods_data();
    void reportsPeriods();
    void searches_data();
    void searches();
    void findsAMisreadReceipt();
    void exportsEverything();
    void seesAPaymentAtOnce();
    void seesARefundAtOnce();
    void seesALatePaymentAtOnce_data();
    void seesALatePaymentAtOnce();

private:
    template<typename Work>
    auto timed(Work work)
    {
        const qint64 begin = processorTime();
        const auto result = await(work());
        const qint64 took = processorTime() - begin;
        if (took > 1000)
            QTest::qFail(qPrintable(u"%1 ms"_s.arg(took)), __FILE__, __LINE__);
        return result;
    }

    template<typename IsMeant>
    [[nodiscard]] qint64 countOf(IsMeant isMeant) const
    {
        return std::count_if(m_service.rows.cbegin(), m_service.rows.cend(), isMeant);
    }

    ListService m_service;
    QTemporaryDir m_folder;
    std::unique_ptr<RemoteTransactionService> m_remote;
    std::unique_ptr<CopiedTransactionService> m_reader;
};

void RemoteErrandsTest::initTestCase()
{
    const int count = std::max(60'000, qEnvironmentVariableIntValue("BALCAO_ROWS"));
    m_service.rows.reserve(count);
    m_service.isSorted = true;
    for (int number = count; number > 0; --number)
        m_service.rows.append(sale(number));
    m_remote = std::make_unique<RemoteTransactionService>(
        RemoteTransactionService::Setup{.address = *ServiceAddress::parse(m_service.url()),
                                        .key = "secret",
                                        .platform = kPlatform,
                                        .intents = m_folder.filePath(u"intents.db"_s),
                                        .copy = m_folder.filePath(u"copy.db"_s),
                                        .intervals = {.poll = 10min, .longest = 10min}});
    QVERIFY(await(m_remote->open()));
    m_reader = std::make_unique<CopiedTransactionService>(*m_remote, *m_remote->copy());
    const qint64 before = residentMemory();
    const qint64 begin = processorTime();
    while (!m_remote->completeness()->isComplete) {
        const auto promise = makePromise<void>();
        m_remote->synchronizer()->refresh(resolver(promise));
        QVERIFY(await(promise->future()));
    }
    qInfo("%lld rows per second, %lld MiB more, %lld MiB on the disk",
          count * 1000LL / std::max<qint64>(1, processorTime() - begin), residentMemory() - before,
          QFileInfo(m_folder.filePath(u"copy.db"_s)).size() / 1024 / 1024);
}

void RemoteErrandsTest::cleanupTestCase()
{
    m_reader.reset();
    m_remote.reset();
}

void RemoteErrandsTest::checksReceipts_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("how");
    for (const int number : {59'999, 31'001, 7}) {
        QTest::addRow("ending %d", number) << number << u"ending"_s;
        QTest::addRow("id %d", number) << number << u"id"_s;
        QTest::addRow("minute %d", number) << number << u"minute"_s;
    }
}

/// The answer must be certain, so the service is asked: with the numbers of requests of one run.
void RemoteErrandsTest::checksReceipts()
{
    QFETCH(int, number);
    QFETCH(QString, how);
    const Transaction row = sale(number);
    QVERIFY(row.status == Status::Code::Paid);
    TransactionFilter filter{.operation = Operation::CashIn};
    if (how == "id"_L1) {
        filter.endToEndIdEnding = row.endToEndId;
    } else if (how == "ending"_L1) {
        filter.endToEndIdEnding = row.endToEndId.right(6);
    } else {
        filter.statuses = {Status::Code::Paid, Status::Code::Refund};
        filter.minAmount = filter.maxAmount = row.amount;
        filter.paidFrom = row.finished->addSecs(-60);
        filter.paidUntil = row.finished->addSecs(60);
        filter.initialDate = brasiliaDay(row.created).addDays(-7);
    }
    const auto page = timed([&] { return m_remote->list(filter); });
    QVERIFY2(page, qPrintable(page ? QString() : page.error().detail));
    QCOMPARE(page->total, 1);
    QCOMPARE(page->transactions.constFirst().id, row.id);
}

void RemoteErrandsTest::reportsPeriods_data()
{
    QTest::addColumn<int>("days");
    QTest::newRow("day") << 1;
    QTest::newRow("week") << 7;
    QTest::newRow("month") << 30;
}

void RemoteErrandsTest::reportsPeriods()
{
    QFETCH(int, days);
    const QDate first = brasiliaDay(noon()).addDays(20);
    const QDate last = first.addDays(days - 1);
    const TransactionFilter filter{.initialDate = first, .finalDate = last};
    const auto sums = timed([&] { return m_reader->sums(filter); });
    QVERIFY(sums);
    qint64 count = 0;
    Money amount;
    for (const TransactionSum &sum : *sums) {
        count += sum.count;
        amount += sum.amount;
    }
    Money expected;
    const qint64 rows = countOf([&](const Transaction &row) {
        const QDate day = brasiliaDay(row.created);
        const bool isMeant = day >= first && day <= last;
        if (isMeant)
            expected += row.amount;
        return isMeant;
    });
    QCOMPARE(count, rows);
    QCOMPARE(amount, expected);
    QVERIFY(timed([&] { return m_reader->hourlySums(filter); }));
}

void RemoteErrandsTest::searches_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<qint64>("count");
    const auto row = [](const char *name, const TransactionFilter &filter, qint64 count) {
        QTest::newRow(name) << filter << count;
    };
    row("name of six letters", {.nameOrDocument = u"zuleica"_s},
        countOf([](const Transaction &each) { return each.name.startsWith(u"Zuleica"_s); }));
    row("surname", {.nameOrDocument = u"FERREIRA"_s},
        countOf([](const Transaction &each) { return each.name.startsWith(u"Zuleica"_s); }));
    row("document", {.nameOrDocument = sale(1).document},
        countOf([](const Transaction &each) { return each.document == sale(1).document; }));
    const Money amount = Money::fromCents(3750);
    row("amount", {.minAmount = amount, .maxAmount = amount},
        countOf([amount](const Transaction &each) { return each.amount == amount; }));
    row("nothing", {.nameOrDocument = u"quixote"_s}, 0);
}

void RemoteErrandsTest::searches()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(qint64, count);
    const auto page = timed([&] { return m_reader->list(filter); });
    QVERIFY(page);
    QCOMPARE(page->total, count);
    QCOMPARE(timed([&] { return m_reader->count(filter); }), Result<qint64>(count));
}

/// The typed end of the id has similar letters instead of digits. The list tries one meaning after
/// the other.
void RemoteErrandsTest::findsAMisreadReceipt()
{
    const Transaction row = sale(45'671);
    QVERIFY(row.endToEndId.endsWith("045671"_L1));
    QList<QUuid> found;
    for (const TransactionFilter &meaning : readSearch(u"O4567l"_s, brasiliaDay(noon()))) {
        const auto count = await(m_reader->count(meaning));
        QVERIFY2(count, qPrintable(count ? QString() : count.error().detail));
        if (*count == 0)
            continue;
        const auto page = await(m_reader->list(meaning));
        QVERIFY(page);
        for (const Transaction &match : page->transactions)
            found.append(match.id);
        break;
    }
    QCOMPARE(found, QList{row.id});
}

void RemoteErrandsTest::exportsEverything()
{
    const auto ids = std::make_shared<QList<QUuid>>();
    const qint64 begin = processorTime();
    QVERIFY(await(m_reader->readAll({}, [ids](const QList<Transaction> &some) {
        for (const Transaction &row : some)
            ids->append(row.id);
        return true;
    })));
    const qint64 took = processorTime() - begin;
    QVERIFY2(took < 1000 * m_service.rows.size() / 60'000, qPrintable(QString::number(took)));
    QCOMPARE(ids->size(), m_service.rows.size());
    for (qsizetype i = 0; i < ids->size(); ++i)
        QCOMPARE(ids->at(i), m_service.rows.at(i).id);
}

/// A charge is paid just before its receipt is checked.
void RemoteErrandsTest::seesAPaymentAtOnce()
{
    Transaction row = sale(5'000'001);
    Transaction pending = row;
    pending.status = Status::Code::Pending;
    pending.finished.reset();
    pending.events.removeFirst();
    pending.endToEndId.clear();
    m_service.rows.prepend(pending);
    QCOMPARE(timed([&] { return m_remote->list({}); })->transactions.constFirst().id, row.id);
    m_service.rows.first() = row;
    const auto page = timed([&] { return m_remote->list({.endToEndIdEnding = row.endToEndId}); });
    QVERIFY(page);
    QCOMPARE(page->total, 1);
    QVERIFY(page->transactions.constFirst().status == Status::Code::Paid);
}

/// No run reads a paid transaction again, but the check of its receipt does.
void RemoteErrandsTest::seesARefundAtOnce()
{
    const auto row =
        std::find_if(m_service.rows.begin() + 500, m_service.rows.end(),
                     [](const auto &each) { return each.status == Status::Code::Paid; });
    TransactionFilter filter;
    filter.operation = Operation::CashIn;
    filter.endToEndIdEnding = row->endToEndId.right(6);
    QVERIFY(await(m_remote->list(filter))->transactions.constFirst().status == Status::Code::Paid);
    row->status = Status::Code::Refund;
    row->events.prepend({Status::Code::Refund, row->finished->addSecs(60)});
    const auto page = timed([&] { return m_remote->list(filter); });
    QVERIFY(page);
    QCOMPARE(page->total, 1);
    QVERIFY(page->transactions.constFirst().status == Status::Code::Refund);
    QTRY_VERIFY(await(m_remote->copy()->find(row->id))->status == Status::Code::Refund);
}

void RemoteErrandsTest::seesALatePaymentAtOnce_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("minutes"); ///< from the creation to the payment
    QTest::newRow("same hour") << 20'000 << 10;
    QTest::newRow("next day") << 30'000 << 24 * 60;
}

/// No run reads an expired charge again, but the check of its receipt does.
void RemoteErrandsTest::seesALatePaymentAtOnce()
{
    QFETCH(int, index);
    QFETCH(int, minutes);
    const auto charge =
        std::find_if(m_service.rows.begin() + index, m_service.rows.end(),
                     [](const auto &each) { return each.status == Status::Code::Expired; });
    const QDateTime paid = charge->created.addSecs(60 * qint64(minutes));
    const QString id = u"E12345678%1LATE%2"_s.arg(paid.toUTC().toString(u"yyyyMMddHHmm"_s))
                           .arg(index, 7, 10, QChar(u'0'));
    charge->status = Status::Code::Paid;
    charge->finished = paid;
    charge->endToEndId = id;
    charge->events.prepend({Status::Code::Paid, paid});
    TransactionFilter filter;
    filter.operation = Operation::CashIn;
    filter.endToEndIdEnding = id;
    const auto page = timed([&] { return m_remote->list(filter); });
    QVERIFY(page);
    QCOMPARE(page->total, 1);
    QCOMPARE(page->transactions.constFirst().id, charge->id);
    QVERIFY(page->transactions.constFirst().status == Status::Code::Paid);
}

BALCAO_GUILESS_TEST(RemoteErrandsTest)
#include "tst_remoteerrands.moc"
