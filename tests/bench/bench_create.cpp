// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures durable creations through the service, with one client and with sixteen, against the
// same transaction through SQLite's own interface. Exits with 1 if a goal is missed.

#include "core/domain/transactiondraft.h"
#include "tests/bench/rawstore.h"
#include "tests/bench/report.h"
#include "tests/bench/shop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>

#include <atomic>

#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace
{

constexpr int kRounds = 25;
constexpr int kBatch = 200; ///< creations per round by one client, or by the lower bound
constexpr int kClients = 16;
constexpr int kBatchOfAll = 800; ///< by all clients

std::atomic<int> syncs = 0;

} // namespace

// Replaces the function of the C library, also for SQLite.
extern "C" int fdatasync(int file)
{
    ++syncs;
    return static_cast<int>(syscall(SYS_fdatasync, file));
}

extern "C" int fsync(int file)
{
    ++syncs;
    return static_cast<int>(syscall(SYS_fsync, file));
}

namespace
{

/// The times of one method of creation.
struct Took
{
    std::vector<double> rounds;  ///< microseconds per creation, mean of a round
    std::vector<double> answers; ///< microseconds of each creation
    int syncs = 0;
    int creations = 0;

    [[nodiscard]] double syncsEach() const { return static_cast<double>(syncs) / creations; }

    template<typename Work>
    void round(int count, const Work &work)
    {
        const int before = ::syncs;
        QElapsedTimer timer;
        timer.start();
        work();
        rounds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000 / count);
        syncs += ::syncs - before;
        creations += count;
    }
};

/// New cash-ins of one platform at the current time, as the service creates them.
class Supply
{
public:
    Supply(qint64 count, core::Clock clock)
        : m_history(bench::history(count))
        , m_clock(std::move(clock))
        , m_run(QUuid::createUuid().toString(QUuid::Id128).left(8))
    {}

    core::Transaction next()
    {
        core::Transaction transaction;
        do {
            transaction = m_history.at(m_number++ % m_history.count());
        } while (transaction.operation != core::Operation::CashIn);
        transaction.id = QUuid::createUuid();
        transaction.created = m_clock();
        transaction.platform = bench::platforms().constFirst();
        transaction.reference = u"%1-%2"_s.arg(m_run).arg(m_number);
        return transaction;
    }

    core::TransactionDraft nextDraft()
    {
        const core::Transaction t = next();
        return {.operation = t.operation,
                .amount = t.amount,
                .name = t.name,
                .email = t.email,
                .phone = t.phone,
                .document = t.document,
                .description = t.description,
                .platform = t.platform,
                .reference = t.reference,
                .extra = t.extra};
    }

private:
    const core::SampleHistory m_history;
    const core::Clock m_clock;
    const QString m_run;
    qint64 m_number = 0;
};

void byFloor(bench::RawStore &floor, Supply &supply, Took &took)
{
    std::vector<std::shared_ptr<const bench::RawStore::Row>> rows;
    rows.reserve(kBatch);
    for (int i = 0; i < kBatch; ++i)
        rows.push_back(bench::RawStore::row(supply.next()));
    took.round(kBatch, [&] {
        for (const auto &row : rows) {
            QElapsedTimer timer;
            timer.start();
            floor.create(*row);
            took.answers.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000);
        }
    });
}

/// Runs `clients` clients, each of which continues after an answer.
void byService(core::TransactionService &service, Supply &supply, int clients, int count,
               Took &took)
{
    QList<core::TransactionDraft> drafts;
    for (int i = 0; i < count; ++i)
        drafts.append(supply.nextDraft());
    QEventLoop loop;
    QObject context;
    int answered = 0;
    const std::function<void()> ask = [&] {
        if (drafts.isEmpty())
            return;
        QElapsedTimer timer;
        timer.start();
        core::onAnswer(service.create(drafts.takeLast()), &context,
                       [&, timer](const core::Result<core::Transaction> &answer) {
                           took.answers.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000);
                           if (!answer)
                               bench::fail(answer.error());
                           if (++answered == count)
                               loop.quit();
                           ask();
                       });
    };
    took.round(count, [&] {
        for (int client = 0; client < clients; ++client)
            ask();
        loop.exec();
    });
}

void measure(bench::Report &report, const QString &path, qint64 count)
{
    const auto setup = bench::setup(path);
    Supply supply(count, setup.clock);
    bench::RawStore floor(path);
    core::LocalTransactionService service(setup);
    bench::wait(service.open());

    Took floors;
    Took one;
    Took many;
    for (int round = 0; round <= kRounds; ++round) {
        if (round == 1)
            floors = one = many = {}; // the first round has cold caches
        byFloor(floor, supply, floors);
        byService(service, supply, 1, kBatch, one);
        byService(service, supply, kClients, kBatchOfAll, many);
    }
    report.print(u"floor"_s, bench::median(floors.rounds), "us");
    report.print(u"floor, p99 of its p50"_s,
                 bench::quantile(floors.answers, 0.99) / bench::median(floors.answers), "x");
    report.print(u"one client"_s, bench::median(one.rounds), "us");
    report.atMost(u"one client, of the floor"_s, bench::medianRatio(one.rounds, floors.rounds), 1.5,
                  "x");
    report.atMost(u"one client, syncs a creation"_s, one.syncsEach(), 1.1, "");
    report.atMost(u"one client, p99 of its p50"_s,
                  bench::quantile(one.answers, 0.99) / bench::median(one.answers), 6, "x");
    report.atLeast(u"sixteen clients, of the rate of one"_s,
                   bench::medianRatio(one.rounds, many.rounds), 3, "x");
    report.atMost(u"sixteen clients, syncs a creation"_s, many.syncsEach(), 0.15, "");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const bench::Arguments arguments = bench::arguments();
    bench::Report report;
    for (const qint64 count : arguments.sizes) {
        report.title(u"Durable creation among %1 transactions"_s.arg(count));
        const bench::Copy copy(bench::pathOf(arguments.folder, count));
        measure(report, copy.path(), count);
    }
    return report.exitCode();
}
