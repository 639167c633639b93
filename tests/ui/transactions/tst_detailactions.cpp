// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/confirmation.h"
#include "tests/support/detailbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"

#include <QtGui/QDesktopServices>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;

namespace
{

/// Returns the record of a part of a payment that went back.
core::Evidence partOf(qint64 cents)
{
    return {.role = core::Evidence::Role::Verification,
            .subject = core::Evidence::Subject::Refund,
            .kind = core::EvidenceKind::BankApi,
            .recordedAt = QDateTime::currentDateTimeUtc(),
            .movedDay = QDate(2026, 11, 21),
            .amount = core::Money::fromCents(cents)};
}

} // namespace

/// Payment links and refunds.
class TestDetailActions : public QObject, private DetailBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void opensALinkOnceItsHostWasRead();
    void opensNoLinkOfAnotherKind_data();
    void opensNoLinkOfAnotherKind();
    void showsWhoGivesMoneyBack();
    void givesAPaymentBack();
    void keepsTheReasonThatWasRefused();
    void canBeCanceledBeforeItLeaves();
    void goesOnWhileAnotherPaymentIsShown();
    void needsTheApprover();
    void wantsALargeAmountAgain();
    void refundsAPart();
    void offersAPartIfTheServiceRefundsParts_data();
    void offersAPartIfTheServiceRefundsParts();
    void refusesMoreThanIsLeft();
    void refundsNoPartOfAPaymentThatChanged();
    void offersNoRefundOfWhatWasNotPaid_data();
    void offersNoRefundOfWhatWasNotPaid();

    void record(const QUrl &url) { m_opened.append(url); } // stands for the browser

private:
    QList<QUrl> m_opened;
};

void TestDetailActions::opensALinkOnceItsHostWasRead()
{
    QDesktopServices::setUrlHandler(u"https"_s, this, "record");
    m_opened.clear();
    core::Transaction transaction = fullCashIn();
    show(transaction);
    press(Qt::Key_O, Qt::ControlModifier); // not before the question
    QVERIFY(m_opened.isEmpty());
    press(Qt::Key_L);
    QVERIFY(m_opened.isEmpty());
    const auto *words = named<QLabel>(*m_page, u"linkWords"_s);
    const QString joints(QChar(0x200B)); // allowed line breaks of a long name
    QVERIFY2(QString(words->text()).remove(joints).contains(u"to pay.example.invalid."_s),
             qPrintable(words->text()));
    press(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(m_opened, QList{QUrl(transaction.paymentLink)});

    transaction.paymentLink = u"https://pаy.example.invalid/7"_s; // a Cyrillic a
    show(transaction);
    QVERIFY(!words->isVisible());
    press(Qt::Key_L);
    QVERIFY2(words->text().contains(u"xn--"_s), qPrintable(words->text()));
    QVERIFY(!words->text().contains(u"pаy"_s));
    QDesktopServices::unsetUrlHandler(u"https"_s);
}

void TestDetailActions::opensNoLinkOfAnotherKind_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("http") << u"http://pay.example.invalid/7"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s;
    QTest::newRow("data") << u"data:text/html,x"_s;
    QTest::newRow("user") << u"https://pay.example.invalid@evil.invalid/"_s;
}

void TestDetailActions::opensNoLinkOfAnotherKind()
{
    QFETCH(QString, link);
    for (const QString &scheme : {u"https"_s, u"http"_s, u"javascript"_s, u"data"_s})
        QDesktopServices::setUrlHandler(scheme, this, "record");
    m_opened.clear();
    core::Transaction transaction = fullCashIn();
    transaction.paymentLink = link;
    show(transaction);
    press(Qt::Key_L);
    QVERIFY(named(*m_page, u"linkWords"_s)->isVisible());
    QVERIFY(!named(*m_page, u"linkOpenButton"_s)->isVisible());
    press(Qt::Key_O, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(m_opened.isEmpty());
    for (const QString &scheme : {u"https"_s, u"http"_s, u"javascript"_s, u"data"_s})
        QDesktopServices::unsetUrlHandler(scheme);
}

void TestDetailActions::showsWhoGivesMoneyBack()
{
    m_service->can.refunds = false;
    show(samples::moved(samples::charge(1500), Status::Code::Paid));
    QVERIFY(named(*m_page, u"refundWords"_s)->isVisible());
    QVERIFY(!named(*m_page, u"refundButton"_s)->isVisible());
    QVERIFY(!named(*m_page, u"refundReasonEdit"_s)->isVisible());
    press(Qt::Key_R);
    QVERIFY(m_service->refundReasons.isEmpty());
}

void TestDetailActions::givesAPaymentBack()
{
    m_service->can.refunds = true;
    const core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    show(paid);
    QVERIFY(!named(*m_page, u"refundReasonEdit"_s)->isVisible());
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    QVERIFY(m_service->refundReasons.isEmpty());
    press(Qt::Key_Escape); // goes back one step and keeps the input
    QVERIFY(!named(*m_page, u"refundReasonEdit"_s)->isVisible());
    QVERIFY(m_page->isVisible());
    press(Qt::Key_R);
    core::Transaction refunded = samples::moved(paid, Status::Code::Refund);
    refunded.refundReason = u"Wrong order"_s;
    m_service->onFind = [refunded](const QUuid &) { return refunded; };
    press(Qt::Key_Return);
    settle();
    QTRY_COMPARE(m_service->refundReasons, QStringList{u"Wrong order"_s});
    Q_EMIT m_service->changed(refunded);
    settle();
    QCOMPARE(state(), ui::statusWord(Status::Code::Refund));
    QCOMPARE(value(u"refundReasonValue"_s), u"Wrong order"_s);
    QVERIFY(!named(*m_page, u"refundWords"_s)->isVisible());
}

void TestDetailActions::keepsTheReasonThatWasRefused()
{
    m_service->can.refunds = true;
    show(samples::moved(samples::charge(1500), Status::Code::Paid));
    m_service->onFind = [](const QUuid &) {
        return tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}});
    };
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->refundReasons.size(), 1);
    settle();
    QVERIFY(named(*m_page, u"refundProblem"_s)->isVisible());
    QCOMPARE(named<QLineEdit>(*m_page, u"refundReasonEdit"_s)->text(), u"Wrong order"_s);
    QVERIFY(named<QLineEdit>(*m_page, u"refundReasonEdit"_s)->hasFocus());
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->refundReasons.size(), 2);
}

