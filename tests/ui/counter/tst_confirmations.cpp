// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/chargeevidence.h"
#include "core/till/confirmations.h"
#include "tests/support/chargebench.h"
#include "tests/support/clock.h"
#include "tests/support/testmain.h"
#include "ui/counter/livecharge.h"
#include "ui/counter/openchargespage.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::type;

namespace
{

const QString kAtCounter = u"Confirmed at the counter, not by the bank"_s;

constexpr auto kPastTheGate = 200ms;

/// Returns the visible widget of that name; null: there is none.
template<typename T>
T *shown(const QWidget &root, const QString &name)
{
    for (T *widget : root.findChildren<T *>(name)) {
        if (widget->isVisible())
            return widget;
    }
    return nullptr;
}

} // namespace

/// Confirmation by hand at the counter of a shop that sees no payments by itself.
class TestConfirmations : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void confirmsWithOneKey();
    void confirmsWithOneClick();
    void confirmsWithTheLargeCode();
    void confirmsByNoKeyThatContinues_data();
    void confirmsByNoKeyThatContinues();
    void confirmsWithSixCharactersAndEnter();
    void asksForSixCharacters_data();
    void asksForSixCharacters();
    void leavesTheFieldWithEscape();
    void confirmsNothingForAScanner();
    void readsAScannedId();
    void showsAnIdThatConfirmsAnotherCharge();
    void keepsTheChargeWhenTheServiceRefuses();
    void confirmsOnceWhileItWaits();
    void goesOnAfterwards();
    void undoesByKeyAndByMouse_data();
    void undoesByKeyAndByMouse();
    void staysOnceUndone();
    void undoesFromTheNextEntry();
    void undoesForAMinuteOnly();
    void undoesNothingOfOthers();
    void countsTheTimeToUndo_data();
    void countsTheTimeToUndo();
    void confirmsAnEndedCharge_data();
    void confirmsAnEndedCharge();
    void offersNothingElsewhere_data();
    void offersNothingElsewhere();
    void confirmsAmongOpenCharges();
    void confirmsOnlyOneOfTwoPresses();

private:
    [[nodiscard]] QPushButton *received() const
    {
        return shown<QPushButton>(*m_window, u"receivedButton"_s);
    }
    [[nodiscard]] QLineEdit *field() const
    {
        return shown<QLineEdit>(*m_window, u"confirmIdEdit"_s);
    }
    [[nodiscard]] QPushButton *undo() const
    {
        return shown<QPushButton>(*m_window, u"undoConfirmationButton"_s);
    }
    [[nodiscard]] QWidget *panel() const { return named(*m_window, u"outcomePanel"_s); }
    [[nodiscard]] QString news() const { return named<QLabel>(*m_window, u"newsLabel"_s)->text(); }
    void chargeAndWait(const QString &digits = u"1250"_s)
    {
        charge(digits);
        QTRY_VERIFY(isWaiting());
    }
    support::TimedKeys m_keys;
};

void TestConfirmations::init()
{
    begin();
    m_service->can = {.confirmsPayments = true};
    openWindow();
}

void TestConfirmations::cleanup()
{
    closeAll();
}

void TestConfirmations::confirmsWithOneKey()
{
    chargeAndWait();
    press(Qt::Key_F10);
    QTRY_VERIFY(panel()->isVisible());
    QCOMPARE(m_service->confirmations.size(), 1);
    const core::Confirmation &sent = m_service->confirmations[0];
    QCOMPARE(sent.till, m_box->preferences().value().charging.till);
    QCOMPARE(sent.kind, core::EvidenceKind::ByHand);
    QVERIFY(!sent.note.isEmpty());
    QVERIFY(sent.endToEndId.isEmpty());
    QVERIFY(panel()->accessibleName().startsWith(ui::statusWord(Status::Code::Paid)));
    QVERIFY2(panel()->accessibleName().contains(kAtCounter), qPrintable(panel()->accessibleName()));
}

