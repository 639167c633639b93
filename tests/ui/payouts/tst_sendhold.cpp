// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "tests/support/clock.h"
#include "tests/support/fakeunconfirmedorders.h"
#include "tests/support/sendbench.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Error;
using core::Money;
using core::Status;
using State = core::PayoutOrder::State;
using support::press;
using support::type;

namespace
{

/// State of a held payout after the program has ended.
enum class Outcome { Held, Unconfirmed, Gone };

} // namespace

/// The hold time of a payout, and the state across restarts.
class TestSendHold : public QObject, private SendBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void canBeTakenBackForAWhile();
    void canBeDroppedWhileItIsHeld();
    void leavesWhenTheTimeIsOver();
    void holdsWhatTheProgramCouldNotFinish();
    void knowsAfterARestartWhatWasAsked_data();
    void knowsAfterARestartWhatWasAsked();
    void leavesTheLookupToUnconfirmedOrders();
    void showsTheStateOfAnUnconfirmedPayoutAfterARestart_data();
    void showsTheStateOfAnUnconfirmedPayoutAfterARestart();
    void refusesAnotherPayoutToAnUnconfirmedKey();
    void sendsNothingThatCannotBeLogged();
};

void TestSendHold::canBeTakenBackForAWhile()
{
    start(20s);
    send();
    QVERIFY(isShown(u"holdPanel"_s));
    QVERIFY2(text(u"holdTitle"_s).contains(u"20"_s), qPrintable(text(u"holdTitle"_s)));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        press(key); // does not send earlier
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QCOMPARE(recorded().size(), 1);
    QCOMPARE(recorded().first().state, State::Held);
    press(Qt::Key_Escape);
    settle();
    QVERIFY(isShown(u"sendForm"_s));
    QVERIFY(text(u"sendLastResult"_s).contains(u"nothing was sent"_s));
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), address()); // the input is kept
    QCOMPARE(recorded(), QList<core::PayoutOrder>());
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendHold::canBeDroppedWhileItIsHeld()
{
    start(400ms);
    send();
    press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(rows().size(), 1);
    press(Qt::Key_Delete);
    settle();
    QCOMPARE(recorded(), QList<core::PayoutOrder>());
    support::advanceClock(600ms); // past the time on hold
    settle();
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendHold::leavesWhenTheTimeIsOver()
{
    start(300ms);
    send();
    QVERIFY(m_service->drafts.isEmpty());
    press(Qt::Key_3, Qt::ControlModifier); // even while another page is shown
    QTRY_COMPARE(m_service->drafts.size(), 1);
    settle();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(recorded(), QList<core::PayoutOrder>());
}

void TestSendHold::holdsWhatTheProgramCouldNotFinish()
{
    start(20s);
    send();
    const QList<core::PayoutOrder> before = recorded();
    start(0ms); // the program has ended meanwhile
    QVERIFY(m_service->drafts.isEmpty());
    QCOMPARE(recorded(), before);
    QCOMPARE(tab(u"heldTab"_s), u"On hold (1)"_s);
    type(u"other@example.com"_s);
    press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(rows().size(), 1);
    QVERIFY2(rows().first().contains(u"nothing was sent"_s), qPrintable(rows().first()));
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sendReview"_s));
    press(Qt::Key_Escape); // back to the previous tab
    QVERIFY(isShown(u"payoutQueue"_s));
    press(Qt::Key_Return);
    settle();
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts.first().reference, before.first().draft.reference);
    QCOMPARE(recorded(), QList<core::PayoutOrder>());
    press(Qt::Key_Return);
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), u"other@example.com"_s); // another payout
}

