// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the local copy of a remote service: the first synchronization while the service changes,
// the memory of the console, and the errands of an office afterwards. Exits with 1 if a goal is
// missed. The service is balcao-server with generated transactions, in a process of its own, and
// another process creates and pays charges meanwhile. Times of the processor are those of this
// process: all that a console spends. `bench_copy FOLDER SIZE`; the folder keeps the service.

#include "core/domain/brasilia.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/copiedtransactionservice.h"
#include "core/remote/remotetransactionservice.h"
#include "tests/bench/report.h"
#include "tests/bench/shop.h"
#include "tests/support/serverprocess.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QSocketNotifier>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>

#include <array>

#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Status;
using core::TransactionFilter;

namespace
{

constexpr auto kPlatform = "8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_L1;
constexpr double kRowsPerSecond = 5'000;
constexpr double kMemory = 20;   ///< MiB
constexpr double kErrand = 1000; ///< ms
constexpr std::chrono::milliseconds kChangeInterval{50};

/// Returns the milliseconds that all threads of this process spent on a processor.
double processorTime()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto milliseconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_usec) / 1000;
    };
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
}

/// Returns a line of /proc/self/status in MiB.
double memory(const char *name)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        qFatal("cannot read /proc/self/status");
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    qFatal("there is no %s", name);
}

core::RemoteTransactionService::Setup setupOf(const QString &url, const QByteArray &key,
                                              const QString &folder)
{
    return {.address = *core::ServiceAddress::parse(url),
            .key = key,
            .platform = QUuid(kPlatform),
            .intents = QDir(folder).filePath(u"intents.db"_s),
            .intervals = {.poll = 10min, .longest = 10min}};
}

/// Creates and pays charges until standard input ends.
int change(const QString &url, const QByteArray &key)
{
    const QTemporaryDir folder;
    core::RemoteTransactionService service(setupOf(url, key, folder.path()));
    bench::wait(service.open());
    QSocketNotifier notifier(0, QSocketNotifier::Read);
    QEventLoop loop;
    bool isEnding = false;
    QObject::connect(&notifier, &QSocketNotifier::activated, &loop, [&] { isEnding = true; });
    int count = 0;
    while (!isEnding) {
        const core::Transaction charge =
            bench::wait(service.create({.amount = core::Money::fromCents(1000 + count),
                                        .name = u"Ana Batista"_s,
                                        .email = u"ana@example.com"_s,
                                        .phone = u"+5511987654321"_s,
                                        .document = u"52998224725"_s,
                                        .description = u"Pedido"_s,
                                        .platform = QUuid(kPlatform)}));
        if (++count % 3 > 0)
            bench::wait(service.simulate(charge.id, core::SimulatedOutcome::Paid));
        QTimer::singleShot(kChangeInterval, &loop, &QEventLoop::quit);
        loop.exec();
    }
    std::printf("%d\n", count);
    return 0;
}

/// The copy of a service, and what an office does with it.
class CopyBench
{
public:
    CopyBench(const QString &url, const QByteArray &key)
        : m_service(setup(url, key, m_folder.path()))
        , m_reader(m_service, *m_service.copy())
    {
        bench::wait(m_service.open());
    }

    /// Synchronizes everything while the service changes.
    void synchronize()
    {
        bench::wait(m_reader.count({}));
        const double before = memory("VmRSS:");
        QElapsedTimer wall;
        wall.start();
        const double begin = processorTime();
        double firstPage = 0;
        QTimer leafing; // somebody works meanwhile
        QObject::connect(&leafing, &QTimer::timeout, &m_service, [this, &firstPage] {
            QElapsedTimer timer;
            timer.start();
            core::onAnswer(m_reader.list({}), &m_service, [timer, &firstPage](const auto &) {
                firstPage = std::max(firstPage, static_cast<double>(timer.elapsed()));
            });
        });
        leafing.start(2s);
        QEventLoop loop; // as a console: runs in the background, without callers who wait
        QObject::connect(&m_service, &core::TransactionService::completenessChanged, &loop, [&] {
            if (m_service.completeness()->isComplete)
                loop.quit();
        });
        m_service.startSynchronization();
        loop.exec();
        m_service.synchronizer()->cancel();
        leafing.stop();
        const double processor = processorTime() - begin;
        const auto count = static_cast<double>(bench::wait(m_reader.count({})));
        m_report.title(u"First synchronization of %1 transactions"_s.arg(qint64(count)));
        m_report.atLeast(u"transactions per second of the processor"_s, count / processor * 1000,
                         kRowsPerSecond, "1/s");
        m_report.print(u"transactions per second of the clock"_s,
                       count / static_cast<double>(wall.elapsed()) * 1000, "1/s");
        m_report.print(u"slowest first page meanwhile"_s, firstPage, "ms");
        m_report.atMost(u"more memory, at most"_s, memory("VmHWM:") - before, kMemory, "MiB");
        m_report.print(u"file"_s,
                       static_cast<double>(QFileInfo(m_folder.filePath(u"copy.db"_s)).size()) /
                           1048576,
                       "MiB");
    }

    /// Compares the numbers of all statuses with those of the service.
    void compare()
    {
        core::RemoteTransactionService asked(setupOf(m_url, m_key, m_other.path()));
        bench::wait(asked.open());
        refresh();
        int differences = 0;
        for (const Status::Code code :
             {Status::Code::Pending, Status::Code::Paid, Status::Code::Expired,
              Status::Code::Canceled, Status::Code::Denied, Status::Code::InProcess,
              Status::Code::InAnalysis, Status::Code::Refund}) {
            const TransactionFilter filter{.statuses = {code}};
            if (bench::wait(asked.list(filter)).total != bench::wait(m_reader.count(filter)))
                ++differences;
        }
        m_report.title(u"Compared with the service"_s);
        m_report.atMost(u"statuses with another number"_s, differences, 0, "");
    }

