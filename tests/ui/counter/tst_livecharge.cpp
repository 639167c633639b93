// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/await.h"
#include "tests/support/clock.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/chargepage.h"
#include "ui/counter/livecharge.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/outcomepanel.h"
#include "ui/widgets/theme.h"

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QScopeGuard>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using std::chrono::milliseconds;
using support::named;
using support::press;
using support::settle;
using support::type;

namespace
{

// Wait in ms to prove that nothing happens: longer than a stay of 100 ms and than the delay of the
// gate.
constexpr milliseconds kPastTheStay(200);
constexpr milliseconds kPastTheGate(120);

} // namespace

/// Outcome of the charge on the screen, and how the counter continues.
class TestLiveCharge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void asksForTheStateWithF5();
    void showsThatAPaymentIsHeld_data();
    void showsThatAPaymentIsHeld();
    void goesOnByItself();
    void staysOncePaidIfAKeyIsTouched_data();
    void staysOncePaidIfAKeyIsTouched();
    void staysForAReceipt_data();
    void staysForAReceipt();
    void staysAsLongAsTheShopLikes();
    void staysWhileNobodyLooks();
    void staysWhereNothingCounts_data();
    void staysWhereNothingCounts();
    void isNotClosedByAScanner();
    void ignoresAnEarlierEnter();
    void acceptsTheNextAmountAtOnce();
    void continuesWithTheNextCustomer_data();
    void continuesWithTheNextCustomer();
    void ignoresClicksForThePageBefore();
    void chargesAgainByMouse();
    void chargesTheSameAgain_data();
    void chargesTheSameAgain();
    void asksBeforeTheSameIsChargedTwice();
    void keepsTheOutcomeWhenTheSameIsRefused();
    void reportsOnceThatItIsDecided();
    void abandonsAndRetypes();
    void asksBeforeItAbandons();
    void cancelsNothingByHurriedKeys();
    void cancelsByMouse();
    void hasTargetsForFingers_data();
    void hasTargetsForFingers();
    void showsHowToStartTheNextSale();
    void showsWhatAbandoningMeans();
    void abandonsNothingThatIsPaidMeanwhile();
    void letsNoScannerAbandon();
    void showsThatItCouldNotAbandon();
    void pressesTheButtonThatHasTheFocus();
    void letsNoScannerPressTheButton();

private:
    void charge(const QString &digits);
    void become(const Status &status);
    [[nodiscard]] QWidget *panel() const { return named(*m_page, u"outcomePanel"_s); }
    [[nodiscard]] ui::LiveCharge *live() const
    {
        return named<ui::LiveCharge>(*m_page, u"liveCharge"_s);
    }
    [[nodiscard]] bool isEntering() const { return amountEdit()->isVisible(); }
    [[nodiscard]] bool isWaiting() const { return named(*m_page, u"qrView"_s)->isVisible(); }
    [[nodiscard]] ui::AmountEdit *amountEdit() const
    {
        return named<ui::AmountEdit>(*m_page, u"amountEdit"_s);
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<ui::ChargePage> m_page;
    support::TimedKeys m_keys;
    int m_made = 0;
};

void TestLiveCharge::init()
{
    m_service = std::make_unique<FakeService>();
    m_box = std::make_unique<ToolBox>(*m_service);
    m_service->onCreate = [this](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents(), ++m_made);
        made.reference = draft.reference;
        made.name = draft.name;
        made.extra = draft.extra;
        m_service->stored.prepend(made);
        Q_EMIT m_service->changed(made);
        return made;
    };
    m_page = std::make_unique<ui::ChargePage>(m_box->context());
    m_page->resize(1000, 700);
    support::open(*m_page);
}

void TestLiveCharge::cleanup()
{
    m_page.reset();
    m_box.reset();
    m_service.reset();
}

void TestLiveCharge::charge(const QString &digits)
{
    type(digits);
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
}

/// Changes the newest charge to this status.
void TestLiveCharge::become(const Status &status)
{
    m_service->stored.first() = samples::moved(m_service->stored.first(), status);
    Q_EMIT m_service->changed(m_service->stored.first());
}

