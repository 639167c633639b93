// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "tests/support/auditlog.h"
#include "tests/support/await.h"
#include "tests/support/clock.h"
#include "tests/support/fakeprofilerepository.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/paintedheader.h"
#include "tests/support/pdf.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/reports/summarymodel.h"
#include "ui/reports/summarypage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/shopview.h"
#include "ui/text/languages.h"
#include "ui/text/text.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtGui/QClipboard>
#include <QtGui/QDesktopServices>
#include <QtGui/QGuiApplication>
#include <QtPrintSupport/QPrintDialog>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QDateEdit>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using Hindrance = ui::EnvironmentSwitcher::Hindrance;
using support::named;
using support::press;

namespace
{

constexpr QSize kWide(1060, 700);
constexpr QSize kLow(656, 480);

QDate today()
{
    return core::brasiliaDay(QDateTime::currentDateTimeUtc());
}

/// Returns noon in Brasília.
QDateTime noonOf(QDate day)
{
    return core::startOfBrasiliaDay(day).addSecs(12LL * 3600);
}

} // namespace

class TestSummaryPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsTodayFirst();
    void showsTheBusinessDay();
    void goesToOtherDaysByKeys_data();
    void goesToOtherDaysByKeys();
    void acceptsADayThatIsTyped();
    void showsWholeHeaders_data();
    void showsWholeHeaders();
    void showsWhatIsNoDay();
    void doesNotGoBeyondToday();
    void showsFiguresAndThoseOfThePeriodBefore();
    void leadsFromABarToTheList();
    void leadsFromADayToTheList();
    void showsARangeOfDays();
    void keepsTheDaysOfARangeInOrder();
    void addsUpCountersAndProducts();
    void addsUpTags();
    void leadsFromACounterToItsList();
    void addsUpOperators();
    void stopsBeforeTooManySales();
    void showsThatSalesCouldNotBeRead();
    void leadsToTheListOfEveryRow();
    void followsWhatChanges();
    void dropsAnAnswerThatIsTooLate();
    void showsPaymentsByEvidence_data();
    void showsPaymentsByEvidence();
    void showsThatTheEvidenceCouldNotBeRead();
    void showsThatADayWasEmpty();
    void showsWhatFailedAndReadsAgain();
    void copiesAllOfIt();
    void recordsWhatLeaves();
    void savesAPdf();
    void showsWhyItIsNotSaved();
    void handsAMonthOver();
    void showsWhyNothingIsHandedOver();
    void prints();
    void hidesTheChartWhereThereIsNoRoom();
    void hasNoTextWiderThanItsWindow();
    void opensTheListInTheShop();
    void isAtWorkWhileSomethingIsWritten();
    void asksBeforeSomethingIsNotFinished();

    void record(const QUrl &url) { m_opened.append(url); } // stands for the file manager

private:
    void open();
    void add(QDate day, Status::Code status, qint64 cents);
    void saveAs(const QString &path);
    void handOverIn(const QString &place);
    void handOverIn(QWidget &window, const QString &place);
    [[nodiscard]] QString text(const QString &label) const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QTableView *table() const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ui::SummaryPage> m_page;
    QTemporaryDir m_folder;
    QList<QUrl> m_opened;
};

void TestSummaryPage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_service = std::make_unique<FakeService>();
    m_page = std::make_unique<ui::SummaryPage>(
        *m_service, ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Local, {}});
    m_page->resize(kWide);
}

void TestSummaryPage::cleanup()
{
    m_page.reset();
    m_service.reset();
}

void TestSummaryPage::open()
{
    support::open(*m_page);
    support::settle();
}

void TestSummaryPage::add(QDate day, Status::Code status, qint64 cents)
{
    core::Transaction made =
        samples::moved(samples::charge(cents, static_cast<int>(m_service->stored.size())), status);
    made.created = noonOf(day);
    m_service->stored.append(made);
}

QString TestSummaryPage::text(const QString &label) const
{
    const auto *found = named<QLabel>(*m_page, label);
    return found->isVisible() ? found->text() : QString();
}

QTableView *TestSummaryPage::table() const
{
    return named<QTableView>(*m_page, u"summaryTable"_s);
}

QStringList TestSummaryPage::names() const
{
    QStringList names;
    for (int row = 0; row < table()->model()->rowCount(); ++row)
        names += table()->model()->index(row, 0).data().toString();
    return names;
}

void TestSummaryPage::showsTodayFirst()
{
    add(today(), Status::Code::Paid, 1500);
    add(today().addDays(-1), Status::Code::Paid, 700);
    open();
    QVERIFY(
        text(u"summaryPeriodLabel"_s).startsWith(QLocale().toString(today(), QLocale::LongFormat)));
    QVERIFY(text(u"summaryPlaceLabel"_s).contains(u"LOCAL SHOP"_s));
    QVERIFY(text(u"summaryPeriodLabel"_s).contains(u"Brasília"_s));
    QVERIFY(text(u"summaryResultLabel"_s).contains(ui::moneyText(core::Money::fromCents(1500))));
    QVERIFY(names().contains(u"12:00 · Money in"_s));
    QCOMPARE(QApplication::focusWidget(), table());
}

