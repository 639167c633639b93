// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/support/sendbench.h"
#include "tests/support/testmain.h"
#include "ui/session/tones.h"
#include "ui/text/text.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Error;
using core::Field;
using core::Money;
using core::Problem;
using core::Status;
using support::named;
using support::press;

/// Outcome of a sent payout, and unconfirmed payouts.
class TestSendOutcome : public QObject, private SendBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void sendsOnce();
    void followsItToItsEnd_data();
    void followsItToItsEnd();
    void neverTakesOnItsWayForSent();
    void refusesASecondOne();
    void doesNotKnowWhetherItWasSent_data();
    void doesNotKnowWhetherItWasSent();
    void showsALaterOutcome();
    void triesAgainUnderTheSameName();
    void adoptsWhatWasMade();
    void countsWhatIsOnItsWay();
};

void TestSendOutcome::sendsOnce()
{
    typeOrder();
    review();
    waitToRead();
    m_service->holds = true;
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    press(Qt::Key_Escape); // cannot be canceled any more
    QVERIFY(isShown(u"sendReview"_s));
    m_service->holds = false;
    m_service->release();
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isShown(u"sentPanel"_s));
}

void TestSendOutcome::followsItToItsEnd_data()
{
    QTest::addColumn<Status::Code>("code");
    QTest::addColumn<ui::Tone>("tone");
    QTest::newRow("paid") << Status::Code::Paid << ui::Tone::Sent;
    QTest::newRow("canceled") << Status::Code::Canceled << ui::Tone::Unpaid;
    QTest::newRow("denied") << Status::Code::Denied << ui::Tone::Denied;
}