void TestDetailActions::canBeCanceledBeforeItLeaves()
{
    m_service->can.refunds = true;
    m_refunds->setHoldTime(std::chrono::seconds(20));
    show(samples::moved(samples::charge(1500), Status::Code::Paid));
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->refundReasons.isEmpty());
    QCOMPARE(m_holds->holds().size(), 1);
    const auto *progress = named<QLabel>(*m_page, u"refundProblem"_s);
    QVERIFY2(progress->text().startsWith(u"Refund in 20 s."_s), qPrintable(progress->text()));
    press(Qt::Key_R); // not twice
    QVERIFY(!named(*m_page, u"refundReasonEdit"_s)->isVisible());
    QCOMPARE(m_holds->holds().size(), 1);
    press(Qt::Key_Space); // on the button that cancels
    settle();
    QVERIFY(m_holds->holds().isEmpty());
    QCOMPARE(progress->text(), u"Cancelled: nothing was refunded."_s);
    QVERIFY(named(*m_page, u"refundButton"_s)->isVisible());
    QVERIFY(m_service->refundReasons.isEmpty());
}

void TestDetailActions::goesOnWhileAnotherPaymentIsShown()
{
    m_service->can.refunds = true;
    m_refunds->setHoldTime(std::chrono::milliseconds(100));
    const core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    show(paid);
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Return);
    const core::Transaction other = samples::moved(samples::charge(900, 5), Status::Code::Paid);
    m_service->onFind = [paid, other](const QUuid &id) { return id == other.id ? other : paid; };
    show(other);
    QVERIFY(!named(*m_page, u"refundCancelButton"_s)->isVisible());
    QVERIFY(named(*m_page, u"refundButton"_s)->isVisible());
    QTRY_COMPARE(m_service->refundReasons, QStringList{u"Wrong order"_s});
}

void TestDetailActions::needsTheApprover()
{
    m_service->can.refunds = true;
    QCOMPARE(m_context->approver().setPin({}, u"8642"_s), core::PinService::Answer::Right);
    const core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    show(paid);
    m_service->onFind = [paid](const QUuid &) { return paid; };
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Return);
    QVERIFY(named<QLineEdit>(*m_page, u"refundPinEdit"_s)->hasFocus());
    press(Qt::Key_Return);
    support::type(u"1111"_s);
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_holds->holds().isEmpty());
    QVERIFY(m_service->refundReasons.isEmpty());
    QVERIFY(named(*m_page, u"refundProblem"_s)->isVisible());
    support::type(u"8642"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->refundReasons, QStringList{u"Wrong order"_s});
}

void TestDetailActions::wantsALargeAmountAgain()
{
    m_service->can.refunds = true;
    const core::Transaction paid = samples::moved(samples::charge(1'000'00), Status::Code::Paid);
    show(paid);
    m_service->onFind = [paid](const QUuid &) { return paid; };
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Return);
    QVERIFY(named<QLineEdit>(*m_page, u"refundAmountEdit"_s)->hasFocus());
    support::type(u"100"_s);
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->refundReasons.isEmpty());
    QVERIFY(named(*m_page, u"refundProblem"_s)->isVisible());
    press(Qt::Key_A, Qt::ControlModifier);
    support::type(u"1000"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->refundReasons, QStringList{u"Wrong order"_s});
}

