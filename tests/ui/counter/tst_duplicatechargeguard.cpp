// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>

using namespace Qt::StringLiterals;
using core::Status;
using support::failure;
using support::named;
using support::press;
using support::reais;
using support::settle;
using support::type;
using Code = core::Error::Code;

/// Questions before a charge is created: about an equal charge, and about a used reference.
class TestDuplicateChargeGuard : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { closeAll(); }

    void asksBeforeASecondChargeOfTheSame();
    void asksOnlyWhereItMayBeASlip_data();
    void asksOnlyWhereItMayBeASlip();
    void asksAgainAfterTyping();
    void acceptsNoHeldEnterForAnAnswer();
    void refusesAnotherChargeOfTheSameReference_data();
    void refusesAnotherChargeOfTheSameReference();
    void asksAboutAReferenceThatIsTaken_data();
    void asksAboutAReferenceThatIsTaken();
    void chargesUnderAReferenceNobodyCanLookUp();
    void keepsTheReferenceWhileNobodyKnowsWhoseItIs();
};

void TestDuplicateChargeGuard::asksBeforeASecondChargeOfTheSame()
{
    const QString before = message();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    charge(u"1500"_s);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(15));
    QVERIFY(message() != before);
    QVERIFY(message().contains(ui::moneyText(reais(15))));
    QVERIFY(message().contains(samples::payer().name));
    QVERIFY(message().contains(ui::timeText(m_service->stored[0].created)));
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
    press(Qt::Key_F9); // Now two are pending.
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestDuplicateChargeGuard::asksOnlyWhereItMayBeASlip_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("asks");
    for (const char *what : {"waits", "waits, made elsewhere"})
        QTest::newRow(what) << QString::fromLatin1(what) << true;
    for (const char *what : {"paid", "canceled", "in_process", "another amount", "another payer",
                             "money sent", "nobody sees payments"})
        QTest::newRow(what) << QString::fromLatin1(what) << false;
}

void TestDuplicateChargeGuard::asksOnlyWhereItMayBeASlip()
{
    QFETCH(QString, what);
    QFETCH(bool, asks);
    core::Transaction other = samples::charge(what == "another amount"_L1 ? 1501 : 1500, 500);
    if (what == "another payer"_L1)
        other.document = u"11144477735"_s;
    if (what == "money sent"_L1)
        other.operation = core::Operation::CashOut;
    if (what == "nobody sees payments"_L1)
        m_service->can.seesPayments = false;
    Q_EMIT m_service->changed(other);
    if (what == "paid"_L1 || what == "canceled"_L1 || what == "in_process"_L1)
        Q_EMIT m_service->changed(samples::moved(other, Status::fromText(what)));
    charge(u"1500"_s);
    settle();
    QCOMPARE(m_service->drafts.size(), asks ? 0 : 1);
    QCOMPARE(isEntering(), asks);
}

/// The answer applies to the amount of the question.
void TestDuplicateChargeGuard::asksAgainAfterTyping()
{
    const QString before = message();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    charge(u"1500"_s);
    QVERIFY(message() != before);
    press(Qt::Key_Backspace);
    QCOMPARE(message(), before);
    type(u"0"_s);
    press(Qt::Key_Return);
    QVERIFY(message() != before);
    m_window->startNext();
    QCOMPARE(message(), before);
    charge(u"1500"_s);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestDuplicateChargeGuard::acceptsNoHeldEnterForAnAnswer()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    charge(u"1500"_s);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
        QCoreApplication::sendEvent(support::atTheKeyboard(), &held);
    }
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isEntering());
}

void TestDuplicateChargeGuard::refusesAnotherChargeOfTheSameReference_data()
{
    QTest::addColumn<core::Transaction>("stored");
    core::Transaction out = samples::charge(1500);
    out.operation = core::Operation::CashOut;
    QTest::newRow("another amount") << samples::charge(2500);
    QTest::newRow("money sent") << out;
    // Another customer's payment is not this customer's payment.
    QTest::newRow("paid") << samples::moved(samples::charge(1500), Status::Code::Paid);
    QTest::newRow("canceled") << samples::moved(samples::charge(1500), Status::Code::Canceled);
    QTest::newRow("expired") << samples::moved(samples::charge(1500), Status::Code::Expired);
}

