// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/preferences.h"
#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/widgets/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::type;

/// The pages of a till with the keypad: everything that one can tap has the size of a finger.
class TestTouchTargets : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::applyTheme(*qApp, ui::Scheme::Light); }
    void cleanupTestCase() { qApp->setStyleSheet({}); }
    void cleanup() { closeAll(); }

    void areLargeOnTheEntry_data() { addSizes(); }
    void areLargeOnTheEntry();
    void areLargeInTheListOfPayers_data() { addSizes(); }
    void areLargeInTheListOfPayers();
    void areLargeOnAWaitingCharge_data() { addSizes(); }
    void areLargeOnAWaitingCharge();
    void areLargeOnAChargeToConfirm_data() { addSizes(); }
    void areLargeOnAChargeToConfirm();
    void areLargeOnTheQuestion_data() { addSizes(); }
    void areLargeOnTheQuestion();
    void areLargeOnAnOutcome_data() { addSizes(); }
    void areLargeOnAnOutcome();
    void areLargeInMenus();
    void areSmallWithoutTheKeypad();
    void areWholeInEveryHeight();

private:
    static void addSizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x768") << QSize(808, 640);
        QTest::newRow("1366x768") << QSize(1150, 640);
        QTest::newRow("1920x1080") << QSize(1700, 940);
    }

    void start(core::Appearance::Keypad keypad = core::Appearance::Keypad::Shown)
    {
        begin();
        core::Preferences preferences = m_box->preferences().value();
        preferences.appearance.keypad = keypad;
        m_box->preferences().set(preferences);
    }

    void resizeToRow()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        settle();
    }

    void become(const Status &status)
    {
        TillFixture::become(m_service->stored.first(), status);
        settle();
    }

    void chargeAndWait(const QString &digits = u"1500"_s)
    {
        charge(digits);
        QTRY_VERIFY(isWaiting());
        settle();
    }

    /// Returns the widgets that react to a tap.
    [[nodiscard]] QList<QWidget *> targets() const
    {
        QList<QWidget *> found;
        for (QWidget *widget : m_window->findChildren<QWidget *>()) {
            const bool isTarget = qobject_cast<QAbstractButton *>(widget) ||
                                  qobject_cast<QLineEdit *>(widget) ||
                                  qobject_cast<QComboBox *>(widget);
            if (isTarget && widget->isVisible())
                found.append(widget);
        }
        return found;
    }

    [[nodiscard]] bool hasTarget(const QString &name) const
    {
        const QList<QWidget *> all = targets();
        return std::any_of(all.begin(), all.end(),
                           [&name](const QWidget *one) { return one->objectName() == name; });
    }

    /// Checks the size of all targets, of which there must be `min`.
    void checkTargets(int min) const
    {
        QStringList small;
        const QList<QWidget *> all = targets();
        for (const QWidget *widget : all) {
            if (widget->width() < ui::kTouchTarget || widget->height() < ui::kTouchTarget)
                small.append(u"%1: %2 x %3"_s.arg(widget->objectName())
                                 .arg(widget->width())
                                 .arg(widget->height()));
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
        QVERIFY2(all.size() >= min, qPrintable(QString::number(all.size())));
    }

    /// Checks that each way to give the code to the customer has a button or is in the menu.
    void checkShared() const
    {
        const bool hasMenu = named(*m_window, u"moreButton"_s)->isVisible();
        for (const auto &name :
             {u"copyButton"_s, u"shareButton"_s, u"printSlipButton"_s, u"saveButton"_s})
            QVERIFY2(hasMenu || named(*m_window, name)->isVisible(), qPrintable(name));
    }

    static void checkMenu(const QMenu *menu, int min)
    {
        QVERIFY(menu && menu->isVisible());
        QVERIFY2(menu->actions().size() >= min, qPrintable(menu->objectName()));
        for (QAction *action : menu->actions())
            QVERIFY2(menu->actionGeometry(action).height() >= ui::kTouchTarget,
                     qPrintable(action->text()));
    }
};

/// With products, the line of the last charge, and two charges on cards.
void TestTouchTargets::areLargeOnTheEntry()
{
    start();
    for (const QString &digits : {u"700"_s, u"1500"_s}) {
        chargeAndWait(digits);
        m_window->startNext();
    }
    become(Status::Code::Paid);
    resizeToRow();
    QVERIFY(isEntering());
    checkTargets(17 + 2 + 1 + 3 + 2 + 2); // keypad, products, its button, payer, menus, cards
    for (const auto &name : {u"formButton"_s, u"profileButton"_s, u"payerEdit"_s})
        QVERIFY2(hasTarget(name), qPrintable(name));
}

