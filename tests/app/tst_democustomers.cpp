// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/democustomers.h"
#include "app/demoshop.h"
#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/sample/samplehistory.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/testmain.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace core;
using app::DemoCustomers;
using Code = Status::Code;

/// Tests the demo as a service: its past, its known payers, and the customers who pay.
class TestDemoCustomers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void takesBetweenFiveAndFortySeconds();
    void paysAChargeWhenItIsDue();
    void neverPaysSomeCharges();
    void paysNoCanceledCharge();
    void paysOpenChargesOfThePast();
    void receivesMoreThanItPays();
    void knowsItsPayers();
    void keepsItsDataBetweenVisits();

private:
    void open();
    Transaction charge(int cents);
    Transaction chargeThat(bool pays);
    [[nodiscard]] qint64 openChargesThat(bool pay);
    [[nodiscard]] Code statusOf(const QUuid &id)
    {
        return await(m_service->find(id)).value().status.code();
    }

    std::unique_ptr<app::DemoShop> m_demo;
    std::unique_ptr<LocalTransactionService> m_service;
    std::unique_ptr<ConsoleDatabase> m_console;
    QDateTime m_now; ///< of the customers
};

void TestDemoCustomers::init()
{
    m_demo = std::make_unique<app::DemoShop>(600);
    QVERIFY(m_demo->isValid());
    m_now = QDateTime::currentDateTimeUtc();
    open();
}

void TestDemoCustomers::cleanup()
{
    m_console.reset();
    m_service.reset();
    m_demo.reset();
}

void TestDemoCustomers::open()
{
    m_console.reset();
    m_service = std::make_unique<LocalTransactionService>(m_demo->service());
    QVERIFY(await(m_service->open()));
    m_console = std::make_unique<ConsoleDatabase>(
        ConsoleDatabase::Setup{.path = QDir(m_demo->folder()).filePath(u"console.db"_s)});
    QVERIFY(await(m_console->open()));
}

Transaction TestDemoCustomers::charge(int cents)
{
    return await(m_service->create(
                     {.amount = Money::fromCents(cents), .platform = m_demo->settings().platform}))
        .value();
}

/// Creates charges until the customer of one pays, or never pays.
Transaction TestDemoCustomers::chargeThat(bool pays)
{
    for (;;) {
        const Transaction made = charge(700);
        if (DemoCustomers::delayOf(made.id).has_value() == pays)
            return made;
    }
}

/// Returns the number of open charges whose customers pay, or never pay.
qint64 TestDemoCustomers::openChargesThat(bool pay)
{
    TransactionFilter open;
    open.operation = Operation::CashIn;
    open.statuses = {Code::Pending};
    const TransactionPage page = await(m_service->list(open)).value();
    return std::count_if(page.transactions.begin(), page.transactions.end(), [&](const auto &each) {
        return DemoCustomers::delayOf(each.id).has_value() == pay;
    });
}

void TestDemoCustomers::takesBetweenFiveAndFortySeconds()
{
    constexpr int kCharges = 4000;
    int never = 0;
    std::chrono::milliseconds sum{0};
    for (int i = 0; i < kCharges; ++i) {
        const QUuid id = QUuid::createUuid();
        const auto delay = DemoCustomers::delayOf(id);
        QCOMPARE(DemoCustomers::delayOf(id), delay);
        if (!delay) {
            ++never;
            continue;
        }
        QVERIFY(*delay >= DemoCustomers::kMinDelay && *delay <= DemoCustomers::kMaxDelay);
        sum += *delay;
    }
    QVERIFY2(never > kCharges / 16 && never < kCharges / 5, qPrintable(QString::number(never)));
    const auto mean = sum / (kCharges - never);
    QVERIFY(mean > std::chrono::seconds(20) && mean < std::chrono::seconds(25));
}

