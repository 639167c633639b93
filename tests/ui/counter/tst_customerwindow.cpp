// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/preferences.h"
#include "tests/support/children.h"
#include "tests/support/keys.h"
#include "tests/support/scan.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/customerwindow.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;
using core::Status;

/// The window on the only screen, over the counter, which keeps the focus.
class TestCustomerWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void coversTheCounterAndGivesItBack_data();
    void coversTheCounterAndGivesItBack();
    void showsTheChargeAndGoesWithIt();
    void givesWayToWork_data();
    void givesWayToWork();
    void staysOverTheCounterFor_data();
    void staysOverTheCounterFor();
    void isReadInEveryTheme_data();
    void isReadInEveryTheme();
    void placesTheCodeLeftOfTheTextsIfWide_data();
    void placesTheCodeLeftOfTheTextsIfWide();

private:
    [[nodiscard]] ui::CustomerWindow *customers() const
    {
        auto *window = m_window->findChild<ui::CustomerWindow *>();
        return window && window->isVisible() ? window : nullptr;
    }
    [[nodiscard]] QWidget *focused() const
    {
        return m_window->focusWidget() ? m_window->focusWidget() : m_window.get();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(focused(), key, modifiers);
    }
    void charge();
    [[nodiscard]] QWidget *named(const QString &name) const
    {
        return m_window->findChild<QWidget *>(name);
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    support::TimedKeys m_keys;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestCustomerWindow::init()
{
    ui::applyTheme(*qApp, ui::Scheme::Light);
    m_service = std::make_unique<FakeService>();
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return samples::charge(draft.amount->cents());
    };
    m_box = std::make_unique<ToolBox>(*m_service);
    m_window = std::make_unique<ui::MainWindow>(
        ui::Environment{ui::Environment::Kind::Local, u"/home/maria/balcao"_s});
    m_window->resize(1000, 700);
    m_window->showShop(m_box->context());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestCustomerWindow::cleanup()
{
    m_window.reset();
    m_box.reset();
    m_service.reset();
}

void TestCustomerWindow::charge()
{
    m_keys.type(u"1500\r"_s, 110); // as a person types: faster input is a scanner
    QTRY_VERIFY(named(u"qrView"_s)->isVisible());
}

void TestCustomerWindow::coversTheCounterAndGivesItBack_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Esc") << Qt::Key_Escape << Qt::KeyboardModifiers();
    QTest::newRow("Ctrl+D") << Qt::Key_D << Qt::KeyboardModifiers(Qt::ControlModifier);
}

void TestCustomerWindow::coversTheCounterAndGivesItBack()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    charge();
    QVERIFY(!customers());
    press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(customers());
    QTRY_COMPARE(customers()->geometry(), m_window->rect());
    QVERIFY(m_window->isFullScreen());
    // Nor the name of the computer's user.
    for (const QLabel *label : support::childrenOf<QLabel>(*customers(), 3))
        QVERIFY(!label->text().contains(u"maria"_s));
    QVERIFY(!named(u"environmentBand"_s)->accessibleName().isEmpty());
    press(key, modifiers);
    QVERIFY(!customers());
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(named(u"liveCharge"_s)->isVisible()); // Esc did not reach the page
    QCOMPARE(m_box->preferences().value().customerScreen, core::CustomerScreen());
}

void TestCustomerWindow::showsTheChargeAndGoesWithIt()
{
    charge();
    press(Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(support::scanned(m_window->grab().toImage()), samples::charge(1500).qrCode);
    Q_EMIT m_service->changed(samples::moved(samples::charge(1500), Status::Code::Paid));
    QVERIFY(customers());
    QVERIFY(customers()->findChild<QWidget *>(u"customerState"_s)->isVisible());
    m_keys.type(u"\r"_s, 900); // the next customer
    QTRY_VERIFY(!customers());
    QVERIFY(named(u"amountEdit"_s)->hasFocus());
}

void TestCustomerWindow::givesWayToWork_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("a digit") << Qt::Key_5 << Qt::KeyboardModifiers();
    QTest::newRow("F2") << Qt::Key_F2 << Qt::KeyboardModifiers();
    QTest::newRow("another page") << Qt::Key_3 << Qt::KeyboardModifiers(Qt::AltModifier);
}