void TestLiveCharge::asksForTheStateWithF5()
{
    charge(u"1500"_s);
    press(Qt::Key_F5);
    QTRY_VERIFY(named<QLabel>(*m_page, u"newsLabel"_s)
                    ->text()
                    .contains(ui::statusWord(Status::Code::Pending)));
    m_service->stored.first() = samples::moved(m_service->stored.first(), Status::Code::Paid);
    press(Qt::Key_F5); // no change was reported
    QTRY_VERIFY(panel()->isVisible());
}

void TestLiveCharge::showsThatAPaymentIsHeld_data()
{
    QTest::addColumn<Status::Code>("state");
    QTest::addColumn<QString>("reason");
    QTest::newRow("in analysis") << Status::Code::InAnalysis << u"held for a check"_s;
    QTest::newRow("in process") << Status::Code::InProcess << u"on its way"_s;
}

/// A hidden code alone would leave the page empty.
void TestLiveCharge::showsThatAPaymentIsHeld()
{
    QFETCH(Status::Code, state);
    QFETCH(QString, reason);
    charge(u"1500"_s);
    become(state);
    QTRY_VERIFY(named(*m_page, u"heldCard"_s)->isVisible());
    QVERIFY(!isWaiting());
    QVERIFY(named<QLabel>(*m_page, u"heldTitle"_s)->text().contains(u"Not paid"_s));
    QVERIFY(named<QLabel>(*m_page, u"heldText"_s)->text().contains(reason));
    for (const QString &button : {u"copyButton"_s, u"shareButton"_s, u"printSlipButton"_s})
        QVERIFY2(!named(*m_page, button)->isVisible(), qPrintable(button));
    QVERIFY(!named(*m_page, u"expiryLabel"_s)->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(named(*m_page, u"abandonButton"_s)->isVisible());
    press(Qt::Key_Return);
    QVERIFY(named(*m_page, u"heldCard"_s)->isVisible());
    become(Status::Code::Paid);
    QTRY_VERIFY(panel()->isVisible());
    press(Qt::Key_Return);
    charge(u"700"_s);
    QVERIFY(named(*m_page, u"copyButton"_s)->isVisible());
}

void TestLiveCharge::goesOnByItself()
{
    live()->setPaidStay(milliseconds(1200));
    charge(u"1500"_s);
    become(Status::Code::Paid);
    QElapsedTimer stay;
    stay.start();
    QVERIFY(support::advanceClockUntil([this] { return isEntering(); }));
    QVERIFY(stay.elapsed() > 1080);
    QVERIFY(amountEdit()->amount().isZero());
    charge(u"700"_s); // the next customer pays the same
    become(Status::Code::Paid);
    QVERIFY(support::advanceClockUntil([this] { return isEntering(); }));
}

void TestLiveCharge::staysOncePaidIfAKeyIsTouched_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("shift") << Qt::Key_Shift;
    QTest::newRow("arrow") << Qt::Key_Down;
    QTest::newRow("a letter") << Qt::Key_Q;
    QTest::newRow("a shortcut of somebody") << Qt::Key_F12;
}

void TestLiveCharge::staysOncePaidIfAKeyIsTouched()
{
    QFETCH(Qt::Key, key);
    live()->setPaidStay(milliseconds(100));
    charge(u"1500"_s);
    become(Status::Code::Paid);
    press(key);
    support::advanceClock(kPastTheStay);
    QVERIFY(panel()->isVisible());
    press(Qt::Key_Return);
    QVERIFY(isEntering());
}

void TestLiveCharge::staysForAReceipt_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("print") << u"outcomePrintButton"_s;
    QTest::newRow("save") << u"outcomeSaveButton"_s;
}

/// The page must not continue behind the dialog of a button.
void TestLiveCharge::staysForAReceipt()
{
    QFETCH(QString, button);
    live()->setPaidStay(milliseconds(1200));
    charge(u"1500"_s);
    become(Status::Code::Paid);
    support::advanceClock(ui::OutcomePanel::kCoolDown);
    QTest::mouseClick(named(*m_page, button), Qt::LeftButton);
    support::advanceClock(milliseconds(5000));
    QVERIFY(panel()->isVisible());
    QVERIFY(!isEntering());
}

void TestLiveCharge::staysAsLongAsTheShopLikes()
{
    core::Preferences likes;
    likes.timeouts.paidStay = core::TillTimeouts::kMinStay;
    m_box->preferences().set(likes); // while the page is open
    charge(u"1500"_s);
    become(Status::Code::Paid);
    QElapsedTimer stay;
    stay.start();
    QVERIFY(support::advanceClockUntil([this] { return isEntering(); }));
    QVERIFY(stay.elapsed() > 1800);
}

