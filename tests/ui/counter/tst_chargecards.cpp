// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"
#include "tests/support/tillfixture.h"
#include "ui/counter/chargecard.h"
#include "ui/counter/chargecards.h"
#include "ui/counter/chargepage.h"
#include "ui/text/text.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::type;

/// Several charges at one counter, by keys.
class TestChargeCards : public QObject, private support::TillFixture<ui::ChargePage>
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsNoneForOneCharge();
    void goesThroughThemWithCtrlTab();
    void keepsWhatIsTypedMeanwhile();
    void mixesNothingWithWhatIsTyped_data();
    void mixesNothingWithWhatIsTyped();
    void showsLoudlyThatOneIsPaid();
    void isDoneWithOneThatWasSeen();
    void returnsToOneByAClick();
    void dropsWhatIsAbandoned();
    void hasFourOfThem();
    void keepsThePaidOnes();
    void distinguishesCustomers();
    void keepsNoCardOfADoneSaleWhereNobodySees();
    void chargesAgainWhatIsNotTyped();

private:
    [[nodiscard]] QList<ui::ChargeCard *> cards() const;
    [[nodiscard]] QStringList amounts() const;
    [[nodiscard]] QString inFront() const;
    [[nodiscard]] bool isTyping() const { return named(*m_window, u"amountEdit"_s)->isVisible(); }
};

void TestChargeCards::init()
{
    openService([this](core::Transaction &made, const core::TransactionDraft &draft) {
        made.created = QDateTime::currentDateTimeUtc().addSecs(m_made - 100);
        made.name = draft.name;
        made.document = draft.document;
        made.reference = draft.reference;
    });
    openWindow();
}

void TestChargeCards::cleanup()
{
    closeAll();
}

QList<ui::ChargeCard *> TestChargeCards::cards() const
{
    QList<ui::ChargeCard *> shown;
    for (auto *card : m_window->findChildren<ui::ChargeCard *>()) {
        if (card->isVisible())
            shown.append(card);
    }
    return shown;
}

/// Returns the amounts of the cards in centavos, in their order.
QStringList TestChargeCards::amounts() const
{
    QStringList list;
    const QList<ui::ChargeCard *> shown = cards();
    for (const ui::ChargeCard *card : shown)
        list.append(QString::number(card->charge().amount.cents()));
    return list;
}

/// Returns the amount of the shown charge in centavos; empty: the entry form.
QString TestChargeCards::inFront() const
{
    const auto charge = m_window->inFront();
    return charge ? QString::number(charge->amount.cents()) : QString();
}

void TestChargeCards::showsNoneForOneCharge()
{
    QVERIFY(amounts().isEmpty());
    charge(u"100"_s);
    QVERIFY(amounts().isEmpty());
    press(Qt::Key_Tab, Qt::ControlModifier); // to the entry form
    QCOMPARE(inFront(), QString());
    QCOMPARE(amounts(), QStringList{u"100"_s});
}

void TestChargeCards::goesThroughThemWithCtrlTab()
{
    for (const QString &digits : {u"100"_s, u"200"_s, u"300"_s}) {
        m_window->startNext();
        charge(digits);
    }
    QCOMPARE(amounts(), QStringList({u"100"_s, u"200"_s, u"300"_s}));
    QStringList seen;
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_Tab, Qt::ControlModifier);
        seen.append(inFront());
    }
    QCOMPARE(seen, QStringList({u""_s, u"100"_s, u"200"_s, u"300"_s}));
    seen.clear();
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        seen.append(inFront());
    }
    QCOMPARE(seen, QStringList({u"200"_s, u"100"_s, u""_s, u"300"_s}));
    QVERIFY(m_window->isAncestorOf(support::atTheKeyboard()));
    // No card changed its position.
    QCOMPARE(amounts(), QStringList({u"100"_s, u"200"_s, u"300"_s}));
}