void TestSendOutcome::followsItToItsEnd()
{
    QFETCH(Status::Code, code);
    QFETCH(ui::Tone, tone);
    send();
    const core::Transaction made = madeOf(m_service->drafts.first(), Status::Code::Pending);
    Q_EMIT m_service->changed(samples::moved(made, Status::Code::InProcess));
    QVERIFY(!isShown(u"sentOutcome"_s));
    QVERIFY(m_heard.isEmpty());
    Q_EMIT m_service->changed(samples::moved(made, code));
    QVERIFY(isShown(u"sentOutcome"_s));
    const auto *outcome = named<QWidget>(*m_page, u"sentOutcome"_s);
    QVERIFY(outcome->accessibleName().startsWith(ui::statusWord(code)));
    QVERIFY(outcome->accessibleName().contains(ui::moneyText(Money::fromCents(-5'000))));
    QCOMPARE(m_heard, QList{ui::toneSamples(tone, 75)});
    Q_EMIT m_service->changed(samples::moved(made, code));
    QCOMPARE(m_heard.size(), 1);
    QSignalSpy opened(m_page.get(), &ui::SendPage::opened);
    press(Qt::Key_D);
    QCOMPARE(opened.size(), 1);
    press(Qt::Key_Return);
    QVERIFY(isShown(u"sendForm"_s));
    QVERIFY(text(u"sendLastResult"_s).contains(ui::statusWord(code)));
}

void TestSendOutcome::neverTakesOnItsWayForSent()
{
    for (const Status &status : {Status(Status::Code::InProcess), Status(Status::Code::InAnalysis),
                                 Status::fromText(u"settled_maybe"_s)}) {
        m_service->onCreate = [status](const core::TransactionDraft &draft) {
            return madeOf(draft, status);
        };
        send();
        QVERIFY(!isShown(u"sentOutcome"_s));
        QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
        QVERIFY(text(u"sentAdvice"_s).startsWith(u"Do not send it again"_s));
        QVERIFY(m_heard.isEmpty());
        press(Qt::Key_Return);
        settle();
    }
}

void TestSendOutcome::refusesASecondOne()
{
    typeOrder();
    review();
    waitToRead();
    // Another window was faster.
    m_service->onCreate = [](const auto &) { return tl::unexpected(unsettled()); };
    core::Transaction other = sentBefore(Status::Code::InProcess);
    other.reference = u"outra"_s;
    m_service->stored = {other};
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sendReview"_s));
    QVERIFY(text(u"reviewNews"_s).contains(u"Nothing more was sent."_s));
    QVERIFY(!isShown(u"reviewSendButton"_s));
    QVERIFY(findings().first().contains(u"is already on its way"_s));
}

void TestSendOutcome::doesNotKnowWhetherItWasSent_data()
{
    QTest::addColumn<Error::Code>("code");
    QTest::addColumn<bool>("wasMade");
    for (const bool wasMade : {true, false}) {
        const char *made = wasMade ? "made" : "not made";
        QTest::addRow("unconfirmed, %s", made) << Error::Code::Unconfirmed << wasMade;
        QTest::addRow("disk, %s", made) << Error::Code::StorageFailed << wasMade;
        QTest::addRow("fault, %s", made) << Error::Code::Internal << wasMade;
    }
}

void TestSendOutcome::doesNotKnowWhetherItWasSent()
{
    QFETCH(Error::Code, code);
    QFETCH(bool, wasMade);
    m_service->onCreate = [code](const auto &) { return tl::unexpected(Error{code, {}, {}}); };
    send();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    // Nothing else is sent until the outcome is known.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape, Qt::Key_D})
        press(key);
    settle();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(m_service->drafts.size(), 1);
    const auto answers = m_service->onList;
    m_service->onList = [](const auto &) {
        return tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}});
    };
    press(Qt::Key_F5);
    settle();
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    m_service->onList = answers;
    if (wasMade)
        m_service->stored = {madeOf(m_service->drafts.first(), Status::Code::InProcess)};
    press(Qt::Key_F5);
    settle();
    QCOMPARE(isShown(u"sentPanel"_s), wasMade);
    if (wasMade)
        QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
    else
        QVERIFY(text(u"reviewNews"_s).contains(u"nothing was sent"_s));
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendOutcome::showsALaterOutcome()
{
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    const core::Transaction made = madeOf(m_service->drafts.first(), Status::Code::InProcess);
    core::Transaction charge = made; // not related to the payout
    charge.operation = core::Operation::CashIn;
    Q_EMIT m_service->changed(charge);
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    Q_EMIT m_service->changed(made);
    QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
    QVERIFY(recorded().isEmpty());
}

void TestSendOutcome::triesAgainUnderTheSameName()
{
    const auto creates = m_service->onCreate;
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    press(Qt::Key_F5);
    settle();
    m_service->onCreate = creates;
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1].reference, m_service->drafts[0].reference);
    press(Qt::Key_Return);
    send(); // the next payout has another reference
    QCOMPARE(m_service->drafts.size(), 3);
    QVERIFY(m_service->drafts[2].reference != m_service->drafts[0].reference);
}

void TestSendOutcome::adoptsWhatWasMade()
{
    m_service->onCreate = [this](const core::TransactionDraft &draft) {
        m_service->stored = {madeOf(draft, Status::Code::Pending)};
        return tl::unexpected(
            Error{Error::Code::Conflict, {{Field::Reference, Problem::AlreadyUsed}}, {}});
    };
    send();
    QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendOutcome::countsWhatIsOnItsWay()
{
    QVERIFY(!isShown(u"sendOnTheWay"_s));
    core::Transaction sent = sentBefore(Status::Code::InProcess);
    m_service->stored = {sent};
    Q_EMIT m_service->changed(sent);
    settle();
    QVERIFY(isShown(u"sendOnTheWay"_s));
    QVERIFY(text(u"sendOnTheWay"_s).startsWith(u"1 Pix"_s));
    m_service->stored = {sentBefore(Status::Code::Paid)};
    Q_EMIT m_service->changed(m_service->stored.first());
    settle();
    QVERIFY(!isShown(u"sendOnTheWay"_s));
}

BALCAO_TEST(TestSendOutcome)
#include "tst_sendoutcome.moc"