/// A charge on another page, or behind one, stays: a returning user has not seen the outcome yet.
void TestLiveCharge::staysWhileNobodyLooks()
{
    live()->setPaidStay(milliseconds(100));
    charge(u"1500"_s);
    m_page->hide();
    become(Status::Code::Paid);
    support::advanceClock(kPastTheStay);
    support::open(*m_page);
    QVERIFY(panel()->isVisible());
    QTRY_VERIFY(isEntering());
}

void TestLiveCharge::staysWhereNothingCounts_data()
{
    QTest::addColumn<Status::Code>("outcome");
    QTest::addColumn<int>("stay");
    QTest::newRow("paid, switched off") << Status::Code::Paid << 0;
    QTest::newRow("denied") << Status::Code::Denied << 100;
    QTest::newRow("canceled") << Status::Code::Canceled << 100;
    QTest::newRow("expired") << Status::Code::Expired << 100;
}

void TestLiveCharge::staysWhereNothingCounts()
{
    QFETCH(Status::Code, outcome);
    QFETCH(int, stay);
    live()->setPaidStay(milliseconds(stay));
    charge(u"1500"_s);
    become(outcome);
    support::advanceClock(kPastTheStay);
    QVERIFY(panel()->isVisible());
}

void TestLiveCharge::isNotClosedByAScanner()
{
    charge(u"1500"_s);
    m_keys.scan(u"78910"_s); // starts while the charge is pending …
    become(Status::Code::Paid);
    m_keys.scan(u"00315507\r"_s);
    m_keys.type(u"E9999999920261120P"_s, 4);
    m_keys.type(u"\r"_s, 100);
    support::advanceClock(kPastTheGate); // … and nothing of it comes later.
    QVERIFY(panel()->isVisible());
    QVERIFY(!panel()->accessibleDescription().isEmpty());
    QVERIFY(amountEdit()->amount().isZero());
    m_keys.type(u"\r"_s, 900);
    QTRY_VERIFY(isEntering());
}

/// Pressed while the charge was pending: the outcome has not been seen yet.
void TestLiveCharge::ignoresAnEarlierEnter()
{
    charge(u"1500"_s);
    m_keys.type(u"\r"_s, 90);
    become(Status::Code::Paid);
    support::advanceClock(kPastTheGate);
    QVERIFY(panel()->isVisible());
}

void TestLiveCharge::acceptsTheNextAmountAtOnce()
{
    charge(u"1500"_s);
    become(Status::Code::Paid);
    m_keys.type(u"700\r"_s, 35); // typed by a fast person
    QTRY_COMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1].amount->cents(), 700);
}

void TestLiveCharge::continuesWithTheNextCustomer_data()
{
    QTest::addColumn<Status::Code>("outcome");
    QTest::addColumn<QString>("how");
    using Code = Status::Code;
    for (const Code code : {Code::Paid, Code::Denied, Code::Canceled, Code::Expired}) {
        for (const char *how : {"Enter", "Esc", "button", "click"})
            QTest::addRow("%s, %s", qPrintable(Status(code).toText()), how)
                << code << QString::fromLatin1(how);
    }
}

/// The same on every outcome, and nothing is charged.
void TestLiveCharge::continuesWithTheNextCustomer()
{
    QFETCH(Status::Code, outcome);
    QFETCH(QString, how);
    charge(u"1500"_s);
    become(outcome);
    support::advanceClock(ui::OutcomePanel::kCoolDown);
    QVERIFY(panel()->isVisible());
    if (how == "Enter"_L1)
        press(Qt::Key_Return);
    else if (how == "Esc"_L1)
        press(Qt::Key_Escape);
    else if (how == "button"_L1)
        QTest::mouseClick(named(*m_page, u"outcomeNextButton"_s), Qt::LeftButton);
    else
        QTest::mouseClick(panel(), Qt::LeftButton);
    QTRY_VERIFY(isEntering());
    QVERIFY(amountEdit()->hasFocus());
    QVERIFY(amountEdit()->amount().isZero());
    QCOMPARE(m_service->drafts.size(), 1);
}