void TestTouchTargets::areLargeInTheListOfPayers()
{
    start();
    resizeToRow();
    QVERIFY(await(m_box->console().payers().remember(
        {.name = u"Ana Souza"_s, .document = u"11144477735"_s})));
    named(*m_window, u"payerEdit"_s)->setFocus();
    type(u"77735"_s);
    auto *rows = named<QListWidget>(*m_window, u"payerMatches"_s);
    QTRY_VERIFY(rows->isVisible());
    QCOMPARE(rows->count(), 1);
    QVERIFY2(rows->visualItemRect(rows->item(0)).height() >= ui::kTouchTarget,
             qPrintable(QString::number(rows->visualItemRect(rows->item(0)).height())));
}

/// With the simulated customer of the demo and one card.
void TestTouchTargets::areLargeOnAWaitingCharge()
{
    start();
    m_service->can.simulates = true;
    chargeAndWait(u"700"_s);
    m_window->startNext();
    chargeAndWait();
    resizeToRow();
    QVERIFY(isWaiting());
    checkTargets(2 + 2 + 1 + 2); // cards, ends, the menu, simulator
    for (const auto &name :
         {u"nextButton"_s, u"askAbandonButton"_s, u"payButton"_s, u"giveUpButton"_s})
        QVERIFY2(hasTarget(name), qPrintable(name));
    checkShared();
}

/// In an own shop, with the field for the id.
void TestTouchTargets::areLargeOnAChargeToConfirm()
{
    start();
    m_service->can.seesPayments = false;
    m_service->can.confirmsPayments = true;
    openWindow();
    chargeAndWait();
    resizeToRow();
    QVERIFY(isWaiting());
    checkTargets(2 + 2 + 1); // confirmation, ends, the menu
    checkShared();
    for (const auto &name : {u"receivedButton"_s, u"confirmIdEdit"_s, u"askAbandonButton"_s})
        QVERIFY2(hasTarget(name), qPrintable(name));
}

void TestTouchTargets::areLargeOnTheQuestion()
{
    start();
    chargeAndWait();
    resizeToRow();
    press(Qt::Key_Escape);
    settle();
    checkTargets(2 + 2 + 2);
    for (const auto &name : {u"keepButton"_s, u"abandonButton"_s})
        QVERIFY2(hasTarget(name), qPrintable(name));
}

void TestTouchTargets::areLargeOnAnOutcome()
{
    start();
    chargeAndWait();
    become(Status::Code::Paid);
    resizeToRow();
    checkTargets(3); // next, print, save
}

void TestTouchTargets::areLargeInMenus()
{
    start();
    m_window->resize(808, 640);
    settle();
    QTest::mouseClick(named(*m_window, u"profileButton"_s), Qt::LeftButton);
    checkMenu(m_window->findChild<QMenu *>(u"profileMenu"_s), 2);
    m_window->findChild<QMenu *>(u"profileMenu"_s)->close();
    m_service->can.simulates = true;
    chargeAndWait();
    QTest::mouseClick(named(*m_window, u"moreButton"_s), Qt::LeftButton);
    const auto *menu = m_window->findChild<QMenu *>(u"moreMenu"_s);
    checkMenu(menu, 1);
    QStringList hidden;
    for (const auto &name :
         {u"saveButton"_s, u"printSlipButton"_s, u"shareButton"_s, u"copyButton"_s}) {
        if (!named(*m_window, name)->isVisible())
            hidden.append(named(*m_window, name)->accessibleName());
    }
    QStringList offered;
    for (const QAction *action : menu->actions())
        offered.append(action->text());
    QCOMPARE(offered, hidden);
}

/// Without the keypad the rows stay low: more fits on the page.
void TestTouchTargets::areSmallWithoutTheKeypad()
{
    start(core::Appearance::Keypad::Hidden);
    const QWidget *field = named(*m_window, u"payerEdit"_s);
    QVERIFY2(field->height() < 40, qPrintable(QString::number(field->height())));
    core::Preferences preferences = m_box->preferences().value();
    preferences.appearance.keypad = core::Appearance::Keypad::Shown;
    m_box->preferences().set(preferences);
    settle();
    QVERIFY(field->height() >= ui::kTouchTarget);
    preferences.appearance.keypad = core::Appearance::Keypad::Hidden;
    m_box->preferences().set(preferences);
    settle();
    QVERIFY2(field->height() < 40, qPrintable(QString::number(field->height())));
}

/// The side of a waiting charge drops details and buttons before it cuts one.
void TestTouchTargets::areWholeInEveryHeight()
{
    start(core::Appearance::Keypad::Hidden);
    m_service->can.simulates = true;
    chargeAndWait();
    const QWidget *pay = named(*m_window, u"payButton"_s);
    for (int height = 560; height < 700; ++height) {
        m_window->resize(1100, height);
        settle();
        QVERIFY2(pay->isVisible() && pay->height() >= pay->minimumSizeHint().height(),
                 qPrintable(u"%1: %2"_s.arg(height).arg(pay->height())));
    }
}

BALCAO_TEST(TestTouchTargets)
#include "tests/support/waitlimit.h"
#include "tst_touchtargets.moc"
