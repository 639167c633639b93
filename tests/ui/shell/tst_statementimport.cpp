// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "core/till/authorization.h"
#include "core/till/lockcontroller.h"
#include "core/till/preferences.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/statements.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/shopview.h"

#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QWindow>
#include <QtGui/qpa/qplatformdrag.h>
#include <QtGui/qpa/qwindowsysteminterface.h>
#include <QtTest/QTest>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using support::named;
using support::press;
using support::settle;
using support::type;

/// The import of statements from all pages of a window, by its key and by dropped files.
class TestStatementImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void choosesFilesOnEveryPage_data();
    void choosesFilesOnEveryPage();
    void previewsDroppedFilesOnEveryPage_data();
    void previewsDroppedFilesOnEveryPage();
    void previewsFilesDroppedOnTheFrame_data();
    void previewsFilesDroppedOnTheFrame();
    void leavesOtherDropsToFields();
    void asksForThePinFirst();
    void forgetsTheDialogOnAnotherPage();
    void previewsAfterThePin();
    void ignoresOperatorsWithoutPermission();
    void ignoresACoveredWindow_data();
    void ignoresACoveredWindow();
    void isListedAmongTheActions();

private:
    void open();
    void goTo(const QString &page);
    [[nodiscard]] bool isShown(const QString &name) const
    {
        const auto *widget = m_window->findChild<QWidget *>(name);
        return widget && widget->isVisible();
    }
    [[nodiscard]] QFileDialog *dialog() const
    {
        return m_window->findChild<QFileDialog *>(u"importFilesDialog"_s);
    }
    /// Drags and drops with the mouse. Returns true if the window accepts.
    [[nodiscard]] bool drop(const QWidget &target, const QMimeData &data);
    [[nodiscard]] bool dropFile(const QWidget &target);

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<core::Reconciliation> m_reconciliation;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestStatementImport::init()
{
    m_service = std::make_unique<FakeService>();
    m_service->can.sendsMoney = true;
    m_service->stored = {samples::moved(samples::charge(98765, 7), core::Status::Code::Paid)};
    m_box = std::make_unique<ToolBox>(*m_service);
    m_reconciliation = std::make_unique<core::Reconciliation>(
        *m_service, core::Reconciliation::Setup{.path = m_box->path(u"bank.db"_s)});
    m_reconciliation->open();
}

void TestStatementImport::cleanup()
{
    m_window.reset();
    m_reconciliation.reset();
    m_box.reset();
    m_service.reset();
}

void TestStatementImport::open()
{
    core::Preferences preferences = m_box->preferences().value();
    preferences.shifts.areUsed = true;
    m_box->preferences().set(preferences);
    ui::ShopContext context = m_box->context();
    context.reconciliation = m_reconciliation.get();
    m_window = std::make_unique<ui::MainWindow>(
        ui::Environment{ui::Environment::Kind::Local, u"~/balcao"_s});
    m_window->showShop(context);
    m_window->resize(1100, 720);
    support::open(*m_window);
}

