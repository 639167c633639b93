// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/listbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

/// Navigation to the rows of a long list.
class TestListPaging : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void readsOnWhileOneScrolls();
    void readsOnTwentyRowsBeforeTheEnd();
    void readsOnToTheVeryEnd();
    void staysAtItsRowWhenAChargeArrives();
    void goesToAPageByItsNumber_data();
    void goesToAPageByItsNumber();
    void turnsPagesByMouse();
    void leavesThePageNumberAsItWas();
    void goesOnAcrossPages();
    void showsTheRowAtTheEnd_data();
    void showsTheRowAtTheEnd();
    void goesFromTheEndToTheStart();
    void goesOnByPagesAcrossBorders();
};

void TestListPaging::readsOnWhileOneScrolls()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kTransactionCount)));
    QCOMPARE(m_service->filters.size(), 1);
    for (int presses = 0; table()->model()->rowCount() < kTransactionCount; ++presses) {
        QVERIFY2(presses < 10, "the end never comes");
        press(Qt::Key_End, Qt::ControlModifier);
        support::settle();
    }
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(current(), m_service->stored.last().id);
    QCOMPARE(m_service->filters.size(), 3);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kTransactionCount)));
}

/// The next page is read at the end of the rows, not earlier.
void TestListPaging::readsOnTwentyRowsBeforeTheEnd()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    while (table()->currentIndex().row() < 79)
        press(Qt::Key_Down);
    support::settle();
    QCOMPARE(m_service->filters.size(), 1);
    press(Qt::Key_Down);
    QTRY_COMPARE(m_service->filters.size(), 2);
    QCOMPARE(m_service->filters.constLast().page, 2);
    QTRY_COMPARE(rows(), 200);
    QCOMPARE(table()->currentIndex().row(), 80);
}

void TestListPaging::readsOnToTheVeryEnd()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_End);
    QTRY_COMPARE(current(), m_service->stored.last().id);
    QCOMPARE(m_service->filters[1].page, 3); // not one page after the other
    QCOMPARE(named<QLineEdit>(*m_page, u"pageEdit"_s)->text(), u"3"_s);
    press(Qt::Key_Home);
    QTRY_COMPARE(current(), m_service->stored.first().id);
}

void TestListPaging::staysAtItsRowWhenAChargeArrives()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Down);
    const QUuid before = current();
    const core::Transaction charge = samples::charge(1500, 1);
    m_service->stored.prepend(charge);
    Q_EMIT m_service->changed(charge);
    QCOMPARE(current(), before);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kTransactionCount + 1)));
    const QModelIndex top = table()->model()->index(0, static_cast<int>(Column::State));
    QCOMPARE(top.data().toString(), ui::statusWord(Status::Code::Pending));
    Q_EMIT m_service->changed(samples::moved(charge, Status::Code::Paid));
    QCOMPARE(top.data().toString(), ui::statusWord(Status::Code::Paid));
}

void TestListPaging::goesToAPageByItsNumber_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("row");
    QTest::newRow("the second") << u"2"_s << 100;
    QTest::newRow("the last") << u"3"_s << 200;
    QTest::newRow("past the last") << u"99"_s << 200;
    QTest::newRow("before the first") << u"0"_s << 0;
    QTest::newRow("the first") << u"1"_s << 0;
}

void TestListPaging::goesToAPageByItsNumber()
{
    QFETCH(QString, typed);
    QFETCH(int, row);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(typed);
    press(Qt::Key_Return);
    QTRY_COMPARE(current(), m_service->stored[row].id);
    QVERIFY(table()->hasFocus());
    QVERIFY(text(u"lastPageLabel"_s).contains(u"3"_s));
    QCOMPARE(named<QLineEdit>(*m_page, u"pageEdit"_s)->text(), QString::number(row / 100 + 1));
    support::settle(); // the previous page is read meanwhile and moves nothing
    const auto cursor = [this] { return table()->visualRect(table()->currentIndex()); };
    QTRY_VERIFY2(table()->viewport()->rect().contains(cursor().center()),
                 qPrintable(QString::number(cursor().top())));
    if (row < 200) {
        QCOMPARE(cursor().top(), 0);
    } else { // The last page has three rows, too few to scroll its first one to the top.
        QCOMPARE(rows(), 103);
        const auto *bar = table()->verticalScrollBar();
        QCOMPARE(bar->value(), bar->maximum());
    }
}

