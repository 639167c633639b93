// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/till/preferences.h"
#include "core/till/referencegenerator.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/receipts/chargeslip.h"
#include "ui/receipts/receipt.h"
#include "ui/reports/exportpanel.h"
#include "ui/reports/summary.h"
#include "ui/shell/mainwindow.h"
#include "ui/text/text.h"
#include "ui/transactions/detailpage.h"
#include "ui/transactions/listpage.h"
#include "ui/transactions/transactionmodel.h"
#include "ui/widgets/outcomepanel.h"

#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;

namespace
{

const QDate kDay(2026, 11, 20); ///< of the sale, in Brasília

/// Returns a charge that was paid at 23:30 in Brasília. The clock in Manaus shows 22:30, in Rio
/// Branco 21:30. The clock in Noronha shows 00:30 of the next day, and UTC is 02:30.
core::Transaction sale()
{
    core::Transaction charge = samples::charge(1500);
    charge.created = QDateTime(QDate(2026, 11, 21), QTime(2, 29), QTimeZone::utc());
    charge.events = {{Status::Code::Pending, charge.created}};
    return samples::moved(charge, Status::Code::Paid);
}

QByteArray zone()
{
    return qgetenv("TZ");
}

/// Returns the hours between this zone and UTC on the day of the sale, without code of the project.
int hoursOfZone()
{
    return zone() == "America/Rio_Branco"  ? -5
           : zone() == "America/Manaus"    ? -4
           : zone() == "America/Sao_Paulo" ? -3
           : zone() == "America/Noronha"   ? -2
                                           : 0;
}

} // namespace

/// One sale on pages, on paper and in files. The test runs once in each of several time zones.
class TestBrasiliaTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void runsInTheZone();
    void showsTheSaleInTheList();
    void filtersTheSaleByItsDay();
    void showsTheSaleInDetail();
    void showsTheSaleAsPaid();
    void printsTheSale();
    void countsTheSaleInItsHour();
    void exportsTheSale_data();
    void exportsTheSale();
    void datesReferences_data();
    void datesReferences();
    void showsTheZoneOnceIfTheClockDiffers();

private:
    [[nodiscard]] static QString textOf(const ui::Printout &printout);

    FakeService m_service;
};

void TestBrasiliaTime::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_service.stored = {sale()};
}

/// A zone that the system does not know would be UTC.
void TestBrasiliaTime::runsInTheZone()
{
    QCOMPARE(sale().created.toLocalTime().offsetFromUtc(), hoursOfZone() * 3600);
}

void TestBrasiliaTime::showsTheSaleInTheList()
{
    ToolBox toolBox(m_service);
    ui::ListPage page(toolBox.context());
    page.resize(1060, 700);
    support::open(page);
    const auto *table = named<QTableView>(page, u"transactionTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    const int column = static_cast<int>(ui::TransactionModel::Column::Time);
    const QModelIndex cell = table->model()->index(0, column);
    QCOMPARE(cell.data().toString(), u"20/11/2026 23:29"_s);
    const QString tip = cell.data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.startsWith(u"20/11/2026 23:29:00"_s) && tip.contains(u"UTC−03:00"_s),
             qPrintable(tip));
}

void TestBrasiliaTime::filtersTheSaleByItsDay()
{
    for (const int days : {-1, 0, 1}) {
        const QDate day = kDay.addDays(days);
        const auto page = await(m_service.list({.initialDate = day, .finalDate = day}));
        QVERIFY(page);
        QCOMPARE(page->total, days == 0 ? 1 : 0);
    }
}

void TestBrasiliaTime::showsTheSaleInDetail()
{
    ToolBox toolBox(m_service);
    ui::DetailPage page(m_service, &toolBox.receipts(), &toolBox.console());
    page.resize(1060, 700);
    page.show(sale());
    support::open(page);
    settle();
    const auto value = [&page](const QString &name) {
        return named<QPlainTextEdit>(page, name)->toPlainText();
    };
    QCOMPARE(value(u"createdValue"_s), u"20/11/2026 23:29:00"_s);
    QCOMPARE(value(u"finishedValue"_s), u"20/11/2026 23:30:00"_s);
    QStringList history;
    for (const auto *label : page.findChildren<QLabel *>()) {
        if (label->text().startsWith(u"20/11/2026 "_s))
            history.append(label->text());
    }
    QCOMPARE(history, (QStringList{u"20/11/2026 23:30:00"_s, u"20/11/2026 23:29:00"_s}));
}

void TestBrasiliaTime::showsTheSaleAsPaid()
{
    ui::OutcomePanel panel;
    panel.setTransaction(sale(), {.seesPayments = true});
    QVERIFY2(panel.accessibleName().contains(u". 23:30:00"_s), qPrintable(panel.accessibleName()));
}

QString TestBrasiliaTime::textOf(const ui::Printout &printout)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"print.pdf"_s));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    file.write(printout.toPdf());
    file.close();
    return support::pdfText(file.fileName());
}

