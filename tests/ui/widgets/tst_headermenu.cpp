// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/headermenu.h"

#include <QtCore/QMimeData>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableWidget>

#include <memory>

using namespace Qt::StringLiterals;
using support::press;

namespace
{

/// Right-clicks the header of a table and returns the menu.
QMenu *openMenu(QTableView &table)
{
    delete table.findChild<QMenu *>(u"headerMenu"_s);
    QWidget *header = table.horizontalHeader()->viewport();
    const QPoint at(5, 5);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, header->mapToGlobal(at));
    QCoreApplication::sendEvent(header, &event);
    return table.findChild<QMenu *>(u"headerMenu"_s);
}

QAction *entry(QTableView &table, const QString &words)
{
    const QMenu *menu = openMenu(table);
    const QList<QAction *> actions = menu ? menu->actions() : QList<QAction *>();
    for (QAction *action : actions) {
        if (action->text() == words)
            return action;
    }
    return nullptr;
}

QStringList words(QTableView &table)
{
    QStringList found;
    const QMenu *menu = openMenu(table);
    const QList<QAction *> actions = menu ? menu->actions() : QList<QAction *>();
    for (const QAction *action : actions) {
        if (!action->isSeparator())
            found.append(action->text());
    }
    return found;
}

} // namespace

class TestHeaderMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_table.reset(); }

    void hidesAndShowsColumns();
    void showsAllColumns();
    void followsTheRoomOfThePage();
    void copiesWhatIsVisible();
    void copiesNoEmptyTable();
    void isOnThePages_data();
    void isOnThePages();

private:
    std::unique_ptr<QTableWidget> m_table;
    ui::HeaderMenu *m_menu = nullptr;
};

void TestHeaderMenu::init()
{
    m_table = std::make_unique<QTableWidget>(2, 3);
    m_table->setHorizontalHeaderLabels({u"Item"_s, u"Key"_s, u"Name"_s});
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 3; ++column)
            m_table->setItem(row, column,
                             new QTableWidgetItem(u"%1\n%2"_s.arg(QChar(u'A' + row)).arg(column)));
    }
    m_menu = new ui::HeaderMenu(*m_table, {1, 2});
    m_table->resize(500, 300);
    support::open(*m_table);
}

void TestHeaderMenu::hidesAndShowsColumns()
{
    QCOMPARE(words(*m_table),
             QStringList({u"Key"_s, u"Name"_s, u"Show all columns"_s, u"Copy the table"_s}));
    QVERIFY(entry(*m_table, u"Key"_s)->isChecked());
    entry(*m_table, u"Key"_s)->trigger();
    QVERIFY(m_table->isColumnHidden(1));
    QVERIFY(!entry(*m_table, u"Key"_s)->isChecked());
    entry(*m_table, u"Key"_s)->trigger();
    QVERIFY(!m_table->isColumnHidden(1));
}

void TestHeaderMenu::showsAllColumns()
{
    QVERIFY(!entry(*m_table, u"Show all columns"_s)->isEnabled());
    entry(*m_table, u"Key"_s)->trigger();
    entry(*m_table, u"Name"_s)->trigger();
    QAction *all = entry(*m_table, u"Show all columns"_s);
    QVERIFY(all->isEnabled());
    all->trigger();
    QVERIFY(!m_table->isColumnHidden(1));
    QVERIFY(!m_table->isColumnHidden(2));
}

/// A page that becomes wide again does not show what the user has hidden.
void TestHeaderMenu::followsTheRoomOfThePage()
{
    m_menu->setFitting(1, false);
    QVERIFY(m_table->isColumnHidden(1));
    QVERIFY(!entry(*m_table, u"Key"_s)->isEnabled());
    m_menu->setFitting(1, true);
    QVERIFY(!m_table->isColumnHidden(1));
    entry(*m_table, u"Key"_s)->trigger();
    m_menu->setFitting(1, false);
    m_menu->setFitting(1, true);
    QVERIFY(m_table->isColumnHidden(1));
}

/// A line break in a cell starts no new row.
void TestHeaderMenu::copiesWhatIsVisible()
{
    entry(*m_table, u"Key"_s)->trigger();
    entry(*m_table, u"Copy the table"_s)->trigger();
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(copied->text(), u"Item\tName\nA 0\tA 2\nB 0\tB 2"_s);
    QCOMPARE(copied->data(u"x-kde-passwordManagerHint"_s), QByteArray("secret"));
}

void TestHeaderMenu::copiesNoEmptyTable()
{
    m_table->setRowCount(0);
    QVERIFY(!entry(*m_table, u"Copy the table"_s)->isEnabled());
}

void TestHeaderMenu::isOnThePages_data()
{
    QTest::addColumn<Qt::Key>("page");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QStringList>("columns");
    QTest::newRow("open charges") << Qt::Key_2 << u"openTable"_s
                                  << QStringList({u"Reference"_s, u"Mark"_s});
    QTest::newRow("reports") << Qt::Key_6 << u"summaryTable"_s
                             << QStringList({u"Count"_s, u"Gross"_s, u"Commission"_s, u"Net"_s});
}

void TestHeaderMenu::isOnThePages()
{
    QFETCH(Qt::Key, page);
    QFETCH(QString, table);
    QFETCH(QStringList, columns);
    FakeService service;
    service.stored = {samples::charge(1500, 1), samples::charge(1600, 2)};
    ToolBox toolBox(service);
    ui::MainWindow window(ui::Environment{ui::Environment::Kind::Local, u"Padaria"_s});
    window.resize(1280, 800);
    window.showShop(toolBox.context());
    support::open(window);
    press(page, Qt::AltModifier);
    QTRY_VERIFY(window.findChild<QTableView *>(table));
    auto &view = *window.findChild<QTableView *>(table);
    QTRY_VERIFY(view.isVisible());
    QCOMPARE(words(view), columns + QStringList({u"Show all columns"_s, u"Copy the table"_s}));
}

BALCAO_TEST(TestHeaderMenu)
#include "tst_headermenu.moc"
