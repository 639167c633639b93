// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/widgets/rowmenu.h"

#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::StringLiterals;

/// A table with two rows, and buttons of which one is hidden and one is disabled.
struct MenuWindow : QWidget
{
    MenuWindow()
        : table(new QTableWidget(2, 3))
        , open(new QAction(u"Open"_s, table))
        , save(new QPushButton(u"Save"_s))
        , hidden(new QPushButton(u"Hidden"_s))
        , disabled(new QPushButton(u"Disabled"_s))
    {
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        for (int row = 0; row < 2; ++row) {
            for (int column = 0; column < 3; ++column)
                table->setItem(row, column,
                               new QTableWidgetItem(u"%1%2"_s.arg(QChar(u'A' + row)).arg(column)));
        }
        table->setColumnHidden(1, true);
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(table);
        for (QPushButton *button : {save, hidden, disabled})
            layout->addWidget(button);
        hidden->hide();
        disabled->setEnabled(false);
        ui::addRowMenu(*table, {save, hidden, disabled}, {open});
        resize(400, 400);
    }

    /// Right-clicks a row and returns its menu.
    QMenu *openMenu(int row)
    {
        const QPoint at = table->visualRect(table->model()->index(row, 0)).center();
        QTest::mouseClick(table->viewport(), Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, table->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(table->viewport(), &event);
        return table->findChild<QMenu *>(u"rowMenu"_s);
    }

    static QAction *entry(const QMenu &menu, const QString &words)
    {
        for (QAction *action : menu.actions()) {
            if (action->text() == words)
                return action;
        }
        return nullptr;
    }

    QTableWidget *table;
    QAction *open;
    QPushButton *save;
    QPushButton *hidden;
    QPushButton *disabled;
};

class TestRowMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersWhatTheButtonsDo();
    void actsOnTheRowUnderTheMouse();
    void survivesItsButtons();
};

void TestRowMenu::offersWhatTheButtonsDo()
{
    MenuWindow window;
    support::open(window);
    QSignalSpy opened(window.open, &QAction::triggered);
    QSignalSpy saved(window.save, &QPushButton::clicked);
    const QMenu *menu = window.openMenu(0);
    QVERIFY(menu);
    QStringList words;
    for (const QAction *action : menu->actions()) {
        if (!action->isSeparator())
            words += action->text();
    }
    QCOMPARE(words, QStringList({u"Open"_s, u"Save"_s, u"Disabled"_s, u"Copy the row"_s}));
    QVERIFY(!MenuWindow::entry(*menu, u"Disabled"_s)->isEnabled());
    MenuWindow::entry(*menu, u"Open"_s)->trigger();
    MenuWindow::entry(*menu, u"Save"_s)->trigger();
    QCOMPARE(opened.count(), 1);
    QCOMPARE(saved.count(), 1);
}

void TestRowMenu::actsOnTheRowUnderTheMouse()
{
    MenuWindow window;
    support::open(window);
    const QMenu *menu = window.openMenu(1);
    QVERIFY(menu);
    QCOMPARE(window.table->currentRow(), 1);
    MenuWindow::entry(*menu, u"Copy the row"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"B0\tB2"_s); // without the hidden column
}

void TestRowMenu::survivesItsButtons()
{
    MenuWindow window;
    support::open(window);
    delete window.save;
    delete window.open;
    const QMenu *menu = window.openMenu(0);
    QVERIFY(menu);
    QVERIFY(!MenuWindow::entry(*menu, u"Save"_s));
    QVERIFY(!MenuWindow::entry(*menu, u"Open"_s));
}

BALCAO_TEST(TestRowMenu)
#include "tst_rowmenu.moc"
