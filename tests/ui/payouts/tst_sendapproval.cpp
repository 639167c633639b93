// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/sendbench.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Money;
using core::Status;
using State = core::PayoutOrder::State;
using support::press;
using support::type;

/// Payouts that wait for approval, and the tabs of waiting payouts.
class TestSendApproval : public QObject, private SendBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void waitsForASecondPerson();
    void isRefusedWithAReason();
    void asksTheSecondPersonFromAnAmountOn();
    void makesNoSecondOneLikeIt();
    void sortsWhatThereIs();
};

void TestSendApproval::waitsForASecondPerson()
{
    setApprover(u"8642"_s);
    typeOrder();
    review();
    waitToRead();
    // The button sends nothing, and its text promises nothing else.
    QCOMPARE(support::named<QPushButton>(*m_page, u"reviewSendButton"_s)->text(),
             u"Ask for approval of %1"_s.arg(ui::moneyText(Money::fromCents(5'000))));
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"payoutQueue"_s));
    QCOMPARE(tab(u"toApproveTab"_s), u"To approve (1)"_s);
    QVERIFY(m_service->drafts.isEmpty());
    start(0ms); // after a restart
    QCOMPARE(recorded().first().state, State::ToApprove);
    press(Qt::Key_2, Qt::ControlModifier);
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sendReview"_s));
    QVERIFY(!findings().isEmpty());
    waitToRead();
    press(Qt::Key_Return);
    QCOMPARE(text(u"reviewNews"_s), u"The approver types their PIN."_s);
    type(u"1111"_s);
    press(Qt::Key_Return);
    QVERIFY(text(u"reviewNews"_s).startsWith(u"Wrong PIN"_s));
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    type(u"8642"_s);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(recorded(), QList<core::PayoutOrder>());
}

void TestSendApproval::isRefusedWithAReason()
{
    setApprover(u"8642"_s);
    send();
    press(Qt::Key_X);
    press(Qt::Key_Return);
    press(Qt::Key_Return); // no reason
    QCOMPARE(text(u"queueNews"_s), u"Type the reason for refusing."_s);
    type(u"Wrong month"_s);
    press(Qt::Key_Return);
    type(u"1111"_s);
    press(Qt::Key_Return);
    QVERIFY(text(u"queueNews"_s).startsWith(u"Wrong PIN"_s));
    settle();
    QCOMPARE(recorded().first().state, State::ToApprove);
    type(u"8642"_s);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(recorded().first().state, State::Refused);
    QCOMPARE(recorded().first().reason, u"Wrong month"_s);
    QCOMPARE(tab(u"toApproveTab"_s), u"To approve"_s);
    QCOMPARE(tab(u"refusedTab"_s), u"Refused (1)"_s);
    press(Qt::Key_6, Qt::ControlModifier);
    settle();
    QVERIFY2(rows().first().contains(u"Wrong month"_s), qPrintable(rows().first()));
    press(Qt::Key_Return); // not retried
    settle();
    QVERIFY(isShown(u"payoutQueue"_s));
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendApproval::asksTheSecondPersonFromAnAmountOn()
{
    setApprover(u"8642"_s);
    core::Preferences preferences = m_box->preferences().value();
    preferences.sending.approveFrom = Money::fromCents(5'001);
    m_box->preferences().set(preferences);
    send(); // R$ 50,00
    QCOMPARE(m_service->drafts.size(), 1);
    press(Qt::Key_Return);
    preferences.sending.approveFrom = Money::fromCents(5'000);
    m_box->preferences().set(preferences);
    m_service->stored.clear();
    send();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(recorded().first().state, State::ToApprove);
}

void TestSendApproval::makesNoSecondOneLikeIt()
{
    setApprover(u"8642"_s);
    send();
    QCOMPARE(recorded().size(), 1);
    press(Qt::Key_1, Qt::ControlModifier);
    send();
    QVERIFY2(text(u"reviewNews"_s).contains(u"an identical Pix already waits here"_s),
             qPrintable(text(u"reviewNews"_s)));
    QCOMPARE(recorded().size(), 1);
}

void TestSendApproval::sortsWhatThereIs()
{
    core::Transaction onTheWay = sentBefore(Status::Code::InProcess);
    core::Transaction done = sentBefore(Status::Code::Paid, 7'000);
    core::Transaction denied = sentBefore(Status::Code::Denied, 8'000);
    m_service->stored = {onTheWay, done, denied};
    Q_EMIT m_service->changed(onTheWay);
    settle();
    QCOMPARE(tab(u"onTheWayTab"_s), u"In process (1)"_s);
    QCOMPARE(tab(u"doneTab"_s), u"Done (1)"_s);
    QCOMPARE(tab(u"refusedTab"_s), u"Refused (1)"_s);
    type(u"typed"_s);
    QSignalSpy opened(m_page.get(), &ui::SendPage::opened);
    press(Qt::Key_5, Qt::ControlModifier);
    settle();
    QCOMPARE(rows().size(), 1);
    QVERIFY2(rows().first().contains(ui::moneyText(Money::fromCents(-7'000))),
             qPrintable(rows().first()));
    press(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(isShown(u"sendForm"_s));
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), u"typed"_s);
}

BALCAO_TEST(TestSendApproval)
#include "tst_sendapproval.moc"