void TestBrasiliaTime::printsTheSale()
{
    const ui::ReceiptIssuer issuer{samples::merchant(), samples::payer(),
                                   ui::Environment::Kind::Local};
    const QString receipt = textOf(ui::Receipt(sale(), issuer, core::Paper::A4, 1));
    QVERIFY2(receipt.contains(u"20 Nov 2026 23:30:00"_s) ||
                 receipt.contains(u"20 nov. 2026 23:30:00"_s),
             qPrintable(receipt));
    QVERIFY2(receipt.contains(u"UTC−03:00"_s), qPrintable(receipt));

    core::Transaction waiting = sale();
    waiting.status = Status::Code::Pending;
    waiting.finished.reset();
    const QString slip = textOf(ui::ChargeSlip(waiting, issuer, core::Paper::A4));
    QVERIFY2(slip.contains(u"2026 23:29:00"_s), qPrintable(slip));
}

void TestBrasiliaTime::countsTheSaleInItsHour()
{
    const auto period = ui::SummaryPeriod::around(kDay, ui::SummaryPeriod::Span::Day);
    const auto sums =
        await(m_service.hourlySums({.initialDate = period.first, .finalDate = period.last}));
    QVERIFY(sums);
    const ui::Summary summary(period, *sums);
    QStringList hours;
    for (const ui::Summary::Row &row : summary.rows()) {
        if (row.kind == ui::Summary::Row::Kind::Line && row.name.startsWith(u"2"_s) &&
            row.netTotals.count == 1)
            hours.append(row.name.left(5));
    }
    QCOMPARE(hours, QStringList(u"23:00"_s));
    const QString text =
        ui::toText(summary, {u"Padaria"_s, ui::Environment::Kind::Local, sale().created});
    QVERIFY2(text.contains(u"20/11/2026 23:29"_s), qPrintable(text));
}

void TestBrasiliaTime::exportsTheSale_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QByteArray>("created");
    QTest::newRow("CSV for spreadsheets") << Qt::Key_1 << QByteArray("20/11/2026 23:29:00");
    QTest::newRow("CSV for programs") << Qt::Key_2 << QByteArray("2026-11-20T23:29:00.000-03:00");
    QTest::newRow("JSON") << Qt::Key_3 << QByteArray("2026-11-20T23:29:00.000-03:00");
    QTest::newRow("OFX") << Qt::Key_5 << QByteArray("20261120233000[-3:BRT]");
}

void TestBrasiliaTime::exportsTheSale()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QByteArray, created);
    const QTemporaryDir folder;
    core::Preferences preferences;
    preferences.exporting.folder = folder.path();
    core::PreferencesStore store(preferences);
    QWidget page;
    auto *panel = new ui::ExportPanel(m_service, nullptr, store, &page);
    panel->setShop(ui::Environment::Kind::Local, {});
    page.resize(1000, 500);
    panel->resize(page.size());
    support::open(page);
    panel->begin({});
    QTRY_VERIFY(named<QLabel>(page, u"exportPreview"_s)->text().contains(u'1'));
    press(key);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!named<QLabel>(page, u"exportNews"_s)->isHidden());
    const QStringList files = QDir(folder.path()).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QVERIFY2(files.first().contains(u"_2026-11-20_"_s), qPrintable(files.first()));
    QFile file(folder.filePath(files.first()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY2(bytes.contains(created), bytes.constData());
}

void TestBrasiliaTime::datesReferences_data()
{
    QTest::addColumn<bool>("hasNumbers");
    QTest::newRow("numbered") << true;
    QTest::newRow("random") << false;
}

void TestBrasiliaTime::datesReferences()
{
    QFETCH(const bool, hasNumbers);
    ToolBox toolBox(m_service, {}, hasNumbers ? ToolBox::Records::Sound : ToolBox::Records::Broken);
    core::ReferenceGenerator generator(toolBox.console().numbers(), toolBox.preferences());
    if (hasNumbers)
        QTRY_VERIFY(!generator.next().isEmpty());
    const auto today = [] {
        return QDateTime::currentDateTimeUtc().addSecs(-3 * 3600).toString(u"-yyMMdd-"_s);
    };
    const QString before = today();
    const QString reference = generator.nextReference();
    QVERIFY2(reference.contains(before) || reference.contains(today()), qPrintable(reference));
}

void TestBrasiliaTime::showsTheZoneOnceIfTheClockDiffers()
{
    ToolBox toolBox(m_service);
    ui::MainWindow window({ui::Environment::Kind::Local, u"~/balcao"_s});
    window.showShop(toolBox.context());
    support::open(window);
    settle();
    const bool differs = hoursOfZone() != -3;
    QCOMPARE(ui::zoneNote(), differs ? u"Brasília time"_s : QString());
    QCOMPARE(named<QLabel>(window, u"statusLine"_s)->text().count(u"Brasília time"_s),
             differs ? 1 : 0);

    press(Qt::Key_3, Qt::AltModifier);
    const auto *table = named<QTableView>(window, u"transactionTable"_s);
    QTRY_VERIFY(table->hasFocus() && table->model()->rowCount() == 1);
    press(Qt::Key_Return, Qt::ControlModifier); // in its own window
    QWidget *apart = nullptr;
    QTRY_VERIFY((apart = QApplication::activeWindow()) && apart->objectName() == u"detailPage"_s);
    QCOMPARE(apart->findChildren<QLabel *>(u"zoneNote"_s).size(), differs ? 1 : 0);
    apart->close();
}

BALCAO_TEST(TestBrasiliaTime)
#include "tst_brasiliatime.moc"
