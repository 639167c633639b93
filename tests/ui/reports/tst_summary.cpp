// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
#include "core/domain/returnsum.h"
#include "core/domain/sums.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/pdf.h"
#include "tests/support/testmain.h"
#include "ui/reports/summary.h"
#include "ui/reports/summarymodel.h"
#include "ui/reports/summarypaper.h"
#include "ui/text/producttext.h"
#include "ui/text/text.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Operation;
using core::Status;
using ui::Summary;
using ui::SummaryPeriod;
using Kind = ui::Summary::Row::Kind;
using Span = ui::SummaryPeriod::Span;

namespace
{

const QDate kDay(2026, 11, 20); // a Friday

ui::SummaryHead head(ui::Environment::Kind environment = ui::Environment::Kind::Local)
{
    return {u"Padaria São João"_s, environment,
            QDateTime(QDate(2026, 11, 20), QTime(22, 30), QTimeZone::utc())};
}

core::Transaction made(const QDateTime &created, const Status &status, Operation operation,
                       qint64 cents, qint64 commission, int number)
{
    core::Transaction transaction = samples::charge(cents, number);
    transaction.operation = operation;
    transaction.status = status;
    transaction.created = created;
    transaction.commission = core::Money::fromCents(commission);
    transaction.events = {{Status::Code::Pending, created}};
    return transaction;
}

core::Money money(qint64 cents)
{
    return core::Money::fromCents(cents);
}

/// Normalises spaces as in a PDF.
QString plain(QString text)
{
    return text.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ').simplified();
}

} // namespace

class TestSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(u"pt_BR"_s)); }

    void namesItsDays_data();
    void namesItsDays();
    void namesARange();
    void hasABarForEachMonthOfALongRange();
    void readsProducts_data();
    void readsProducts();
    void addsUpWithTheList_data();
    void addsUpWithTheList();
    void namesTheTimeOfItsDays();
    void hasEveryHour_data();
    void hasEveryHour();
    void reportsTheMoneyThatMoved();
    void countsPartsOnTheirDay();
    void namesUnknownCommissions();
    void hasAZeroLineForAnEmptyDay();
    void isATable();
    void canBeReadOffPaper_data();
    void canBeReadOffPaper();
    void goesOnOnTheNextSheet();

private:
    [[nodiscard]] static Summary summaryOf(const SummaryPeriod &period, FakeService &service);
};

Summary TestSummary::summaryOf(const SummaryPeriod &period, FakeService &service)
{
    return period.needsHours() ? Summary(period, *await(service.hourlySums(period.filter())))
                               : Summary(period, *await(service.sums(period.filter())));
}

void TestSummary::namesItsDays_data()
{
    QTest::addColumn<Span>("span");
    QTest::addColumn<QDate>("first");
    QTest::addColumn<QDate>("last");
    QTest::addColumn<QDate>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("day") << Span::Day << kDay << kDay << kDay.addDays(-1)
                         << u"sexta-feira, 20 de novembro de 2026"_s << u"2026-11-20"_s;
    QTest::newRow("week") << Span::Week << QDate(2026, 11, 15) << QDate(2026, 11, 21)
                          << QDate(2026, 11, 8) << u"15/11/2026 to 21/11/2026"_s
                          << u"2026-11-15-2026-11-21"_s;
    QTest::newRow("month") << Span::Month << QDate(2026, 11, 1) << QDate(2026, 11, 30)
                           << QDate(2026, 10, 1) << u"novembro 2026"_s << u"2026-11"_s;
}

void TestSummary::namesARange()
{
    const SummaryPeriod range{Span::Range, QDate(2026, 10, 25), QDate(2026, 11, 3)};
    QCOMPARE(range.text(), u"25/10/2026 to 03/11/2026"_s);
    QCOMPARE(range.code(), u"2026-10-25-2026-11-03"_s);
    QCOMPARE(range.before(),
             (SummaryPeriod{Span::Range, QDate(2026, 10, 15), QDate(2026, 10, 24)}));
    QCOMPARE(range.before().after(), range);
}

