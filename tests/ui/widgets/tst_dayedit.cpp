// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/clock.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/widgets/dayedit.h"
#include "ui/widgets/theme.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCalendarWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using support::press;

namespace
{

const QDate kFirst(2020, 11, 16);
const QDate kToday(2026, 11, 22);

} // namespace

class TestDayEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_edit.reset(); }

    void acceptsWhatIsTyped_data();
    void acceptsWhatIsTyped();
    void acceptsWords_data();
    void acceptsWords();
    void readsTheOrderOfItsFormat();
    void refusesWhatIsNoDay_data();
    void refusesWhatIsNoDay();
    void waitsUntilItIsTyped();
    void appliesTheTextWhenTheFocusLeaves();
    void isLeftByTab();
    void forgetsWhatIsNotWanted();
    void showsWholeWordsInTheCalendar_data();
    void showsWholeWordsInTheCalendar();

private:
    std::unique_ptr<ui::DayEdit> m_edit;
};

void TestDayEdit::init()
{
    m_edit = std::make_unique<ui::DayEdit>(kToday);
    m_edit->setDisplayFormat(u"dd/MM/yyyy"_s);
    m_edit->setDateRange(kFirst, kToday);
    support::open(*m_edit);
}

/// A plain QDateEdit changes all of these except the first to another date.
void TestDayEdit::acceptsWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QDate>("day");
    QTest::newRow("digits") << u"10032026"_s << QDate(2026, 3, 10);
    QTest::newRow("with slashes") << u"15/03/2021"_s << QDate(2021, 3, 15);
    QTest::newRow("a day that this month has not") << u"31122025"_s << QDate(2025, 12, 31);
    QTest::newRow("a day later in the year") << u"31/12/2021"_s << QDate(2021, 12, 31);
    QTest::newRow("with dots") << u"15.3.2021"_s << QDate(2021, 3, 15);
    QTest::newRow("as programs write it") << u"2021-03-15"_s << QDate(2021, 3, 15);
    QTest::newRow("a short year") << u"15/03/21"_s << QDate(2021, 3, 15);
    QTest::newRow("a short year in digits") << u"150321"_s << QDate(2021, 3, 15);
    QTest::newRow("of the year shown") << u"15/3"_s << QDate(2026, 3, 15);
    QTest::newRow("of the year shown, in digits") << u"1503"_s << QDate(2026, 3, 15);
    QTest::newRow("the first there is") << u"16/11/2020"_s << kFirst;
    QTest::newRow("the day that is shown") << u"22/11/2026"_s << kToday;
}

void TestDayEdit::acceptsWhatIsTyped()
{
    QFETCH(QString, typed);
    const QSignalSpy refused(m_edit.get(), &ui::DayEdit::refused);
    support::type(typed);
    press(Qt::Key_Return);
    QTEST(m_edit->date(), "day");
    QCOMPARE(m_edit->text(), m_edit->date().toString(u"dd/MM/yyyy"_s));
    QCOMPARE(refused.size(), 0);
}

void TestDayEdit::acceptsWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QDate>("day");
    QTest::newRow("Portuguese") << u"ontem"_s << kToday.addDays(-1);
    QTest::newRow("English") << u"last friday"_s << kToday.addDays(-2);
    QTest::newRow("Spanish") << u"viernes"_s << kToday.addDays(-2);
    QTest::newRow("several days") << u"semana passada"_s << kToday; // refused
}

void TestDayEdit::acceptsWords()
{
    QFETCH(QString, typed);
    const support::WallClock clock(QDateTime(kToday, QTime(15, 0), Qt::UTC));
    support::type(typed);
    press(Qt::Key_Return);
    QTEST(m_edit->date(), "day");
}

void TestDayEdit::readsTheOrderOfItsFormat()
{
    m_edit->setDisplayFormat(u"M/d/yyyy"_s);
    QCOMPARE(m_edit->dayOf(u"3/15/2021"_s), QDate(2021, 3, 15));
    QCOMPARE(m_edit->dayOf(u"03152021"_s), QDate(2021, 3, 15));
    QCOMPARE(m_edit->dayOf(u"2021-03-15"_s), QDate(2021, 3, 15));
    m_edit->setDisplayFormat(u"yyyy-MM-dd"_s);
    QCOMPARE(m_edit->dayOf(u"20210315"_s), QDate(2021, 3, 15));
    QCOMPARE(m_edit->dayOf(u"03-15"_s), QDate(2026, 3, 15));
}

