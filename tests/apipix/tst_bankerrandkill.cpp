// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/bankshop.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"

#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::BankFault;
using core::Error;
using core::IntentState;
using core::Money;
using core::Status;
using core::Transaction;
using support::BankShop;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

namespace
{

/// The progress of the errands at the kill.
enum class Step {
    Ordered,   ///< nothing is stored
    LookedUp,  ///< the intent is stored; the lookups before the order and the return are sent
    Delivered, ///< the bank has the requests, and has not acted
    Made,      ///< the bank has acted
    Halved,    ///< the bank has sent the half of each answer
    Answered,  ///< the program may or may not have the answers
    Stored1,   ///< the first result is stored in the shop
    Stored2,
    Stored3,
    Noted,    ///< the result of the order is in the log
    Reported, ///< the user has all results
};

constexpr std::array kSteps{"ordered",       "looked up", "delivered", "made",
                            "half answered", "answered",  "stored 1",  "stored 2",
                            "stored 3",      "noted",     "reported"};

/// When the bank acts on the requests whose answers the program does not get.
enum class Bank { Acts, ActsLate, DoesNothing };

int repetitions()
{
    return qMax(1, qEnvironmentVariableIntValue("BALCAO_BANK_KILLS"));
}

} // namespace

/// A shop that is killed while it orders a charge, cancels one and refunds one: the bank carries
/// out each errand at most once, also if a person repeats it, and the shop forgets nothing.
/// BALCAO_BANK_KILLS=20 kills twenty times as often at each step, over HTTPS too.
class TestBankErrandKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase() { m_shops.close(); }

    void carriesOutEachErrandOnce_data()
    {
        QTest::addColumn<Step>("step");
        QTest::addColumn<Bank>("bank");
        QTest::addColumn<Transport>("transport");
        const auto row = [](Step step, Bank bank, Transport transport = Transport::Http) {
            constexpr std::array kBanks{"at once", "late", "never"};
            QTest::addRow("%s, %s, %s", kSteps.at(static_cast<size_t>(step)),
                          kBanks.at(static_cast<size_t>(bank)),
                          transport == Transport::Http ? "http" : "https")
                << step << bank << transport;
        };
        if (repetitions() == 1) { // each kind of step once
            row(Step::Ordered, Bank::Acts);
            row(Step::LookedUp, Bank::ActsLate);
            row(Step::Delivered, Bank::ActsLate);
            row(Step::Made, Bank::Acts);
            row(Step::Answered, Bank::Acts);
            row(Step::Stored1, Bank::Acts);
            row(Step::Noted, Bank::Acts);
            return;
        }
        for (const auto transport : {Transport::Http, Transport::Https}) {
            for (size_t i = 0; i < kSteps.size(); ++i) {
                const auto step = static_cast<Step>(i);
                if (step == Step::LookedUp || step == Step::Delivered) {
                    row(step, Bank::ActsLate, transport);
                    row(step, Bank::DoesNothing, transport);
                } else {
                    row(step, Bank::Acts, transport);
                }
            }
        }
    }

    void carriesOutEachErrandOnce();

private:
    /// The charges of one round.
    struct Round
    {
        QString order; ///< reference
        Transaction canceled;
        Transaction paid;
    };

    static void planFaults(core::SimulatorServer &server, Step step, Bank bank);
    static void killAt(BankShop &shop, Step step, const Round &round);
    static bool hasReceived(const core::SimulatorServer &server, Step step, const Round &round);
    static QByteArray orderPath(const Round &round);
    static QByteArray cancelPath(const Round &round);
    static QByteArray returnPath(const Round &round);
    static void settleOrder(BankShop &shop, const Round &round);
    static void repeatErrands(BankShop &shop, const Round &round);

    support::BankShops m_shops;
};

QByteArray TestBankErrandKill::orderPath(const Round &round)
{
    return "/v2" + core::cobPath(core::bankChargeId(support::kBankShopPlatform, round.order));
}

