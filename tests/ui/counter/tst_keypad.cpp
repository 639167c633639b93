// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/preferences.h"
#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/counter/keypad.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtGui/QAccessible>
#include <QtGui/QPointingDevice>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using support::named;
using support::reais;
using Keypad = core::Appearance::Keypad;

/// The keypad of the charge page, by mouse, touch and screen reader.
class TestKeypad : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { closeAll(); }

    void isShownOnDemandAndRemembered();
    void followsTheSetting();
    void typesEachKey_data();
    void typesEachKey();
    void keepsTheKeyboardAtTheAmount();
    void chargesWithFewTaps();
    void isLargeEnoughForFingers_data();
    void isLargeEnoughForFingers();
    void chargesByAScreenReader();
    void isShownOnATouchScreen();

private:
    [[nodiscard]] bool isShown() const { return named(*m_window, u"keypad"_s)->isVisible(); }

    void setKeypad(Keypad keypad)
    {
        core::Preferences preferences = m_box->preferences().value();
        preferences.appearance.keypad = keypad;
        m_box->preferences().set(preferences);
    }

    void click(const QString &button)
    {
        QTest::mouseClick(named<QPushButton>(*m_window, button), Qt::LeftButton);
    }

    /// Clicks a key of the keypad for each character; '<' is the last key, 'C' clears.
    void clickKeys(const QString &keys)
    {
        for (const QChar key : keys) {
            const QString name = key == u'<'   ? u"Erase"_s
                                 : key == u'C' ? u"Clear"_s
                                 : key == u'+' ? u"Plus"_s
                                 : key == u'*' ? u"Times"_s
                                 : key == u',' ? u"Comma"_s
                                 : key == u'h' ? u"00"_s
                                               : QString(key);
            click(u"keypad%1Button"_s.arg(name));
        }
    }
};

void TestKeypad::isShownOnDemandAndRemembered()
{
    QVERIFY(!isShown());
    QVERIFY(named(*m_window, u"createButton"_s)->isVisible());
    click(u"keypadToggleButton"_s);
    QVERIFY(isShown());
    QVERIFY(!named(*m_window, u"createButton"_s)->isVisible()); // one button to charge
    QCOMPARE(m_box->preferences().value().appearance.keypad, Keypad::Shown);
    openWindow(); // a new start
    QVERIFY(isShown());
    support::press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!isShown());
    QCOMPARE(m_box->preferences().value().appearance.keypad, Keypad::Hidden);
}

void TestKeypad::followsTheSetting()
{
    setKeypad(Keypad::Shown);
    QVERIFY(isShown());
    setKeypad(Keypad::Hidden);
    QVERIFY(!isShown());
    setKeypad(Keypad::Automatic);
    QCOMPARE(isShown(), ui::Keypad::hasTouchScreen());
}

void TestKeypad::typesEachKey_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<qint64>("cents");
    QTest::newRow("digits") << u"1234567890"_s << qint64(1234567890);
    QTest::newRow("double zero") << u"15h"_s << qint64(1500);
    QTest::newRow("last key") << u"1250<"_s << qint64(125);
    QTest::newRow("clear") << u"1250+3C7"_s << qint64(7);
    QTest::newRow("sum") << u"12h+350"_s << qint64(1550);
    QTest::newRow("quantity") << u"450*3"_s << qint64(1350);
    QTest::newRow("comma") << u"15,5"_s << qint64(1550);
}

void TestKeypad::typesEachKey()
{
    QFETCH(QString, keys);
    QFETCH(qint64, cents);
    setKeypad(Keypad::Shown);
    clickKeys(keys);
    QCOMPARE(amount().cents(), cents);
}

/// A cashier may mix keypad and keyboard. Fast taps are no barcode scanner.
void TestKeypad::keepsTheKeyboardAtTheAmount()
{
    setKeypad(Keypad::Shown);
    clickKeys(u"12"_s);
    QVERIFY(isEntering());
    support::type(u"5"_s);
    clickKeys(u"0"_s);
    QCOMPARE(amount().cents(), 1250);
    named(*m_window, u"payerEdit"_s)->setFocus();
    clickKeys(u"0"_s);
    QCOMPARE(amount().cents(), 12500);
    QVERIFY(isEntering());
}

