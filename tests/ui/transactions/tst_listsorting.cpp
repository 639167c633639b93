// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/listbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/transactions/sortheader.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

using namespace Qt::StringLiterals;
using core::ListOrder;
using support::named;
using support::press;

class TestListSorting : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { end(); }

    void sortsByAClickOnAHeader();
    void marksTheSortedColumn_data();
    void marksTheSortedColumn();
    void sortsByTheMenuOfTheHeader_data();
    void sortsByTheMenuOfTheHeader();
    void choosesRowsByTheMenuOfTheHeader();
    void keepsTheOrderOfOtherColumns();
    void keepsRowsInPlaceWhenOneIsAdded();
    void savesTheOrderWithAView();
    void showsTheNewestIfThereAreTooMany();
    void hidesSortingIfTheServiceLacksIt();

private:
    void clickHeader(Column column);
    [[nodiscard]] ListOrder lastOrder() const { return m_service->filters.constLast().order; }
    [[nodiscard]] std::pair<int, Qt::SortOrder> indicator() const
    {
        const QHeaderView *header = table()->horizontalHeader();
        return {header->sortIndicatorSection(), header->sortIndicatorOrder()};
    }
};

void TestListSorting::init()
{
    begin();
    m_service->can.sortsLists = true;
    m_service->stored[150].amount = core::Money::fromCents(99'999'00);
    make(m_toolbox->preferences().value());
}

void TestListSorting::clickHeader(Column column)
{
    const QHeaderView *header = table()->horizontalHeader();
    const int x = header->sectionViewportPosition(static_cast<int>(column)) + 20;
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, {x, header->height() / 2});
    support::settle();
}

void TestListSorting::marksTheSortedColumn_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("once");
    QTest::addColumn<QString>("twice");
    QTest::newRow("time") << static_cast<int>(Column::Time) << u"Time ↑"_s << u"Time ↓"_s;
    QTest::newRow("amount") << static_cast<int>(Column::Amount) << u"↓ Amount"_s << u"↑ Amount"_s;
    QTest::newRow("name") << static_cast<int>(Column::Name) << u"Name ↑"_s << u"Name ↓"_s;
}

/// The arrow is next to the name, on the side away from the edge of the values.
void TestListSorting::marksTheSortedColumn()
{
    QFETCH(int, column);
    QFETCH(QString, once);
    QFETCH(QString, twice);
    open();
    QTRY_COMPARE(rows(), 100);
    const auto *header = qobject_cast<ui::SortHeader *>(table()->horizontalHeader());
    QVERIFY(header);
    QCOMPARE(header->nameOf(static_cast<int>(Column::Time)), u"Time ↓"_s);
    QCOMPARE(header->nameOf(static_cast<int>(Column::State)), u"State"_s);
    clickHeader(static_cast<Column>(column));
    QCOMPARE(header->nameOf(column), once);
    clickHeader(static_cast<Column>(column));
    QCOMPARE(header->nameOf(column), twice);
}

void TestListSorting::sortsByAClickOnAHeader()
{
    open();
    QTRY_COMPARE(rows(), 100);
    QCOMPARE(indicator(), std::pair(static_cast<int>(Column::Time), Qt::DescendingOrder));
    clickHeader(Column::Amount);
    QCOMPARE(lastOrder(), (ListOrder{ListOrder::Key::Amount, Qt::DescendingOrder}));
    QTRY_VERIFY(cells(Column::Amount).value(0).contains(u"99"_s)); // from the second page
    QCOMPARE(indicator(), std::pair(static_cast<int>(Column::Amount), Qt::DescendingOrder));
    clickHeader(Column::Amount);
    QCOMPARE(lastOrder(), (ListOrder{ListOrder::Key::Amount, Qt::AscendingOrder}));
    QTRY_COMPARE(rows(), 100);
    QVERIFY(!cells(Column::Amount).value(0).contains(u"99.999"_s));
    clickHeader(Column::Name);
    QCOMPARE(lastOrder(), (ListOrder{ListOrder::Key::Name, Qt::AscendingOrder}));
    clickHeader(Column::Time);
    QCOMPARE(lastOrder(), ListOrder());
}

void TestListSorting::sortsByTheMenuOfTheHeader_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Shift+O") << Qt::Key_O << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("menu key") << Qt::Key_Menu << Qt::KeyboardModifiers();
}

