// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/chargeevidence.h"
#include "tests/support/detailbench.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Evidence;
using core::EvidenceKind;
using core::Status;
using support::named;
using support::press;
using support::settle;

namespace
{

const QString kAtCounter = u"Confirmed at the counter, not by the bank"_s;

QDateTime minutesAgo(int minutes)
{
    return QDateTime::currentDateTimeUtc().addSecs(-60LL * minutes);
}

/// Returns a charge that a person confirmed long ago.
core::Transaction confirmed()
{
    core::Transaction charge = samples::moved(samples::charge(1250), Status::Code::Paid);
    charge.endToEndId.clear();
    charge.evidence = {{.recordedAt = charge.events.first().at,
                        .movedDay = QDate(2026, 11, 20),
                        .endToEndIdEnding = u"brO1bA"_s,
                        .person = u"Ana"_s,
                        .till = u"C1"_s,
                        .note = u"Seen in the app"_s}};
    return charge;
}

} // namespace

/// Evidence on the page of one transaction: confirmation, history, withdrawal.
class TestDetailEvidence : public QObject, private DetailBench
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { end(); }

    void showsTheEvidence_data();
    void showsTheEvidence();
    void showsWhoConfirmedInTheHistory();
    void showsEveryRecordInTheHistory();
    void confirmsByKey_data();
    void confirmsByKey();
    void withdrawsWithAReason();
    void asksForAReason();
    void withdrawsWithThePinOnly();
    void showsThatItWasNotWithdrawn();
    void undoesWithinAMinute();
    void withdrawsNothingThatTheBankShows();
    void withdrawsWithoutEvidenceInTheList();
    void offersNothingElsewhere();
    void recordsARefundOfAnotherApp();

private:
    [[nodiscard]] bool isShown(const QString &name) const
    {
        return named(*m_page, name)->isVisible();
    }
    [[nodiscard]] QString text(const QString &name) const
    {
        return named<QLabel>(*m_page, name)->text();
    }
    [[nodiscard]] QStringList records() const
    {
        QStringList texts;
        for (const QWidget *line : m_page->findChildren<QWidget *>(u"evidenceLine"_s))
            texts.append(line->accessibleDescription());
        return texts;
    }
};

void TestDetailEvidence::init()
{
    begin();
    m_service->can = {.confirmsPayments = true, .refunds = true, .partialRefunds = true};
    m_page->addConfirmations(m_context->context());
}

void TestDetailEvidence::showsTheEvidence_data()
{
    QTest::addColumn<Evidence>("evidence");
    QTest::addColumn<QString>("words");
    QTest::newRow("by hand") << Evidence{} << u"Confirmed at the counter, not by the bank."_s;
    QTest::newRow("by Ana") << Evidence{.person = u"Ana"_s}
                            << u"Confirmed at the counter by Ana, not by the bank."_s;
    QTest::newRow("statement") << Evidence{.kind = EvidenceKind::Statement}
                               << u"Confirmed by a bank statement."_s;
    QTest::newRow("line") << Evidence{.kind = EvidenceKind::Statement,
                                      .source = u"20/11, line 14"_s}
                          << u"Confirmed by the statement 20/11, line 14."_s;
    QTest::newRow("bank") << Evidence{.kind = EvidenceKind::BankApi} << u"Confirmed by the bank."_s;
}

void TestDetailEvidence::showsTheEvidence()
{
    QFETCH(Evidence, evidence);
    QFETCH(QString, words);
    core::Transaction charge = samples::moved(samples::charge(1250), Status::Code::Paid);
    evidence.recordedAt = charge.events.first().at;
    charge.evidence = {evidence};
    show(charge);
    QCOMPARE(text(u"detailSentence"_s), words);
}

void TestDetailEvidence::showsWhoConfirmedInTheHistory()
{
    show(confirmed());
    const QString source = sources().first();
    for (const QString &part : {u"Confirmed at the counter by Ana, not by the bank"_s,
                                u"counter C1"_s, u"id ends in brO1bA"_s, u"Seen in the app"_s})
        QVERIFY2(source.contains(part), qPrintable(source));
    QVERIFY(records().isEmpty());
}