/// A double click on a button of the code must not close the outcome that replaces the code.
void TestLiveCharge::ignoresClicksForThePageBefore()
{
    live()->setPaidStay(milliseconds(5000));
    charge(u"1500"_s);
    become(Status::Code::Paid);
    QTest::mouseClick(panel(), Qt::LeftButton);
    QTest::mouseClick(named(*m_page, u"outcomeNextButton"_s), Qt::LeftButton);
    settle();
    QVERIFY(panel()->isVisible());
    support::advanceClock(ui::OutcomePanel::kCoolDown);
    QVERIFY(panel()->isVisible());
    QVERIFY(support::advanceClockUntil([this] { return isEntering(); })); // The countdown runs.
}

void TestLiveCharge::chargesAgainByMouse()
{
    charge(u"1500"_s);
    become(Status::Code::Canceled);
    support::advanceClock(ui::OutcomePanel::kCoolDown);
    QVERIFY(!named(*m_page, u"outcomePrintButton"_s)->isVisible());
    QTest::mouseClick(named(*m_page, u"outcomeAgainButton"_s), Qt::LeftButton);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    become(Status::Code::Paid);
    QVERIFY(!named(*m_page, u"outcomeAgainButton"_s)->isVisible());
    QVERIFY(named(*m_page, u"outcomePrintButton"_s)->isVisible());
    QVERIFY(named(*m_page, u"outcomeSaveButton"_s)->isVisible());
}

void TestLiveCharge::chargesTheSameAgain_data()
{
    QTest::addColumn<Status::Code>("outcome");
    QTest::newRow("denied") << Status::Code::Denied;
    QTest::newRow("canceled") << Status::Code::Canceled;
    QTest::newRow("expired") << Status::Code::Expired;
}

/// One key, as in the table of keys.
void TestLiveCharge::chargesTheSameAgain()
{
    QFETCH(Status::Code, outcome);
    core::Transaction unpaid = samples::charge(2500, 77);
    unpaid.name = u"Maria da Silva"_s; // not the payer of the counter
    unpaid.extra = u"mesa 4"_s;
    m_service->stored = {unpaid};
    m_page->resume(unpaid);
    become(outcome);
    QVERIFY(panel()->isVisible());
    press(Qt::Key_R);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    const core::TransactionDraft draft = m_service->drafts[0];
    QVERIFY(!draft.reference.isEmpty() && draft.reference != unpaid.reference);
    QCOMPARE(draft, (core::TransactionDraft{
                        .operation = core::Operation::CashIn,
                        .amount = unpaid.amount,
                        .name = unpaid.name,
                        .email = unpaid.email,
                        .phone = unpaid.phone,
                        .document = unpaid.document,
                        .description = unpaid.description,
                        .platform = m_service->platform(),
                        .reference = draft.reference,
                        .extra = unpaid.extra,
                        .pixKey = {},
                        .keyType = {},
                    }));
    QCOMPARE(named<QLabel>(*m_page, u"liveAmountLabel"_s)->text(), ui::moneyText(unpaid.amount));
}

void TestLiveCharge::asksBeforeTheSameIsChargedTwice()
{
    charge(u"1500"_s);
    become(Status::Code::Expired);
    core::Transaction other = samples::charge(1500, 88);
    Q_EMIT m_service->changed(other);
    press(Qt::Key_R);
    QTRY_VERIFY(panel()->accessibleDescription().contains(ui::timeText(other.created)));
    QCOMPARE(m_service->drafts.size(), 1);
    press(Qt::Key_R);
    QTRY_COMPARE(m_service->drafts.size(), 2);
}

void TestLiveCharge::keepsTheOutcomeWhenTheSameIsRefused()
{
    charge(u"1500"_s);
    become(Status::Code::Denied);
    const auto make = m_service->onCreate;
    const core::Error full{core::Error::Code::StorageFull, {}, {}};
    m_service->onCreate = [&](const auto &) { return tl::unexpected(full); };
    press(Qt::Key_R);
    QTRY_COMPARE(panel()->accessibleDescription(), ui::errorParagraph(full));
    QVERIFY(panel()->isVisible());
    QCOMPARE(m_service->drafts.size(), 2);
    m_service->onCreate = make;
    press(Qt::Key_R);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 3);
    QCOMPARE(m_service->drafts[2], m_service->drafts[1]); // one intent, one reference
}