void TestConfirmations::confirmsWithOneClick()
{
    chargeAndWait();
    QVERIFY(received());
    QVERIFY(received()->isEnabled());
    // The first button of the page.
    for (const auto *button : m_window->findChildren<QPushButton *>()) {
        const bool isSibling = button->isVisible() &&
                               received()->parentWidget()->parentWidget() == button->parentWidget();
        QVERIFY(!isSibling || button->y() > received()->parentWidget()->y());
    }
    QTest::mouseClick(received(), Qt::LeftButton);
    QTRY_VERIFY(panel()->isVisible());
    QCOMPARE(m_service->confirmations.size(), 1);
}

void TestConfirmations::confirmsWithTheLargeCode()
{
    m_window->resize(800, 700); // in a wide window the code cannot become larger
    chargeAndWait();
    press(Qt::Key_B);
    QTRY_VERIFY(!received());
    press(Qt::Key_F10);
    QTRY_VERIFY(panel()->isVisible());
}

void TestConfirmations::confirmsByNoKeyThatContinues_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
    QTest::newRow("Escape") << Qt::Key_Escape;
    QTest::newRow("F2") << Qt::Key_F2;
    QTest::newRow("P") << Qt::Key_P;
    QTest::newRow("a digit") << Qt::Key_7;
}

void TestConfirmations::confirmsByNoKeyThatContinues()
{
    QFETCH(Qt::Key, key);
    chargeAndWait();
    for (int i = 0; i < 3; ++i)
        press(key);
    support::advanceClock(kPastTheGate);
    QCOMPARE(m_service->confirmations.size(), 0);
}

void TestConfirmations::confirmsWithSixCharactersAndEnter()
{
    chargeAndWait();
    QTest::mouseClick(field(), Qt::LeftButton);
    QVERIFY(field()->hasFocus());
    m_keys.type(u"bRo1Ba"_s, 90);
    support::advanceClock(kPastTheGate);
    QCOMPARE(field()->text(), u"bRo1Ba"_s);
    m_keys.type(u"\r"_s, 300);
    support::advanceClock(kPastTheGate);
    QTRY_VERIFY(panel()->isVisible());
    QCOMPARE(m_service->confirmations.size(), 1);
    QCOMPARE(m_service->confirmations[0].endToEndId, u"bRo1Ba"_s);
    support::advanceClock(kPastTheGate);
    QVERIFY(panel()->isVisible()); // The same Enter does not leave the outcome.
}

void TestConfirmations::asksForSixCharacters_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter, empty") << QString() << Qt::Key_Return;
    QTest::newRow("Enter, too short") << u"brO1b"_s << Qt::Key_Return;
    QTest::newRow("F10, too short") << u"brO1b"_s << Qt::Key_F10;
    QTest::newRow("F10, too long") << u"brO1bAx"_s << Qt::Key_F10;
    QTest::newRow("F10, other characters") << u"brO1b-"_s << Qt::Key_F10;
}

void TestConfirmations::asksForSixCharacters()
{
    QFETCH(QString, typed);
    QFETCH(Qt::Key, key);
    chargeAndWait();
    field()->setFocus();
    field()->setText(typed);
    press(key);
    support::advanceClock(kPastTheGate);
    QVERIFY(isWaiting());
    QCOMPARE(m_service->confirmations.size(), 0);
    QVERIFY2(news().contains(u"last six characters"_s), qPrintable(news()));
    QVERIFY(field()->hasFocus());
}

void TestConfirmations::leavesTheFieldWithEscape()
{
    chargeAndWait();
    field()->setFocus();
    press(Qt::Key_Escape);
    QVERIFY(!field()->hasFocus());
    QVERIFY(isWaiting());
    QVERIFY(!named(*m_window, u"abandonTitle"_s)->isVisible());
    press(Qt::Key_Escape); // The page handles its keys again.
    QVERIFY(named(*m_window, u"abandonTitle"_s)->isVisible());
}