    void doErrands()
    {
        TransactionFilter sales{.statuses = {Status::Code::Paid}};
        sales.operation = core::Operation::CashIn;
        const core::Transaction paid = bench::wait(m_reader.list(sales)).transactions.constFirst();
        sales.page = bench::wait(m_reader.list(sales)).lastPage / 2;
        const core::Transaction old = bench::wait(m_reader.list(sales)).transactions.constFirst();
        const QDate last = core::brasiliaDay(paid.created);
        TransactionFilter ending;
        ending.operation = core::Operation::CashIn;
        ending.endToEndIdEnding = paid.endToEndId.right(6);
        TransactionFilter wholeId = ending;
        wholeId.endToEndIdEnding = old.endToEndId;
        m_report.title(u"Errands"_s);
        errand(u"list, first page"_s, [&] { return m_reader.list({}); });
        errand(u"list, middle page"_s, [&] { return m_reader.list(sales); });
        errand(u"receipt by six characters, asks the service"_s,
               [&] { return m_service.list(ending); });
        errand(u"receipt by id, asks the service"_s, [&] { return m_service.list(wholeId); });
        errand(u"search by name"_s, [&] { return m_reader.list({.nameOrDocument = paid.name}); });
        errand(u"search by document"_s,
               [&] { return m_reader.list({.nameOrDocument = paid.document}); });
        errand(u"search by amount"_s, [&] {
            TransactionFilter amount;
            amount.minAmount = amount.maxAmount = old.amount;
            return m_reader.list(amount);
        });
        for (const int days : {1, 7, 30}) {
            errand(u"report of %1 days"_s.arg(days), [&] {
                return m_reader.sums({.initialDate = last.addDays(1 - days), .finalDate = last});
            });
        }
        errand(u"sums of everything"_s, [&] { return m_reader.sums({}); });
        const double begin = processorTime();
        qint64 read = 0;
        bench::wait(m_reader.readAll({}, [&read](const QList<core::Transaction> &some) {
            read += some.size();
            return true;
        }));
        m_report.print(u"export of %1 transactions"_s.arg(read), processorTime() - begin, "ms");
    }

    [[nodiscard]] int exitCode() const { return m_report.exitCode(); }

private:
    core::RemoteTransactionService::Setup setup(const QString &url, const QByteArray &key,
                                                const QString &folder)
    {
        m_url = url;
        m_key = key;
        core::RemoteTransactionService::Setup setup = setupOf(url, key, folder);
        setup.copy = QDir(folder).filePath(u"copy.db"_s);
        return setup;
    }

    void refresh()
    {
        const auto promise = core::makePromise<void>();
        m_service.synchronizer()->refresh(core::resolver(promise));
        bench::wait(promise->future());
    }

    template<typename Work>
    void errand(const QString &what, Work work)
    {
        QElapsedTimer wall;
        wall.start();
        const double begin = processorTime();
        bench::wait(work());
        m_report.atMost(u"%1 (%2 ms on the clock)"_s.arg(what).arg(wall.elapsed()),
                        processorTime() - begin, kErrand, "ms");
    }

    const QTemporaryDir m_folder;
    const QTemporaryDir m_other;
    QString m_url;
    QByteArray m_key;
    core::RemoteTransactionService m_service;
    core::CopiedTransactionService m_reader;
    bench::Report m_report;
};

/// Returns the arguments with the data of the service, and generates the data first.
QStringList placeOf(const bench::Arguments &arguments)
{
    const QString shop =
        u"%1/copy-service-%2"_s.arg(arguments.folder).arg(arguments.sizes.constFirst());
    const QStringList place{u"--data"_s, shop};
    if (!QDir(shop).exists()) {
        QProcess seed;
        seed.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        seed.start(support::programPath(u"balcao-server"_s),
                   QStringList{u"seed"_s, u"--sandbox"_s, u"--platform"_s, kPlatform, u"--count"_s,
                               QString::number(arguments.sizes.constFirst())} +
                       place);
        if (!seed.waitForFinished(-1) || seed.exitCode() != 0)
            qFatal("cannot fill the service");
    }
    return place;
}

int measure()
{
    const QStringList place = placeOf(bench::arguments());
    const auto key = support::runServerProgram(
        QStringList{u"key"_s, u"create"_s, u"--sandbox"_s, u"--name"_s, u"bench"_s, u"--platform"_s,
                    kPlatform, u"--scopes"_s, u"read,cashin"_s} +
        place);
    const support::ServerProcess server(place);
    const QString url = server.url().toString();
    QProcess changes;
    changes.start(QCoreApplication::applicationFilePath(),
                  {u"change"_s, url, key.output.trimmed()});
    CopyBench copy(url, key.output.trimmed().toLatin1());
    copy.synchronize();
    changes.closeWriteChannel();
    if (!changes.waitForFinished(60'000) || changes.exitCode() != 0)
        qFatal("the service did not change: %s", changes.readAllStandardError().constData());
    std::printf("  %s charges were created meanwhile\n",
                changes.readAllStandardOutput().trimmed().constData());
    copy.compare();
    copy.doErrands();
    return copy.exitCode();
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "change"_L1)
        return change(arguments.value(2), arguments.value(3).toLatin1());
    return measure();
}
