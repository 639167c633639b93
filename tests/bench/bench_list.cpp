// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures pages and totals of every filter through the service, against a page through SQLite's
// own interface. Exits with 1 if a goal is missed. BENCH_SEED repeats the random filters of a run.

#include "core/database/database.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionengine.h"
#include "core/storage/blockarrangement.h"
#include "tests/bench/rawstore.h"
#include "tests/bench/report.h"
#include "tests/bench/shop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QRandomGenerator>
#include <QtCore/QThread>

#include <atomic>
#include <ctime>
#include <memory>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using core::Status;
using core::TransactionFilter;

namespace
{

constexpr int kRepeats = 21;
constexpr int kPairs = 101;            ///< pairs of pages with the lower bound
constexpr double kPageOfFloor = 3.5;   ///< maximum time of a page relative to the lower bound
constexpr double kPageOfSmall = 1.2;   ///< maximum time of a page relative to the smallest shop
constexpr double kCountedGoal = 5;     ///< ms, page and total from counters
constexpr double kTextGoal = 20;       ///< ms, page and total of a text search among a million
constexpr double kAnythingGoal = 1000; ///< ms
constexpr double kWaitGoal = 1000;     ///< ms, a writer next to maintenance
constexpr int kWarmFilters = 300;
constexpr int kColdFilters = 60;

enum class Kind {
    Counted, ///< status, platform, operation and date
    Row,     ///< few rows, by an indexed value
    Text,    ///< parts of texts
    Mixed,
};

struct Case
{
    QString name;
    TransactionFilter filter;
    Kind kind;
};

QList<Case> casesOf(const core::SampleHistory &history)
{
    using Code = Status::Code;
    // Every shop has matches for these values.
    const core::Transaction some = history.at(history.count() / 2);
    core::Transaction paidOut;
    for (qint64 number = history.count() / 2; paidOut.pixKey.isEmpty(); ++number)
        paidOut = history.at(number);
    const QString hotKey = core::PartyGenerator(1).supplier(0).pixKey;
    const QDate last = core::brasiliaDay(history.at(history.count() - 1).created);
    const QDate month = last.addDays(-30);
    const QDate week = last.addDays(-6);
    const auto &platforms = bench::platforms();
    return {
        {u"everything"_s, {}, Kind::Counted},
        {u"paid"_s, {.statuses = {Code::Paid}}, Kind::Counted},
        {u"pending"_s, {.statuses = {Code::Pending}}, Kind::Counted},
        {u"denied"_s, {.statuses = {Code::Denied}}, Kind::Counted},
        {u"canceled"_s, {.statuses = {Code::Canceled}}, Kind::Counted},
        {u"refund"_s, {.statuses = {Code::Refund}}, Kind::Counted},
        {u"in process"_s, {.statuses = {Code::InProcess}}, Kind::Counted},
        {u"in analysis"_s, {.statuses = {Code::InAnalysis}}, Kind::Counted},
        {u"expired"_s, {.statuses = {Code::Expired}}, Kind::Counted},
        {u"three states"_s,
         {.statuses = {Code::Denied, Code::Canceled, Code::Expired}},
         Kind::Counted},
        {u"cash-in"_s, {.operation = core::Operation::CashIn}, Kind::Counted},
        {u"cash-out"_s, {.operation = core::Operation::CashOut}, Kind::Counted},
        {u"platform of 90 %"_s, {.platform = platforms[0]}, Kind::Counted},
        {u"platform of 1 %"_s, {.platform = platforms[2]}, Kind::Counted},
        {u"a day"_s, {.initialDate = last, .finalDate = last}, Kind::Counted},
        {u"a week"_s, {.initialDate = week}, Kind::Counted},
        {u"all but a month"_s, {.finalDate = month}, Kind::Counted},
        {u"paid, platform of 90 %"_s,
         {.statuses = {Code::Paid}, .platform = platforms[0]},
         Kind::Counted},
        {u"paid cash-outs of a month"_s,
         {.statuses = {Code::Paid}, .operation = core::Operation::CashOut, .initialDate = month},
         Kind::Counted},
        {u"in analysis, platform of 1 %, all but a month"_s,
         {.statuses = {Code::InAnalysis}, .finalDate = month, .platform = platforms[2]},
         Kind::Counted},
        {u"identifier"_s, {.identifier = some.id}, Kind::Row},
        {u"reference"_s, {.reference = some.reference}, Kind::Row},
        {u"end-to-end id"_s, {.endToEndId = paidOut.endToEndId}, Kind::Row},
        {u"end of an end-to-end id"_s,
         {.endToEndIdEnding = paidOut.endToEndId.right(6)},
         Kind::Row},
        {u"an amount paid within five minutes"_s,
         {.statuses = {Code::Paid, Code::Refund},
          .minAmount = paidOut.amount,
          .maxAmount = paidOut.amount,
          .paidFrom = paidOut.created,
          .paidUntil = paidOut.created.addSecs(300),
          .initialDate = month},
         Kind::Row},
        {u"a supplier's key"_s, {.pixKey = paidOut.pixKey}, Kind::Mixed},
        {u"hot key of 2 %"_s, {.pixKey = hotKey}, Kind::Mixed},
        {u"hot key, paid"_s, {.statuses = {Code::Paid}, .pixKey = hotKey}, Kind::Mixed},
        {u"amount of R$ 100 to 200"_s,
         {.minAmount = core::Money::fromCents(10'000), .maxAmount = core::Money::fromCents(20'000)},
         Kind::Mixed},
        {u"name: silva"_s, {.nameOrDocument = u"silva"_s}, Kind::Text},
        {u"name: CONCEICAO"_s, {.nameOrDocument = u"CONCEICAO"_s}, Kind::Text},
        {u"name: zuleica"_s, {.nameOrDocument = u"zuleica"_s}, Kind::Text},
        {u"name: joão silva"_s, {.nameOrDocument = u"joão silva"_s}, Kind::Text},
        {u"document, whole"_s, {.nameOrDocument = some.document}, Kind::Text},
        {u"document, three digits"_s, {.nameOrDocument = some.document.left(3)}, Kind::Text},
        {u"phone, whole"_s, {.phone = some.phone}, Kind::Text},
        {u"phone, four digits"_s, {.phone = some.phone.right(4)}, Kind::Text},
        {u"silva, a month"_s, {.nameOrDocument = u"silva"_s, .initialDate = month}, Kind::Text},
        {u"silva, paid"_s, {.statuses = {Code::Paid}, .nameOrDocument = u"silva"_s}, Kind::Mixed},
        {u"silva, in analysis"_s,
         {.statuses = {Code::InAnalysis}, .nameOrDocument = u"silva"_s},
         Kind::Mixed},
        {u"name of two letters: jo"_s, {.nameOrDocument = u"jo"_s}, Kind::Mixed},
        {u"phone, two digits, denied"_s,
         {.statuses = {Code::Denied}, .phone = u"11"_s},
         Kind::Mixed},
    };
}

/// Returns any filter that a person might use, and some unlikely ones.
TransactionFilter randomFilter(QRandomGenerator &random, const QList<Case> &cases, QDate lastDay)
{
    TransactionFilter filter;
    const int parts = random.bounded(1, 5);
    for (int part = 0; part < parts; ++part) {
        const TransactionFilter &other = cases[random.bounded(cases.size())].filter;
        switch (random.bounded(9)) {
        case 0:
            filter.statuses = other.statuses;
            break;
        case 1:
            filter.operation =
                random.bounded(2) == 0 ? core::Operation::CashIn : core::Operation::CashOut;
            break;
        case 2:
            filter.platform = bench::platforms()[random.bounded(3)];
            break;
        case 3:
            filter.initialDate = lastDay.addDays(-random.bounded(120));
            break;
        case 4:
            filter.finalDate = lastDay.addDays(-random.bounded(120));
            break;
        case 5:
            filter.minAmount = core::Money::fromCents(random.bounded(100'000));
            break;
        case 6:
            filter.maxAmount = core::Money::fromCents(random.bounded(100'000));
            break;
        case 7:
            filter.nameOrDocument = other.nameOrDocument;
            filter.phone = other.phone;
            break;
        case 8:
            filter.pixKey = other.pixKey;
            break;
        default:
            break;
        }
    }
    return filter;
}

/// Waits for the end of the background check of a large file, at most ten minutes.
void waitUntilIdle()
{
    constexpr clock_t kIdle = CLOCKS_PER_SEC / 100;
    for (int i = 0; i < 1200; ++i) {
        const clock_t before = clock();
        QThread::msleep(500);
        if (clock() - before < kIdle)
            return;
    }
}

double milliseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Elapsed times and processor times of repeated work; processor time hardly depends on other
/// programs.
struct Times
{
    template<typename Work>
    void add(const Work &work)
    {
        QElapsedTimer timer;
        timer.start();
        const double before = processorTime();
        work();
        worked.push_back(processorTime() - before);
        passed.push_back(milliseconds(timer));
    }

    std::vector<double> passed;
    std::vector<double> worked;

private:
    static double processorTime()
    {
        timespec time{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
};

class Lists
{
public:
    Lists(bench::Report &report, const QString &path, qint64 count)
        : m_report(report)
        , m_path(path)
        , m_history(bench::history(count))
        , m_cases(casesOf(m_history))
        , m_floor(path)
        , m_service(bench::setup(path))
        , m_textGoal(kTextGoal * static_cast<double>(std::max<qint64>(1, count / 1'000'000)))
    {
        bench::wait(m_service.open());
        waitUntilIdle();
    }

    /// `smallest`: the smallest shop; null for the smallest shop itself.
    void measureCases(Lists *smallest)
    {
        m_newest = list({}).transactions;
        m_floor.choosePage(m_newest);
        m_report.print(u"floor: a page"_s, medianOf([this] { m_floor.readPage(); }), "ms");
        for (qsizetype number = 0; number < m_cases.size(); ++number) {
            measurePage(number, smallest);
            measureTotal(m_cases[number]);
        }
    }

    /// Measures random filters without the file in the page cache.
    void measureCold(quint32 seed)
    {
        QRandomGenerator random(seed);
        measureCold(random);
    }

    void measureRandom(quint32 seed)
    {
        QRandomGenerator random(seed);
        measureRandom(random, u"random filters, warm"_s, kWarmFilters, false);
        measureCold(random);
    }

private:
    core::TransactionPage list(const TransactionFilter &filter)
    {
        return bench::wait(m_service.list(filter));
    }

    /// Replaces the cached results of the previous list: the total and the matches.
    void forget()
    {
        list({.pixKey = u"nobody@example.com"_s});
        list({.phone = u"0000000"_s});
    }

    template<typename Work>
    static double medianOf(const Work &work)
    {
        std::vector<double> times;
        for (int i = 0; i < kRepeats; ++i) {
            QElapsedTimer timer;
            timer.start();
            work();
            times.push_back(milliseconds(timer));
        }
        return bench::median(times);
    }

    /// Measures the first page, repeated as in a refresh. Alternates with the same rows by the
    /// lower bound, the same page of the smallest shop, and the middle page.
    void measurePage(qsizetype number, Lists *smallest)
    {
        Times floors;
        Times pages;
        Times smalls;
        Times middles;
        const Case &wanted = m_cases[number];
        TransactionFilter middle = wanted.filter;
        const core::TransactionPage first = list(wanted.filter);
        middle.page = first.lastPage / 2 + 1;
        // A shorter page must cost no more than the newest hundred.
        const bool isWhole = first.transactions.size() == core::TransactionPage::kSize;
        m_floor.choosePage(isWhole ? first.transactions : m_newest);
        // A shorter page there is no reference for a full page here.
        if (smallest && smallest->list(smallest->m_cases[number].filter).transactions.size() <
                            core::TransactionPage::kSize)
            smallest = nullptr;
        for (int i = 0; i < kPairs; ++i) {
            // Each measurement starts after a pause, because previous work keeps a processor awake.
            const auto addRested = [](Times &times, const auto &work) {
                QThread::usleep(500);
                times.add(work);
            };
            addRested(floors, [&] { m_floor.readPage(); });
            addRested(pages, [&] { list(wanted.filter); });
            if (smallest)
                addRested(smalls, [&] { smallest->list(smallest->m_cases[number].filter); });
            addRested(middles, [&] { list(middle); });
        }
        compare(wanted.name + u": page, of the floor"_s, pages, floors, kPageOfFloor);
        if (smallest)
            compare(wanted.name + u": page, of the smallest shop"_s, pages, smalls, kPageOfSmall);
        m_report.print(wanted.name + u": page in the middle, of the floor"_s,
                       bench::medianRatio(middles.passed, floors.passed), "x");
    }

    void compare(const QString &what, const Times &times, const Times &of, double goal)
    {
        m_report.atMost(what, bench::medianRatio(times.passed, of.passed), goal, "x");
        m_report.print(u"    by the work of the processors"_s,
                       bench::medianRatio(times.worked, of.worked), "x");
    }

    /// Measures page and total without cached results, which another query replaces first.
    void measureTotal(const Case &wanted)
    {
        const int lastPage = list(wanted.filter).lastPage;
        double worst = 0;
        for (const int page : {1, lastPage / 2 + 1, lastPage}) {
            TransactionFilter filter = wanted.filter;
            filter.page = page;
            std::vector<double> times;
            for (int i = 0; i < 5; ++i) {
                forget();
                QElapsedTimer timer;
                timer.start();
                list(filter);
                times.push_back(milliseconds(timer));
            }
            worst = std::max(worst, bench::median(times));
        }
        const double goal = wanted.kind == Kind::Text    ? m_textGoal
                            : wanted.kind == Kind::Mixed ? kAnythingGoal
                                                         : kCountedGoal;
        m_report.atMost(wanted.name + u": first, middle, last with total"_s, worst, goal, "ms");
    }

    void measureCold(QRandomGenerator &random)
    {
        measureRandom(random, u"random filters, cold"_s, kColdFilters, true);
    }

    void measureRandom(QRandomGenerator &random, const QString &name, int count, bool isCold)
    {
        const QDate lastDay = core::brasiliaDay(m_history.at(m_history.count() - 1).created);
        std::vector<double> times;
        double worst = 0;
        TransactionFilter slowest;
        for (int i = 0; i < count; ++i) {
            TransactionFilter filter = randomFilter(random, m_cases, lastDay);
            filter.page = std::max(1, list(filter).lastPage * random.bounded(3) / 2);
            const double time = isCold ? coldTime(filter) : warmTime(filter);
            times.push_back(time);
            if (time > worst) {
                worst = time;
                slowest = filter;
            }
        }
        m_report.print(name + u": median"_s, bench::median(times), "ms");
        m_report.atMost(name + u": slowest"_s, worst, kAnythingGoal, "ms");
        std::printf("    slowest: %s\n", qPrintable(described(slowest)));
    }

    double warmTime(const TransactionFilter &filter)
    {
        forget();
        QElapsedTimer timer;
        timer.start();
        list(filter);
        return milliseconds(timer);
    }

    /// Measures with a new connection and without the file in the page cache.
    double coldTime(const TransactionFilter &filter) const
    {
        const auto database = core::Database::open(m_path, core::Database::Access::ReadOnly);
        if (!database)
            bench::fail(database.error());
        const auto setup = bench::setup(m_path);
        core::TransactionEngine engine(**database, setup.settings, setup.clock,
                                       [] { return quint64(0); });
        for (const QString &file : {m_path, m_path + u"-wal"_s}) {
            const int descriptor = ::open(QFile::encodeName(file).constData(), O_RDONLY);
            if (descriptor < 0)
                continue;
            fdatasync(descriptor); // only written pages can be evicted
            posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
            ::close(descriptor);
        }
        QElapsedTimer timer;
        timer.start();
        const auto page = engine.list(filter);
        if (!page)
            bench::fail(page.error());
        return milliseconds(timer);
    }

    static QString described(const TransactionFilter &f)
    {
        QStringList parts;
        for (const Status::Code code : f.statuses)
            parts += Status(code).toText();
        if (f.operation)
            parts += core::toText(*f.operation);
        if (f.platform)
            parts += u"platform %1"_s.arg(bench::platforms().indexOf(*f.platform));
        if (f.initialDate.isValid())
            parts += u"from "_s + f.initialDate.toString(Qt::ISODate);
        if (f.finalDate.isValid())
            parts += u"to "_s + f.finalDate.toString(Qt::ISODate);
        if (f.minAmount)
            parts += u"at least "_s + f.minAmount->toDecimal();
        if (f.maxAmount)
            parts += u"at most "_s + f.maxAmount->toDecimal();
        for (const QString &text : {f.nameOrDocument, f.phone, f.pixKey}) {
            if (!text.isEmpty())
                parts += u'"' + text + u'"';
        }
        return parts.join(u", "_s) + u"; page %1"_s.arg(f.page);
    }

    bench::Report &m_report;
    const QString m_path;
    const core::SampleHistory m_history;
    const QList<Case> m_cases;
    bench::RawStore m_floor;
    QList<core::Transaction> m_newest;
    core::LocalTransactionService m_service;
    const double m_textGoal;
};

/// Arranges the blocks of a shop next to a writer, and measures how long the writer waits.
void arrange(bench::Report &report, const QString &path)
{
    std::atomic<bool> isDone = false;
    double longest = 0;
    std::thread writer([&] {
        const auto database = core::Database::open(path, core::Database::Access::SecondWriter);
        while (database && !isDone) {
            QElapsedTimer timer;
            timer.start();
            if (!core::inWriteTransaction(**database, [] { return core::Result<void>(); }))
                qFatal("the writer failed");
            longest = std::max(longest, milliseconds(timer));
            QThread::msleep(1);
        }
    });
    QElapsedTimer timer;
    timer.start();
    const auto moved = core::arrangeBlocks(path, 1, [] { return false; });
    isDone = true;
    writer.join();
    if (!moved)
        bench::fail(moved.error());
    report.print(u"blocks arranged"_s, static_cast<double>(*moved), "");
    report.print(u"arrangement"_s, static_cast<double>(timer.elapsed()) / 1000, "s");
    report.atMost(u"arrangement: longest wait of a writer"_s, longest, kWaitGoal, "ms");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const bench::Arguments arguments = bench::arguments();
    bool isGiven = false;
    const uint given = qEnvironmentVariable("BENCH_SEED").toUInt(&isGiven);
    const quint32 seed = isGiven ? given : QRandomGenerator::global()->generate();
    bench::Report report;
    std::unique_ptr<Lists> smallest;
    for (const qint64 count : arguments.sizes) {
        auto lists = std::make_unique<Lists>(report, bench::pathOf(arguments.folder, count), count);
        report.title(u"Lists of %1 transactions"_s.arg(count));
        lists->measureCases(smallest.get());
        report.title(u"Random filters of %1 transactions, seed %2"_s.arg(count).arg(seed));
        lists->measureRandom(seed);
        if (!smallest)
            smallest = std::move(lists);
        const bench::Copy grown(bench::grownPathOf(arguments.folder, count));
        report.title(u"The same filters in a shop that grew row by row"_s);
        arrange(report, grown.path());
        Lists(report, grown.path(), count).measureCold(seed);
    }
    return report.exitCode();
}
