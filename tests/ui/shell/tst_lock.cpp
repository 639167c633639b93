// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/lockcontroller.h"
#include "core/till/preferences.h"
#include "tests/support/children.h"
#include "tests/support/clock.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/shopview.h"
#include "ui/text/text.h"

#include <QtTest/QTest>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Money;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::type;
using State = core::LockController::State;

/// Counter with the PIN 4711, used by keys.
class LockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void asksForThePinBeforeTheBackOffice_data();
    void asksForThePinBeforeTheBackOffice();
    void goesBackToTheCounterWithoutThePin();
    void showsThatThePinIsWrong();
    void delaysGuesses();
    void locksAtOnce();
    void unlocksWithAClick();
    void chargesWithoutThePin();
    void checksReceiptsWithoutThePin();
    void coversEverything_data();
    void coversEverything();
    void losesNothingUnderTheCover();
    void neverHidesThatSomethingIsPaid();
    void keepsTheCodeThatACustomerReads();
    void reportsNothingOfAnybody();
    void jumpsToNothingThatIsLocked();
    void showsNamesInThePaletteAsTheListDoes_data();
    void showsNamesInThePaletteAsTheListDoes();
    void locksOverOtherViews_data();
    void locksOverOtherViews();
    void locksARescue();
    void closesWindowsOfTheBackOffice_data();
    void closesWindowsOfTheBackOffice();
    void startsCovered();
    void guardsARescue();
    void leadsToWhereAPinIsSet();
    void setsChangesAndRemovesThePin();
    void showsWhyAPinIsNotSet_data();
    void showsWhyAPinIsNotSet();

private:
    void open();
    void lockAll() ///< as after the inactivity timeout
    {
        m_box->lock().setIdle(5min);
        m_box->lock().lock();
    }
    [[nodiscard]] bool isShown(const QString &name) const
    {
        const auto *widget = m_shop->findChild<QWidget *>(name);
        return widget && widget->isVisible();
    }
    /// Returns all texts that are readable in front of the counter.
    [[nodiscard]] QString legible() const;
    void enterPin(const QString &pin = u"4711"_s)
    {
        type(pin);
        press(Qt::Key_Enter);
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<ui::ShopView> m_shop;
};

void LockTest::init()
{
    m_service = std::make_unique<FakeService>();
    m_service->stored = {samples::moved(samples::charge(98765, 7), Status::Code::Paid)};
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return samples::charge(draft.amount->cents(), 1);
    };
    m_box = std::make_unique<ToolBox>(*m_service);
    QCOMPARE(m_box->lock().setPin({}, u"4711"_s), core::LockController::Answer::Right);
    m_box->lock().lock();
}

void LockTest::cleanup()
{
    m_shop.reset();
    m_box.reset();
    m_service.reset();
}

void LockTest::open()
{
    m_shop = std::make_unique<ui::ShopView>(m_box->context());
    m_shop->resize(1100, 720);
    support::open(*m_shop);
}

QString LockTest::legible() const
{
    QStringList texts;
    for (const QLabel *label : support::childrenOf<QLabel>(*m_shop, 10)) {
        if (label->isVisible())
            texts += label->text();
    }
    for (const QLineEdit *edit : support::childrenOf<QLineEdit>(*m_shop, 1)) {
        if (edit->isVisible())
            texts += edit->displayText();
    }
    return texts.join(u'\n');
}

void LockTest::asksForThePinBeforeTheBackOffice_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("page");
    QTest::newRow("transactions") << Qt::Key_3 << u"listPage"_s;
    QTest::newRow("sending") << Qt::Key_4 << u"sendPage"_s;
    QTest::newRow("reports") << Qt::Key_6 << u"summaryPage"_s;
    QTest::newRow("settings") << Qt::Key_7 << u"settingsPage"_s;
}

