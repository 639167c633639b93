// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the creation of a large database, which is kept for the other measurements. Exits with 1
// if the goal is missed.

#include "core/database/database.h"
#include "core/storage/bulkload.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/transactionstore.h"
#include "tests/bench/report.h"
#include "tests/bench/shop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kGrownAtOnce = 1024; ///< inserts per commit

/// Returns true if the file equals a newly created one.
bool isCurrent(const QString &path, qint64 count)
{
    const core::Transaction expected = bench::history(count).at(count / 2);
    const auto database = core::Database::open(path, core::Database::Access::ReadOnly);
    if (!database)
        return false;
    core::TransactionStore store(**database);
    const auto found = core::inReadTransaction(**database, [&] { return store.find(expected.id); });
    return found && *found == expected;
}

void make(bench::Report &report, const QString &path, qint64 count)
{
    const core::SampleHistory history = bench::history(count);
    QElapsedTimer timer;
    timer.start();
    const auto loaded = core::bulkLoad(
        path, count, [&history](qint64 first, qint64 end) { return history.range(first, end); });
    if (!loaded)
        bench::fail(loaded.error());
    report.atLeast(u"made, with indexes and counters, and synced"_s,
                   static_cast<double>(count) * 1000 / static_cast<double>(timer.elapsed()), 50'000,
                   "/s");
    timer.start();
    const auto database = core::Database::open(path, core::Database::Access::ReadWrite);
    if (!database)
        bench::fail(database.error());
    if (const auto sound = core::checkDerivedTables(**database); !sound)
        bench::fail(sound.error());
    report.print(u"opened, and counted once more"_s, static_cast<double>(timer.elapsed()) / 1000,
                 "s");
}

core::Result<void> grow(const QString &path, qint64 count)
{
    const core::SampleHistory history = bench::history(count);
    const auto database = core::Database::open(path, core::Database::Access::ReadWrite);
    if (!database)
        return tl::unexpected(database.error());
    core::TransactionStore store(**database);
    core::Result<void> done;
    for (qint64 first = 0; done && first < count; first += kGrownAtOnce) {
        done = core::inWriteTransaction(**database, [&]() -> core::Result<void> {
            for (const core::Transaction &transaction :
                 history.range(first, std::min(first + kGrownAtOnce, count))) {
                if (const auto stored = store.insert(transaction); !stored)
                    return tl::unexpected(stored.error());
            }
            return {};
        });
    }
    return done;
}

/// Fills a shop row by row, unless an earlier run has done so.
void makeGrown(bench::Report &report, const QString &path, qint64 count)
{
    if (isCurrent(path, count))
        return;
    const QString partial = path + u".partial"_s;
    for (const QString &file : {partial, partial + u"-wal"_s, partial + u"-shm"_s, path,
                                path + u"-wal"_s, path + u"-shm"_s})
        QFile::remove(file);
    QElapsedTimer timer;
    timer.start();
    if (const auto grown = grow(partial, count); !grown)
        bench::fail(grown.error());
    if (!QFile::rename(partial, path))
        qFatal("cannot rename the database");
    report.print(u"the same shop, row by row"_s, static_cast<double>(timer.elapsed()) / 1000, "s");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const bench::Arguments arguments = bench::arguments();
    bench::Report report;
    QDir().mkpath(arguments.folder);
    for (const qint64 count : arguments.sizes) {
        const QString path = bench::pathOf(arguments.folder, count);
        const bool isThere = isCurrent(path, count);
        report.title((isThere ? u"A shop of %1 transactions, made by an earlier run"_s
                              : u"A shop of %1 transactions"_s)
                         .arg(count));
        if (!isThere) {
            for (const QString &file : {path, path + u"-wal"_s, path + u"-shm"_s})
                QFile::remove(file);
            make(report, path, count);
        }
        makeGrown(report, bench::grownPathOf(arguments.folder, count), count);
        report.print(u"size"_s, static_cast<double>(QFileInfo(path).size()) / 1e6, "MB");
    }
    return report.exitCode();
}
