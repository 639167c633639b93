// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "tests/support/fakeprofilerepository.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/reports/summarymodel.h"
#include "ui/reports/summarypage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/shopview.h"
#include "ui/text/text.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtPrintSupport/QPrintDialog>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QDateEdit>
#include <QtWidgets/QFileDialog>
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
    void goesToOtherDaysByKeys_data();
    void goesToOtherDaysByKeys();
    void acceptsADayThatIsTyped();
    void showsWhatIsNoDay();
    void doesNotGoBeyondToday();
    void leadsToTheListOfEveryRow();
    void followsWhatChanges();
    void dropsAnAnswerThatIsTooLate();
    void showsPaymentsByEvidence_data();
    void showsPaymentsByEvidence();
    void showsThatTheEvidenceCouldNotBeRead();
    void showsThatADayWasEmpty();
    void showsWhatFailedAndReadsAgain();
    void copiesAllOfIt();
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
    handOverIn(m_folder.path());
    const QString name = u"accountant_%1_local"_s.arg(today().toString(u"yyyy-MM"_s));
    QTRY_VERIFY(text(u"summaryNews"_s).contains(u"1 transaction(s) (XLSX)"_s));
    QVERIFY(text(u"summaryNews"_s).remove(QChar(0x200b)).contains(m_folder.filePath(name)));
    QCOMPARE(QDir(m_folder.filePath(name)).entryList(QDir::Files).size(), 4);
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
    press(Qt::Key_7, Qt::AltModifier);
    support::settle();
    QVERIFY(named(window, u"summaryPage"_s)->isVisible());
    press(Qt::Key_Return); // the first row: paid
    support::settle();
    const auto *list = named<QTableView>(window, u"transactionTable"_s);
    QTRY_VERIFY(list->isVisible());
    QTRY_COMPARE(list->model()->rowCount(), 1);
    press(Qt::Key_7, Qt::AltModifier);
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
    press(Qt::Key_7, Qt::AltModifier);
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
