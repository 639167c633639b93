// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/till/payoutcontroller.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using core::IntentState;
using core::PayoutController;
using core::PayoutOrder;
using core::Transaction;
using core::TransactionDraft;
using namespace Qt::StringLiterals;
using Code = core::Error::Code;

/// What the service has under the reference of a payout.
enum class There { Nothing, Same, Other };
Q_DECLARE_METATYPE(There)

namespace
{

Transaction payoutOf(const TransactionDraft &draft)
{
    Transaction payout = samples::charge(draft.amount->cents());
    payout.operation = core::Operation::CashOut;
    payout.name = draft.name;
    payout.email = draft.email;
    payout.phone = draft.phone;
    payout.document = draft.document;
    payout.description = draft.description;
    payout.extra = draft.extra;
    payout.pixKey = draft.pixKey;
    payout.reference = draft.reference;
    payout.platform = draft.platform.value_or(QUuid());
    return payout;
}

} // namespace

/// Stored payouts without a window, with a service that has no list of unconfirmed orders.
class TestPayoutController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listsOnlyUnknownPayouts();
    void forgetsAnAbandonedPayout();
    void looksUpHeldPayoutsAtStart_data();
    void looksUpHeldPayoutsAtStart();
    void listsAHeldPayoutThatCannotBeLookedUp();
    void keepsAnotherPayoutToTheKeyBack();

private:
    void open(); ///< the console starts again
    TransactionDraft storedOrder(const QString &reference);
    [[nodiscard]] QList<PayoutController::Entry> entries()
    {
        return await(m_payouts->entries()).value_or(QList<PayoutController::Entry>());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<core::ConsoleDatabase> m_console;
    std::unique_ptr<PayoutController> m_payouts;
};

void TestPayoutController::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_console = std::make_unique<core::ConsoleDatabase>(
        core::ConsoleDatabase::Setup{.path = m_folder->filePath(u"console.db"_s)});
    m_console->open();
    open();
}

void TestPayoutController::open()
{
    m_payouts = std::make_unique<PayoutController>(*m_service, m_console->payouts());
    m_payouts->open();
    QTRY_VERIFY(m_payouts->isRead());
}

void TestPayoutController::cleanup()
{
    m_payouts.reset();
    m_console.reset();
    m_service.reset();
    m_folder.reset();
}

TransactionDraft TestPayoutController::storedOrder(const QString &reference)
{
    TransactionDraft draft{.operation = core::Operation::CashOut,
                           .amount = core::Money::fromCents(12'00),
                           .name = u"Ana"_s,
                           .platform = m_service->platform()};
    draft.reference = reference;
    draft.pixKey = u"ana@example.com"_s;
    draft.keyType = core::PixKey::Kind::Email;
    bool isStored = false;
    m_payouts->note({.draft = draft, .state = PayoutOrder::State::Held}, this,
                    [&isStored](const auto &recorded) { isStored = recorded.has_value(); });
    if (!QTest::qWaitFor([&isStored] { return isStored; }, kWaitLimit))
        QTest::qFail("the payout is not stored", __FILE__, __LINE__);
    return draft;
}

void TestPayoutController::listsOnlyUnknownPayouts()
{
    const TransactionDraft draft = storedOrder(u"PED-1"_s);
    QVERIFY(!m_payouts->isAsked(draft.reference));
    m_payouts->ask(draft.reference);
    QVERIFY(m_payouts->isAsked(draft.reference));
    QVERIFY(entries().isEmpty()); // the answer is pending
    m_payouts->markUnconfirmed(draft.reference);
    QCOMPARE(entries().size(), 1);
    const core::Intent intent = entries()[0].intent;
    QCOMPARE(intent.state, IntentState::Unknown);
    QCOMPARE(intent.attempts, 1);
    QCOMPARE(intent.reference, draft.reference);
    m_payouts->keep(draft.reference); // the service certainly does not have the payout
    QVERIFY(entries().isEmpty());
    QVERIFY(!m_payouts->isAsked(draft.reference));
    QVERIFY(m_payouts->order(draft.reference).has_value());
}

void TestPayoutController::forgetsAnAbandonedPayout()
{
    const TransactionDraft draft = storedOrder(u"PED-1"_s);
    QSignalSpy abandoned(m_payouts.get(), &PayoutController::abandoned);
    m_payouts->ask(draft.reference);
    const auto early = await(m_payouts->abandon(draft.reference));
    QVERIFY(!early && early.error().code == Code::TransitionRefused); // the answer is pending
    m_payouts->markUnconfirmed(draft.reference);
    QVERIFY(await(m_payouts->abandon(draft.reference)).has_value());
    QCOMPARE(abandoned.size(), 1);
    QVERIFY(!m_payouts->order(draft.reference));
    QVERIFY(!await(m_payouts->abandon(draft.reference)));
    open();
    QVERIFY(m_payouts->orders().isEmpty());
}

void TestPayoutController::looksUpHeldPayoutsAtStart_data()
{
    QTest::addColumn<There>("there");
    QTest::addColumn<bool>("isHeld");
    QTest::newRow("not there: never sent") << There::Nothing << true;
    QTest::newRow("there: made before the end") << There::Same << false;
    QTest::newRow("another order: not made") << There::Other << true;
}

void TestPayoutController::looksUpHeldPayoutsAtStart()
{
    QFETCH(There, there);
    QFETCH(bool, isHeld);
    const TransactionDraft draft = storedOrder(u"PED-1"_s);
    if (there != There::Nothing)
        m_service->stored = {payoutOf(draft)};
    if (there == There::Other)
        m_service->stored[0].amount = core::Money::fromCents(99'00);
    open();
    QTRY_VERIFY(!m_payouts->isAsked(draft.reference));
    QCOMPARE(m_payouts->order(draft.reference).has_value(), isHeld);
    QVERIFY(entries().isEmpty());
}

void TestPayoutController::listsAHeldPayoutThatCannotBeLookedUp()
{
    const TransactionDraft draft = storedOrder(u"PED-1"_s);
    m_service->onList = [](const auto &) -> core::Result<core::TransactionPage> {
        return tl::unexpected(core::Error{Code::Unreachable, {}, {}});
    };
    open();
    QVERIFY(m_payouts->isAsked(draft.reference));
    QTRY_COMPARE(entries().size(), 1);
    QVERIFY(m_payouts->nextLook().has_value());
    m_service->onList = [&draft](const auto &) -> core::Result<core::TransactionPage> {
        return core::TransactionPage{.transactions = {payoutOf(draft)}, .total = 1};
    };
    m_payouts->lookNow();
    QTRY_VERIFY(m_payouts->orders().isEmpty());
    QVERIFY(entries().isEmpty());
}

void TestPayoutController::keepsAnotherPayoutToTheKeyBack()
{
    const TransactionDraft first = storedOrder(u"PED-1"_s);
    TransactionDraft second = first;
    second.reference = u"PED-2"_s;
    QVERIFY(m_payouts->inTheWayOf(second).has_value()); // same key and amount
    QVERIFY(!m_payouts->inTheWayOf(first));
    second.amount = core::Money::fromCents(7'00);
    QVERIFY(!m_payouts->inTheWayOf(second));
    m_payouts->ask(first.reference);
    QVERIFY(m_payouts->inTheWayOf(second).has_value()); // same key, and possibly made
    m_payouts->drop(first.reference);
    QVERIFY(!m_payouts->inTheWayOf(second));
}

BALCAO_GUILESS_TEST(TestPayoutController)
#include "tests/support/waitlimit.h"
#include "tst_payoutcontroller.moc"
