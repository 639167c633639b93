// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consolebook.h"
#include "core/domain/brasilia.h"
#include "tests/support/await.h"
#include "tests/support/listbench.h"
#include "tests/support/samples.h"

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

/// What of a list is chosen, and whose knowledge decides it.
class TestFilterPanel : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void choosesStatesByKeys();
    void choosesTheOperation();
    void choosesAPeriodByKeys();
    void choosesAPeriodByItsName();
    void choosesWhenItWasPaid();
    void choosesAmounts_data();
    void choosesAmounts();
    void choosesATag();
};

void TestFilterPanel::choosesStatesByKeys()
{
    m_service->book[3] = samples::moved(m_service->book[3], Status::Code::Paid);
    m_service->book[4] = samples::moved(m_service->book[4], Status::Code::Denied);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    press(Qt::Key_Tab); // from the first, pending, to paid
    press(Qt::Key_Space);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_Tab);
    press(Qt::Key_Space);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
    QVERIFY(!named(*m_page, u"filterPanel"_s)->isVisible());
    QCOMPARE(rows(), 2);
}

void TestFilterPanel::choosesTheOperation()
{
    for (const int place : {4, 150})
        m_service->book[place].operation = core::Operation::CashOut;
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *operation = named<QComboBox>(*m_page, u"operationBox"_s);
    while (!operation->hasFocus())
        press(Qt::Key_Tab);
    press(Qt::Key_End);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_Up);
    QTRY_COMPARE(rows(), 100);
    QTRY_VERIFY(text(u"totalLabel"_s).contains(QString::number(kBook - 2)));
    press(Qt::Key_Up);
    QTRY_COMPARE(chips().size(), 0);
}

void TestFilterPanel::choosesAPeriodByKeys()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < kBook; ++i)
        m_service->book[i].created = now.addDays(i < 3 ? 0 : -400);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    while (!period->hasFocus())
        press(Qt::Key_Tab);
    press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_End); // the days that one chooses: today, to begin with
    support::settle();
    QVERIFY(named(*m_page, u"fromDayEdit"_s)->isVisible());
    QCOMPARE(rows(), 3);
}

/// S keeps a view and E exports, but not of who is typing a word that is there.
void TestFilterPanel::choosesAPeriodByItsName()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    while (!period->hasFocus())
        press(Qt::Key_Tab);
    support::type(u"yes"_s);
    QCOMPARE(period->currentText(), u"Yesterday"_s);
    QVERIFY(period->hasFocus());
    QTest::qWait(QApplication::keyboardInputInterval() + 100); // until it is no word any more
    support::type(u"e"_s);
    QVERIFY(named(*m_page, u"exportPanel"_s)->isVisible());
}

void TestFilterPanel::choosesWhenItWasPaid()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *paid = named<QComboBox>(*m_page, u"paidBox"_s);
    paid->setFocus();
    press(Qt::Key_Down);
    core::TransactionFilter filter;
    const auto isAsked = [this, &filter] {
        for (const core::TransactionFilter &asked : m_service->filters) {
            if (asked.paidFrom)
                filter = asked;
        }
        return filter.paidFrom.has_value();
    };
    QTRY_VERIFY(isAsked());
    const QDate today = core::brasiliaDay(*filter.paidFrom);
    QCOMPARE(filter.paidFrom, core::startOfBrasiliaDay(today));
    QCOMPARE(filter.paidUntil, core::startOfBrasiliaDay(today.addDays(1)));
    QCOMPARE(chips().size(), 1);
    QVERIFY2(chips()[0].contains(QLocale().toString(today, QLocale::ShortFormat)),
             qPrintable(chips()[0]));
    press(Qt::Key_Up);
    QTRY_COMPARE(chips().size(), 0);
}

void TestFilterPanel::choosesAmounts_data()
{
    QTest::addColumn<QString>("least");
    QTest::addColumn<QString>("largest");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isFine");
    QTest::newRow("from") << u"3,00"_s << u""_s << 3 << true;
    QTest::newRow("to") << u""_s << u"1,01"_s << 2 << true;
    QTest::newRow("both") << u"1,10"_s << u"1,19"_s << 10 << true;
    QTest::newRow("whole reais") << u"3"_s << u"4"_s << 3 << true;
    QTest::newRow("no amount") << u"x"_s << u"1,00"_s << 1 << false;
    QTest::newRow("nothing between") << u"2,00"_s << u"1,00"_s << 0 << false;
}

void TestFilterPanel::choosesAmounts()
{
    QFETCH(QString, least);
    QFETCH(QString, largest);
    QFETCH(int, count);
    QFETCH(bool, isFine);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    while (support::atTheKeyboard()->objectName() != "leastAmountEdit"_L1)
        press(Qt::Key_Tab);
    support::type(least);
    press(Qt::Key_Tab);
    support::type(largest);
    QTRY_COMPARE(rows(), count);
    QCOMPARE(text(u"filterProblem"_s).isEmpty(), isFine);
    QCOMPARE(named<QLineEdit>(*m_page, u"leastAmountEdit"_s)->text(), least);
}

/// Apart from what the service decides, by a sign for who sees it and in words for who hears it.
void TestFilterPanel::choosesATag()
{
    core::ConsoleBook &book = m_toolbox->consoleBook();
    QVERIFY(await(book.setTags(m_service->book[150].id, u"fiado"_s)));
    QVERIFY(await(book.setTags(m_service->book[151].id, u"festa"_s)));
    m_service->book[151] = samples::moved(m_service->book[151], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *tag = named<QComboBox>(*m_page, u"tagBox"_s);
    QTRY_COMPARE(tag->count(), 3);
    named<QPushButton>(*m_page, u"paidStateButton"_s)->click();
    while (!tag->hasFocus())
        press(Qt::Key_Tab);
    while (tag->currentText() != u"⌂ festa"_s)
        press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(m_service->filters.constLast().tag, QString()); // which knows nothing of it
    QCOMPARE(current(), m_service->book[151].id);
    const auto buttons = m_page->findChildren<QPushButton *>(u"filterChip"_s);
    QCOMPARE(chips().size(), 2);
    QVERIFY(chips()[0].startsWith(u"State"_s));
    QVERIFY(chips()[1].startsWith(u"⌂ Tag: festa"_s));
    QVERIFY(buttons[0]->accessibleDescription().isEmpty());
    QVERIFY(buttons[1]->accessibleDescription().contains(u"Noted at this counter"_s));
    press(Qt::Key_Home);
    QTRY_COMPARE(chips().size(), 1);
    while (tag->currentText() != u"⌂ fiado"_s)
        press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 0); // that one is not paid
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(tag->currentIndex(), 0);
}

QTEST_MAIN(TestFilterPanel)
#include "tst_filterpanel.moc"
