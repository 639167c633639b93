// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the list of a shop of any size. Measures the time to show a filter or another page, the
// response time of the window, and the memory for scrolling. Runs on a private X11 display;
// .ci/bench-desktop creates one. Exits with 1 if a goal is missed.

#include "tests/bench/report.h"
#include "tests/bench/shop.h"
#include "tests/support/keys.h"
#include "tests/support/toolbox.h"
#include "tests/support/watchedapplication.h"
#include "ui/transactions/listpage.h"
#include "ui/transactions/transactionmodel.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QFile>
#include <QtCore/QTimer>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Clock = WatchedApplication::Clock;
using Code = core::Status::Code;
using support::press;

namespace
{

constexpr int kRounds = 20;
constexpr int kPagesScrolled = 2000;

/// Returns common filters for successive use.
QList<core::SavedView> views()
{
    const QDate day(2026, 11, 20);
    return {
        {.name = u"paid"_s, .filter = {.statuses = {Code::Paid}}},
        {.name = u"in analysis or process"_s,
         .filter = {.statuses = {Code::InAnalysis, Code::InProcess}}},
        {.name = u"cash-out"_s, .filter = {.operation = core::Operation::CashOut}},
        {.name = u"one day"_s, .filter = {.initialDate = day, .finalDate = day}},
        {.name = u"three months, paid"_s,
         .filter = {.statuses = {Code::Paid}, .initialDate = day.addDays(-90), .finalDate = day}},
        {.name = u"a name"_s, .filter = {.nameOrDocument = u"silva"_s}},
        {.name = u"an amount"_s,
         .filter = {.minAmount = core::Money::fromCents(3750),
                    .maxAmount = core::Money::fromCents(3750)}},
        {.name = u"part of a phone"_s, .filter = {.phone = u"9876"_s}},
        {.name = u"the end of a receipt"_s, .filter = {.endToEndIdEnding = u"8wV7u2"_s}},
    };
}

double residentMegabytes()
{
    QFile file(u"/proc/self/status"_s);
    (void)file.open(QIODevice::ReadOnly);
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).chopped(2).trimmed().toDouble() / 1024;
    }
    qFatal("there is no VmRSS");
}

/// The list of a shop in a window, operated by keyboard.
class ListFixture
{
public:
    ListFixture(WatchedApplication &app, core::TransactionService &service)
        : m_app(app)
        , m_toolbox(service, {.listing = {.views = views()}})
        , m_page(m_toolbox.context())
        , m_table(*m_page.findChild<QTableView *>(u"transactionTable"_s))
        , m_model(*qobject_cast<ui::TransactionModel *>(m_table.model()))
    {
        m_page.resize(1060, 700);
        app.watch(m_table.viewport());
        support::open(m_page);
        m_wake.start(1ms);
        untilPainted({});
    }

    /// Returns the time from the key press to the rows, in milliseconds.
    double chooseView(int index)
    {
        const Clock::time_point start = Clock::now();
        press(static_cast<Qt::Key>(Qt::Key_1 + index));
        return untilPainted(start);
    }

    double goToPage(int page)
    {
        press(Qt::Key_G, Qt::ControlModifier);
        support::type(QString::number(page));
        const Clock::time_point start = Clock::now();
        press(Qt::Key_Return);
        return untilPainted(start);
    }

    void showAll()
    {
        if (m_model.filter() == core::TransactionFilter())
            return;
        const Clock::time_point start = Clock::now();
        press(Qt::Key_Backspace, Qt::ControlModifier);
        untilPainted(start);
    }

    void scroll()
    {
        press(Qt::Key_PageDown);
        do
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        while (m_model.state() == ui::TransactionModel::State::Loading);
    }

    /// Waits for deferred work: counts and sums.
    static void rest() { QTest::qWait(1500); }

    [[nodiscard]] int lastPage() const { return m_model.lastPage(); }

private:
    double untilPainted(Clock::time_point start)
    {
        const auto isThere = [&] {
            return m_model.state() == ui::TransactionModel::State::Ready &&
                   m_model.total().has_value() &&
                   (*m_model.total() == 0 || m_app.lastPaint() > start);
        };
        // Without the pauses of test functions.
        const QDeadlineTimer timeout(10s);
        while (!isThere() && !timeout.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!isThere())
            qFatal("the list does not come");
        const Clock::time_point end = *m_model.total() == 0 ? Clock::now() : m_app.lastPaint();
        return WatchedApplication::Milliseconds(end - start).count();
    }

    WatchedApplication &m_app;
    ToolBox m_toolbox;
    ui::ListPage m_page;
    QTableView &m_table;
    ui::TransactionModel &m_model;
    QTimer m_wake; ///< wakes loops that wait for events, so that they can check the time
};

void measureFilters(ListFixture &fixture, bench::Report &report)
{
    const QList<core::SavedView> all = views();
    for (int index = 0; index < all.size(); ++index) {
        std::vector<double> times;
        times.reserve(kRounds);
        for (int round = 0; round < kRounds; ++round) {
            fixture.showAll();
            times.push_back(fixture.chooseView(index));
        }
        report.atMost(u"filter to repaint, median: "_s + all[index].name, bench::median(times), 30,
                      "ms");
        report.print(u"  the slowest"_s, bench::quantile(times, 1), "ms");
    }
    fixture.showAll();
}

void measurePages(ListFixture &fixture, bench::Report &report)
{
    std::vector<double> times;
    times.reserve(5 * kRounds);
    for (int round = 0; round < 5 * kRounds; ++round)
        times.push_back(fixture.goToPage(1 + int(qint64(round) * 7919 % fixture.lastPage())));
    report.atMost(u"page change to repaint, median"_s, bench::median(times), 15, "ms");
    report.print(u"  nineteen of twenty"_s, bench::quantile(times, 0.95), "ms");
    fixture.goToPage(1);
}

void measureScrolling(ListFixture &fixture, bench::Report &report)
{
    for (int page = 0; page < kPagesScrolled / 4; ++page)
        fixture.scroll();
    const double before = residentMegabytes();
    for (int page = 0; page < kPagesScrolled; ++page)
        fixture.scroll();
    report.atMost(u"memory that %1 screens of scrolling keep"_s.arg(kPagesScrolled),
                  residentMegabytes() - before, 5, "MiB");
}

} // namespace

int main(int argc, char *argv[])
{
    WatchedApplication app(argc, argv);
    const bench::Arguments arguments = bench::arguments();
    const qint64 size = arguments.sizes.constLast();
    core::LocalTransactionService service(bench::setup(bench::pathOf(arguments.folder, size)));
    bench::wait(service.open());
    bench::Report report;
    report.title(u"The list of %1 transactions"_s.arg(size));
    ListFixture fixture(app, service);
    ListFixture::rest();
    app.beginAgain();
    measureFilters(fixture, report);
    measurePages(fixture, report);
    measureScrolling(fixture, report);
    report.atMost(u"longest that one event kept the window"_s, app.maxWait(), 50, "ms");
    report.print(u"of it work of the processor, at most"_s, app.maxWork(), "ms");
    return report.exitCode();
}