void TestSummary::hasABarForEachMonthOfALongRange()
{
    const SummaryPeriod range{Span::Range, QDate(2025, 12, 20), QDate(2026, 4, 2)};
    const Summary summary(
        range,
        QList<core::TransactionSum>{
            {QDate(2025, 12, 31), Status::Code::Paid, Operation::CashIn, 1, money(1'00), {}},
            {QDate(2026, 1, 1), Status::Code::Paid, Operation::CashIn, 1, money(2'00), {}},
            {QDate(2026, 4, 2), Status::Code::Paid, Operation::CashOut, 1, money(4'00), {}}});
    QCOMPARE(summary.bars().size(), 5);
    QCOMPARE(summary.bars()[0].in, money(1'00));
    QCOMPARE(summary.bars()[0].filter.initialDate, QDate(2025, 12, 20));
    QCOMPARE(summary.bars()[1].in, money(2'00));
    QCOMPARE(summary.bars()[1].filter.finalDate, QDate(2026, 1, 31));
    QCOMPARE(summary.bars()[4].out, money(4'00));
    QCOMPARE(summary.bars()[4].filter.finalDate, QDate(2026, 4, 2));
}

void TestSummary::readsProducts_data()
{
    QTest::addColumn<QString>("description");
    QTest::addColumn<QString>("products");
    QTest::newRow("one") << u"2 Pão na chapa"_s << u"2xPão na chapa"_s;
    QTest::newRow("several") << u"1 Café, 12 Pão"_s << u"1xCafé 12xPão"_s;
    QTest::newRow("other prices") << u"1 Café, R$ 3,00"_s << u"1xCafé"_s;
    QTest::newRow("too many to name") << u"1 Café, 2 Pão, +3"_s << u"1xCafé 2xPão"_s;
    QTest::newRow("words") << u"Venda no balcão"_s << QString();
    QTest::newRow("words after a product") << u"1 Café, sem açúcar"_s << QString();
    QTest::newRow("only a price") << u"R$ 3,00"_s << QString();
    QTest::newRow("no quantity") << u"0 Café"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestSummary::readsProducts()
{
    QFETCH(QString, description);
    QStringList products;
    const QList<ui::ProductCount> found = ui::productsOf(description);
    for (const ui::ProductCount &each : found)
        products += u"%1x%2"_s.arg(each.quantity).arg(each.product);
    QTEST(products.join(u' '), "products");
}

void TestSummary::namesItsDays()
{
    QFETCH(Span, span);
    QFETCH(QDate, first);
    QFETCH(QDate, last);
    QFETCH(QDate, before);
    QFETCH(QString, text);
    QFETCH(QString, code);
    const SummaryPeriod period = SummaryPeriod::around(kDay, span);
    QCOMPARE(period.first, first);
    QCOMPARE(period.last, last);
    QCOMPARE(period.before().first, before);
    QCOMPARE(period.before().after(), period);
    QVERIFY(period.holds(kDay) && !period.holds(before));
    QCOMPARE(period.text(), text);
    QCOMPARE(period.code(), code);
}

void TestSummary::addsUpWithTheList_data()
{
    QTest::addColumn<SummaryPeriod>("period");
    QTest::newRow("day") << SummaryPeriod::around(kDay, Span::Day);
    QTest::newRow("week") << SummaryPeriod::around(kDay, Span::Week);
    QTest::newRow("month") << SummaryPeriod::around(kDay, Span::Month);
    QTest::newRow("range") << SummaryPeriod{Span::Range, kDay.addDays(-12), kDay};
    QTest::newRow("long range") << SummaryPeriod{Span::Range, kDay.addDays(-200), kDay};
    // Start and end of daylight saving time at midnight.
    QTest::newRow("day of 23 hours") << SummaryPeriod::around(QDate(2018, 11, 4), Span::Day);
    QTest::newRow("day of 25 hours") << SummaryPeriod::around(QDate(2018, 2, 17), Span::Day);
    // Business days that begin at two o'clock.
    QTest::newRow("day in a bar") << SummaryPeriod::around(kDay, Span::Day, 120);
    QTest::newRow("week in a bar") << SummaryPeriod::around(kDay, Span::Week, 120);
    QTest::newRow("range in a bar") << SummaryPeriod{Span::Range, kDay.addDays(-12), kDay, 120};
    QTest::newRow("long range in a bar")
        << SummaryPeriod{Span::Range, kDay.addDays(-200), kDay, 120};
}

/// Count and gross of every row equal those of its list. Every transaction is in one row of
/// statuses, and every payment also in one row of hours.
void TestSummary::addsUpWithTheList()
{
    QFETCH(SummaryPeriod, period);
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    FakeService service;
    const int cutoff = period.cutoffMinutes;
    const QDateTime start = core::startOfBusinessDay(period.first, cutoff);
    const qint64 length = start.msecsTo(core::startOfBusinessDay(period.last.addDays(1), cutoff));
    const auto at = [&]() -> QDateTime {
        constexpr qint64 kHour = 3'600'000;
        if (random.bounded(4) > 0)
            return start.addMSecs(random.bounded(length + 2 * kHour) - kHour);
        const qint64 hour = random.bounded(length / kHour + 1) * kHour; // on a full hour
        return start.addMSecs(hour - random.bounded(2));
    };
    for (int i = 0; i < 600; ++i) {
        const auto status = Status::kKnown.at(random.bounded(8U));
        const auto operation = random.bounded(4) > 0 ? Operation::CashIn : Operation::CashOut;
        service.stored.append(
            made(at(), status, operation, 1 + random.bounded(99999), random.bounded(50), i));
    }
    const Summary summary = summaryOf(period, service);

    QSet<QString> names;
    for (const Summary::Row &row : summary.rows())
        names.insert(row.name);
    QCOMPARE(names.size(), summary.rows().size()); // also with a repeated hour

    qint64 counted = 0;
    core::Money net;
    core::Money paid;
    bool isOfHours = false;
    for (const Summary::Row &row : summary.rows()) {
        isOfHours |= row.kind == Kind::Heading && counted > 0;
        if (row.kind == Kind::Heading)
            continue;
        const auto list = await(service.list(row.filter));
        QCOMPARE(row.netTotals.count, list->total);
        core::Money gross;
        const auto sums = *await(service.sums(row.filter));
        for (const core::TransactionSum &sum : sums)
            gross += sum.amount;
        QCOMPARE(row.netTotals.gross, gross);
        if (row.kind == Kind::Line && !isOfHours) {
            counted += row.netTotals.count;
            net += row.netTotals.net;
        }
        if (row.kind == Kind::Line && isOfHours)
            paid += row.netTotals.net;
        if (row.kind == Kind::Line && row.filter.statuses == QList{Status::Code::Paid} &&
            !isOfHours)
            paid -= row.netTotals.net;
        if (row.kind == Kind::Total) {
            QCOMPARE(row.netTotals.count, counted);
            QCOMPARE(row.netTotals.net, net);
        }
    }
    QVERIFY(isOfHours && counted > 0);
    QCOMPARE(paid, core::Money()); // by status and by hour
}

/// A part counts on the day of its return. The days of a week add up to the week, and in each
/// report: received, minus sent, commission and parts, is the net.
void TestSummary::countsPartsOnTheirDay()
{
    using core::ReturnSum;
    using core::TransactionSum;
    constexpr auto kPaid = Status::Code::Paid;
    const SummaryPeriod week = SummaryPeriod::around(kDay, Span::Week);
    const QDate first = week.first;
    const QList<TransactionSum> sums{
        {first, kPaid, Operation::CashIn, 3, money(90'00), money(3'00)},
        {first, Status::Code::Refund, Operation::CashIn, 1, money(7'00), money(1'00)},
        {first.addDays(2), kPaid, Operation::CashIn, 1, money(10'00), money(1'00)},
        {first.addDays(2), kPaid, Operation::CashOut, 1, money(4'00), money(50)}};
    const QList<ReturnSum> returns{{first, 1, money(2'50)},
                                   {first.addDays(1), 2, money(20'01)},
                                   {first.addDays(2), 1, money(10'00)}};
    core::Money net;
    core::Money refunded;
    for (QDate day = week.first; day <= week.last; day = day.addDays(1)) {
        QList<TransactionSum> ofDay = sums;
        ofDay.removeIf([day](const TransactionSum &sum) { return sum.day != day; });
        QList<ReturnSum> parts = returns;
        parts.removeIf([day](const ReturnSum &sum) { return sum.day != day; });
        Summary summary(SummaryPeriod::around(day, Span::Day), ofDay);
        const core::Money before = summary.figures().net;
        summary.addReturns(parts);
        core::Money returned;
        for (const ReturnSum &part : parts)
            returned += part.amount;
        QCOMPARE(summary.figures().net, before - returned);
        QCOMPARE(summary.isEmpty(), ofDay.isEmpty() && parts.isEmpty());
        net += summary.figures().net;
        refunded += summary.figures().refunded;
    }
    Summary summary(week, sums);
    summary.addReturns(returns);
    QCOMPARE(summary.figures().received, money(100'00));
    QCOMPARE(summary.figures().refunded, money(39'51));
    QCOMPARE(summary.figures().refunded, refunded);
    QCOMPARE(summary.figures().net, money(100'00 - 4'00 - 5'50 - 32'51));
    QCOMPARE(summary.figures().net, net);
    QVERIFY2(summary.result().contains(ui::moneyText(money(32'51))), qPrintable(summary.result()));
    QSet<QString> names;
    core::Money lines;
    qsizetype days = 0;
    for (const Summary::Row &row : summary.rows()) {
        names.insert(row.name);
        if (row.kind == Kind::Total)
            QCOMPARE(row.netTotals.net, net);
        if (row.kind == Kind::Returns)
            lines += row.netTotals.net;
        days += row.kind == Kind::Returns ? 1 : 0;
    }
    QCOMPARE(names.size(), summary.rows().size());
    QCOMPARE(days, 1 + returns.size());
    QCOMPARE(lines, -money(2 * 32'51)); // the total, and each day
}

void TestSummary::namesTheTimeOfItsDays()
{
    QCOMPARE(head().lines(SummaryPeriod::around(kDay, Span::Day))[1],
             u"sexta-feira, 20 de novembro de 2026, from midnight to midnight in Brasília"_s);
    QCOMPARE(head().lines(SummaryPeriod::around(kDay, Span::Day, 120))[1],
             u"sexta-feira, 20 de novembro de 2026, from 02:00 to 02:00 in Brasília"_s);
}

void TestSummary::hasEveryHour_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("cutoff");
    QTest::addColumn<int>("hours");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::newRow("any") << kDay << 0 << 24 << u"00:00"_s << u"23:00"_s;
    QTest::newRow("bar") << kDay << 120 << 24 << u"02:00"_s << u"01:00"_s;
    QTest::newRow("23") << QDate(2018, 11, 4) << 0 << 23 << u"01:00"_s << u"23:00"_s;
    QTest::newRow("25") << QDate(2018, 2, 17) << 0 << 25 << u"00:00"_s << u"23:00"_s;
}

void TestSummary::hasEveryHour()
{
    QFETCH(QDate, day);
    QFETCH(int, cutoff);
    QFETCH(int, hours);
    QFETCH(QString, first);
    QFETCH(QString, last);
    const Summary summary(SummaryPeriod::around(day, Span::Day, cutoff), QList<core::HourlySum>());
    QCOMPARE(summary.bars().size(), hours);
    QCOMPARE(summary.bars().constFirst().name, first);
    QCOMPARE(summary.bars().constLast().name, last);
}

void TestSummary::reportsTheMoneyThatMoved()
{
    FakeService service;
    const QDateTime noon(kDay, QTime(15, 0), QTimeZone::utc());
    service.stored = {
        made(noon, Status::Code::Paid, Operation::CashIn, 10'000, 100, 1),
        made(noon, Status::Code::Paid, Operation::CashOut, 2'500, 30, 2),
        made(noon, Status::Code::Refund, Operation::CashIn, 5'000, 50, 3),
        made(noon, Status::Code::Denied, Operation::CashOut, 9'900, 0, 4),
        made(noon, Status::Code::Expired, Operation::CashIn, 700, 0, 5),
        made(noon, Status::Code::Pending, Operation::CashIn, 300, 3, 6),
    };
    const Summary summary = summaryOf(SummaryPeriod::around(kDay, Span::Day), service);
    QCOMPARE(plain(summary.result()),
             u"Received R$ 100,00 − sent R$ 25,00 − commission R$ 1,80 = R$ 73,20"_s);
    const auto total = std::find_if(summary.rows().begin(), summary.rows().end(),
                                    [](const auto &row) { return row.kind == Kind::Total; });
    QCOMPARE(plain(Summary::cells(*total).join(u'|')), u"Total|6||R$ 1,80|R$ 73,20"_s);
    QCOMPARE(summary.bars()[12].in.cents(), 10'000);
    QCOMPARE(summary.bars()[12].out.cents(), 2'500);
}

/// The net is then an upper limit.
void TestSummary::namesUnknownCommissions()
{
    const QDateTime created(kDay, QTime(12, 0), QTimeZone::utc());
    FakeService service;
    service.stored = {made(created, Status::Code::Paid, Operation::CashIn, 10'00, 10, 1),
                      made(created, Status::Code::Paid, Operation::CashIn, 5'00, 0, 2),
                      made(created, Status::Code::Pending, Operation::CashIn, 2'00, 0, 3)};
    service.stored[1].commission.reset();
    service.stored[2].commission.reset();
    const Summary summary = summaryOf({.span = Span::Day, .first = kDay, .last = kDay}, service);
    QCOMPARE(summary.figures().unknownCommissionCount, 1);
    const QString result = plain(summary.result());
    QVERIFY2(result.contains(u"commission R$ 0,10 (unknown for 1) = ≤ R$ 14,90"_s),
             qPrintable(result));
    const QStringList total = Summary::cells(summary.rows().constLast());
    QCOMPARE(plain(total[3]), u"R$ 0,10 (unknown for 1)"_s);
    QCOMPARE(plain(total[4]), u"≤ R$ 14,90"_s);
}

void TestSummary::hasAZeroLineForAnEmptyDay()
{
    const Summary summary(SummaryPeriod::around(kDay, Span::Day), QList<core::HourlySum>());
    QVERIFY(summary.isEmpty());
    const QString text = plain(ui::toText(summary, head()));
    for (const auto &part :
         {u"Padaria São João · LOCAL SHOP"_s, u"sexta-feira, 20 de novembro de 2026"_s,
          u"in Brasília"_s, u"20/11/2026 19:30"_s, u"Total 0 R$ 0,00 R$ 0,00"_s,
          u"Nothing was paid 0 R$ 0,00"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
}

void TestSummary::isATable()
{
    ui::SummaryModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Summary summary(SummaryPeriod::around(kDay, Span::Day), QList<core::HourlySum>());
    model.setRows(summary.rows());
    QCOMPARE(model.rowCount(), summary.rows().size());
    QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsSelectable));
    QCOMPARE(plain(model.index(1, 0).data(Qt::AccessibleTextRole).toString()),
             u"Money in, all states, Count: 0, Gross: R$ 0,00, Commission: R$ 0,00, Net: R$ "
             "0,00"_s);
}

void TestSummary::canBeReadOffPaper_data()
{
    QTest::addColumn<ui::Environment::Kind>("environment");
    QTest::addColumn<QString>("word");
    QTest::newRow("local") << ui::Environment::Kind::Local << u"LOCAL SHOP"_s;
    QTest::newRow("demo") << ui::Environment::Kind::Demo << u"DEMO"_s;
}

/// Compares every cell with an independent reader.
void TestSummary::canBeReadOffPaper()
{
    QFETCH(ui::Environment::Kind, environment);
    QFETCH(QString, word);
    FakeService service;
    const QDateTime morning(kDay, QTime(11, 59), QTimeZone::utc());
    service.stored = {made(morning, Status::Code::Paid, Operation::CashIn, 123'456, 100, 1),
                      made(morning, Status::Code::Paid, Operation::CashOut, 99, 1, 2)};
    const Summary summary = summaryOf(SummaryPeriod::around(kDay, Span::Day), service);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"summary.pdf"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(ui::SummaryPaper(summary, head(environment)).toPdf());
    file.close();
    const QString text = support::pdfText(path);
    QStringList wanted{word,
                       u"sexta-feira, 20 de novembro de 2026"_s,
                       u"Brasília"_s,
                       u"1 of 1"_s,
                       plain(summary.result()),
                       plain(Summary::rule()).left(40)};
    for (const Summary::Row &row : summary.rows())
        wanted += plain(Summary::cells(row).join(u' '));
    for (const QString &part : std::as_const(wanted))
        QVERIFY2(plain(text).contains(part), qPrintable(part + u" is not in "_s + text));
    QCOMPARE(support::pdfPages(path).count, 1);
    QVERIFY(qAbs(support::pdfPages(path).millimetres.width() - 210) < 0.4);
}

void TestSummary::goesOnOnTheNextSheet()
{
    FakeService service;
    const SummaryPeriod month = SummaryPeriod::around(kDay, Span::Month);
    int number = 0;
    for (QDate day = month.first; day <= month.last; day = day.addDays(1)) {
        for (const Operation operation : {Operation::CashIn, Operation::CashOut}) {
            ++number;
            service.stored.append(made(core::startOfBrasiliaDay(day), Status::Code::Paid, operation,
                                       100 + number, 0, number));
        }
    }
    const Summary summary = summaryOf(month, service);
    const ui::SummaryPaper paper(summary, head());
    QTemporaryDir folder;
    const QString path = folder.filePath(u"summary.pdf"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(paper.toPdf());
    file.close();
    QVERIFY(paper.pages() > 1);
    QCOMPARE(support::pdfPages(path).count, paper.pages());
    const QString text = plain(support::pdfText(path));
    for (const Summary::Row &row : summary.rows())
        QVERIFY2(text.contains(plain(Summary::cells(row).join(u' '))), qPrintable(row.name));
    QCOMPARE(text.count(u"LOCAL SHOP"_s), paper.pages());
}

BALCAO_TEST(TestSummary)
#include "tst_summary.moc"