void TestLiveCharge::reportsOnceThatItIsDecided()
{
    const QSignalSpy decided(live(), &ui::LiveCharge::decided);
    charge(u"1500"_s);
    become(Status::Code::Paid);
    Q_EMIT m_service->changed(m_service->stored.first()); // reported again
    Q_EMIT m_service->changed(samples::moved(samples::charge(700, 99), Status::Code::Paid));
    QCOMPARE(decided.size(), 1);
    m_page->resume(m_service->stored.first()); // decided before
    QCOMPARE(decided.size(), 1);
}

/// Two keys and the new amount, as in the table of keys.
void TestLiveCharge::abandonsAndRetypes()
{
    charge(u"1500"_s);
    const QUuid wrong = m_service->stored[0].id;
    press(Qt::Key_Escape);
    press(Qt::Key_A);
    QTRY_VERIFY(isEntering());
    charge(u"1500"_s); // an equal charge without a question: the other one is abandoned
    QCOMPARE(m_service->drafts.size(), 2);
    const auto annotations =
        await(m_box->console().annotations().find({wrong, m_service->stored[0].id}));
    QVERIFY(annotations && annotations->value(wrong).abandoned);
    QVERIFY(!annotations->value(m_service->stored[0].id).abandoned);
}

void TestLiveCharge::asksBeforeItAbandons()
{
    charge(u"1500"_s);
    const auto *title = named<QLabel>(*m_page, u"abandonTitle"_s);
    press(Qt::Key_Escape);
    QVERIFY(title->isVisible());
    QVERIFY(title->text().contains(ui::moneyText(m_service->stored[0].amount)));
    QVERIFY(!isWaiting()); // must not be paid now
    type(u"7"_s);
    QVERIFY(title->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(isWaiting());
    press(Qt::Key_Escape);
    m_page->startNext(); // not an answer to the question
    m_page->resume(m_service->stored[0]);
    QVERIFY(isWaiting());
    const auto annotations = await(m_box->console().annotations().find({m_service->stored[0].id}));
    QVERIFY(annotations && annotations->isEmpty());
}

/// Esc is the key to go back, and Enter the key of a hurry.
void TestLiveCharge::cancelsNothingByHurriedKeys()
{
    charge(u"1500"_s);
    for (const auto &keys : {QList{Qt::Key_Escape, Qt::Key_Return},
                             QList{Qt::Key_Escape, Qt::Key_Escape, Qt::Key_Escape, Qt::Key_Enter},
                             QList{Qt::Key_Escape, Qt::Key_Space, Qt::Key_Return}}) {
        for (const Qt::Key key : keys)
            press(key);
        support::advanceClock(kPastTheGate);
        QVERIFY(isWaiting());
    }
    press(Qt::Key_A); // without a question
    support::advanceClock(kPastTheGate);
    QVERIFY(isWaiting());
}

/// The buttons that end the charge are large in each window, all others where the height allows.
void TestLiveCharge::hasTargetsForFingers_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isRoomy");
    QTest::newRow("1024x768") << QSize(808, 640) << false;
    QTest::newRow("1366x768") << QSize(1150, 640) << false;
    QTest::newRow("1920x1080") << QSize(1700, 940) << true;
}

void TestLiveCharge::hasTargetsForFingers()
{
    QFETCH(QSize, size);
    QFETCH(bool, isRoomy);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, ui::Scheme::Light);
    m_page->resize(size);
    charge(u"1500"_s);
    settle();
    QVERIFY(isWaiting());
    int large = 0;
    for (const QPushButton *button : live()->findChildren<QPushButton *>()) {
        if (!button->isVisible())
            continue;
        const bool endsCharge = button->objectName() == "nextButton"_L1 ||
                                button->objectName() == "askAbandonButton"_L1;
        if (endsCharge || isRoomy)
            QVERIFY2(button->height() >= ui::kTouchTarget, qPrintable(button->objectName()));
        large += button->height() >= ui::kTouchTarget ? 1 : 0;
    }
    QVERIFY2(large >= (isRoomy ? 6 : 2), qPrintable(QString::number(large)));
}