void LockTest::asksForThePinBeforeTheBackOffice()
{
    QFETCH(Qt::Key, key);
    QFETCH(QString, page);
    open();
    press(key, Qt::AltModifier);
    settle();
    QVERIFY(isShown(u"guardPage"_s));
    QVERIFY(!isShown(page));
    QVERIFY(!legible().contains(ui::moneyText(Money::fromCents(98765))));
    enterPin();
    QVERIFY(isShown(page));
    QVERIFY(!isShown(u"guardPage"_s));
    press(Qt::Key_1, Qt::AltModifier);
    press(key, Qt::AltModifier); // from now on without a PIN
    QVERIFY(isShown(page));
}

void LockTest::goesBackToTheCounterWithoutThePin()
{
    open();
    type(u"123"_s);
    press(Qt::Key_3, Qt::AltModifier);
    type(u"47"_s);
    press(Qt::Key_Escape);
    QVERIFY(isShown(u"chargePage"_s));
    QCOMPARE(named<QLineEdit>(*m_shop, u"amountEdit"_s)->text(),
             ui::moneyText(Money::fromCents(123)));
    press(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(named<QLineEdit>(*m_shop, u"pinEdit"_s)->text(), QString()); // not half a PIN
}

void LockTest::showsThatThePinIsWrong()
{
    open();
    press(Qt::Key_7, Qt::AltModifier);
    enterPin(u"1234"_s);
    QVERIFY(isShown(u"guardPage"_s));
    QCOMPARE(named<QLabel>(*m_shop, u"pinNews"_s)->text(), u"Wrong PIN."_s);
    QCOMPARE(named<QLineEdit>(*m_shop, u"pinEdit"_s)->text(), QString());
    enterPin();
    QVERIFY(isShown(u"settingsPage"_s));
}

void LockTest::delaysGuesses()
{
    open();
    press(Qt::Key_3, Qt::AltModifier);
    for (int i = 0; i < 3; ++i)
        enterPin(u"1234"_s);
    const auto *news = named<QLabel>(*m_shop, u"pinNews"_s);
    QVERIFY2(news->text().startsWith(u"Too many wrong PINs: wait 0:"_s), qPrintable(news->text()));
    const QString before = news->text();
    QTRY_VERIFY(news->text() != before); // counts down
    enterPin();
    QVERIFY(isShown(u"guardPage"_s)); // the correct PIN, too early
    press(Qt::Key_Escape);
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(news->text().startsWith(u"Too many wrong PINs"_s));
}

void LockTest::locksAtOnce()
{
    open();
    press(Qt::Key_3, Qt::AltModifier);
    enterPin();
    QTRY_VERIFY(isShown(u"transactionTable"_s));
    press(Qt::Key_Return);
    QVERIFY(isShown(u"detailPage"_s));
    QVERIFY(!isShown(u"lockSidebarButton"_s));
    press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(isShown(u"chargePage"_s));
    QCOMPARE(m_box->lock().state(), State::Guarded);
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(isShown(u"guardPage"_s));
}

/// The sidebar shows the lock on every page, and a click leads to the PIN.
void LockTest::unlocksWithAClick()
{
    open();
    auto *locked = m_shop->findChild<QPushButton *>(u"lockSidebarButton"_s);
    QVERIFY(locked && locked->isVisible());
    QCOMPARE(locked->accessibleName(), u"Locked"_s);
    locked->click();
    QVERIFY(isShown(u"guardPage"_s));
    enterPin();
    QTRY_VERIFY(isShown(u"transactionTable"_s));
    QVERIFY(!locked->isVisible());
}

void LockTest::chargesWithoutThePin()
{
    open();
    type(u"1500"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isShown(u"liveCharge"_s));
    QCOMPARE(m_service->drafts.size(), 1);
}

void LockTest::checksReceiptsWithoutThePin()
{
    open();
    press(Qt::Key_3, Qt::AltModifier);
    press(Qt::Key_F8);
    QVERIFY(isShown(u"receiptCheckPage"_s));
    press(Qt::Key_Escape);
    QVERIFY(isShown(u"guardPage"_s)); // and cannot be bypassed
}

void LockTest::coversEverything_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("counter") << u"chargePage"_s;
    QTest::newRow("list") << u"listPage"_s;
}