void TestStatementImport::goTo(const QString &page)
{
    const QList<std::pair<QString, Qt::Key>> pages{
        {u"chargePage"_s, Qt::Key_1},         {u"openChargesPage"_s, Qt::Key_2},
        {u"listPage"_s, Qt::Key_3},           {u"sendPage"_s, Qt::Key_4},
        {u"reconciliationPage"_s, Qt::Key_5}, {u"summaryPage"_s, Qt::Key_6},
        {u"settingsPage"_s, Qt::Key_7},       {u"shiftPage"_s, Qt::Key_9}};
    const auto found = std::find_if(pages.cbegin(), pages.cend(),
                                    [&page](const auto &each) { return each.first == page; });
    if (found != pages.cend()) {
        press(found->second, Qt::AltModifier);
    } else if (page == u"receiptCheckPage"_s) {
        press(Qt::Key_F8);
    } else {
        press(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(m_window->focusWidget()->objectName() == u"transactionTable"_s);
        press(Qt::Key_Return);
    }
    QTRY_VERIFY2(isShown(page), qPrintable(page));
}

bool TestStatementImport::drop(const QWidget &target, const QMimeData &data)
{
    QWindow *window = m_window->windowHandle();
    const QPoint place = target.mapTo(m_window.get(), target.rect().center());
    for (int i = 0; i < 2; ++i) { // the second one moves
        const auto response = QWindowSystemInterface::handleDrag(
            window, &data, place + QPoint(i, 0), Qt::CopyAction, Qt::LeftButton, {});
        if (!response.isAccepted())
            return false;
    }
    return QWindowSystemInterface::handleDrop(window, &data, place, Qt::CopyAction, {}, {})
        .isAccepted();
}

bool TestStatementImport::dropFile(const QWidget &target)
{
    const QString path = m_box->path(u"extrato de novembro.csv"_s);
    support::writeFile(path, support::bankTable(support::bankMonth(3).lines));
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    files.setText(path); // as file managers do
    return drop(target, files);
}

void TestStatementImport::choosesFilesOnEveryPage_data()
{
    QTest::addColumn<QString>("page");
    for (const char *page :
         {"chargePage", "openChargesPage", "listPage", "detailPage", "sendPage",
          "reconciliationPage", "summaryPage", "settingsPage", "shiftPage", "receiptCheckPage"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestStatementImport::choosesFilesOnEveryPage()
{
    QFETCH(QString, page);
    open();
    goTo(page);
    press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(isShown(u"reconciliationPage"_s));
    QVERIFY(dialog());
    QVERIFY(dialog()->isVisible());
    const QString path = m_box->path(u"extrato.csv"_s);
    support::writeFile(path, support::bankTable(support::bankMonth(3).lines));
    Q_EMIT dialog()->filesSelected({path});
    dialog()->reject();
    QTRY_VERIFY(isShown(u"importPanel"_s));
    QCOMPARE(named<QLabel>(*m_window, u"importTitle"_s)->text(), u"extrato.csv"_s);
}

void TestStatementImport::previewsDroppedFilesOnEveryPage_data()
{
    choosesFilesOnEveryPage_data();
}

/// The file is dropped on each visible field of the page, and on the page itself.
void TestStatementImport::previewsDroppedFilesOnEveryPage()
{
    QFETCH(QString, page);
    open();
    goTo(page);
    QWidgetList targets{named<QWidget>(*m_window, page)};
    for (QLineEdit *edit : targets.first()->findChildren<QLineEdit *>()) {
        if (!edit->visibleRegion().isEmpty() && edit->isEnabled())
            targets.append(edit);
    }
    for (QWidget *target : std::as_const(targets)) {
        goTo(page);
        auto *edit = qobject_cast<QLineEdit *>(target);
        const QString before = edit ? edit->text() : QString();
        QVERIFY2(dropFile(*target), qPrintable(target->objectName()));
        QTRY_VERIFY2(isShown(u"importPanel"_s), qPrintable(target->objectName()));
        QCOMPARE(named<QLabel>(*m_window, u"importTitle"_s)->text(), u"extrato de novembro.csv"_s);
        if (edit)
            QCOMPARE(edit->text(), before);
        press(Qt::Key_Escape);
        QTRY_VERIFY(!isShown(u"importPanel"_s));
    }
}

void TestStatementImport::previewsFilesDroppedOnTheFrame_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("band") << u"environmentBand"_s;
    QTest::newRow("status line") << u"statusLine"_s;
    QTest::newRow("sidebar") << u"listSidebarButton"_s;
}

void TestStatementImport::previewsFilesDroppedOnTheFrame()
{
    QFETCH(QString, target);
    open();
    QVERIFY(dropFile(*named<QWidget>(*m_window, target)));
    QTRY_VERIFY(isShown(u"importPanel"_s));
}

void TestStatementImport::leavesOtherDropsToFields()
{
    open();
    goTo(u"receiptCheckPage"_s);
    auto *edit = qobject_cast<QLineEdit *>(m_window->focusWidget());
    QVERIFY(edit);
    QMimeData text;
    text.setText(u"E123"_s);
    QVERIFY(drop(*edit, text));
    QVERIFY(edit->text().contains(u"E123"_s));
    QMimeData page;
    page.setUrls({QUrl(u"https://example.com/extrato.ofx"_s)});
    QVERIFY(!drop(*edit, page));
    QVERIFY(!isShown(u"reconciliationPage"_s));
}

void TestStatementImport::asksForThePinFirst()
{
    QCOMPARE(m_box->lock().setPin({}, u"4711"_s), core::LockController::Answer::Right);
    m_box->lock().lock();
    open();
    press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(isShown(u"guardPage"_s));
    QVERIFY(!dialog());
    type(u"4711"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isShown(u"reconciliationPage"_s));
    QVERIFY(dialog());
    QVERIFY(dialog()->isVisible());
}

void TestStatementImport::forgetsTheDialogOnAnotherPage()
{
    QCOMPARE(m_box->lock().setPin({}, u"4711"_s), core::LockController::Answer::Right);
    m_box->lock().lock();
    open();
    press(Qt::Key_I, Qt::ControlModifier);
    press(Qt::Key_Escape);
    QVERIFY(isShown(u"chargePage"_s));
    press(Qt::Key_5, Qt::AltModifier);
    type(u"4711"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isShown(u"reconciliationPage"_s));
    settle();
    QVERIFY(!dialog());
}

void TestStatementImport::previewsAfterThePin()
{
    QCOMPARE(m_box->lock().setPin({}, u"4711"_s), core::LockController::Answer::Right);
    m_box->lock().lock();
    open();
    QVERIFY(dropFile(*named<QWidget>(*m_window, u"chargePage"_s)));
    QVERIFY(isShown(u"guardPage"_s));
    type(u"4711"_s);
    press(Qt::Key_Enter);
    QTRY_VERIFY(isShown(u"importPanel"_s));
}

void TestStatementImport::ignoresOperatorsWithoutPermission()
{
    core::Authorization &authorization = m_box->authorize();
    await(m_box->console().operators().operators());
    settle();
    QVERIFY(await(authorization.add({.name = u"Olga"_s, .role = core::Role::Owner}, u"4711"_s)));
    QVERIFY(await(authorization.add({.name = u"Ana Lima"_s}, u"1234"_s)));
    open();
    press(Qt::Key_L, Qt::ControlModifier);
    type(u"1234"_s);
    settle();
    QVERIFY(!isShown(u"lockScreen"_s));
    press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(!dialog());
    QVERIFY(!dropFile(*named<QWidget>(*m_window, u"chargePage"_s)));
    QVERIFY(isShown(u"chargePage"_s));
    press(Qt::Key_L, Qt::ControlModifier);
    type(u"4711"_s);
    settle();
    press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(dialog());
}

void TestStatementImport::ignoresACoveredWindow_data()
{
    QTest::addColumn<bool>("isLocked");
    QTest::newRow("help") << false;
    QTest::newRow("lock screen") << true;
}

void TestStatementImport::ignoresACoveredWindow()
{
    QFETCH(bool, isLocked);
    open();
    if (isLocked) {
        QCOMPARE(m_box->lock().setPin({}, u"4711"_s), core::LockController::Answer::Right);
        m_box->lock().setIdle(5min);
        m_box->lock().lock();
        QVERIFY(isShown(u"lockScreen"_s));
    } else {
        press(Qt::Key_F1);
        QVERIFY(isShown(u"overlay"_s));
    }
    press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(!dialog());
    QVERIFY(!dropFile(*m_window->centralWidget()));
    QVERIFY(!isShown(u"reconciliationPage"_s));
}

void TestStatementImport::isListedAmongTheActions()
{
    open();
    auto *shop = m_window->findChild<ui::ShopView *>();
    const QList<ui::PaletteEntry> entries = shop->paletteEntries();
    const auto found = std::find_if(entries.cbegin(), entries.cend(), [](const auto &entry) {
        return entry.text == u"Import a bank statement"_s;
    });
    QVERIFY(found != entries.cend());
    QCOMPARE(found->key, u"Ctrl+I"_s);
    found->go();
    QVERIFY(isShown(u"reconciliationPage"_s));
    QVERIFY(dialog());
    dialog()->reject();
    QVERIFY(std::any_of(shop->actions().cbegin(), shop->actions().cend(), [](const auto *action) {
        return action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_I) && action->isVisible();
    }));
}

BALCAO_TEST(TestStatementImport)

#include "tst_statementimport.moc"