/// R$ 12,50 takes five taps; the first of the next customer is one more.
void TestKeypad::chargesWithFewTaps()
{
    setKeypad(Keypad::Shown);
    clickKeys(u"1250"_s);
    click(u"keypadChargeButton"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts[0].amount->cents(), 1250);
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], core::Status::Code::Paid));
    auto *outcome = named(*m_window, u"outcomePanel"_s);
    QTRY_VERIFY(outcome->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT((QTest::mouseClick(outcome, Qt::LeftButton), isEntering()),
                             kWaitLimit);
    QVERIFY(isShown());
    clickKeys(u"7"_s);
    QCOMPARE(amount().cents(), 7);
}

void TestKeypad::isLargeEnoughForFingers_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest window") << QSize(640, 440);
    QTest::newRow("1024x768") << QSize(810, 640);
    QTest::newRow("1366x768") << QSize(1150, 640);
    QTest::newRow("1920x1080") << QSize(1700, 940);
}

void TestKeypad::isLargeEnoughForFingers()
{
    QFETCH(QSize, size);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, ui::Scheme::Light);
    setKeypad(Keypad::Shown);
    m_window->resize(size);
    support::settle();
    const auto *keypad = named(*m_window, u"keypad"_s);
    auto buttons = keypad->findChildren<QPushButton *>() +
                   named(*m_window, u"presetBar"_s)->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 17 + 2);
    buttons += named<QPushButton>(*m_window, u"keypadToggleButton"_s);
    QVERIFY(
        m_window->rect().contains(QRect(keypad->mapTo(m_window.get(), QPoint()), keypad->size())));
    for (const QPushButton *button : buttons)
        QVERIFY2(button->width() >= ui::kTouchTarget && button->height() >= ui::kTouchTarget,
                 qPrintable(u"%1: %2 x %3"_s.arg(button->objectName())
                                .arg(button->width())
                                .arg(button->height())));
}

/// Operates the keypad through the interface of screen readers, by role, name and action.
void TestKeypad::chargesByAScreenReader()
{
    setKeypad(Keypad::Shown);
    const auto pressNamed = [this](const QString &name) {
        QAccessibleInterface *keypad =
            QAccessible::queryAccessibleInterface(named(*m_window, u"keypad"_s));
        for (int i = 0; i < keypad->childCount(); ++i) {
            QAccessibleInterface *key = keypad->child(i);
            if (key->text(QAccessible::Name) != name || key->role() != QAccessible::Button)
                continue;
            key->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            const auto *button = qobject_cast<QPushButton *>(key->object());
            return QTest::qWaitFor([button] { return !button->isDown(); },
                                   kWaitLimit); // an animated click
        }
        return false;
    };
    for (const QString &name :
         {u"4"_s, u"5"_s, u"0"_s, u"Times: the quantity"_s, u"3"_s, u"Plus: the next price"_s,
          u"9"_s, u"Undo the last key"_s, u"2"_s, u"00"_s})
        QVERIFY2(pressNamed(name), qPrintable(name));
    QAccessibleInterface *shown =
        QAccessible::queryAccessibleInterface(named(*m_window, u"amountEdit"_s));
    QCOMPARE(shown->text(QAccessible::Value),
             named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->text());
    QCOMPARE(amount().cents(), 1550);
    QVERIFY(pressNamed(u"Charge"_s));
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.last().amount->cents(), 1550);
}

/// Last: the touch screen stays registered.
void TestKeypad::isShownOnATouchScreen()
{
    QVERIFY(!isShown());
    const std::unique_ptr<QPointingDevice> screen(
        QTest::createTouchDevice(QInputDevice::DeviceType::TouchScreen));
    openWindow();
    QVERIFY(isShown());
    setKeypad(Keypad::Hidden); // a choice goes first
    QVERIFY(!isShown());
}

BALCAO_TEST(TestKeypad)
#include "tests/support/waitlimit.h"
#include "tst_keypad.moc"
