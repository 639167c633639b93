// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/clock.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/widgets/calendarpopup.h"
#include "ui/widgets/dayedit.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

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
    void beginsTheWeekAsTheLanguageDoes_data();
    void beginsTheWeekAsTheLanguageDoes();
    void choosesInTheCalendar_data();
    void choosesInTheCalendar();
    void choosesInTheCalendarByMouse();

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
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, ui::Scheme::Light);
    ui::CalendarPopup calendar(QDate(2026, 8, 31), kFirst, QDate(2026, 12, 31)); // six weeks
    calendar.setAttribute(Qt::WA_DeleteOnClose, false);
    calendar.show();
    calendar.adjustSize();
    QTRY_VERIFY(calendar.isVisible());
    int shown = 0;
    const QList<QPushButton *> buttons = calendar.findChildren<QPushButton *>();
    for (const QPushButton *button : buttons) {
        if (!button->isVisible())
            continue;
        ++shown;
        QVERIFY(calendar.rect().contains(button->geometry()));
        QCOMPARE_GE(button->width(), button->fontMetrics().horizontalAdvance(button->text()) + 4);
        QCOMPARE_GE(button->height(), button->fontMetrics().height());
    }
    QCOMPARE(shown, 31 + 2);
    const QList<QLabel *> labels = calendar.findChildren<QLabel *>();
    QCOMPARE(labels.size(), 7 + 1);
    for (const QLabel *label : labels)
        QCOMPARE_GE(label->width(), label->sizeHint().width());
}

void TestDayEdit::beginsTheWeekAsTheLanguageDoes_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<int>("column"); ///< of a Sunday
    QTest::newRow("Brazil") << u"pt_BR"_s << 0;
    QTest::newRow("Portugal") << u"pt_PT"_s << 0;
    QTest::newRow("Spain") << u"es_ES"_s << 6;
    QTest::newRow("Mexico") << u"es_MX"_s << 0;
    QTest::newRow("Great Britain") << u"en_GB"_s << 6;
}

void TestDayEdit::beginsTheWeekAsTheLanguageDoes()
{
    QFETCH(QString, locale);
    QFETCH(int, column);
    const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(locale));
    ui::CalendarPopup calendar(QDate(2026, 11, 10), kFirst, QDate(2026, 12, 31));
    calendar.setAttribute(Qt::WA_DeleteOnClose, false);
    calendar.show();
    QTRY_VERIFY(calendar.isVisible());
    QList<QLabel *> names = calendar.findChildren<QLabel *>();
    names.removeIf([](const QLabel *label) { return label->objectName() == "calendarMonth"_L1; });
    std::sort(names.begin(), names.end(),
              [](const QLabel *a, const QLabel *b) { return a->x() < b->x(); });
    QCOMPARE(names.size(), ui::CalendarPopup::kDaysPerWeek);
    const QList<QPushButton *> buttons = calendar.findChildren<QPushButton *>();
    const auto first = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *button) {
        return button->isVisible() && button->text() == u"1"_s; // a Sunday
    });
    QVERIFY(first != buttons.end());
    const QLabel *above = names[column];
    QVERIFY(above->x() <= (*first)->geometry().center().x() &&
            above->geometry().right() >= (*first)->geometry().center().x());
    QCOMPARE(above->text(), QLocale().standaloneDayName(Qt::Sunday, QLocale::NarrowFormat));
}

void TestDayEdit::choosesInTheCalendar_data()
{
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<QDate>("day");
    QTest::newRow("the day shown") << QStringList{} << kToday;
    QTest::newRow("yesterday") << QStringList{u"Left"_s} << kToday.addDays(-1);
    QTest::newRow("a week before") << QStringList{u"Up"_s} << kToday.addDays(-7);
    QTest::newRow("a month before") << QStringList{u"PgUp"_s} << QDate(2026, 10, 22);
    QTest::newRow("there and back") << QStringList{u"PgUp"_s, u"Home"_s} << kToday;
    QTest::newRow("not after the last") << QStringList{u"Right"_s, u"Down"_s} << kToday;
}

void TestDayEdit::choosesInTheCalendar()
{
    QFETCH(QStringList, keys);
    m_edit->addCalendar();
    press(Qt::Key_Down, Qt::AltModifier);
    QTRY_VERIFY(m_edit->findChild<ui::CalendarPopup *>());
    auto *calendar = m_edit->findChild<ui::CalendarPopup *>();
    for (const QString &key : keys)
        QTest::keyClick(calendar, QKeySequence(key)[0].key());
    QTest::keyClick(calendar, Qt::Key_Return);
    QTEST(m_edit->date(), "day");
    QTRY_VERIFY(!m_edit->findChild<ui::CalendarPopup *>());
}

void TestDayEdit::choosesInTheCalendarByMouse()
{
    m_edit->addCalendar();
    auto *open = m_edit->findChild<QPushButton *>(u"calendarButton"_s);
    QVERIFY(open->isVisible() && m_edit->rect().contains(open->geometry()));
    QTest::mouseClick(open, Qt::LeftButton);
    auto *calendar = m_edit->findChild<ui::CalendarPopup *>();
    QVERIFY(calendar);
    QTest::mouseClick(calendar->findChild<QPushButton *>(u"monthBeforeButton"_s), Qt::LeftButton);
    const QList<QPushButton *> buttons = calendar->findChildren<QPushButton *>();
    for (QPushButton *button : buttons) {
        if (button->isVisible() && button->text() == u"9"_s) {
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    }
    QCOMPARE(m_edit->date(), QDate(2026, 10, 9));
}

BALCAO_TEST(TestDayEdit)
#include "tst_dayedit.moc"