void TestConfirmations::confirmsNothingForAScanner()
{
    chargeAndWait();
    field()->setFocus();
    m_keys.scan(u"789100\r"_s);
    support::advanceClock(kPastTheGate);
    m_keys.scan(u"7891000315507\r"_s);
    support::advanceClock(kPastTheGate);
    QCOMPARE(m_service->confirmations.size(), 0);
    QVERIFY(isWaiting());
    QCOMPARE(field()->text(), QString());
    QVERIFY(news().contains(u"scanner"_s));
}

void TestConfirmations::readsAScannedId()
{
    const QString id = u"E60701190202611201702Ab1cD2eF3g4"_s;
    chargeAndWait();
    field()->setFocus();
    m_keys.scan(id + u'\r');
    support::advanceClock(kPastTheGate);
    QCOMPARE(field()->text(), id);
    QCOMPARE(m_service->confirmations.size(), 0);
    press(Qt::Key_F10);
    QTRY_VERIFY(panel()->isVisible());
    QCOMPARE(m_service->confirmations[0].endToEndId, id);
}

void TestConfirmations::showsAnIdThatConfirmsAnotherCharge()
{
    m_service->confirmError = core::Error{
        core::Error::Code::Conflict, {{core::Field::EndToEndId, core::Problem::AlreadyUsed}}, {}};
    chargeAndWait();
    field()->setText(u"brO1bA"_s);
    press(Qt::Key_F10);
    QTRY_VERIFY2(news().contains(u"already confirms another charge"_s), qPrintable(news()));
    QVERIFY2(news().contains(u"…brO1bA"_s), qPrintable(news()));
    QVERIFY(!news().contains(u"reference"_s));
    QVERIFY(isWaiting());
    QVERIFY(field()->hasFocus());
    QCOMPARE(field()->selectedText(), u"brO1bA"_s);
}

void TestConfirmations::keepsTheChargeWhenTheServiceRefuses()
{
    const core::Error full{core::Error::Code::StorageFull, {}, {}};
    m_service->confirmError = full;
    chargeAndWait();
    press(Qt::Key_F10);
    QTRY_COMPARE(news(), ui::errorParagraph(full));
    QVERIFY(isWaiting());
    m_service->confirmError.reset();
    press(Qt::Key_F10);
    QTRY_VERIFY(panel()->isVisible());
}

void TestConfirmations::confirmsOnceWhileItWaits()
{
    chargeAndWait();
    m_service->holds = true;
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_F10);
    QVERIFY(isWaiting());
    m_service->holds = false;
    m_service->release();
    QTRY_VERIFY(panel()->isVisible());
    QCOMPARE(m_service->confirmations.size(), 1);
}

/// The receipt and the next customer, as after every payment.
void TestConfirmations::goesOnAfterwards()
{
    const QSignalSpy decided(m_window.get(), &ui::ChargePage::decided);
    chargeAndWait();
    press(Qt::Key_F10);
    QTRY_VERIFY(panel()->isVisible());
    QCOMPARE(decided.size(), 1); // for the sound
    QVERIFY(m_window->setAside().isEmpty());
    press(Qt::Key_Return);
    QTRY_VERIFY(isEntering());
    chargeAndWait(u"700"_s);
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestConfirmations::undoesByKeyAndByMouse_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("key") << false;
    QTest::newRow("mouse") << true;
}

void TestConfirmations::undoesByKeyAndByMouse()
{
    QFETCH(bool, byMouse);
    QVERIFY(!undo());
    chargeAndWait();
    QVERIFY(!undo());
    press(Qt::Key_F10);
    QTRY_VERIFY(undo());
    if (byMouse)
        QTest::mouseClick(undo(), Qt::LeftButton);
    else
        press(Qt::Key_F10, Qt::ControlModifier);
    QTRY_COMPARE(m_service->stored[0].status, Status(Status::Code::Canceled));
    QCOMPARE(m_service->withdrawals.size(), 1);
    QVERIFY(!m_service->withdrawals[0].reason.isEmpty());
    QCOMPARE(m_service->withdrawals[0].till, m_box->preferences().value().charging.till);
    QVERIFY(panel()->isVisible());
    QVERIFY(panel()->accessibleName().startsWith(ui::statusWord(Status::Code::Canceled)));
    QTRY_VERIFY(!undo());
    QVERIFY(named<QLabel>(*m_window, u"confirmationLabel"_s)->text().contains(u"not paid"_s));
}