void TestChargeCards::keepsWhatIsTypedMeanwhile()
{
    const core::Transaction first = charge(u"100"_s);
    press(Qt::Key_Tab, Qt::ControlModifier);
    type(u"4200"_s);
    press(Qt::Key_Slash);
    press(Qt::Key_End);
    type(u"x"_s);
    press(Qt::Key_Tab, Qt::ControlModifier);
    become(first, Status::Code::Paid);
    press(Qt::Key_Return); // seen
    QVERIFY(isTyping());
    QVERIFY(named<QLineEdit>(*m_window, u"amountEdit"_s)->text().contains(u"42"_s));
    QVERIFY(named<QLineEdit>(*m_window, u"descriptionEdit"_s)->text().endsWith(u'x'));
    press(Qt::Key_Return);
    QTRY_COMPARE(inFront(), u"4200"_s);
}

void TestChargeCards::mixesNothingWithWhatIsTyped_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("digit") << int(Qt::Key_5) << Qt::KeyboardModifiers();
    QTest::newRow("preset") << int(Qt::Key_C) << Qt::KeyboardModifiers(Qt::AltModifier);
}

/// The next customer's first digit must not be appended to another customer's amount.
void TestChargeCards::mixesNothingWithWhatIsTyped()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    m_box->preferences().set(
        {.presets = {{.name = u"Café"_s, .amount = core::Money::fromCents(500)}}});
    const core::Transaction first = charge(u"100"_s);
    press(Qt::Key_Tab, Qt::ControlModifier);
    type(u"4200"_s);
    const QString typed = named<QLineEdit>(*m_window, u"amountEdit"_s)->text();
    press(Qt::Key_Tab, Qt::ControlModifier);
    become(first, Status::Code::Paid);
    press(Qt::Key(key), modifiers);
    QTRY_VERIFY(isTyping());
    QCOMPARE(named<QLineEdit>(*m_window, u"amountEdit"_s)->text(), typed);
    QVERIFY(named<QLabel>(*m_window, u"chargeMessage"_s)->text().contains(u"F2"_s));
}

void TestChargeCards::showsLoudlyThatOneIsPaid()
{
    const core::Transaction first = charge(u"100"_s);
    m_window->startNext();
    charge(u"200"_s);
    QSignalSpy decided(m_window.get(), &ui::ChargePage::decided);
    const QImage before = cards()[0]->grab().toImage();
    become(first, Status::Code::Paid);
    QCOMPARE(decided.count(), 1);  // for the sound
    QCOMPARE(inFront(), u"200"_s); // The current code stays on the screen.
    QVERIFY(cards()[0]->grab().toImage() != before);
    QVERIFY(cards()[0]->accessibleName().contains(ui::statusWord(Status::Code::Paid)));
    become(first, Status::Code::Paid); // reported twice
    QCOMPARE(decided.count(), 1);
}

void TestChargeCards::isDoneWithOneThatWasSeen()
{
    const core::Transaction first = charge(u"100"_s);
    m_window->startNext();
    const core::Transaction second = charge(u"200"_s);
    become(first, Status::Code::Paid);
    QCOMPARE(amounts(), QStringList({u"100"_s, u"200"_s}));
    press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(named(*m_window, u"outcomePanel"_s)->isVisible());
    press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(inFront(), u"200"_s);
    QVERIFY(amounts().isEmpty()); // only the current charge
    QCOMPARE(m_window->setAside(), QList<core::Transaction>());
}

void TestChargeCards::returnsToOneByAClick()
{
    charge(u"100"_s);
    m_window->startNext();
    QTest::mouseClick(cards()[0], Qt::LeftButton);
    QCOMPARE(inFront(), u"100"_s);
}

void TestChargeCards::dropsWhatIsAbandoned()
{
    const core::Transaction first = charge(u"100"_s);
    m_window->startNext();
    charge(u"200"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_A);
    QCOMPARE(amounts(), QStringList{u"100"_s});
    QVERIFY(await(m_box->console().annotations().abandon(first.id))); // on another page
    QTRY_VERIFY(amounts().isEmpty());
}