void TestSendHold::knowsAfterARestartWhatWasAsked_data()
{
    QTest::addColumn<qint64>("cents"); // of the transaction with this reference
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("wasMade");
    QTest::newRow("made") << qint64(5'000) << u"Ana Souza"_s << true;
    QTest::newRow("made, the name written otherwise") << qint64(5'000) << u"ANA SOUZA"_s << true;
    QTest::newRow("another one") << qint64(5'001) << u"Ana Souza"_s << false;
    QTest::newRow("not made") << qint64(0) << QString() << false;
}

/// The program ends after sending and before the answer.
void TestSendHold::knowsAfterARestartWhatWasAsked()
{
    QFETCH(qint64, cents);
    QFETCH(QString, name);
    QFETCH(bool, wasMade);
    m_service->holds = true;
    typeOrder();
    m_service->holds = false;
    m_service->release();
    review();
    waitToRead();
    m_service->holds = true;
    press(Qt::Key_Return);
    settle();
    QCOMPARE(recorded().size(), 1);
    QCOMPARE(recorded().first().state, State::Held); // before the answer
    const core::TransactionDraft draft = recorded().first().draft;
    QVERIFY(m_payouts->isAsked(draft.reference));
    m_page.reset();
    m_service->holds = false;
    m_service->release();
    m_service->drafts.clear();
    if (cents > 0) {
        core::Transaction there = madeOf(draft, Status::Code::InProcess);
        there.amount = Money::fromCents(cents);
        there.name = name;
        m_service->stored = {there};
    }
    start(0ms);
    QVERIFY(m_service->drafts.isEmpty()); // looked up, not sent again
    if (wasMade) {
        QCOMPARE(recorded(), QList<core::PayoutOrder>());
        QCOMPARE(tab(u"heldTab"_s), u"On hold"_s);
    } else {
        QCOMPARE(recorded().size(), 1);
        QCOMPARE(recorded().first().state, State::Held);
        QCOMPARE(recorded().first().draft, draft);
        QVERIFY(!m_payouts->isAsked(draft.reference));
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Delete);
        settle();
        QCOMPARE(recorded(), QList<core::PayoutOrder>());
    }
}

/// With a list of unconfirmed orders, an empty transaction list proves nothing.
void TestSendHold::leavesTheLookupToUnconfirmedOrders()
{
    FakeUnconfirmedOrders unconfirmedOrders;
    m_service->unconfirmed = &unconfirmedOrders;
    start(0ms);
    const auto creates = m_service->onCreate;
    m_service->onCreate = [&unconfirmedOrders](const core::TransactionDraft &draft) {
        unconfirmedOrders.add(draft, core::IntentState::Unknown);
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    press(Qt::Key_F5);
    settle();
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    QVERIFY(m_payouts->isAsked(recorded().first().draft.reference));
    unconfirmedOrders.settle(m_service->drafts.first().reference, core::IntentState::Absent);
    press(Qt::Key_F5);
    settle();
    QVERIFY(text(u"reviewNews"_s).contains(u"nothing was sent"_s));
    m_service->onCreate = creates;
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts.at(0), m_service->drafts.at(1)); // the service sends it again
    m_page.reset();
    m_payouts.reset();
    m_service->unconfirmed = nullptr;
}

void TestSendHold::showsTheStateOfAnUnconfirmedPayoutAfterARestart_data()
{
    QTest::addColumn<std::optional<core::IntentState>>("state");
    QTest::addColumn<Outcome>("outcome");
    using Known = std::optional<core::IntentState>;
    QTest::newRow("never given") << Known() << Outcome::Held;
    QTest::newRow("on its way") << Known(core::IntentState::Sending) << Outcome::Unconfirmed;
    QTest::newRow("unknown") << Known(core::IntentState::Unknown) << Outcome::Unconfirmed;
    QTest::newRow("mismatch") << Known(core::IntentState::Mismatch) << Outcome::Unconfirmed;
    QTest::newRow("not sent") << Known(core::IntentState::NotSent) << Outcome::Held;
    QTest::newRow("refused") << Known(core::IntentState::Refused) << Outcome::Held;
    QTest::newRow("absent") << Known(core::IntentState::Absent) << Outcome::Held;
    QTest::newRow("confirmed") << Known(core::IntentState::Confirmed) << Outcome::Gone;
    QTest::newRow("abandoned") << Known(core::IntentState::Abandoned) << Outcome::Gone;
}

/// The program ends at any step between storing the payout and storing the answer.
void TestSendHold::showsTheStateOfAnUnconfirmedPayoutAfterARestart()
{
    QFETCH(std::optional<core::IntentState>, state);
    QFETCH(Outcome, outcome);
    FakeUnconfirmedOrders unconfirmedOrders;
    m_service->unconfirmed = &unconfirmedOrders;
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    const core::TransactionDraft draft = recorded().first().draft;
    m_page.reset();
    m_payouts.reset();
    m_service->stored = {madeOf(draft, Status::Code::InProcess)}; // the list is not queried
    if (state) {
        unconfirmedOrders.add(draft, *state);
        unconfirmedOrders.settle(draft.reference, *state, m_service->stored.first().id);
    }
    if (outcome != Outcome::Gone)
        m_service->stored.clear();
    m_service->drafts.clear();
    start(0ms);
    settle();
    QCOMPARE(recorded().size(), outcome == Outcome::Gone ? 0 : 1);
    QCOMPARE(m_payouts->isAsked(draft.reference), outcome == Outcome::Unconfirmed);
    press(Qt::Key_3, Qt::ControlModifier);
    press(Qt::Key_Return); // only the held payout can be sent
    settle();
    QCOMPARE(isShown(u"sendReview"_s), outcome == Outcome::Held);
    if (outcome == Outcome::Unconfirmed) {
        unconfirmedOrders.settle(draft.reference, core::IntentState::Abandoned);
        settle();
        QCOMPARE(recorded(), QList<core::PayoutOrder>());
    }
    QVERIFY(m_service->drafts.isEmpty()); // nothing automatically
    m_page.reset();
    m_payouts.reset();
    m_service->unconfirmed = nullptr;
}

void TestSendHold::refusesAnotherPayoutToAnUnconfirmedKey()
{
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    QVERIFY(m_payouts->isAsked(recorded().first().draft.reference));
    m_page.reset();
    m_service->drafts.clear();
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return madeOf(draft, Status::Code::Pending);
    };
    const auto answers = m_service->onList;
    m_service->onList = [answers](const core::TransactionFilter &filter) {
        const bool isLookUp = !filter.reference.isEmpty();
        return isLookUp ? tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}})
                        : answers(filter);
    };
    start(0ms);
    QCOMPARE(tab(u"heldTab"_s), u"On hold (1)"_s);
    typeOrder(address(), u"7,00"_s); // another amount to the same key
    review();
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QVERIFY2(text(u"reviewNews"_s).contains(u"may have been sent"_s),
             qPrintable(text(u"reviewNews"_s)));
    QVERIFY(m_service->drafts.isEmpty());
    press(Qt::Key_Escape);
    press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY2(rows().first().contains(u"not known whether"_s), qPrintable(rows().first()));
    press(Qt::Key_Delete); // cannot be discarded
    settle();
    QCOMPARE(recorded().size(), 1);
    m_service->onList = answers;
    press(Qt::Key_F5); // was never made
    settle();
    QCOMPARE(recorded().size(), 1);
    QVERIFY(!m_payouts->isAsked(recorded().first().draft.reference));
    press(Qt::Key_1, Qt::ControlModifier);
    review();
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendHold::sendsNothingThatCannotBeLogged()
{
    ToolBox broken(*m_service, {}, ToolBox::Records::Broken);
    core::PayoutController payouts(*m_service, broken.console().payouts());
    payouts.open();
    m_page = std::make_unique<ui::SendPage>(broken.context(), payouts, m_holds);
    m_page->setTimeToRead(30ms);
    support::open(*m_page);
    settle();
    send();
    QTRY_VERIFY(text(u"reviewNews"_s).startsWith(u"Nothing was sent: the notes"_s));
    QVERIFY(m_service->drafts.isEmpty());
    m_page.reset();
}

BALCAO_TEST(TestSendHold)
#include "tst_sendhold.moc"