void TestDetailEvidence::showsEveryRecordInTheHistory()
{
    core::Transaction charge = confirmed();
    Evidence verified{.role = Evidence::Role::Verification,
                      .kind = EvidenceKind::Statement,
                      .recordedAt = charge.events.first().at.addSecs(60),
                      .source = u"november.ofx, line 14"_s};
    Evidence contradicted = verified;
    contradicted.role = Evidence::Role::Contradiction;
    contradicted.amount = core::Money::fromCents(1300);
    contradicted.recordedAt = verified.recordedAt.addSecs(60);
    charge.evidence << verified << contradicted;
    show(charge);
    QCOMPARE(records().size(), 2);
    QVERIFY(records()[0].contains(ui::moneyText(core::Money::fromCents(1300)))); // newest first
    QVERIFY(records()[0].contains(u"does not match"_s));
    QVERIFY(records()[1].contains(u"november.ofx, line 14"_s));
    QVERIFY(text(u"detailSentence"_s).contains(u"does not match"_s));

    charge.evidence << Evidence{.role = Evidence::Role::Withdrawal,
                                .recordedAt = contradicted.recordedAt.addSecs(60),
                                .person = u"Bia"_s,
                                .note = u"wrong row"_s};
    charge.status = Status::Code::Canceled;
    charge.events.prepend({Status::Code::Canceled, charge.evidence.last().recordedAt});
    show(charge);
    QVERIFY(sources().first().contains(u"Confirmation withdrawn"_s));
    QVERIFY(sources().first().contains(u"Bia"_s));
    QVERIFY(sources().first().contains(u"wrong row"_s));
    QCOMPARE(records().size(), 2);
}

void TestDetailEvidence::confirmsByKey_data()
{
    QTest::addColumn<Status::Code>("status");
    QTest::addColumn<bool>("isLate");
    QTest::newRow("pending") << Status::Code::Pending << false;
    QTest::newRow("expired") << Status::Code::Expired << true;
    QTest::newRow("canceled") << Status::Code::Canceled << true;
    QTest::newRow("denied") << Status::Code::Denied << true;
}

void TestDetailEvidence::confirmsByKey()
{
    QFETCH(Status::Code, status);
    QFETCH(bool, isLate);
    core::Transaction charge = samples::charge(1250);
    if (status != Status::Code::Pending)
        charge = samples::moved(charge, status);
    show(charge);
    QCOMPARE(text(u"evidenceWords"_s).contains(u"paid late"_s), isLate);
    named<QLineEdit>(*m_page, u"confirmIdEdit"_s)->setText(u"brO1bA"_s);
    press(Qt::Key_F10);
    QTRY_COMPARE(state(), ui::statusWord(Status::Code::Paid));
    QCOMPARE(m_service->confirmations.size(), 1);
    QCOMPARE(m_service->confirmations[0].endToEndId, u"brO1bA"_s);
    QCOMPARE(text(u"detailSentence"_s),
             isLate ? kAtCounter + u" · paid late."_s : kAtCounter + u'.');
    QVERIFY(!isShown(u"receivedButton"_s));
}

void TestDetailEvidence::withdrawsWithAReason()
{
    show(confirmed());
    QVERIFY(!isShown(u"withdrawReasonEdit"_s));
    QVERIFY(!isShown(u"undoWithdrawButton"_s));
    press(Qt::Key_W);
    QVERIFY(!isShown(u"withdrawPinEdit"_s));
    support::type(u"wrong charge"_s);
    press(Qt::Key_Escape); // goes back one step and keeps the input
    QVERIFY(!isShown(u"withdrawReasonEdit"_s));
    QVERIFY(m_page->isVisible());
    QTest::mouseClick(named<QPushButton>(*m_page, u"withdrawButton"_s), Qt::LeftButton);
    press(Qt::Key_Return);
    QTRY_COMPARE(state(), ui::statusWord(Status::Code::Canceled));
    QCOMPARE(m_service->withdrawals.size(), 1);
    QCOMPARE(m_service->withdrawals[0].reason, u"wrong charge"_s);
    QVERIFY(!m_service->withdrawals[0].till.isEmpty());
    QVERIFY(!isShown(u"withdrawReasonEdit"_s));
    QVERIFY(isShown(u"receivedButton"_s)); // It can be paid again.
}

void TestDetailEvidence::asksForAReason()
{
    show(confirmed());
    press(Qt::Key_W);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->withdrawals.size(), 0);
    QVERIFY(isShown(u"evidenceProblem"_s));
    QVERIFY(named<QLineEdit>(*m_page, u"withdrawReasonEdit"_s)->hasFocus());
}

