// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/children.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QSet>
#include <QtGui/QAccessible>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::press;
using support::settle;
using support::type;

namespace
{

const ui::Failure kFailure{
    .error = {core::Error::Code::StorageCorrupted, {}, u"<b>row 7</b>"_s},
    .place = u"/home/ana/<i>balcao</i>"_s,
    .restoreCommand = u"<b>balcao</b> --restore COPIA"_s,
    .hasData = true,
};

} // namespace

/// Rules for every page of the window.
class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showTextAsItIs_data();
    void showTextAsItIs();
    void nameWhatOneCanPress_data();
    void nameWhatOneCanPress();
    void nameWhatATestMayTouch_data();
    void nameWhatATestMayTouch();
    void areWalkedThroughByTab_data();
    void areWalkedThroughByTab();

private:
    void addPages();
    void goTo(const QString &page);
    void goToFetchedPage();
    [[nodiscard]] static int minCount();

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolBox;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestPages::init()
{
    m_service = std::make_unique<FakeService>();
    m_toolBox = std::make_unique<ToolBox>(*m_service);
    for (int i = 0; i < 20; ++i)
        m_service->stored.append(samples::charge(100 + i, 1000 + i));
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return samples::charge(draft.amount->cents(), 1);
    };
    m_window = std::make_unique<ui::MainWindow>(
        ui::Environment{ui::Environment::Kind::Local, u"/home/ana/balcao"_s});
}

void TestPages::cleanup()
{
    m_window.reset();
    m_toolBox.reset();
    m_service.reset();
}

void TestPages::addPages()
{
    QTest::addColumn<QString>("page");
    for (const char *page : {"empty", "charge", "waiting", "paid", "list", "detail", "send",
                             "summary", "settings", "first run", "setup", "failure", "rescue"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestPages::goToFetchedPage()
{
    QFETCH(QString, page);
    goTo(page);
}

/// Buttons and fields that each page has; the window that opens has none yet.
int TestPages::minCount()
{
    QFETCH(QString, page);
    return page == "empty"_L1 ? 0 : 1;
}

void TestPages::goTo(const QString &page)
{
    if (page == "first run"_L1 || page == "setup"_L1)
        m_window->showSetup();
    else if (page == "failure"_L1)
        m_window->showFailure(kFailure);
    else if (page == "rescue"_L1)
        m_window->showRescue(*m_service, kFailure, ui::RescueNotice::Extent::Partial);
    else if (page != "empty"_L1)
        m_window->showShop(m_toolBox->context());
    support::open(*m_window);
    if (page == "setup"_L1) {
        press(Qt::Key_Down);
        press(Qt::Key_Return);
    }
    if (page == "waiting"_L1 || page == "paid"_L1) {
        type(u"1500"_s);
        press(Qt::Key_Return);
    }
    if (page == "list"_L1 || page == "detail"_L1)
        press(Qt::Key_3, Qt::AltModifier);
    if (page == "send"_L1) {
        m_service->can.sendsMoney = true;
        press(Qt::Key_4, Qt::AltModifier);
    }
    if (page == "settings"_L1)
        press(Qt::Key_7, Qt::AltModifier);
    settle();
    if (page == "detail"_L1)
        press(Qt::Key_Return);
    if (page == "paid"_L1)
        Q_EMIT m_service->changed(samples::moved(samples::charge(1500, 1), Status::Code::Paid));
    settle();
}

void TestPages::showTextAsItIs_data()
{
    addPages();
}

/// Untrusted text is never interpreted as markup anywhere.
void TestPages::showTextAsItIs()
{
    goToFetchedPage();
    for (const QLabel *label : support::childrenOf<QLabel>(*m_window, 3))
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->text()));
}

void TestPages::nameWhatOneCanPress_data()
{
    addPages();
}

/// For screen readers: a button has a text or a name, other focusable widgets have a name.
/// Descriptions contain no markup, unlike tool tips.
void TestPages::nameWhatOneCanPress()
{
    goToFetchedPage();
    for (const bool narrow : {false, true}) {
        m_window->resize(narrow ? m_window->minimumSize() : QSize(1280, 760));
        settle();
        int named = 0;
        for (QWidget *widget : m_window->findChildren<QWidget *>()) {
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool acceptsText = qobject_cast<const QLineEdit *>(widget) ||
                                     qobject_cast<const QPlainTextEdit *>(widget) ||
                                     qobject_cast<const QComboBox *>(widget) ||
                                     qobject_cast<const QTableView *>(widget);
            if ((!button && !acceptsText) || widget->focusPolicy() == Qt::NoFocus)
                continue;
            const bool isNamed =
                !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            QVERIFY2(isNamed, qPrintable(widget->objectName()));
            ++named;
            const QString described =
                QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description);
            if (acceptsText)
                QVERIFY2(!described.startsWith(u'<'), qPrintable(widget->objectName() + described));
        }
        QVERIFY2(named >= minCount(), qPrintable(QString::number(named)));
    }
}

void TestPages::nameWhatATestMayTouch_data()
{
    addPages();
}

void TestPages::nameWhatATestMayTouch()
{
    goToFetchedPage();
    int named = 0;
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        const bool matters = qobject_cast<const QAbstractButton *>(widget) ||
                             qobject_cast<const QLineEdit *>(widget) ||
                             qobject_cast<const QComboBox *>(widget) ||
                             qobject_cast<const QTableView *>(widget);
        if (!matters || widget->inherits("QTableCornerButton")) // part of Qt's table
            continue;
        QVERIFY2(!widget->objectName().isEmpty(), qPrintable(widget->accessibleName()));
        ++named;
    }
    QVERIFY2(named >= minCount(), qPrintable(QString::number(named)));
}

void TestPages::areWalkedThroughByTab_data()
{
    addPages();
}

/// Tab reaches every enabled button. The sidebar is one stop with shortcuts and arrow keys of its
/// own.
void TestPages::areWalkedThroughByTab()
{
    goToFetchedPage();
    const auto stopOf = [](const QWidget *widget) {
        const QWidget *parent = widget->parentWidget();
        return parent && parent->objectName() == "sidebar"_L1 ? parent : widget;
    };
    QSet<const QWidget *> missing;
    for (const auto *button : m_window->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled() && button->focusPolicy() != Qt::NoFocus)
            missing.insert(stopOf(button));
    }
    QVERIFY2(missing.size() >= minCount(), qPrintable(QString::number(missing.size())));
    for (int presses = 0; presses < 60 && !missing.isEmpty(); ++presses) {
        press(Qt::Key_Tab);
        missing.remove(stopOf(support::atTheKeyboard()));
    }
    for (const QWidget *widget : std::as_const(missing))
        QFAIL(qPrintable(widget->objectName()));
}

BALCAO_TEST(TestPages)
#include "tst_pages.moc"
