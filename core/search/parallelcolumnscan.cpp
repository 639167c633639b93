// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/parallelcolumnscan.h"

#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/search/blockcolumns.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Minimum number of blocks per extra thread: opening a connection takes as long as scanning fewer
/// blocks.
constexpr qsizetype kWorthAThread = 256;

/// Maximum number of extra threads. A disk serves many parallel reads in the time of one; more
/// bring little, even on a fast disk.
constexpr qsizetype kMaxThreads = 8;

/// Number of consecutive blocks per thread, long enough for read-ahead by the system.
constexpr qsizetype kStretch = 32;

/// Returns the number of status changes in the snapshot of the connection.
Result<qint64> movesIn(Database &database)
{
    Statement statement(database, u"SELECT coalesce(max(id), 0) FROM outbox"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const qint64 moves = statement.next() ? statement.number(0) : 0;
    return statement.end().map([moves] { return moves; });
}

} // namespace

ParallelColumnScan::ParallelColumnScan(Database &database, QLatin1StringView column,
                                       QList<qint64> firsts, const Match &match)
    : m_database(database)
    , m_column(column)
    , m_firsts(std::move(firsts))
    , m_match(match)
    , m_isDone(static_cast<size_t>(m_firsts.size()))
{}

Result<void> ParallelColumnScan::keep(RowBitmap &set)
{
    const qsizetype threads = std::min(m_firsts.size() / kWorthAThread, kMaxThreads);
    auto done = threads > 0 ? share(set, threads) : Result<void>();
    if (done)
        done = look(m_database, set, 0, m_firsts.size(), Use::Match);
    const bool areAllDone = std::find(m_isDone.begin(), m_isDone.end(), 0) == m_isDone.end();
    if (done && !areAllDone)
        return tl::unexpected(corruption(u"a block is missing in %1"_s.arg(m_column)));
    return done;
}

/// Scans with `threads` extra threads.
Result<void> ParallelColumnScan::share(RowBitmap &set, qsizetype threads)
{
    const auto moves = movesIn(m_database);
    if (!moves)
        return tl::unexpected(moves.error());
    std::vector<std::thread> helpers;
    for (qsizetype i = 0; i < threads; ++i)
        helpers.emplace_back([this, &set, moves = *moves] { help(set, moves); });
    auto looked = lookAtStretches(m_database, set, Use::Match);
    for (std::thread &helper : helpers)
        helper.join();
    return looked;
}

/// Scans on an extra thread. The caller's connection repeats everything that fails here.
void ParallelColumnScan::help(RowBitmap &set, qint64 moves)
{
    const auto database = Database::open(m_database.address(), Database::Access::Unverified);
    // Every page is read once, so a larger cache would waste memory.
    if (!database || !(*database)->queryScalar(u"PRAGMA cache_size = -500"_s))
        return;
    const auto transaction = ReadTransaction::begin(**database);
    const auto movesHere = transaction ? movesIn(**database) : tl::unexpected(transaction.error());
    if (!movesHere)
        return;
    const bool isSameTimestamp = *movesHere == moves;
    (void)lookAtStretches(**database, set,
                          isSameTimestamp || !canChange() ? Use::Match : Use::Nothing);
}

/// Scans one stretch after the other until none remains.
Result<void> ParallelColumnScan::lookAtStretches(Database &database, RowBitmap &set, Use use)
{
    for (;;) {
        const qsizetype begin = m_next.fetch_add(kStretch);
        const qsizetype end = std::min(begin + kStretch, m_firsts.size());
        if (begin >= end)
            return {};
        if (auto looked = look(database, set, begin, end, use); !looked)
            return looked;
    }
}

/// Scans the blocks that have not been scanned yet, with one statement per run of consecutive
/// blocks.
Result<void> ParallelColumnScan::look(Database &database, RowBitmap &set, qsizetype begin,
                                      qsizetype end, Use use)
{
    const auto isDone = [this](qsizetype at) { return m_isDone[static_cast<size_t>(at)] != 0; };
    while (begin < end) {
        qsizetype after = begin + 1;
        if (!isDone(begin)) {
            while (after < end && !isDone(after) &&
                   m_firsts.at(after) == m_firsts.at(after - 1) + RowBitmap::kBlock)
                ++after;
            if (auto looked = lookAtRun(database, set, {begin, after}, use); !looked)
                return looked;
        }
        begin = after;
    }
    return {};
}

/// Scans the arranged blocks of a run, then its other blocks.
Result<void> ParallelColumnScan::lookAtRun(Database &database, RowBitmap &set, const Run &run,
                                           Use use)
{
    const Source arranged{
        u"SELECT id, cells FROM arranged_block WHERE id BETWEEN ? AND ? ORDER BY id"_s,
        arrangedId(arrangedNumber(m_column), 0)};
    const Source others{
        u"SELECT first, cells FROM %1 WHERE first BETWEEN ? AND ? ORDER BY first"_s.arg(m_column),
        0};
    const auto rows = lookAtRows(database, set, run, use, arranged);
    if (!rows)
        return tl::unexpected(rows.error());
    if (*rows == run.end - run.begin)
        return {};
    return lookAtRows(database, set, run, use, others).map([](qsizetype) {});
}

/// Scans the blocks of a run in one table. Returns the number of rows.
Result<qsizetype> ParallelColumnScan::lookAtRows(Database &database, RowBitmap &set, const Run &run,
                                                 Use use, const Source &source)
{
    Statement statement(database, source.sql);
    const qint64 first = m_firsts.at(run.begin);
    statement.bind(source.base + first).bind(source.base + m_firsts.at(run.end - 1));
    if (const auto begun = statement.run(); !begun)
        return tl::unexpected(begun.error());
    qsizetype rows = 0;
    while (statement.next()) {
        const qint64 block = statement.number(0) - source.base;
        const QByteArray cells = statement.bytes(1);
        ++rows;
        if (use == Use::Nothing)
            continue;
        const auto bits = m_match(cells);
        if (!bits)
            return tl::unexpected(corruption(u"a block of %1"_s.arg(m_column)));
        set.keepOf(block, *bits);
        m_isDone[static_cast<size_t>(run.begin + (block - first) / RowBitmap::kBlock)] = 1;
    }
    return statement.end().map([rows] { return rows; });
}

/// Returns true if the values of the column can change. Texts and amounts never change.
bool ParallelColumnScan::canChange() const
{
    return m_column == kKindBlocks;
}

} // namespace core