void LockTest::coversEverything()
{
    QFETCH(QString, page);
    lockAll();
    open();
    enterPin();
    if (page == u"listPage"_s)
        press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(isShown(page));
    press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(isShown(u"lockScreen"_s));
    const auto keys = {Qt::Key_F2, Qt::Key_F4, Qt::Key_F8, Qt::Key_F9, Qt::Key_Escape};
    for (const Qt::Key key : keys)
        press(key);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_7})
        press(key, Qt::AltModifier);
    press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(isShown(u"lockScreen"_s));
    QVERIFY(!isShown(u"sidebar"_s));
    QVERIFY(!isShown(page));
    type(u"1500"_s); // neither a PIN nor a charge
    press(Qt::Key_Enter);
    settle();
    QCOMPARE(m_service->drafts.size(), 0);
    QVERIFY(isShown(u"lockScreen"_s));
    enterPin();
    QVERIFY(isShown(page));
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(isShown(u"listPage"_s));
    QVERIFY(QApplication::focusWidget()->property("isSearch").toBool());
    press(Qt::Key_F2);
    QVERIFY(isShown(u"chargePage"_s));
}

void LockTest::losesNothingUnderTheCover()
{
    open();
    type(u"1234"_s);
    lockAll();
    QVERIFY(isShown(u"lockScreen"_s));
    QVERIFY(!legible().contains(ui::moneyText(Money::fromCents(1234))));
    enterPin();
    QCOMPARE(named<QLineEdit>(*m_shop, u"amountEdit"_s)->text(),
             ui::moneyText(Money::fromCents(1234)));
    type(u"5"_s); // and the focus is restored
    QCOMPARE(named<QLineEdit>(*m_shop, u"amountEdit"_s)->text(),
             ui::moneyText(Money::fromCents(12345)));
}

void LockTest::neverHidesThatSomethingIsPaid()
{
    open();
    lockAll();
    QVERIFY(!isShown(u"paidBar"_s));
    for (int i = 1; i <= 6; ++i)
        Q_EMIT m_service->changed(
            samples::moved(samples::charge(1000 + i, 20 + i), Status::Code::Paid));
    Q_EMIT m_service->changed(
        samples::moved(samples::charge(7777, 40), Status::Code::Canceled)); // not shown as news
    settle();
    const auto bars = m_shop->findChildren<QWidget *>(u"paidBar"_s);
    QCOMPARE(bars.size(), 4);
    QVERIFY(legible().contains(u"PAID"_s));
    QVERIFY(legible().contains(ui::moneyText(Money::fromCents(1006)))); // the newest
    QVERIFY(!legible().contains(ui::moneyText(Money::fromCents(7777))));
    for (const QWidget *bar : bars) {
        QVERIFY(bar->isVisible());
        QVERIFY(bar->accessibleName().startsWith(u"PAID"_s));
    }
    enterPin();
    lockAll();
    QVERIFY(!isShown(u"paidBar"_s)); // starts again
}

void LockTest::keepsTheCodeThatACustomerReads()
{
    open();
    type(u"1500"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isShown(u"liveCharge"_s));
    lockAll();
    QVERIFY(isShown(u"lockScreenFront"_s));
    QVERIFY(legible().contains(ui::moneyText(Money::fromCents(1500))));
    Q_EMIT m_service->changed(samples::moved(samples::charge(1500, 1), Status::Code::Paid));
    QVERIFY(!isShown(u"lockScreenFront"_s));
    QTRY_VERIFY(isShown(u"paidBar"_s));
}

void LockTest::reportsNothingOfAnybody()
{
    open();
    type(u"1500"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isShown(u"liveCharge"_s));
    lockAll();
    Q_EMIT m_service->changed(samples::moved(samples::charge(1500, 1), Status::Code::Paid));
    QTRY_VERIFY(isShown(u"paidBar"_s));
    const core::Transaction charge = samples::charge(1500, 1);
    for (const QString &secret : {charge.name, charge.document, charge.email, charge.phone,
                                  charge.description, charge.reference})
        QVERIFY2(!legible().contains(secret), qPrintable(secret));
}