void TestDuplicateChargeGuard::refusesAnotherChargeOfTheSameReference()
{
    QFETCH(core::Transaction, stored);
    const auto make = m_service->onCreate;
    m_service->onCreate = [&](const core::TransactionDraft &draft) {
        stored.reference = draft.reference;
        m_service->stored = {stored};
        return failure(Code::Conflict);
    };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::Conflict, {}, {}}));
    QVERIFY(isEntering());
    QCOMPARE(amount(), reais(15));
    m_service->onCreate = make; // "Try again: a new one will be made."
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
}

void TestDuplicateChargeGuard::asksAboutAReferenceThatIsTaken_data()
{
    QTest::addColumn<QList<core::Transaction>>("there");
    QTest::addColumn<bool>("isAsked");
    core::Transaction other = samples::charge(2500);
    other.reference = u"P1234567"_s;
    QTest::newRow("free") << QList<core::Transaction>() << false;
    QTest::newRow("of another one, which waits") << QList{other} << true;
    QTest::newRow("of another one, paid")
        << QList{samples::moved(other, Status::Code::Paid)} << true;
}

/// Regardless of the service's own check.
void TestDuplicateChargeGuard::asksAboutAReferenceThatIsTaken()
{
    QFETCH(QList<core::Transaction>, there);
    QFETCH(bool, isAsked);
    m_service->stored = there;
    support::TimedKeys().scan(u"P1234567\r"_s);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    charge(u"1500"_s);
    if (isAsked) {
        QTRY_VERIFY2(message().contains(u"P1234567"_s), qPrintable(message()));
        QVERIFY(message().contains(ui::moneyText(reais(25))));
        QVERIFY(m_service->drafts.isEmpty());
        QCOMPARE(amount(), reais(15));
        type(u"5"_s); // it is another charge now
        press(Qt::Key_Return);
        QTRY_VERIFY(message().contains(u"P1234567"_s));
        QVERIFY(m_service->drafts.isEmpty());
        press(Qt::Key_Return);
    }
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts[0].reference == u"P1234567"_s, !isAsked);
    QVERIFY(!m_service->drafts[0].reference.isEmpty());
}

/// Without an answer about the reference, the service must refuse the charge.
void TestDuplicateChargeGuard::chargesUnderAReferenceNobodyCanLookUp()
{
    const auto answers = m_service->onList;
    m_service->onList = [](const auto &) { return failure(Code::StorageBusy); };
    support::TimedKeys().scan(u"P1234567\r"_s);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts[0].reference, u"P1234567"_s);
    // The same charge again is that one, and not a second one.
    m_service->onList = answers;
    press(Qt::Key_F2);
    press(Qt::Key_Escape);
    m_window = std::make_unique<ui::ChargePage>(m_box->context());
    support::open(*m_window);
    support::TimedKeys().scan(u"P1234567\r"_s);
    QTRY_COMPARE(named<QLineEdit>(*m_window, u"referenceEdit"_s)->text(), u"P1234567"_s);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
}

/// With a new reference, the stored charge would be created a second time.
void TestDuplicateChargeGuard::keepsTheReferenceWhileNobodyKnowsWhoseItIs()
{
    m_service->onCreate = [](const auto &) { return failure(Code::Conflict); };
    m_service->onList = [](const auto &) { return failure(Code::StorageBusy); };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::StorageBusy, {}, {}}));
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->filters.size(), 2);
    QCOMPARE(m_service->drafts[1].reference, m_service->drafts[0].reference);
}

BALCAO_TEST(TestDuplicateChargeGuard)
#include "tst_duplicatechargeguard.moc"