void TestChargeCards::hasFourOfThem()
{
    auto *more = named<QPushButton>(*m_window, u"moreChargesButton"_s);
    for (int i = 1; i <= 6; ++i) {
        QVERIFY(!more->isVisible() || i == 6);
        m_window->startNext();
        charge(QString::number(i * 100));
    }
    QCOMPARE(amounts(), QStringList({u"300"_s, u"400"_s, u"500"_s, u"600"_s}));
    QVERIFY(more->isVisible());
    QCOMPARE(more->accessibleName(), u"2 more"_s);
    QSignalSpy requested(m_window.get(), &ui::ChargePage::openChargesRequested);
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(requested.size(), 1);
    m_window->resume(m_service->stored[5]); // from there
    QCOMPARE(amounts(), QStringList({u"100"_s, u"400"_s, u"500"_s, u"600"_s}));
    QCOMPARE(m_window->setAside().size(), 5);
}

/// Unseen payments stay, regardless of the number of later customers.
void TestChargeCards::keepsThePaidOnes()
{
    const core::Transaction paid = charge(u"100"_s);
    m_window->startNext();
    const core::Transaction expired = charge(u"200"_s);
    m_window->startNext();
    become(paid, Status::Code::Paid);
    become(expired, Status::Code::Expired);
    QCOMPARE(amounts(), QStringList({u"100"_s, u"200"_s}));
    for (int i = 3; i <= 6; ++i) {
        m_window->startNext();
        charge(QString::number(i * 100));
    }
    QCOMPARE(amounts(), QStringList({u"100"_s, u"400"_s, u"500"_s, u"600"_s}));
}

void TestChargeCards::distinguishesCustomers()
{
    charge(u"100"_s); // by the shop's own payer
    m_window->startNext();
    const QString reference = m_service->stored[0].reference;
    QVERIFY(cards()[0]->accessibleName().contains(reference));
    m_service->stored[0].name = u"Maria José dos Santos"_s;
    m_service->stored[0].document = u"11144477735"_s;
    Q_EMIT m_service->changed(m_service->stored[0]);
    QVERIFY(cards()[0]->accessibleName().contains(u"Maria J. S."_s));
    QVERIFY(!cards()[0]->accessibleName().contains(u"Santos"_s));
    core::Preferences preferences = m_box->preferences().value();
    preferences.charging.masking = core::Masking::Numbers;
    m_box->preferences().set(preferences);
    QVERIFY(cards()[0]->accessibleName().contains(u"Maria José dos Santos"_s));
}

/// There "next customer" ends a sale, and Ctrl+Tab sets it aside.
void TestChargeCards::keepsNoCardOfADoneSaleWhereNobodySees()
{
    m_service->can = {};
    charge(u"100"_s);
    press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(amounts(), QStringList{u"100"_s});
    charge(u"200"_s);
    m_window->startNext();
    QCOMPARE(amounts(), QStringList{u"100"_s});
    press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(inFront(), u"100"_s);
    m_window->startNext();
    QVERIFY(amounts().isEmpty());
}

void TestChargeCards::chargesAgainWhatIsNotTyped()
{
    const core::Transaction first = charge(u"100"_s);
    press(Qt::Key_Tab, Qt::ControlModifier);
    type(u"4200"_s);
    press(Qt::Key_Tab, Qt::ControlModifier);
    become(first, Status::Code::Expired);
    settle();
    press(Qt::Key_R); // create again
    QTRY_COMPARE(m_service->stored.size(), 2);
    QTRY_VERIFY(m_window->inFront() && m_window->inFront()->id == m_service->stored[0].id);
    QCOMPARE(inFront(), u"100"_s);
    press(Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(named<QLineEdit>(*m_window, u"amountEdit"_s)->text().contains(u"42"_s));
}

BALCAO_TEST(TestChargeCards)
#include "tst_chargecards.moc"