void TestDetailActions::refundsAPart()
{
    m_service->can.refunds = true;
    m_service->can.confirmsPayments = true;
    m_service->can.partialRefunds = true;
    const core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    show(paid);
    m_service->onFind = [paid](const QUuid &) { return paid; };
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Tab);
    QVERIFY(named<QLineEdit>(*m_page, u"refundPartEdit"_s)->hasFocus());
    support::type(u"2,50"_s);
    const QString words = named<QLabel>(*m_page, u"refundWords"_s)->text();
    QVERIFY2(words.contains(ui::moneyText(core::Money::fromCents(250))), qPrintable(words));
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->confirmations.size(), 1);
    const core::Confirmation &part = m_service->confirmations.constFirst();
    QCOMPARE(part.subject, core::Evidence::Subject::Refund);
    QCOMPARE(part.amount, core::Money::fromCents(250));
    QCOMPARE(part.note, u"Wrong order"_s);
    QVERIFY(m_service->refundReasons.isEmpty());
}

void TestDetailActions::offersAPartIfTheServiceRefundsParts_data()
{
    QTest::addColumn<bool>("confirms");
    QTest::addColumn<bool>("refundsParts");
    QTest::newRow("own shop") << true << true;
    QTest::newRow("whole payments only") << true << false;
    QTest::newRow("parts by the service") << false << true;
    QTest::newRow("sandbox") << false << false;
}

void TestDetailActions::offersAPartIfTheServiceRefundsParts()
{
    QFETCH(bool, confirms);
    QFETCH(bool, refundsParts);
    m_service->can.refunds = true;
    m_service->can.confirmsPayments = confirms;
    m_service->can.partialRefunds = refundsParts;
    show(samples::moved(samples::charge(1500), Status::Code::Paid));
    press(Qt::Key_R);
    QTRY_VERIFY(named(*m_page, u"refundReasonEdit"_s)->isVisible());
    QCOMPARE(named(*m_page, u"refundPartEdit"_s)->isVisible(), refundsParts);
}

void TestDetailActions::refusesMoreThanIsLeft()
{
    m_service->can.refunds = true;
    m_service->can.confirmsPayments = true;
    m_service->can.partialRefunds = true;
    core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    paid.evidence = {partOf(250)};
    show(paid);
    m_service->onFind = [paid](const QUuid &) { return paid; };
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Tab);
    support::type(u"12,51"_s);
    press(Qt::Key_Return);
    settle();
    QVERIFY(named(*m_page, u"refundProblem"_s)->isVisible());
    QVERIFY(m_holds->holds().isEmpty());
    QVERIFY(m_service->confirmations.isEmpty());
    press(Qt::Key_A, Qt::ControlModifier);
    support::type(u"12,50"_s); // all that is left
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->refundReasons, QStringList{u"Wrong order"_s});
    QVERIFY(m_service->confirmations.isEmpty());
}

/// Another counter refunds a part after this page was read.
void TestDetailActions::refundsNoPartOfAPaymentThatChanged()
{
    m_service->can.refunds = true;
    m_service->can.confirmsPayments = true;
    m_service->can.partialRefunds = true;
    const core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    show(paid);
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Tab);
    support::type(u"2,50"_s);
    core::Transaction changed = paid;
    changed.evidence = {partOf(250)};
    m_service->onFind = [changed](const QUuid &) { return changed; };
    press(Qt::Key_Return);
    QTRY_VERIFY(!m_refunds->isAtWork());
    const auto refund = m_refunds->refund(paid.id);
    QVERIFY(refund && refund->error);
    QCOMPARE(refund->error->code, core::Error::Code::TransitionRefused);
    QVERIFY(m_service->confirmations.isEmpty());
}

void TestDetailActions::offersNoRefundOfWhatWasNotPaid_data()
{
    QTest::addColumn<core::Status>("status");
    QTest::addColumn<core::Operation>("operation");
    using core::Operation;
    QTest::newRow("pending") << core::Status(Status::Code::Pending) << Operation::CashIn;
    QTest::newRow("expired") << core::Status(Status::Code::Expired) << Operation::CashIn;
    QTest::newRow("given back") << core::Status(Status::Code::Refund) << Operation::CashIn;
    QTest::newRow("sent") << core::Status(Status::Code::Paid) << Operation::CashOut;
}

void TestDetailActions::offersNoRefundOfWhatWasNotPaid()
{
    QFETCH(core::Status, status);
    QFETCH(core::Operation, operation);
    m_service->can.refunds = true;
    core::Transaction transaction = samples::charge(1500);
    transaction.status = status;
    transaction.operation = operation;
    show(transaction);
    QVERIFY(!named(*m_page, u"refundWords"_s)->isVisible());
    QVERIFY(!named(*m_page, u"refundButton"_s)->isVisible());
}

BALCAO_TEST(TestDetailActions)
#include "tst_detailactions.moc"