void TestDayEdit::refusesWhatIsNoDay_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"31/02/2026", "15/03/2019", "23/11/2026", "15", "150", "15/13/2025",
                              "1/2/3/4", "//", "0"})
        QTest::newRow(typed) << QString::fromLatin1(typed);
}

void TestDayEdit::refusesWhatIsNoDay()
{
    QFETCH(QString, typed);
    const QSignalSpy refused(m_edit.get(), &ui::DayEdit::refused);
    support::type(typed);
    press(Qt::Key_Return);
    QCOMPARE(m_edit->date(), kToday);
    QCOMPARE(m_edit->text(), u"22/11/2026"_s);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toString(), typed);
}

void TestDayEdit::waitsUntilItIsTyped()
{
    const QSignalSpy changed(m_edit.get(), &QDateEdit::dateChanged);
    support::type(u"15/03/2021"_s);
    QCOMPARE(m_edit->text(), u"15/03/2021"_s);
    QCOMPARE(changed.size(), 0);
    press(Qt::Key_Return);
    QCOMPARE(m_edit->date(), QDate(2021, 3, 15));
    for (const QList<QVariant> &each : changed)
        QCOMPARE(each[0].toDate(), QDate(2021, 3, 15));
    press(Qt::Key_Up); // arrow keys still work as before
    QVERIFY(m_edit->date() > QDate(2021, 3, 15));
}

void TestDayEdit::appliesTheTextWhenTheFocusLeaves()
{
    support::type(u"15/03/2021"_s);
    QWidget other;
    support::open(other);
    QCOMPARE(m_edit->date(), QDate(2021, 3, 15));
}

void TestDayEdit::isLeftByTab()
{
    QWidget window;
    auto *layout = new QHBoxLayout(&window);
    auto *first = new ui::DayEdit(kToday);
    auto *second = new ui::DayEdit(kToday);
    layout->addWidget(first);
    layout->addWidget(second);
    support::open(window);
    first->setFocus();
    support::type(u"15/03/2021"_s);
    press(Qt::Key_Tab);
    QVERIFY(second->hasFocus());
    QCOMPARE(first->date(), QDate(2021, 3, 15));
}

void TestDayEdit::forgetsWhatIsNotWanted()
{
    support::type(u"15/04"_s);
    press(Qt::Key_Backspace);
    support::type(u"3"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_edit->date(), QDate(2026, 3, 15));
    support::type(u"16/04"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    QCOMPARE(m_edit->date(), QDate(2026, 3, 15));
}

void TestDayEdit::showsWholeWordsInTheCalendar_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"pt_BR"_s, u"es"_s, u"en"_s})
        QTest::newRow(qPrintable(language)) << language;
}

/// Names of days, numbers of days, and all six weeks.
void TestDayEdit::showsWholeWordsInTheCalendar()
{
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(language));
    ui::applyTheme(*qApp, ui::Scheme::Light);
    ui::DayEdit edit(QDate(2026, 8, 31)); // a month of six weeks
    edit.addCalendar();
    QCalendarWidget *calendar = edit.calendarWidget();
    calendar->setParent(nullptr);
    const std::unique_ptr<QCalendarWidget> window(calendar);
    calendar->resize(calendar->sizeHint().expandedTo(calendar->minimumSize()));
    support::open(*calendar);
    const auto *days = calendar->findChild<QTableView *>();
    QVERIFY(days);
    const QFontMetrics metrics(days->font());
    for (int row = 0; row < days->model()->rowCount(); ++row) {
        for (int column = 0; column < days->model()->columnCount(); ++column) {
            const QModelIndex cell = days->model()->index(row, column);
            const QRect rect = days->visualRect(cell);
            if (days->isRowHidden(row) || days->isColumnHidden(column))
                continue;
            QVERIFY(days->viewport()->rect().contains(rect));
            QCOMPARE_GE(rect.width(), metrics.horizontalAdvance(cell.data().toString()) + 4);
            QCOMPARE_GE(rect.height(), metrics.height());
        }
    }
}

BALCAO_TEST(TestDayEdit)
#include "tst_dayedit.moc"