QByteArray TestBankErrandKill::cancelPath(const Round &round)
{
    return "/v2" + core::cobPath(round.canceled.id);
}

QByteArray TestBankErrandKill::returnPath(const Round &round)
{
    return "/v2/pix/" + round.paid.endToEndId.toLatin1();
}

void TestBankErrandKill::planFaults(core::SimulatorServer &server, Step step, Bank bank)
{
    const auto hold = [&server, bank](const QByteArray &call) {
        server.addFault({.call = call, .fault = BankFault::NoAnswer, .acts = bank == Bank::Acts});
    };
    switch (step) {
    case Step::LookedUp:
        hold("GET /v2/cob");
        hold("GET /v2/pix");
        hold("PATCH");
        return;
    case Step::Delivered:
    case Step::Made:
        hold("PUT /v2/cob");
        hold("PUT /v2/pix");
        hold("PATCH");
        return;
    case Step::Halved:
        for (const QByteArray call : {"PUT /v2/cob", "PUT /v2/pix", "PATCH"})
            server.addFault({.call = call, .fault = BankFault::HalfAnswer, .acts = true});
        return;
    case Step::Ordered:
    case Step::Answered:
    case Step::Stored1:
    case Step::Stored2:
    case Step::Stored3:
    case Step::Noted:
    case Step::Reported:
        return;
    }
}

/// Returns true if the bank has the requests of the step.
bool TestBankErrandKill::hasReceived(const core::SimulatorServer &server, Step step,
                                     const Round &round)
{
    const QByteArray method = step == Step::LookedUp ? "GET" : "PUT";
    return server.received(method, orderPath(round)) > 0 &&
           server.received(method, returnPath(round)) > 0 &&
           server.received("PATCH", cancelPath(round)) > 0;
}

/// Starts the program in the folder of the shop, and kills it.
void TestBankErrandKill::killAt(BankShop &shop, Step step, const Round &round)
{
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(support::programPath(u"apipix_charger"_s),
                  {shop.bank.url({}), shop.folder.path(), round.order, round.canceled.id.toString(),
                   round.paid.id.toString(),
                   QString::fromLatin1(kSteps.at(static_cast<size_t>(step)))});
    const auto hasEnded = [&program] { return program.state() == QProcess::NotRunning; };
    const core::SimulatorServer &server = shop.bank.server;
    bool isReached = true;
    switch (step) {
    case Step::Ordered:
    case Step::Stored1:
    case Step::Stored2:
    case Step::Stored3:
    case Step::Noted:
        break; // the program kills itself
    case Step::Reported:
        isReached = QTest::qWaitFor([&program] { return program.canReadLine(); }, kWaitLimit);
        program.kill();
        break;
    case Step::LookedUp:
    case Step::Delivered:
    case Step::Made:
    case Step::Halved:
    case Step::Answered:
        isReached = QTest::qWaitFor([&] { return hasReceived(server, step, round); }, kWaitLimit);
        if (step == Step::Halved || step == Step::Answered)
            QTest::qWait(QRandomGenerator::global()->bounded(20));
        program.kill();
        break;
    }
    QVERIFY(QTest::qWaitFor(hasEnded, kWaitLimit));
    QVERIFY2(isReached, "the program does not reach the step");
    QCOMPARE(program.error(), QProcess::Crashed);
}

/// Waits until lookups have decided the order.
void TestBankErrandKill::settleOrder(BankShop &shop, const Round &round)
{
    const auto isDecided = [&shop, &round] {
        const auto intent = await(shop.charges->orders().find(round.order));
        return !intent ||
               (intent->state != IntentState::Sending && intent->state != IntentState::Unknown);
    };
    QTRY_VERIFY(isDecided());
}

/// A person repeats everything whose result the shop does not have.
void TestBankErrandKill::repeatErrands(BankShop &shop, const Round &round)
{
    const auto id = core::bankChargeId(support::kBankShopPlatform, round.order);
    if (!await(shop.shop->find(id)))
        QVERIFY(shop.create(700, round.order));
    QVERIFY(await(shop.charges->cancel(round.canceled.id)));
    if (await(shop.shop->find(round.paid.id))->status != Status::Code::Refund)
        QVERIFY(await(shop.charges->refund(round.paid.id, u"troca"_s)));
}