void TestListSorting::sortsByTheMenuOfTheHeader()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    open();
    QTRY_VERIFY(table()->hasFocus());
    if (key == Qt::Key_Menu) { // the offscreen platform sends no such event
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, table()->mapToGlobal(QPoint()));
        QApplication::sendEvent(table(), &event);
    } else {
        QTest::keyClick(table(), key, modifiers);
    }
    auto *menu = table()->findChild<QMenu *>(u"orderMenu"_s);
    QVERIFY(menu);
    QTRY_VERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Down); // from the current order to the next one
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_COMPARE(lastOrder(), (ListOrder{ListOrder::Key::Created, Qt::AscendingOrder}));
    QTRY_COMPARE(rows(), 100);
    QCOMPARE(indicator(), std::pair(static_cast<int>(Column::Time), Qt::AscendingOrder));
    QCOMPARE(m_page->window()->focusWidget(),
             table()); // a closed menu leaves no active window here
}

void TestListSorting::keepsTheOrderOfOtherColumns()
{
    open();
    QTRY_COMPARE(rows(), 100);
    clickHeader(Column::Amount);
    const auto requests = m_service->filters.size();
    clickHeader(Column::Reference);
    QCOMPARE(m_service->filters.size(), requests);
    QCOMPARE(indicator(), std::pair(static_cast<int>(Column::Amount), Qt::DescendingOrder));
}

/// The place of a new row is known only after the next read.
void TestListSorting::keepsRowsInPlaceWhenOneIsAdded()
{
    open();
    QTRY_COMPARE(rows(), 100);
    clickHeader(Column::Amount);
    QTRY_COMPARE(rows(), 100);
    const QUuid first = current();
    const core::Transaction made = samples::charge(1, 9999);
    m_service->stored.prepend(made);
    Q_EMIT m_service->changed(made);
    QTRY_VERIFY(text(u"totalLabel"_s).contains(QString::number(kTransactionCount + 1)));
    QCOMPARE(rows(), 100);
    QCOMPARE(current(), first);
}

void TestListSorting::savesTheOrderWithAView()
{
    core::Preferences preferences = m_toolbox->preferences().value();
    const ListOrder order{ListOrder::Key::Name, Qt::DescendingOrder};
    preferences.listing.views = {{.name = u"Nomes"_s, .filter = {.order = order}},
                                 {.name = u"Tudo"_s, .filter = {.phone = u"1"_s}}};
    m_toolbox->preferences().set(preferences);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_1);
    QTRY_COMPARE(lastOrder(), order);
    QTRY_COMPARE(rows(), 100);
    QCOMPARE(indicator(), std::pair(static_cast<int>(Column::Name), Qt::DescendingOrder));
    press(Qt::Key_2);
    QTRY_COMPARE(lastOrder(), ListOrder());
}

void TestListSorting::showsTheNewestIfThereAreTooMany()
{
    const auto usualAnswer = m_service->onList;
    m_service->onList =
        [usualAnswer](
            const core::TransactionFilter &filter) -> core::Result<core::TransactionPage> {
        if (filter.order.key == ListOrder::Key::Amount)
            return tl::unexpected(core::Error{core::Error::Code::Unsupported, {}, {}});
        return usualAnswer(filter);
    };
    open();
    QTRY_COMPARE(rows(), 100);
    clickHeader(Column::Amount);
    QTRY_VERIFY(!text(u"unsortedLabel"_s).isEmpty());
    QTRY_COMPARE(rows(), 100);
    QCOMPARE(lastOrder(), ListOrder());
    QCOMPARE(indicator(), std::pair(static_cast<int>(Column::Time), Qt::DescendingOrder));
    clickHeader(Column::Name);
    QTRY_COMPARE(rows(), 100);
    QVERIFY(text(u"unsortedLabel"_s).isEmpty());
}

void TestListSorting::hidesSortingIfTheServiceLacksIt()
{
    m_service->can.sortsLists = false;
    make(m_toolbox->preferences().value());
    open();
    QTRY_COMPARE(rows(), 100);
    const auto requests = m_service->filters.size();
    QVERIFY(!table()->horizontalHeader()->isSortIndicatorShown());
    clickHeader(Column::Amount);
    QCOMPARE(m_service->filters.size(), requests);
    QCOMPARE(lastOrder(), ListOrder());
}

void TestListSorting::choosesRowsByTheMenuOfTheHeader()
{
    open();
    QTRY_COMPARE(rows(), 100);
    const int large = table()->rowHeight(1);
    QTest::keyClick(table(), Qt::Key_O, Qt::ShiftModifier);
    auto *menu = table()->findChild<QMenu *>(u"orderMenu"_s);
    QVERIFY(menu);
    QAction *compact = m_page->findChild<QAction *>(u"compactRowsAction"_s);
    QVERIFY(menu->actions().contains(compact));
    compact->trigger();
    QVERIFY(table()->rowHeight(1) <= 28);
    QTest::keyClick(table(), Qt::Key_C, Qt::ShiftModifier);
    QCOMPARE(table()->rowHeight(1), large);
}

BALCAO_TEST(TestListSorting)
#include "tst_listsorting.moc"