/// At one o'clock at night, a bar that closes at two still has the day before.
void TestSummaryPage::showsTheBusinessDay()
{
    const QDate day(2026, 11, 27);
    const QDateTime midnight = core::startOfBrasiliaDay(day.addDays(1));
    const support::WallClock clock(midnight.addSecs(3600));
    const auto sell = [this, day](const QDateTime &created, qint64 cents) {
        add(day, Status::Code::Paid, cents);
        m_service->stored.last().created = created;
    };
    sell(midnight.addSecs(1800), 15'00);
    sell(midnight.addSecs(-1800), 7'00);
    sell(core::startOfBrasiliaDay(day).addSecs(3600), 100'00); // of the day before
    ToolBox toolBox(*m_service);
    m_page->addSales(toolBox.preferences());
    open();
    const auto received = [this] { return text(u"summaryResultLabel"_s); };
    const auto money = [](qint64 cents) { return ui::moneyText(core::Money::fromCents(cents)); };
    QTRY_VERIFY2(received().contains(money(15'00)), qPrintable(received()));
    core::Preferences preferences = toolBox.preferences().value();
    preferences.shifts.cutoffMinutes = 120;
    toolBox.preferences().set(preferences);
    QTRY_VERIFY2(received().contains(money(22'00)), qPrintable(received()));
    QVERIFY(text(u"summaryPeriodLabel"_s).startsWith(QLocale().toString(day, QLocale::LongFormat)));
    QVERIFY(text(u"summaryPeriodLabel"_s).contains(u"from 02:00 to 02:00"_s));
    QVERIFY(!named(*m_page, u"laterButton"_s)->isEnabled());
    QVERIFY(names().contains(u"00:00 · Money in"_s));
    press(Qt::Key_Y); // the day before
    QTRY_VERIFY2(received().contains(money(100'00)), qPrintable(received()));
    press(Qt::Key_W);
    QTRY_VERIFY2(received().contains(money(122'00)), qPrintable(received()));
    // Every row leads to a list with the same transactions.
    QSignalSpy requested(m_page.get(), &ui::SummaryPage::listRequested);
    press(Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
    const auto filter = requested.constFirst().constFirst().value<core::TransactionFilter>();
    QCOMPARE(await(m_service->list(filter))->total, 3);
}

void TestSummaryPage::goesToOtherDaysByKeys_data()
{
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<ui::SummaryPeriod>("period");
    using ui::SummaryPeriod;
    using Span = SummaryPeriod::Span;
    const QDate now = today();
    const auto day = [](QDate of) { return SummaryPeriod::around(of, Span::Day); };
    const auto row = [](const char *name, const QStringList &keys, const SummaryPeriod &period) {
        QTest::newRow(name) << keys << period;
    };
    row("none", {}, day(now));
    row("yesterday", {u"Y"_s}, day(now.addDays(-1)));
    row("earlier", {u"Alt+Left"_s, u"Alt+Left"_s}, day(now.addDays(-2)));
    row("and later", {u"Alt+Left"_s, u"Alt+Left"_s, u"Alt+Right"_s}, day(now.addDays(-1)));
    row("back to today", {u"Alt+Left"_s, u"M"_s, u"T"_s}, day(now));
    row("this week", {u"W"_s}, SummaryPeriod::around(now, Span::Week));
    row("this month", {u"M"_s}, SummaryPeriod::around(now, Span::Month));
    row("last month", {u"M"_s, u"Alt+Left"_s}, SummaryPeriod::around(now, Span::Month).before());
    row("today out of its month", {u"M"_s, u"D"_s}, day(now));
    row("first day of another month", {u"M"_s, u"Alt+Left"_s, u"D"_s},
        day(SummaryPeriod::around(now, Span::Month).before().first));
}

void TestSummaryPage::goesToOtherDaysByKeys()
{
    QFETCH(QStringList, keys);
    QFETCH(ui::SummaryPeriod, period);
    open();
    for (const QString &key : keys) {
        const QKeyCombination combination = QKeySequence(key)[0];
        press(combination.key(), combination.keyboardModifiers());
        support::settle();
    }
    QVERIFY(text(u"summaryPeriodLabel"_s).startsWith(period.text()));
    const auto *day = named<QDateEdit>(*m_page, u"summaryDayEdit"_s);
    QVERIFY(period.holds(day->date()));
}

void TestSummaryPage::acceptsADayThatIsTyped()
{
    add(QDate(2026, 2, 3), Status::Code::Paid, 4200);
    open();
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"03022026"_s);
    press(Qt::Key_Return);
    support::settle();
    QVERIFY(text(u"summaryPeriodLabel"_s)
                .startsWith(QLocale().toString(QDate(2026, 2, 3), QLocale::LongFormat)));
    QVERIFY(text(u"summaryResultLabel"_s).contains(ui::moneyText(core::Money::fromCents(4200))));
    QCOMPARE(QApplication::focusWidget(), table());
}

void TestSummaryPage::showsWholeHeaders_data()
{
    QTest::addColumn<QString>("language");
    for (const ui::Language &language : ui::languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

/// The painted names are as wide as they are in wider columns.
void TestSummaryPage::showsWholeHeaders()
{
    QFETCH(QString, language);
    cleanup();
    const ui::Translation translation(language);
    const auto undress = qScopeGuard([this] {
        m_page.reset();
        qApp->setStyleSheet({});
    });
    ui::applyTheme(*qApp, ui::Scheme::Light);
    init();
    open();
    QHeaderView *header = named<QTableView>(*m_page, u"summaryTable"_s)->horizontalHeader();
    for (int column = 1; column < header->count(); ++column)
        QVERIFY2(!support::isNameCut(*header, column), QByteArray::number(column).constData());
}

void TestSummaryPage::showsWhatIsNoDay()
{
    open();
    const QString before = text(u"summaryPeriodLabel"_s);
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"15/03/2019"_s); // before Pix existed
    press(Qt::Key_Return);
    support::settle();
    QCOMPARE(text(u"summaryPeriodLabel"_s), before);
    QVERIFY2(text(u"summaryNews"_s).contains(u"15/03/2019"_s), qPrintable(text(u"summaryNews"_s)));
}

void TestSummaryPage::doesNotGoBeyondToday()
{
    open();
    auto *later = named<QPushButton>(*m_page, u"laterButton"_s);
    QVERIFY(!later->isEnabled());
    press(Qt::Key_Right, Qt::AltModifier);
    support::settle();
    QVERIFY(
        text(u"summaryPeriodLabel"_s).startsWith(QLocale().toString(today(), QLocale::LongFormat)));
    press(Qt::Key_Y);
    QVERIFY(later->isEnabled());
}

void TestSummaryPage::showsFiguresAndThoseOfThePeriodBefore()
{
    const QDate today = core::brasiliaDay(QDateTime::currentDateTimeUtc());
    add(today, Status::Code::Paid, 10'00);
    add(today, Status::Code::Paid, 20'01);
    add(today, Status::Code::Refund, 5'00);
    add(today, Status::Code::Expired, 99'00);
    add(today.addDays(-1), Status::Code::Paid, 20'00);
    open();
    QTRY_COMPARE(text(u"receivedFigure"_s), u"R$\u00A030,01"_s);
    QCOMPARE(text(u"refundedFigure"_s), u"R$\u00A05,00"_s);
    QCOMPARE(text(u"netFigure"_s), u"R$\u00A030,01"_s); // without a commission
    QCOMPARE(text(u"salesFigure"_s), u"2"_s);
    QCOMPARE(text(u"averageFigure"_s), u"R$\u00A015,01"_s); // 15.005
    QTRY_COMPARE(text(u"receivedFigureBefore"_s), u"before: R$\u00A020,00 · ▲ 50 %"_s);
    QCOMPARE(text(u"refundedFigureBefore"_s), u"before: R$\u00A00,00"_s);
    QCOMPARE(text(u"salesFigureBefore"_s), u"before: 1 · ▲ 100 %"_s);
    press(Qt::Key_Y); // yesterday
    QTRY_COMPARE(text(u"receivedFigure"_s), u"R$\u00A020,00"_s);
    QTRY_COMPARE(text(u"receivedFigureBefore"_s), u"before: R$\u00A00,00"_s);
    QCOMPARE(text(u"averageFigureBefore"_s), u"before: —"_s);
}

void TestSummaryPage::leadsFromABarToTheList()
{
    const QDate today = core::brasiliaDay(QDateTime::currentDateTimeUtc());
    add(today, Status::Code::Paid, 10'00); // at noon
    open();
    QTRY_COMPARE(text(u"receivedFigure"_s), u"R$\u00A010,00"_s);
    QSignalSpy asked(m_page.get(), &ui::SummaryPage::listRequested);
    auto *chart = named(*m_page, u"summaryChart"_s);
    const auto click = [chart](int hour) {
        QTest::mouseClick(chart, Qt::LeftButton, {},
                          {chart->width() * (2 * hour + 1) / 48, chart->height() / 2});
    };
    click(11); // nothing was paid
    QCOMPARE(asked.size(), 0);
    click(12);
    QCOMPARE(asked.size(), 1);
    const auto filter = asked[0][0].value<core::TransactionFilter>();
    QCOMPARE(filter.createdFrom, std::optional(noonOf(today)));
    QCOMPARE(filter.statuses, QList{Status::Code::Paid});
}

/// In a range of four days, each bar is a day.
void TestSummaryPage::leadsFromADayToTheList()
{
    add(today().addDays(-1), Status::Code::Paid, 10'00);
    open();
    press(Qt::Key_R);
    named<QDateEdit>(*m_page, u"summaryDayEdit"_s)->setDate(today().addDays(-3));
    QTRY_COMPARE(text(u"receivedFigure"_s), u"R$\u00A010,00"_s);
    QSignalSpy asked(m_page.get(), &ui::SummaryPage::listRequested);
    auto *chart = named(*m_page, u"summaryChart"_s);
    const auto click = [chart](int day) {
        QTest::mouseClick(chart, Qt::LeftButton, {},
                          {chart->width() * (2 * day + 1) / 8, chart->height() / 2});
    };
    click(1); // nothing was paid
    QCOMPARE(asked.size(), 0);
    click(2);
    QCOMPARE(asked.size(), 1);
    const auto filter = asked[0][0].value<core::TransactionFilter>();
    QCOMPARE(filter.initialDate, today().addDays(-1));
    QCOMPARE(filter.finalDate, today().addDays(-1));
    QCOMPARE(filter.statuses, QList{Status::Code::Paid});
}

void TestSummaryPage::showsARangeOfDays()
{
    add(today().addDays(-9), Status::Code::Paid, 1'00);
    add(today().addDays(-8), Status::Code::Paid, 2'00);
    add(today().addDays(-5), Status::Code::Paid, 4'00);
    add(today().addDays(-4), Status::Code::Paid, 8'00);
    add(today().addDays(-12), Status::Code::Paid, 16'00); // of the range before
    open();
    QVERIFY(!named(*m_page, u"summaryLastDayEdit"_s)->isVisible());
    press(Qt::Key_R);
    const auto typeDay = [](QDate day) { support::type(day.toString(u"dd/MM/yyyy"_s)); };
    QCOMPARE(QApplication::focusWidget(), named(*m_page, u"summaryDayEdit"_s));
    typeDay(today().addDays(-8));
    press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), named(*m_page, u"summaryLastDayEdit"_s));
    typeDay(today().addDays(-5));
    press(Qt::Key_Return);
    QTRY_COMPARE(text(u"receivedFigure"_s), u"R$\u00A06,00"_s);
    QTRY_COMPARE(text(u"receivedFigureBefore"_s), u"before: R$\u00A017,00 · ▼ 64 %"_s);
    QCOMPARE(QApplication::focusWidget(), table());
    press(Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(text(u"receivedFigure"_s), u"R$\u00A017,00"_s);
}

void TestSummaryPage::keepsTheDaysOfARangeInOrder()
{
    open();
    press(Qt::Key_R);
    auto *first = named<QDateEdit>(*m_page, u"summaryDayEdit"_s);
    auto *last = named<QDateEdit>(*m_page, u"summaryLastDayEdit"_s);
    last->setDate(today().addDays(-20));
    QCOMPARE(first->date(), today().addDays(-20));
    first->setDate(today().addDays(-3));
    QCOMPARE(last->date(), today().addDays(-3));
    QVERIFY(named(*m_page, u"laterButton"_s)->isEnabled());
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(last->date(), today());
    QVERIFY(!named(*m_page, u"laterButton"_s)->isEnabled());
}

void TestSummaryPage::addsUpCountersAndProducts()
{
    ToolBox toolBox(*m_service);
    m_page->addSales(toolBox.preferences());
    const auto sell = [this](qint64 cents, const QString &reference, const QString &description) {
        add(today(), Status::Code::Paid, cents);
        m_service->stored.last().reference = reference;
        m_service->stored.last().description = description;
    };
    const auto reference = [](const QString &till, qint64 number) {
        return core::ReferencePattern::standard().made(till, today(), number);
    };
    sell(15'00, reference(u"C1"_s, 42), u"2 Pão na chapa"_s);
    sell(12'50, reference(u"C1"_s, 43), u"1 Pão na chapa, 1 Café, R$ 3,00"_s);
    sell(5'00, reference(u"B2"_s, 1), u"1 Café"_s);
    sell(9'99, u"order 7"_s, u"Venda no balcão"_s);
    add(today(), Status::Code::Expired, 7'00);
    m_service->stored.last().description = u"5 Café"_s;
    open();
    QTRY_VERIFY(names().contains(u"Counter C1"_s));
    const auto cells = [this](const QString &name) {
        const int row = static_cast<int>(names().indexOf(name));
        QStringList found;
        for (int column = 1; column < 3; ++column)
            found += table()->model()->index(row, column).data().toString();
        return found.join(u'|').replace(QChar(0xa0), u' ');
    };
    QCOMPARE(cells(u"Counter C1"_s), u"2|R$ 27,50"_s);
    QCOMPARE(cells(u"Counter B2"_s), u"1|R$ 5,00"_s);
    QCOMPARE(cells(u"Pão na chapa"_s), u"3|"_s);
    QCOMPARE(cells(u"Café"_s), u"2|"_s);
    QVERIFY(names().indexOf(u"Pão na chapa"_s) < names().indexOf(u"Café"_s));
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Pão na chapa\t3"_s));
}

/// The audit log of the counter names the operators; each row leads to its list.
void TestSummaryPage::addsUpOperators()
{
    ToolBox toolBox(*m_service);
    m_page = std::make_unique<ui::SummaryPage>(
        *m_service, ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Local, {}},
        &toolBox.console());
    m_page->resize(kWide);
    m_page->addSales(toolBox.preferences());
    const auto sell = [&](qint64 cents, const core::Actor &actor) {
        add(today(), Status::Code::Paid, cents);
        QVERIFY(
            await(toolBox.console().audit().append({.action = core::AuditAction::ChargeCreated,
                                                    .actor = actor,
                                                    .transaction = m_service->stored.last().id})));
    };
    sell(15'00, {.id = 1, .name = u"Ana"_s});
    sell(12'50, {.id = 1, .name = u"Ana"_s});
    sell(5'00, {.id = 2, .name = u"Bea"_s});
    sell(7'00, {.id = 0, .name = u"balcao-cli"_s}); // no person
    add(today(), Status::Code::Paid, 9'99);
    open();
    QTRY_VERIFY(names().contains(u"Ana"_s));
    QVERIFY(!names().contains(u"balcao-cli"_s));
    const auto amount = [this](const QString &name) {
        const int row = static_cast<int>(names().indexOf(name));
        return table()->model()->index(row, 2).data().toString().replace(QChar(0xa0), u' ');
    };
    QCOMPARE(amount(u"Ana"_s), u"R$ 27,50"_s);
    QCOMPARE(amount(u"Bea"_s), u"R$ 5,00"_s);
    const QSignalSpy asked(m_page.get(), &ui::SummaryPage::listRequested);
    table()->setCurrentIndex(
        table()->model()->index(static_cast<int>(names().indexOf(u"Ana"_s)), 0));
    press(Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<core::TransactionFilter>().operatorName, u"Ana"_s);
    m_page.reset(); // before the console
}

/// Case and accents of a tag do not matter, as in the filter of the list.
void TestSummaryPage::addsUpTags()
{
    ToolBox toolBox(*m_service);
    m_page = std::make_unique<ui::SummaryPage>(
        *m_service, ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Local, {}},
        &toolBox.console());
    m_page->resize(kWide);
    m_page->addSales(toolBox.preferences());
    const auto sell = [&](qint64 cents, const QString &tags) {
        add(today(), Status::Code::Paid, cents);
        QVERIFY(await(toolBox.console().annotations().setTags(m_service->stored.last().id, tags)));
    };
    sell(15'00, u"Encomenda, Café"_s);
    sell(12'50, u"café"_s);
    sell(5'00, {});
    add(today().addDays(-1), Status::Code::Paid, 9'99);
    QVERIFY(await(
        toolBox.console().annotations().setTags(m_service->stored.last().id, u"Encomenda"_s)));
    open();
    QTRY_VERIFY(names().contains(u"Received, by tag"_s));
    const auto rowOf = [this](const QString &name) {
        for (int row = 0; row < table()->model()->rowCount(); ++row) {
            if (names()[row].compare(name, Qt::CaseInsensitive) == 0)
                return row;
        }
        return -1;
    };
    const auto amount = [this, rowOf](const QString &name) {
        return table()->model()->index(rowOf(name), 2).data().toString().replace(QChar(0xa0), u' ');
    };
    QCOMPARE(amount(u"Encomenda"_s), u"R$ 15,00"_s);
    QCOMPARE(amount(u"Café"_s), u"R$ 27,50"_s);
    QSignalSpy asked(m_page.get(), &ui::SummaryPage::listRequested);
    table()->setCurrentIndex(table()->model()->index(rowOf(u"Café"_s), 0));
    press(Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    const auto filter = asked[0][0].value<core::TransactionFilter>();
    QCOMPARE(filter.tag.compare(u"Café"_s, Qt::CaseInsensitive), 0);
    QCOMPARE(filter.statuses, QList{Status::Code::Paid});
    m_page.reset(); // before the console
}

void TestSummaryPage::leadsFromACounterToItsList()
{
    ToolBox toolBox(*m_service);
    m_page->addSales(toolBox.preferences());
    add(today(), Status::Code::Paid, 15'00);
    m_service->stored.last().reference = u"C1-261121-0042-W"_s;
    open();
    QTRY_VERIFY(names().contains(u"Counter C1"_s));
    const QSignalSpy asked(m_page.get(), &ui::SummaryPage::listRequested);
    table()->setCurrentIndex(
        table()->model()->index(static_cast<int>(names().indexOf(u"Counter C1"_s)), 0));
    press(Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<core::TransactionFilter>().till, u"C1"_s);
}

void TestSummaryPage::stopsBeforeTooManySales()
{
    ToolBox toolBox(*m_service);
    m_page->addSales(toolBox.preferences());
    m_service->onHourlySums = [](const auto &) {
        return QList<core::HourlySum>{
            {noonOf(today()),
             {today(), Status::Code::Paid, core::Operation::CashIn, 200'001, {}, {}}}};
    };
    bool isListed = false;
    m_service->onList = [&](const core::TransactionFilter &) {
        isListed = true;
        return tl::unexpected(core::Error{core::Error::Code::StorageFailed, {}, {}});
    };
    open();
    QTRY_VERIFY(text(u"summaryNews"_s).contains(u"at most 200.000 sales"_s));
    QVERIFY(!isListed);
}

void TestSummaryPage::showsThatSalesCouldNotBeRead()
{
    ToolBox toolBox(*m_service);
    m_page->addSales(toolBox.preferences());
    add(today(), Status::Code::Paid, 15'00);
    m_service->onList = [](const core::TransactionFilter &) {
        return tl::unexpected(core::Error{core::Error::Code::StorageFailed, {}, {}});
    };
    open();
    QTRY_VERIFY(text(u"summaryNews"_s).contains(u"could not be read"_s));
    QVERIFY(!text(u"summaryResultLabel"_s).contains(u"could not be read"_s));
}

void TestSummaryPage::leadsToTheListOfEveryRow()
{
    add(today(), Status::Code::Paid, 1500);
    add(today(), Status::Code::Expired, 300);
    open();
    QSignalSpy asked(m_page.get(), &ui::SummaryPage::listRequested);
    const auto *model = qobject_cast<const ui::SummaryModel *>(table()->model());
    press(Qt::Key_End);
    QCOMPARE(table()->currentIndex().row(), model->rowCount() - 1);
    press(Qt::Key_Home);
    QStringList seen;
    for (int i = 0; i < model->rowCount(); ++i) {
        const int row = table()->currentIndex().row();
        if (seen.contains(model->row(row).name))
            break; // the last one
        seen += model->row(row).name;
        press(Qt::Key_Return);
        QCOMPARE(asked.size(), seen.size());
        QCOMPARE(asked.constLast().constFirst().value<core::TransactionFilter>(),
                 model->row(row).filter);
        press(Qt::Key_Down);
    }
    QCOMPARE(seen.size(), 6); // paid, expired, both subtotals, the total, an hour
}

void TestSummaryPage::followsWhatChanges()
{
    open();
    QVERIFY(!text(u"summaryNotice"_s).isEmpty());
    add(today(), Status::Code::Paid, 1500);
    Q_EMIT m_service->changed(m_service->stored.constLast());
    QTRY_VERIFY(text(u"summaryNotice"_s).isEmpty());
    QVERIFY(names().contains(u"12:00 · Money in"_s));
    const auto *model = qobject_cast<const ui::SummaryModel *>(table()->model());
    for (int row = 0; row < model->rowCount(); ++row)
        QCOMPARE(table()->columnSpan(row, 0) > 1,
                 model->row(row).kind == ui::Summary::Row::Kind::Heading);
    m_page->hide();
    add(today(), Status::Code::Canceled, 1500);
    Q_EMIT m_service->changed(m_service->stored.constLast());
    open();
    QTRY_VERIFY(names().contains(u"Money in · Cancelled"_s));
}

void TestSummaryPage::dropsAnAnswerThatIsTooLate()
{
    add(today().addDays(-1), Status::Code::Paid, 700);
    m_service->holds = true;
    open();
    press(Qt::Key_Y);
    press(Qt::Key_T);
    QTRY_COMPARE(text(u"summaryNotice"_s), u"Reading…"_s);
    m_service->holds = false;
    m_service->release();
    support::settle();
    QVERIFY(
        text(u"summaryPeriodLabel"_s).startsWith(QLocale().toString(today(), QLocale::LongFormat)));
    QVERIFY(!text(u"summaryResultLabel"_s).contains(ui::moneyText(core::Money::fromCents(700))));
}

void TestSummaryPage::showsPaymentsByEvidence_data()
{
    QTest::addColumn<Qt::Key>("span");
    QTest::newRow("day") << Qt::Key_D;
    QTest::newRow("month") << Qt::Key_M;
}

void TestSummaryPage::showsPaymentsByEvidence()
{
    QFETCH(Qt::Key, span);
    m_service->can = {.confirmsPayments = true};
    for (const auto &[cents, kind] : {std::pair(1250, core::EvidenceKind::ByHand),
                                      {750, core::EvidenceKind::ByHand},
                                      {100, core::EvidenceKind::BankApi}}) {
        add(today(), Status::Code::Paid, cents);
        core::Transaction &paid = m_service->stored.last();
        paid.evidence = {{.kind = kind, .recordedAt = paid.events.first().at}};
    }
    add(today(), Status::Code::Refund, 5000);
    m_service->stored.last().evidence = m_service->stored.first().evidence;
    open();
    press(span);
    const QString counter = u"Confirmed by: counter"_s;
    QTRY_VERIFY(names().contains(counter));
    QVERIFY(names().contains(u"Confirmed by: bank"_s));
    QVERIFY(!names().contains(u"Confirmed by: statement"_s));
    const int row = static_cast<int>(names().indexOf(counter));
    const auto cell = [this, row](int column) {
        return table()->model()->index(row, column).data().toString();
    };
    QCOMPARE(cell(1), u"2"_s);
    QCOMPARE(cell(2), ui::moneyText(core::Money::fromCents(2000)));
    const QSignalSpy wanted(m_page.get(), &ui::SummaryPage::listRequested);
    table()->setCurrentIndex(table()->model()->index(row, 0));
    press(Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<core::TransactionFilter>().evidence,
             std::optional(core::EvidenceKind::ByHand));
}

void TestSummaryPage::showsThatTheEvidenceCouldNotBeRead()
{
    m_service->can = {.confirmsPayments = true};
    add(today(), Status::Code::Paid, 1250);
    m_service->onSums = [](const core::TransactionFilter &) {
        return tl::unexpected(core::Error{core::Error::Code::StorageFailed, {}, {}});
    };
    open();
    QTRY_VERIFY(text(u"summaryResultLabel"_s).contains(u"could not be read"_s));
    QVERIFY(names().isEmpty());
}

void TestSummaryPage::showsThatADayWasEmpty()
{
    open();
    QCOMPARE(text(u"summaryNotice"_s), u"Nothing was created in this period."_s);
    QVERIFY(names().contains(u"Nothing was paid"_s)); // with a zero row
}

void TestSummaryPage::showsWhatFailedAndReadsAgain()
{
    add(today(), Status::Code::Paid, 1500);
    m_service->onHourlySums = [](const auto &) -> core::Result<QList<core::HourlySum>> {
        return tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}});
    };
    open();
    QVERIFY(text(u"summaryResultLabel"_s).contains(u"could not be read"_s));
    QVERIFY(text(u"summaryNotice"_s) != u"Nothing was created in this period."_s);
    QVERIFY(!text(u"summaryNotice"_s).isEmpty());
    QVERIFY(names().isEmpty()); // an empty summary would be wrong
    QVERIFY(!text(u"summaryPlaceLabel"_s).contains(u"Read on"_s));
    for (const QString &name :
         {u"printSummaryButton"_s, u"saveSummaryButton"_s, u"copySummaryButton"_s})
        QVERIFY(!named<QPushButton>(*m_page, name)->isEnabled());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Home, Qt::Key_End})
        press(key);
    m_service->onHourlySums = [](const auto &) -> core::Result<QList<core::HourlySum>> {
        return QList<core::HourlySum>();
    };
    press(Qt::Key_F5);
    support::settle();
    QVERIFY(!text(u"summaryResultLabel"_s).contains(u"could not be read"_s));
    QVERIFY(text(u"summaryPlaceLabel"_s).contains(u"Read on"_s));
    QVERIFY(named<QPushButton>(*m_page, u"printSummaryButton"_s)->isEnabled());
}

void TestSummaryPage::copiesAllOfIt()
{
    add(today(), Status::Code::Paid, 1500);
    open();
    press(Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.contains(u"Padaria · LOCAL SHOP"_s));
    QVERIFY(copied.contains(
        u"12:00 · Money in\t1\t%1"_s.arg(ui::moneyText(core::Money::fromCents(1500)))));
    QCOMPARE(text(u"summaryNews"_s), u"Copied."_s);
}

void TestSummaryPage::saveAs(const QString &path)
{
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_page->findChild<QFileDialog *>(u"saveSummaryDialog"_s));
    auto *file = named<QFileDialog>(*m_page, u"saveSummaryDialog"_s);
    QTRY_COMPARE(QApplication::activeWindow(), file);
    auto *edit = named<QLineEdit>(*file, u"fileNameEdit"_s);
    QCOMPARE(edit->text(), u"summary-%1.pdf"_s.arg(today().toString(Qt::ISODate)));
    edit->setFocus();
    edit->selectAll();
    support::type(path);
    press(Qt::Key_Return);
    QTRY_VERIFY(!m_page->findChild<QFileDialog *>());
}

/// The audit log names each printed, saved or copied report.
void TestSummaryPage::recordsWhatLeaves()
{
    ToolBox toolBox(*m_service);
    m_page = std::make_unique<ui::SummaryPage>(
        *m_service, ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Local, {}},
        &toolBox.console());
    add(today(), Status::Code::Paid, 1500);
    open();
    QTRY_VERIFY(named<QPushButton>(*m_page, u"copySummaryButton"_s)->isEnabled());
    const QString name = u"report_issued summary %1 "_s.arg(today().toString(Qt::ISODate));
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(support::lastRecorded(toolBox.console()), name + u"text"_s);
    saveAs(m_folder.filePath(u"recorded.pdf"_s));
    QTRY_COMPARE(support::lastRecorded(toolBox.console()), name + u"file"_s);
    const QString paper = m_folder.filePath(u"recorded-paper.pdf"_s);
    support::open(*m_page); // active again
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(m_page->findChild<QPrintDialog *>(u"printSummaryDialog"_s));
    auto *dialog = named<QPrintDialog>(*m_page, u"printSummaryDialog"_s);
    QTRY_COMPARE(QApplication::activeWindow(), dialog);
    dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
    named<QLineEdit>(*dialog, u"filename"_s)->setText(paper);
    press(Qt::Key_Return);
    QTRY_COMPARE(support::lastRecorded(toolBox.console()), name + u"print"_s);
    m_page.reset(); // before its console
}

void TestSummaryPage::savesAPdf()
{
    add(today(), Status::Code::Paid, 1500);
    open();
    const QString path = m_folder.filePath(u"day.pdf"_s);
    saveAs(path);
    QCOMPARE(text(u"summaryNews"_s), u"Summary saved as %1."_s.arg(path));
    QVERIFY(support::pdfText(path).contains(u"12:00 · Money in 1"_s));
}

void TestSummaryPage::showsWhyItIsNotSaved()
{
    open();
    QFile file(m_folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString nowhere = m_folder.filePath(u"file/day.pdf"_s);
    saveAs(nowhere);
    QVERIFY(text(u"summaryNews"_s).startsWith(u"It could not be saved as %1"_s.arg(nowhere)));
}

void TestSummaryPage::handOverIn(const QString &place)
{
    handOverIn(*m_page, place);
}

void TestSummaryPage::handOverIn(QWidget &window, const QString &place)
{
    press(Qt::Key_E);
    QTRY_VERIFY(window.findChild<QFileDialog *>(u"accountantDialog"_s));
    auto *file = named<QFileDialog>(window, u"accountantDialog"_s);
    QTRY_COMPARE(QApplication::activeWindow(), file);
    auto *edit = named<QLineEdit>(*file, u"fileNameEdit"_s);
    edit->setFocus();
    edit->selectAll();
    support::type(place);
    press(Qt::Key_Return);
    QTRY_VERIFY(!window.findChild<QFileDialog *>());
}

void TestSummaryPage::handsAMonthOver()
{
    add(today(), Status::Code::Paid, 1500);
    open();
    press(Qt::Key_M);
    const auto *openButton = named(*m_page, u"openAccountantFolderButton"_s);
    QVERIFY(!openButton->isVisible());
    handOverIn(m_folder.path());
    const QString name = u"accountant_%1_local"_s.arg(today().toString(u"yyyy-MM"_s));
    QTRY_VERIFY(text(u"summaryNews"_s).contains(u"1 transaction(s) (XLSX)"_s));
    QVERIFY(text(u"summaryNews"_s).remove(QChar(0x200b)).contains(m_folder.filePath(name)));
    QCOMPARE(QDir(m_folder.filePath(name)).entryList(QDir::Files).size(), 4);

    QTRY_VERIFY(openButton->isVisible());
    QDesktopServices::setUrlHandler(u"file"_s, this, "record");
    m_opened.clear();
    QTest::mouseClick(named(*m_page, u"openAccountantFolderButton"_s), Qt::LeftButton);
    QDesktopServices::unsetUrlHandler(u"file"_s);
    QCOMPARE(m_opened, QList{QUrl::fromLocalFile(m_folder.filePath(name))});
    support::open(*m_page); // as a window manager does
    press(Qt::Key_D);       // another period
    QVERIFY(!openButton->isVisible());
}

void TestSummaryPage::showsWhyNothingIsHandedOver()
{
    add(today(), Status::Code::Paid, 1500);
    open();
    m_service->onList = [](const core::TransactionFilter &) {
        return tl::unexpected(core::Error{core::Error::Code::Unreachable, {}, {}});
    };
    const QTemporaryDir place;
    handOverIn(place.path());
    QTRY_VERIFY(text(u"summaryNews"_s).contains(u"No file was written."_s));
    QVERIFY(QDir(place.path()).isEmpty());
    support::open(*m_page); // as a window manager does
    press(Qt::Key_E);       // a retry is possible
    QTRY_VERIFY(m_page->findChild<QFileDialog *>(u"accountantDialog"_s));
}

void TestSummaryPage::prints()
{
    add(today(), Status::Code::Paid, 1500);
    open();
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(m_page->findChild<QPrintDialog *>(u"printSummaryDialog"_s));
    auto *dialog = named<QPrintDialog>(*m_page, u"printSummaryDialog"_s);
    QTRY_COMPARE(QApplication::activeWindow(), dialog);
    const QString path = m_folder.filePath(u"printed.pdf"_s);
    dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
    named<QLineEdit>(*dialog, u"filename"_s)->setText(path);
    press(Qt::Key_Return);
    QTRY_VERIFY(!m_page->findChild<QPrintDialog *>());
    QCOMPARE(text(u"summaryNews"_s), u"Summary sent to %1."_s.arg(path));
    QVERIFY(support::pdfText(path).contains(u"12:00 · Money in 1"_s));
}

void TestSummaryPage::hidesTheChartWhereThereIsNoRoom()
{
    open();
    const auto *chart = named(*m_page, u"summaryChart"_s);
    QVERIFY(chart->isVisible());
    m_page->resize(kLow);
    QTRY_VERIFY(!chart->isVisible());
    QTRY_VERIFY(table()->height() > 80); // the layout follows in an event
}

void TestSummaryPage::hasNoTextWiderThanItsWindow()
{
    add(today(), Status::Code::Paid, core::Money::kMaxCents);
    m_page->resize(kLow);
    open();
    QCOMPARE(m_page->width(), kLow.width());
    int width = 0;
    for (int column = 0; column < table()->model()->columnCount(); ++column)
        width += table()->columnWidth(column);
    QVERIFY(width <= table()->viewport()->width());
}

/// Opens the page by the shortcut of the sidebar.
void TestSummaryPage::opensTheListInTheShop()
{
    add(today(), Status::Code::Paid, 1500);
    add(today(), Status::Code::Expired, 300);
    ToolBox toolBox(*m_service);
    ui::MainWindow window({ui::Environment::Kind::Demo, {}});
    window.resize(1280, 800);
    window.showShop(toolBox.context());
    support::open(window);
    press(Qt::Key_6, Qt::AltModifier);
    support::settle();
    QVERIFY(named(window, u"summaryPage"_s)->isVisible());
    press(Qt::Key_Return); // the first row: paid
    support::settle();
    const auto *list = named<QTableView>(window, u"transactionTable"_s);
    QTRY_VERIFY(list->isVisible());
    QTRY_COMPARE(list->model()->rowCount(), 1);
    press(Qt::Key_6, Qt::AltModifier);
    press(Qt::Key_End);
    press(Qt::Key_Return); // the last row: an hour
    QTRY_COMPARE(list->model()->rowCount(), 1);
    QVERIFY(!window.findChildren<QPushButton *>(u"filterChip"_s).isEmpty());
}

/// Switching the environment or the language would abort the export.
void TestSummaryPage::isAtWorkWhileSomethingIsWritten()
{
    add(today(), Status::Code::Paid, 1500);
    ToolBox toolBox(*m_service);
    ui::MainWindow window({ui::Environment::Kind::Demo, {}});
    window.resize(1280, 800);
    window.showShop(toolBox.context());
    support::open(window);
    press(Qt::Key_6, Qt::AltModifier);
    support::settle();
    const auto *shop = window.findChild<ui::ShopView *>();
    QCOMPARE(shop->hindrance(), Hindrance::None);
    m_service->holds = true;
    handOverIn(window, m_folder.path());
    QCOMPARE(shop->hindrance(), Hindrance::Writing);
    QVERIFY(!window.canChangeWords());
    support::open(window);             // as a window manager does
    press(Qt::Key_1, Qt::AltModifier); // the export continues
    QCOMPARE(shop->hindrance(), Hindrance::Writing);
    m_service->holds = false;
    m_service->release();
    QTRY_COMPARE(shop->hindrance(), Hindrance::None);
    QVERIFY(window.canChangeWords());
}

/// Once; the question names the export that would be aborted.
void TestSummaryPage::asksBeforeSomethingIsNotFinished()
{
    const FakeProfileRepository profiles;
    ui::EnvironmentSwitcher box(profiles, Hindrance::Writing, nullptr);
    const QSignalSpy chosen(&box, &ui::EnvironmentSwitcher::chosen);
    support::open(box);
    press(Qt::Key_End);
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(named<QLabel>(box, u"environmentNews"_s)->text().contains(u"discard it"_s));
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
}

BALCAO_TEST(TestSummaryPage)
#include "tst_summarypage.moc"