void TestDemoCustomers::paysAChargeWhenItIsDue()
{
    DemoCustomers customers(*m_service, m_console->annotations(), [this] { return m_now; });
    const Transaction made = chargeThat(true);
    const QDateTime due = m_now.addMSecs(DemoCustomers::delayOf(made.id)->count());
    customers.payUntil(due.addMSecs(-1));
    await(m_console->annotations().find({made.id})); // after the question of the customers
    QCOMPARE(statusOf(made.id), Code::Pending);
    QSignalSpy changed(m_service.get(), &TransactionService::changed);
    customers.payUntil(due);
    QTRY_COMPARE(statusOf(made.id), Code::Paid);
}

void TestDemoCustomers::neverPaysSomeCharges()
{
    DemoCustomers customers(*m_service, m_console->annotations(), [this] { return m_now; });
    QTRY_COMPARE(customers.waitingCount(), openChargesThat(true)); // those of the past were read
    const Transaction never = chargeThat(false);
    const Transaction later = chargeThat(true);
    customers.payUntil(m_now.addDays(1));
    QTRY_COMPARE(statusOf(later.id), Code::Paid); // paid after the other would have been
    QCOMPARE(statusOf(never.id), Code::Pending);
    QCOMPARE(customers.waitingCount(), 0);
}

/// The counter gave the charge up: a late payment would be confusing.
void TestDemoCustomers::paysNoCanceledCharge()
{
    DemoCustomers customers(*m_service, m_console->annotations(), [this] { return m_now; });
    const Transaction canceled = chargeThat(true);
    const Transaction other = chargeThat(true);
    QVERIFY(await(m_console->annotations().abandon(canceled.id)));
    customers.payUntil(m_now.addDays(1));
    QTRY_COMPARE(statusOf(other.id), Code::Paid);
    await(m_console->annotations().find({canceled.id}));
    QCOMPARE(statusOf(canceled.id), Code::Pending);
}

void TestDemoCustomers::paysOpenChargesOfThePast()
{
    const qint64 paying = openChargesThat(true);
    const qint64 never = openChargesThat(false);
    QVERIFY(paying + never >= 3);
    DemoCustomers customers(*m_service, m_console->annotations(), [this] { return m_now; });
    QTRY_COMPARE(customers.waitingCount(), paying);
    customers.payUntil(m_now.addDays(1));
    QTRY_COMPARE(openChargesThat(true), 0);
    QCOMPARE(openChargesThat(false), never);
}

void TestDemoCustomers::receivesMoreThanItPays()
{
    qint64 received = 0;
    qint64 paid = 0;
    const QList<TransactionSum> sums = await(m_service->sums({})).value();
    for (const TransactionSum &sum : sums) {
        if (sum.status != Code::Paid)
            continue;
        (sum.operation == Operation::CashIn ? received : paid) += sum.amount.cents();
    }
    QVERIFY(paid > 0);
    QVERIFY2(received > paid, qPrintable(u"%1 %2"_s.arg(received).arg(paid)));
}

/// Every payer of the list is found by name, and by the end of document and phone.
void TestDemoCustomers::knowsItsPayers()
{
    TransactionFilter sales;
    sales.operation = Operation::CashIn;
    QSet<QString> payers;
    for (sales.page = 1; sales.page <= 3; ++sales.page) {
        const TransactionPage page = await(m_service->list(sales)).value();
        for (const Transaction &sale : page.transactions) {
            if (payers.contains(sale.document))
                continue;
            payers.insert(sale.document);
            for (const QString &text : {sale.name, sale.document.right(4), sale.phone.right(5)}) {
                const auto found = await(m_console->payers().recall(text)).value();
                QVERIFY2(std::any_of(found.begin(), found.end(),
                                     [&](const KnownPayer &payer) {
                                         return payer.payer.document == sale.document;
                                     }),
                         qPrintable(text));
            }
        }
    }
    QVERIFY2(payers.size() > 80 && payers.size() <= SampleHistory::kRegulars,
             qPrintable(QString::number(payers.size())));
}

void TestDemoCustomers::keepsItsDataBetweenVisits()
{
    const Transaction made = charge(1500);
    open();
    QCOMPARE(statusOf(made.id), Code::Pending);
    QCOMPARE(await(m_service->count({})).value(), 601);
}

BALCAO_GUILESS_TEST(TestDemoCustomers)
#include "tst_democustomers.moc"