void TestBankErrandKill::carriesOutEachErrandOnce()
{
    QFETCH(const Step, step);
    QFETCH(const Bank, bank);
    QFETCH(const Transport, transport);
    for (int i = 0; i < repetitions(); ++i) {
        BankShop &shop = m_shops.over(transport);
        shop.setup.limits = {.reach = 30s, .inactivity = 30s, .whole = 30s};
        shop.connectBank();
        const Round round{.order = m_shops.newReference(),
                          .canceled = *shop.create(900, m_shops.newReference()),
                          .paid = shop.createPaid(1100, m_shops.newReference())};
        QCOMPARE(round.paid.status, Status::Code::Paid);
        const QString txid = shop.txid(round.order);
        const auto &server = shop.bank.server;
        const int puts = server.received("PUT", "/");
        const qsizetype payable = shop.bank.bank().payableTxids().size();
        shop.end();

        planFaults(shop.bank.server, step, bank);
        killAt(shop, step, round);
        if (QTest::currentTestFailed())
            return;
        shop.bank.server.clearFaults();
        QVERIFY(server.received("PUT", orderPath(round)) <= 1);
        QVERIFY(server.received("PUT", returnPath(round)) <= 1);
        QVERIFY(server.received("PATCH", cancelPath(round)) <= 1);
        const bool isDelivered = server.received("PUT", orderPath(round)) == 1;

        // Absence is proven after twice the limit of a call.
        shop.setup.limits.whole = 200ms;
        shop.restart();
        settleOrder(shop, round);
        if (QTest::currentTestFailed())
            return;
        // Lookups and restarts send nothing.
        QVERIFY(server.received("PUT", "/") - puts <= 2);
        const auto intent = await(shop.charges->orders().find(round.order));
        const auto stored =
            await(shop.shop->find(core::bankChargeId(support::kBankShopPlatform, round.order)));
        const bool isAtBank = shop.bank.bank().payableTxids().contains(txid);
        QVERIFY2(intent || !isDelivered, "the order is forgotten");
        QCOMPARE(stored.has_value(), isAtBank);
        if (intent)
            QCOMPARE(intent->state, isAtBank ? IntentState::Confirmed : IntentState::Absent);
        if (await(shop.shop->find(round.canceled.id))->status == Status::Code::Canceled)
            QVERIFY(!shop.bank.bank().payableTxids().contains(core::cobTxid(round.canceled.id)));
        if (await(shop.shop->find(round.paid.id))->status == Status::Code::Refund)
            QCOMPARE(shop.bank.bank().requests("PUT", returnPath(round)), 1);

        shop.setup.limits.whole = 30s;
        shop.connectBank();
        repeatErrands(shop, round);
        if (QTest::currentTestFailed())
            return;
        shop.bank.server.actLate();
        // One code more for the order, and one less for the canceled charge.
        QCOMPARE(shop.bank.bank().payableTxids().size(), payable);
        QVERIFY(shop.bank.bank().payableTxids().contains(txid));
        QVERIFY(!shop.bank.bank().payableTxids().contains(core::cobTxid(round.canceled.id)));
        QCOMPARE(await(shop.shop->find(round.canceled.id))->status, Status::Code::Canceled);
        QCOMPARE(await(shop.shop->find(round.paid.id))->status, Status::Code::Refund);
        const auto returns = shop.returnsOf(round.paid);
        QCOMPARE(returns.size(), 1);
        QCOMPARE(returns[0].amount, Money::fromCents(1100));
        QCOMPARE(shop.create(700, round.order).error().code, Error::Code::Conflict);
    }
}

BALCAO_GUILESS_TEST(TestBankErrandKill)
#include "tests/support/waitlimit.h"
#include "tst_bankerrandkill.moc"