/// The countdown to the next customer was for the payment.
void TestConfirmations::staysOnceUndone()
{
    named<ui::LiveCharge>(*m_window, u"liveCharge"_s)->setPaidStay(500ms);
    chargeAndWait();
    press(Qt::Key_F10);
    QTRY_VERIFY(undo());
    QTest::mouseClick(undo(), Qt::LeftButton);
    QTRY_COMPARE(m_service->stored[0].status, Status(Status::Code::Canceled));
    support::advanceClock(700ms);
    QVERIFY(panel()->isVisible());
}

/// The next customer has no effect on the mistake.
void TestConfirmations::undoesFromTheNextEntry()
{
    chargeAndWait();
    press(Qt::Key_F10);
    QTRY_VERIFY(undo());
    press(Qt::Key_Return);
    QTRY_VERIFY(isEntering());
    type(u"700"_s);
    QVERIFY(undo());
    press(Qt::Key_F10, Qt::ControlModifier);
    QTRY_COMPARE(m_service->withdrawals.size(), 1);
    QVERIFY(isEntering());
    QCOMPARE(amount(), support::reais(7));
}

void TestConfirmations::undoesForAMinuteOnly()
{
    chargeAndWait();
    press(Qt::Key_F10);
    QTRY_VERIFY(undo());
    core::Transaction &charge = m_service->stored[0];
    charge.evidence[0].recordedAt = QDateTime::currentDateTimeUtc().addSecs(-55);
    Q_EMIT m_service->changed(charge);
    QVERIFY(undo());
    QTRY_VERIFY_WITH_TIMEOUT(!undo(), kWaitLimit);
    press(Qt::Key_F10, Qt::ControlModifier);
    settle();
    QCOMPARE(m_service->withdrawals.size(), 0);
}

void TestConfirmations::undoesNothingOfOthers()
{
    core::Transaction other = samples::moved(samples::charge(900, 50), Status::Code::Paid);
    other.evidence = {{.recordedAt = QDateTime::currentDateTimeUtc(), .till = u"C2"_s}};
    Q_EMIT m_service->changed(other);
    QVERIFY(!undo());
    other.evidence[0].till = m_box->preferences().value().charging.till;
    Q_EMIT m_service->changed(other);
    QVERIFY(undo());
}

void TestConfirmations::countsTheTimeToUndo_data()
{
    QTest::addColumn<QList<core::Evidence>>("evidence");
    QTest::addColumn<int>("seconds");
    const QDateTime at(QDate(2026, 11, 20), QTime(14, 0), QTimeZone::utc());
    const core::Evidence own{.recordedAt = at, .till = u"C1"_s};
    core::Evidence statement = own;
    statement.kind = core::EvidenceKind::Statement;
    core::Evidence other = own;
    other.till = u"C2"_s;
    core::Evidence verified = own;
    verified.role = core::Evidence::Role::Verification;
    verified.kind = core::EvidenceKind::BankApi;
    verified.match = core::Evidence::Match::ByIdentifier;
    core::Evidence future = own; // the clock was set back
    future.recordedAt = at.addSecs(500);
    core::Evidence old = own;
    old.recordedAt = at.addSecs(-100);
    QTest::newRow("own") << QList{own} << 50;
    QTest::newRow("old") << QList{old} << 0;
    QTest::newRow("future") << QList{future} << 60;
    QTest::newRow("other counter") << QList{other} << 0;
    QTest::newRow("statement") << QList{statement} << 0;
    QTest::newRow("verified by the bank") << QList{own, verified} << 0;
    QTest::newRow("none") << QList<core::Evidence>() << 0;
}