/// The command palette searches transactions and is above the pages.
void LockTest::jumpsToNothingThatIsLocked()
{
    ui::MainWindow window({ui::Environment::Kind::Local, u"~/balcao"_s});
    window.showShop(m_box->context());
    window.resize(1100, 720);
    support::open(window);
    const auto jump = [&] {
        press(Qt::Key_K, Qt::ControlModifier);
        type(u"Cliente"_s);
        support::advanceClock(std::chrono::milliseconds(400)); // past the delay of the search
    };
    const auto isOpen = [&window](const QString &name) {
        const auto *widget = window.findChild<QWidget *>(name);
        return widget && widget->isVisible();
    };
    m_service->filters.clear();
    jump();
    QVERIFY(isOpen(u"paletteEdit"_s));
    QVERIFY(!std::any_of(m_service->filters.cbegin(), m_service->filters.cend(),
                         [](const auto &filter) { return !filter.nameOrDocument.isEmpty(); }));

    QCOMPARE(m_box->lock().unlock(u"4711"_s), core::LockController::Answer::Right);
    press(Qt::Key_K, Qt::ControlModifier); // closes the palette
    QTRY_VERIFY(!isOpen(u"paletteEdit"_s));
    jump();
    QVERIFY(isOpen(u"paletteEdit"_s));
    QVERIFY(std::any_of(m_service->filters.cbegin(), m_service->filters.cend(),
                        [](const auto &filter) { return !filter.nameOrDocument.isEmpty(); }));
    lockAll();
    QTRY_VERIFY(!isOpen(u"paletteEdit"_s));
    QVERIFY(isOpen(u"lockScreen"_s));
    press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!isOpen(u"paletteEdit"_s));
    enterPin();
    QVERIFY(isOpen(u"chargePage"_s));
}

void LockTest::showsNamesInThePaletteAsTheListDoes_data()
{
    QTest::addColumn<core::Masking>("masking");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("masked") << core::Masking::All << false;
    QTest::newRow("numbers only") << core::Masking::Numbers << true;
    QTest::newRow("nothing") << core::Masking::Nothing << true;
}

void LockTest::showsNamesInThePaletteAsTheListDoes()
{
    QFETCH(const core::Masking, masking);
    QFETCH(const bool, isWhole);
    m_service->stored.first().name = u"Josefina Albuquerque Prado"_s;
    core::Preferences preferences = m_box->preferences().value();
    preferences.charging.masking = masking;
    m_box->preferences().set(preferences);
    QCOMPARE(m_box->lock().unlock(u"4711"_s), core::LockController::Answer::Right);
    ui::MainWindow window({ui::Environment::Kind::Local, u"~/balcao"_s});
    window.showShop(m_box->context());
    support::open(window);
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"Josef"_s);
    support::advanceClock(std::chrono::milliseconds(400)); // past the delay of the search
    const auto *list = named<QListWidget>(window, u"paletteList"_s);
    QTRY_VERIFY(!list->findItems(u"Josefina"_s, Qt::MatchContains).isEmpty());
    QCOMPARE(!list->findItems(u"Albuquerque"_s, Qt::MatchContains).isEmpty(), isWhole);
}

void LockTest::locksOverOtherViews_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<bool>("isCovered");
    for (const QString &view : {u"palette"_s, u"help"_s, u"keys"_s, u"detail window"_s,
                                u"file dialog"_s, u"menu"_s, u"customer window"_s}) {
        QTest::addRow("%s, locked", qPrintable(view)) << view << false;
        QTest::addRow("%s, covered", qPrintable(view)) << view << true;
    }
}