void TestLiveCharge::cancelsByMouse()
{
    charge(u"1500"_s);
    QTest::mouseClick(named(*m_page, u"askAbandonButton"_s), Qt::LeftButton);
    QVERIFY(!isWaiting());
    QTest::mouseClick(named(*m_page, u"keepButton"_s), Qt::LeftButton);
    QVERIFY(isWaiting());
    QTest::mouseClick(named(*m_page, u"askAbandonButton"_s), Qt::LeftButton);
    QTest::mouseClick(named(*m_page, u"abandonButton"_s), Qt::LeftButton);
    QVERIFY(isEntering());
    const auto annotations = await(m_box->console().annotations().find({m_service->stored[0].id}));
    QVERIFY(annotations && annotations->value(m_service->stored[0].id).abandoned);
}

/// A digit on a waiting charge starts nothing, but never disappears without a word.
void TestLiveCharge::showsHowToStartTheNextSale()
{
    charge(u"1500"_s);
    const auto *news = named<QLabel>(*m_page, u"newsLabel"_s);
    QVERIFY(news->text().isEmpty());
    type(u"7"_s);
    QTRY_VERIFY(news->text().contains(u"F2"_s));
    QVERIFY(isWaiting());
    become(Status::Code::Canceled);
    QCOMPARE(panel()->accessibleDescription(), QString()); // false now
    m_page->startNext();
    QVERIFY(amountEdit()->amount().isZero());
}

void TestLiveCharge::showsWhatAbandoningMeans()
{
    const auto *text = named<QLabel>(*m_page, u"abandonText"_s);
    QVERIFY(!text->text().contains(u"bank"_s));
    m_service->can = {};
    const ui::ChargePage blind(m_box->context());
    QVERIFY(named<QLabel>(blind, u"abandonText"_s)->text().contains(u"bank"_s));
}

void TestLiveCharge::abandonsNothingThatIsPaidMeanwhile()
{
    charge(u"1500"_s);
    press(Qt::Key_Escape);
    m_keys.type(u"a"_s, 90);
    become(Status::Code::Paid); // before it is known who pressed A
    support::advanceClock(kPastTheGate);
    QVERIFY(panel()->isVisible());
    const auto annotations = await(m_box->console().annotations().find({m_service->stored[0].id}));
    QVERIFY(annotations && annotations->isEmpty());
}

void TestLiveCharge::letsNoScannerAbandon()
{
    charge(u"1500"_s);
    press(Qt::Key_Escape);
    m_keys.scan(u"A7891000315507\r"_s);
    support::advanceClock(kPastTheGate);
    QVERIFY(named(*m_page, u"abandonTitle"_s)->isVisible());
    m_keys.type(u"a"_s, 900);
    QTRY_VERIFY(isEntering());
}

void TestLiveCharge::showsThatItCouldNotAbandon()
{
    core::ConsoleDatabase closed({.path = m_box->path(u"none"_s)});
    QVERIFY(QDir().mkdir(m_box->path(u"none"_s))); // a folder with the name of the file
    closed.open();
    const ui::ShopContext good = m_box->context();
    m_page = std::make_unique<ui::ChargePage>(ui::ShopContext{
        good.service, good.payer, good.receipts, good.preferences, closed, good.lock});
    support::open(*m_page);
    charge(u"1500"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_A);
    QTRY_VERIFY(isEntering());
    QTRY_VERIFY(named<QLabel>(*m_page, u"lastResultLabel"_s)->text().contains(u"could not"_s));
    m_page.reset(); // before its store
}

void TestLiveCharge::pressesTheButtonThatHasTheFocus()
{
    type(u"1500"_s);
    auto *button = named<QPushButton>(*m_page, u"createButton"_s);
    button->setFocus();
    QVERIFY(button->hasFocus());
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    m_page->startNext();
    m_keys.type(u"700"_s, 90);
    button->setFocus();
    m_keys.type(u"50\r"_s, 90); // continues in the amount
    QTRY_COMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1].amount->cents(), 70050);
}

void TestLiveCharge::letsNoScannerPressTheButton()
{
    type(u"1500"_s);
    named(*m_page, u"createButton"_s)->setFocus();
    m_keys.scan(u"ABC7891\r"_s);
    support::advanceClock(kPastTheGate);
    QCOMPARE(m_service->drafts.size(), 0);
    QCOMPARE(amountEdit()->amount().cents(), 1500);
}

BALCAO_TEST(TestLiveCharge)
#include "tst_livecharge.moc"