void TestDetailEvidence::withdrawsWithThePinOnly()
{
    QVERIFY(m_context->lock().setPin({}, u"2580"_s));
    show(confirmed());
    press(Qt::Key_W);
    QVERIFY(isShown(u"withdrawPinEdit"_s));
    support::type(u"wrong charge"_s);
    press(Qt::Key_Return);
    QVERIFY(named<QLineEdit>(*m_page, u"withdrawPinEdit"_s)->hasFocus());
    press(Qt::Key_Return); // no PIN
    settle();
    QCOMPARE(m_service->withdrawals.size(), 0);
    support::type(u"1111"_s);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->withdrawals.size(), 0);
    QCOMPARE(text(u"evidenceProblem"_s), u"Wrong PIN."_s);
    QCOMPARE(named<QLineEdit>(*m_page, u"withdrawReasonEdit"_s)->text(), u"wrong charge"_s);
    support::type(u"2580"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->withdrawals.size(), 1);
    QVERIFY(named<QLineEdit>(*m_page, u"withdrawPinEdit"_s)->text().isEmpty());
}

void TestDetailEvidence::showsThatItWasNotWithdrawn()
{
    m_service->confirmError = core::Error{core::Error::Code::StorageFull, {}, {}};
    show(confirmed());
    press(Qt::Key_W);
    support::type(u"wrong charge"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(isShown(u"evidenceProblem"_s));
    QCOMPARE(state(), ui::statusWord(Status::Code::Paid));
    QCOMPARE(named<QLineEdit>(*m_page, u"withdrawReasonEdit"_s)->text(), u"wrong charge"_s);
    m_service->confirmError.reset();
    named(*m_page, u"withdrawReasonEdit"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_COMPARE(state(), ui::statusWord(Status::Code::Canceled));
}

/// Without PIN and reason, at the counter that confirmed.
void TestDetailEvidence::undoesWithinAMinute()
{
    QVERIFY(m_context->lock().setPin({}, u"2580"_s));
    core::Transaction charge = confirmed();
    charge.evidence[0].recordedAt = QDateTime::currentDateTimeUtc();
    charge.events[0].at = charge.evidence[0].recordedAt;
    show(charge);
    QVERIFY(!isShown(u"withdrawButton"_s));
    press(Qt::Key_F10, Qt::ControlModifier);
    QTRY_COMPARE(state(), ui::statusWord(Status::Code::Canceled));
    QVERIFY(!m_service->withdrawals[0].reason.isEmpty());

    charge.evidence[0].recordedAt = minutesAgo(2);
    show(charge);
    QVERIFY(!isShown(u"undoWithdrawButton"_s));
    QVERIFY(isShown(u"withdrawButton"_s));
}

void TestDetailEvidence::withdrawsNothingThatTheBankShows()
{
    core::Transaction charge = confirmed();
    charge.evidence[0].kind = EvidenceKind::BankApi;
    charge.evidence[0].match = Evidence::Match::ByIdentifier;
    show(charge);
    QVERIFY(!isShown(u"evidenceCard"_s));
    press(Qt::Key_W);
    press(Qt::Key_F10, Qt::ControlModifier);
    settle();
    QCOMPARE(m_service->withdrawals.size(), 0);
}

/// A remote service does not report its evidence, so it decides by itself.
void TestDetailEvidence::withdrawsWithoutEvidenceInTheList()
{
    m_service->unaskable = {core::FilterPart::Evidence};
    core::Transaction charge = samples::moved(samples::charge(1250), Status::Code::Paid);
    show(charge);
    QVERIFY(isShown(u"withdrawButton"_s));
    QVERIFY(!isShown(u"receivedButton"_s));
    press(Qt::Key_W);
    support::type(u"wrong charge"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_service->withdrawals.size(), 1);
    charge.operation = core::Operation::CashOut;
    show(charge);
    QVERIFY(!isShown(u"evidenceCard"_s));
}

void TestDetailEvidence::offersNothingElsewhere()
{
    m_service->can = {.seesPayments = true};
    show(samples::charge(1250));
    QVERIFY(!isShown(u"evidenceCard"_s));
    press(Qt::Key_F10);
    settle();
    QCOMPARE(m_service->confirmations.size(), 0);
}

/// The shop returned the money in the app of its bank: Balcão moves none.
void TestDetailEvidence::recordsARefundOfAnotherApp()
{
    show(confirmed());
    QVERIFY2(text(u"refundWords"_s).contains(u"Balcão moves no money"_s),
             qPrintable(text(u"refundWords"_s)));
}

BALCAO_TEST(TestDetailEvidence)
#include "tst_detailevidence.moc"