void TestCustomerWindow::givesWayToWork()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    press(Qt::Key_D, Qt::ControlModifier); // only the name of the shop
    QVERIFY(customers());
    press(key, modifiers);
    QVERIFY(!customers());
}

void TestCustomerWindow::staysOverTheCounterFor_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("copying") << Qt::Key_F6;
    QTest::newRow("Shift") << Qt::Key_Shift;
}

void TestCustomerWindow::staysOverTheCounterFor()
{
    QFETCH(Qt::Key, key);
    charge();
    press(Qt::Key_D, Qt::ControlModifier);
    press(key);
    QVERIFY(customers());
}

void TestCustomerWindow::isReadInEveryTheme_data()
{
    QTest::addColumn<ui::Scheme>("scheme");
    QTest::addColumn<QSize>("size");
    for (const ui::Scheme scheme : {ui::Scheme::Light, ui::Scheme::Dark}) {
        for (const QSize size : {QSize(640, 480), QSize(800, 1280), QSize(1920, 1080)})
            QTest::addRow("%d, %d x %d", static_cast<int>(scheme), size.width(), size.height())
                << scheme << size;
    }
}

void TestCustomerWindow::isReadInEveryTheme()
{
    QFETCH(ui::Scheme, scheme);
    QFETCH(QSize, size);
    ui::applyTheme(*qApp, scheme);
    ui::CustomerWindow window(*m_service, ui::Environment::Kind::Demo);
    window.resize(size);
    window.showCharge(samples::charge(99'999'999'999));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(support::scanned(window.grab().toImage()), samples::charge(99'999'999'999).qrCode);
    const auto *amount = window.findChild<QLabel *>(u"customerAmountLabel"_s);
    QVERIFY(amount->fontMetrics().horizontalAdvance(amount->text()) <= amount->width());
}

void TestCustomerWindow::placesTheCodeLeftOfTheTextsIfWide_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isWide");
    QTest::newRow("full HD") << QSize(1920, 1080) << true;
    QTest::newRow("a notebook") << QSize(1366, 768) << true;
    QTest::newRow("16:10") << QSize(1280, 800) << true;
    QTest::newRow("4:3") << QSize(1024, 768) << false;
    QTest::newRow("small") << QSize(800, 600) << false;
    QTest::newRow("upright") << QSize(1080, 1920) << false;
}

/// A letter of an n-th of the height is read from 2 m: on a screen of 27 cm, 1/30 is 9 mm.
void TestCustomerWindow::placesTheCodeLeftOfTheTextsIfWide()
{
    QFETCH(QSize, size);
    QFETCH(bool, isWide);
    constexpr int kLegibleShare = 30;
    ui::CustomerWindow window(*m_service, ui::Environment::Kind::Demo);
    window.resize(size.transposed()); // also after a change of the size
    window.showCharge(samples::charge(12'50));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.resize(size);
    QTRY_COMPARE(window.size(), size);
    support::settle();
    const auto placeOf = [&window](const QString &name) {
        for (const auto *part : window.findChildren<QWidget *>(name)) {
            if (part->isVisible()) // not the test code
                return QRect(part->mapTo(&window, QPoint()), part->size());
        }
        return QRect();
    };
    const QRect code = placeOf(u"qrView"_s);
    for (const auto &name : {u"customerShopLabel"_s, u"customerAmountLabel"_s,
                             u"customerWordsLabel"_s, u"customerStateBadge"_s}) {
        const QRect place = placeOf(name);
        QVERIFY(place.isValid() && window.rect().contains(place));
        QVERIFY(!code.intersects(place));
        QCOMPARE(place.left() > code.right(), isWide);
        const auto *label = window.findChild<QLabel *>(name);
        if (isWide && label)
            QVERIFY(QFontInfo(label->font()).pixelSize() >= size.height() / kLegibleShare);
    }
    if (isWide) {
        QVERIFY(std::min(code.width(), code.height()) >= size.height() * 4 / 5);
        QVERIFY(placeOf(u"customerStateBadge"_s).height() >= size.height() / kLegibleShare);
    }
    QCOMPARE(support::scanned(window.grab().toImage()), samples::charge(12'50).qrCode);
}

BALCAO_TEST(TestCustomerWindow)
#include "tst_customerwindow.moc"