void TestListPaging::leavesThePageNumberAsItWas()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"3"_s);
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
    QCOMPARE(named<QLineEdit>(*m_page, u"pageEdit"_s)->text(), u"1"_s);
    support::settle();
    QCOMPARE(m_service->filters.size(), 1);
}

/// Scrolling in both directions, row by row, misses and repeats no row.
void TestListPaging::goesOnAcrossPages()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"2"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(current(), m_service->stored[100].id);
    for (int row = 99; row >= 0; --row) {
        support::settle();
        press(Qt::Key_Up);
        QCOMPARE(current(), m_service->stored[row].id);
    }
    for (int row = 1; row < kTransactionCount; ++row) {
        press(Qt::Key_Down);
        support::settle();
        QCOMPARE(current(), m_service->stored[row].id);
    }
    QCOMPARE(rows(), kTransactionCount);
}

void TestListPaging::showsTheRowAtTheEnd_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("a last page of 3 rows") << 203; // The page before is read, too.
    QTest::newRow("a last page of 50 rows") << 150;
    QTest::newRow("one page") << 100;
}

void TestListPaging::showsTheRowAtTheEnd()
{
    QFETCH(int, count);
    m_service->stored.resize(count);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_End);
    QTRY_COMPARE(current(), m_service->stored.last().id);
    QTRY_VERIFY(rows() >= 50 && m_service->filters.size() >= (count == 203 ? 3 : 1));
    const auto isSeen = [this] {
        return table()->viewport()->rect().contains(table()->visualRect(table()->currentIndex()));
    };
    QTRY_VERIFY(isSeen());
    support::settle();
    QVERIFY(isSeen());
    press(Qt::Key_Up);
    QVERIFY(isSeen());
    QCOMPARE(current(), m_service->stored[count - 2].id);
}

void TestListPaging::goesFromTheEndToTheStart()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_End);
    QTRY_COMPARE(current(), m_service->stored.last().id);
    const core::Transaction charge = samples::charge(1500, 1);
    m_service->stored.prepend(charge); // outside the visible rows
    Q_EMIT m_service->changed(charge);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kTransactionCount + 1)));
    press(Qt::Key_Home);
    QTRY_COMPARE(current(), charge.id);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kTransactionCount + 1)));
}

void TestListPaging::goesOnByPagesAcrossBorders()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QUuid before;
    while (before != current()) {
        before = current();
        press(Qt::Key_PageDown);
        support::settle();
    }
    QCOMPARE(current(), m_service->stored.last().id);
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"3"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(current(), m_service->stored[200].id);
    support::settle();
    before = {};
    while (before != current()) {
        before = current();
        press(Qt::Key_PageUp);
        support::settle();
    }
    QCOMPARE(current(), m_service->stored.first().id);
}

void TestListPaging::turnsPagesByMouse()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    auto *before = named<QPushButton>(*m_page, u"pageBeforeButton"_s);
    auto *next = named<QPushButton>(*m_page, u"nextPageButton"_s);
    QVERIFY(!before->isEnabled());
    QTest::mouseClick(next, Qt::LeftButton);
    QTRY_COMPARE(current(), m_service->stored[100].id);
    QTest::mouseClick(next, Qt::LeftButton);
    QTRY_COMPARE(current(), m_service->stored[200].id);
    QTRY_VERIFY(!next->isEnabled());
    QTest::mouseClick(before, Qt::LeftButton);
    QTRY_COMPARE(current(), m_service->stored[100].id);
    QVERIFY(table()->hasFocus());
}

BALCAO_TEST(TestListPaging)
#include "tst_listpaging.moc"