/// The key works wherever it is pressed, and the view does not stay.
void LockTest::locksOverOtherViews()
{
    QFETCH(const QString, view);
    QFETCH(const bool, isCovered);
    if (isCovered)
        m_box->lock().setIdle(5min);
    QCOMPARE(m_box->lock().unlock(u"4711"_s), core::LockController::Answer::Right);
    ui::MainWindow window({ui::Environment::Kind::Local, u"~/balcao"_s});
    window.showShop(m_box->context());
    window.resize(1100, 720);
    support::open(window);
    auto *shop = window.findChild<ui::ShopView *>();
    QPointer<QWidget> opened;
    const auto openWindow = [&](QWidget *widget, Qt::WindowFlags flags) {
        widget->setParent(shop, flags);
        widget->show();
        QVERIFY(QTest::qWaitForWindowExposed(widget));
        opened = widget;
    };
    if (view == u"palette"_s) {
        press(Qt::Key_K, Qt::ControlModifier);
        type(u"Cliente"_s);
    } else if (view == u"help"_s) {
        press(Qt::Key_F1);
    } else if (view == u"keys"_s) {
        press(Qt::Key_Slash, Qt::ControlModifier);
    } else if (view == u"detail window"_s) {
        press(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(window.findChild<QWidget *>(u"transactionTable"_s));
        QTRY_VERIFY(window.findChild<QWidget *>(u"transactionTable"_s)->isVisible());
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(window.findChild<QWidget *>(u"detailPage"_s));
        opened = window.findChild<QWidget *>(u"detailPage"_s);
        opened->activateWindow();
    } else if (view == u"file dialog"_s) {
        auto *dialog = new QFileDialog;
        dialog->setOption(QFileDialog::DontUseNativeDialog);
        dialog->setWindowModality(Qt::WindowModal);
        openWindow(dialog, Qt::Dialog);
    } else if (view == u"menu"_s) {
        auto *menu = new QMenu;
        menu->addAction(u"x"_s);
        openWindow(menu, Qt::Popup);
    } else {
        openWindow(new QWidget, Qt::Window | Qt::WindowDoesNotAcceptFocus);
    }
    if (opened)
        QTest::keyClick(opened, Qt::Key_L, Qt::ControlModifier);
    else
        press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(m_box->lock().state(), isCovered ? State::Covered : State::Guarded);
    const auto *overlay = window.findChild<QWidget *>(u"overlay"_s);
    QVERIFY(!overlay || !overlay->isVisible());
    if (view != u"customer window"_s)
        QTRY_VERIFY(!opened || !opened->isVisible());
}

void LockTest::locksARescue()
{
    m_service->can = {.readsOnly = true};
    QCOMPARE(m_box->lock().unlock(u"4711"_s), core::LockController::Answer::Right);
    m_shop = std::make_unique<ui::ShopView>(*m_service, nullptr, &m_box->lock());
    support::open(*m_shop);
    QVERIFY(isShown(u"listPage"_s));
    press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(m_box->lock().state(), State::Guarded);
    QVERIFY(!isShown(u"listPage"_s));
}

void LockTest::closesWindowsOfTheBackOffice_data()
{
    QTest::addColumn<bool>("isCovered");
    QTest::newRow("covered") << true;
    QTest::newRow("locked") << false;
}

void LockTest::closesWindowsOfTheBackOffice()
{
    QFETCH(bool, isCovered);
    open();
    press(Qt::Key_3, Qt::AltModifier);
    enterPin();
    QTRY_VERIFY(isShown(u"transactionTable"_s));
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(isShown(u"listPage"_s)); // the other page is next to it
    QTRY_VERIFY(isShown(u"detailPage"_s));
    if (isCovered)
        lockAll();
    else
        m_box->lock().lock();
    QTRY_VERIFY(!isShown(u"detailPage"_s));
}

void LockTest::startsCovered()
{
    lockAll();
    open();
    QVERIFY(isShown(u"lockScreen"_s));
    enterPin();
    QVERIFY(isShown(u"chargePage"_s));
    QVERIFY(named(*m_shop, u"amountEdit"_s)->hasFocus());
}

void LockTest::guardsARescue()
{
    m_service->can = {.readsOnly = true};
    m_shop = std::make_unique<ui::ShopView>(*m_service, nullptr, &m_box->lock());
    support::open(*m_shop);
    settle();
    QVERIFY(isShown(u"guardPage"_s));
    QVERIFY(!isShown(u"listPage"_s));
    enterPin();
    QVERIFY(isShown(u"listPage"_s));
}

void LockTest::leadsToWhereAPinIsSet()
{
    QCOMPARE(m_box->lock().setPin(u"4711"_s, {}), core::LockController::Answer::Right);
    open();
    press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(isShown(u"settingsPage"_s));
    QVERIFY(named(*m_shop, u"newPinEdit"_s)->hasFocus());
    type(u"1234"_s);
    press(Qt::Key_Enter);
    type(u"1234"_s);
    press(Qt::Key_Enter);
    QVERIFY(m_box->lock().hasPin());
    QVERIFY(isShown(u"settingsPage"_s)); // the current page stays open
    press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(isShown(u"chargePage"_s));
    QCOMPARE(m_box->lock().unlock(u"1234"_s), core::LockController::Answer::Right);
}

void LockTest::setsChangesAndRemovesThePin()
{
    open();
    press(Qt::Key_7, Qt::AltModifier);
    enterPin();
    named(*m_shop, u"currentPinEdit"_s)->setFocus();
    for (const QString &text : {u"4711"_s, u"123456"_s, u"123456"_s}) {
        type(text);
        press(Qt::Key_Enter);
    }
    const auto *news = named<QLabel>(*m_shop, u"pinEditorNews"_s);
    QVERIFY(news->text().startsWith(u"The PIN is set."_s));
    for (const QString &box : {u"currentPinEdit"_s, u"newPinEdit"_s, u"newPinAgainEdit"_s})
        QCOMPARE(named<QLineEdit>(*m_shop, box)->text(), QString());
    QCOMPARE(m_box->lock().unlock(u"4711"_s), core::LockController::Answer::Wrong);
    QCOMPARE(m_box->lock().unlock(u"123456"_s), core::LockController::Answer::Right);

    named(*m_shop, u"currentPinEdit"_s)->setFocus();
    type(u"123456"_s);
    named(*m_shop, u"removePinButton"_s)->setFocus();
    press(Qt::Key_Enter);
    QCOMPARE(news->text(), u"The PIN was removed."_s);
    QVERIFY(!m_box->lock().hasPin());
    QVERIFY(!isShown(u"currentPinEdit"_s));
}

void LockTest::showsWhyAPinIsNotSet_data()
{
    QTest::addColumn<QString>("current");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("again");
    QTest::addColumn<QString>("news");
    QTest::addColumn<QString>("focus");
    QTest::newRow("short") << u"4711"_s << u"123"_s << u"123"_s << u"A PIN has 4 to 12 digits."_s
                           << u"newPinEdit"_s;
    QTest::newRow("letters") << u"4711"_s << u"abcd"_s << u"abcd"_s
                             << u"A PIN has 4 to 12 digits."_s << u"newPinEdit"_s;
    QTest::newRow("not twice") << u"4711"_s << u"1234"_s << u"1243"_s
                               << u"The two new PINs do not match."_s << u"newPinAgainEdit"_s;
    QTest::newRow("not that of now")
        << u"4712"_s << u"1234"_s << u"1234"_s << u"Wrong PIN."_s << u"currentPinEdit"_s;
}

void LockTest::showsWhyAPinIsNotSet()
{
    QFETCH(QString, current);
    QFETCH(QString, next);
    QFETCH(QString, again);
    QFETCH(QString, news);
    QFETCH(QString, focus);
    open();
    press(Qt::Key_7, Qt::AltModifier);
    enterPin();
    named(*m_shop, u"currentPinEdit"_s)->setFocus();
    for (const QString &text : {current, next, again}) {
        type(text);
        press(Qt::Key_Enter);
    }
    QCOMPARE(named<QLabel>(*m_shop, u"pinEditorNews"_s)->text(), news);
    QVERIFY(named(*m_shop, focus)->hasFocus());
    QCOMPARE(m_box->lock().unlock(u"4711"_s), core::LockController::Answer::Right);
}

BALCAO_TEST(LockTest)
#include "tst_lock.moc"