void TestConfirmations::countsTheTimeToUndo()
{
    QFETCH(QList<core::Evidence>, evidence);
    QFETCH(int, seconds);
    core::Transaction charge = samples::moved(samples::charge(900), Status::Code::Paid);
    charge.evidence = evidence;
    const QDateTime now(QDate(2026, 11, 20), QTime(14, 0, 10), QTimeZone::utc());
    QCOMPARE(core::undoTimeLeft(charge, u"C1"_s, now).count(), seconds);
    QCOMPARE(core::undoTimeLeft(charge, QString(), now).count(), 0);
}

void TestConfirmations::confirmsAnEndedCharge_data()
{
    QTest::addColumn<Status::Code>("status");
    QTest::newRow("expired") << Status::Code::Expired;
    QTest::newRow("canceled") << Status::Code::Canceled;
    QTest::newRow("denied") << Status::Code::Denied;
}

void TestConfirmations::confirmsAnEndedCharge()
{
    QFETCH(Status::Code, status);
    chargeAndWait();
    become(m_service->stored[0], status);
    QVERIFY(panel()->isVisible());
    QVERIFY(received());
    press(Qt::Key_F10);
    QTRY_COMPARE(m_service->stored[0].status, Status(Status::Code::Paid));
    QVERIFY2(panel()->accessibleName().contains(u"paid late"_s),
             qPrintable(panel()->accessibleName()));
    QVERIFY(!received());
}

void TestConfirmations::offersNothingElsewhere_data()
{
    QTest::addColumn<bool>("sees");
    QTest::newRow("a provider") << true;
    QTest::newRow("a service that confirms nothing") << false;
}

void TestConfirmations::offersNothingElsewhere()
{
    QFETCH(bool, sees);
    m_service->can = {.seesPayments = sees};
    openWindow();
    chargeAndWait();
    QVERIFY(!received());
    QVERIFY(!field());
    press(Qt::Key_F10);
    settle();
    QCOMPARE(m_service->confirmations.size(), 0);
}

void TestConfirmations::confirmsAmongOpenCharges()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 1; i <= 3; ++i) {
        core::Transaction charge = samples::charge(100LL * i, i);
        charge.created = now.addSecs(-60LL * i);
        m_service->stored.append(charge);
    }
    const ui::ShopContext context = m_box->context();
    ui::OpenChargesModel model(context);
    ui::OpenChargesPage page(context, model);
    page.resize(1000, 700);
    support::open(page);
    const auto *table = named<QTableView>(page, u"openTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 3);
    press(Qt::Key_Down);
    const QUuid id = page.current()->id;
    QTest::mouseClick(named<QPushButton>(page, u"receivedButton"_s), Qt::LeftButton);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(m_service->confirmations.size(), 1);
    QVERIFY(model.rowOf(id) < 0);
    QTRY_VERIFY(named<QLabel>(page, u"openNewsLabel"_s)->text().contains(kAtCounter));
    press(Qt::Key_F10, Qt::ControlModifier);
    QTRY_COMPARE(m_service->withdrawals.size(), 1);
}

/// The second press was meant for the charge that has just left the list.
void TestConfirmations::confirmsOnlyOneOfTwoPresses()
{
    for (int i = 1; i <= 3; ++i)
        m_service->stored.append(samples::charge(100LL * i, i));
    const ui::ShopContext context = m_box->context();
    ui::OpenChargesModel model(context);
    ui::OpenChargesPage page(context, model);
    page.resize(1000, 700);
    support::open(page);
    QTRY_COMPARE(model.rowCount(), 3);
    press(Qt::Key_F10);
    QTRY_COMPARE(model.rowCount(), 2);
    press(Qt::Key_F10);
    settle();
    QCOMPARE(m_service->confirmations.size(), 1);
    support::advanceClock(1100ms);
    press(Qt::Key_F10);
    QTRY_COMPARE(model.rowCount(), 1);
}

BALCAO_TEST(TestConfirmations)
#include "tests/support/waitlimit.h"
#include "tst_confirmations.moc"
