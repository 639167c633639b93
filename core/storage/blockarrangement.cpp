// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/blockarrangement.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/search/blockcolumns.h"
#include "core/search/rowbitmap.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QList>
#include <QtCore/QThread>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Number of blocks of a column per transaction: up to two megabytes.
constexpr qint64 kSlice = 64;

/// The distance between the first transactions of two slices.
constexpr qint64 kSliceDistance = kSlice * RowBitmap::kBlock;

struct Column
{
    QLatin1StringView table;
    int number;
};

QList<Column> allColumns()
{
    QList<Column> columns{{kKindBlocks, kKindBlocksNumber}};
    for (const BlockColumn &column : kBlockColumns)
        columns.append({column.table, column.number});
    return columns;
}

/// Moves blocks on one connection.
class BlockArrangement
{
    Q_DISABLE_COPY_MOVE(BlockArrangement)

public:
    BlockArrangement(Database &database, const std::function<bool()> &isStopped)
        : m_database(database)
        , m_isStopped(isStopped)
    {}

    /// Copies all columns before any block is removed. Otherwise the next column would fill the
    /// scattered places of the previous one.
    Result<qint64> run(qint64 least)
    {
        const auto waiting = findWaiting();
        if (!waiting)
            return waiting;
        Result<void> done;
        if (*waiting >= least)
            done = forEach([this](const Column &column) { return copy(column); });
        return done
            .and_then(
                [&] { return forEach([this](const Column &column) { return remove(column); }); })
            .map([&] { return *waiting >= least ? *waiting : 0; });
    }

private:
    template<typename Work>
    Result<void> forEach(const Work &work)
    {
        Result<void> done;
        for (const Column &column : allColumns()) {
            if (done)
                done = work(column);
        }
        return done;
    }

    Result<qint64> number(const QString &sql, const QList<qint64> &values = {})
    {
        Statement statement(m_database, sql);
        for (const qint64 value : values)
            statement.bind(value);
        if (const auto run = statement.run(); !run)
            return tl::unexpected(run.error());
        const qint64 found = statement.next() ? statement.number(0) : 0;
        return statement.end().map([found] { return found; });
    }

    /// Returns the seq of the first transaction of the last arranged block; a number below 1 if
    /// there is none.
    Result<qint64> lastArranged(const Column &column)
    {
        const qint64 base = arrangedId(column.number, 0);
        return number(u"SELECT coalesce(max(id), ?) - ? FROM arranged_block "
                      "WHERE id BETWEEN ? AND ?"_s,
                      {base - RowBitmap::kBlock, base, base, arrangedId(column.number + 1, -1)});
    }

    /// Returns the number of blocks of which a column is not arranged. Remembers the newest block.
    Result<qint64> findWaiting()
    {
        const auto newest = number(u"SELECT coalesce(max(first), 0) FROM block"_s);
        if (!newest)
            return newest;
        m_newest = *newest;
        qint64 arrangedUntil = m_newest; // of all columns
        for (const Column &column : allColumns()) {
            const auto last = lastArranged(column);
            if (!last)
                return last;
            arrangedUntil = std::min(arrangedUntil, *last);
        }
        return number(u"SELECT count(*) FROM block WHERE first > ?"_s, {arrangedUntil});
    }

    /// Runs a slice in a transaction, and leaves the database to others for the same time.
    Result<void> runSlice(const QString &sql, const QList<qint64> &values)
    {
        QElapsedTimer timer;
        timer.start();
        const auto done = inWriteTransaction(
            m_database, [&]() -> Result<void> { return number(sql, values).map([](qint64) {}); });
        QThread::msleep(static_cast<unsigned long>(timer.elapsed()));
        return done;
    }

    Result<void> copy(const Column &column)
    {
        const auto last = lastArranged(column);
        if (!last)
            return tl::unexpected(last.error());
        const QString sql =
            u"INSERT INTO arranged_block (id, cells) SELECT first + ?, cells FROM %1 "
            "WHERE first > ? AND first <= ? ORDER BY first ON CONFLICT DO NOTHING"_s.arg(
                column.table);
        Result<void> done;
        for (qint64 end = *last; done && end < m_newest && !m_isStopped(); end += kSliceDistance) {
            done = runSlice(
                sql, {arrangedId(column.number, 0), end, std::min(end + kSliceDistance, m_newest)});
        }
        return done;
    }

    /// Removes arranged blocks from the table of the column.
    Result<void> remove(const Column &column)
    {
        const auto last = lastArranged(column);
        const auto oldest = number(u"SELECT coalesce(min(first), 0) FROM %1"_s.arg(column.table));
        if (!last || !oldest)
            return tl::unexpected(last ? oldest.error() : last.error());
        const QString sql =
            u"DELETE FROM %1 WHERE first BETWEEN ? AND ? AND EXISTS "
            "(SELECT 1 FROM arranged_block WHERE id = first + ?)"_s.arg(column.table);
        Result<void> done;
        for (qint64 first = *oldest; done && first > 0 && first <= *last && !m_isStopped();
             first += kSliceDistance) {
            done = runSlice(sql, {first, std::min(first + kSliceDistance - 1, *last),
                                  arrangedId(column.number, 0)});
        }
        return done;
    }

    Database &m_database;
    const std::function<bool()> &m_isStopped;
    qint64 m_newest = 0; ///< first transaction of the newest block at the begin
};

} // namespace

Result<qint64> arrangeBlocks(const QString &address, qint64 least,
                             const std::function<bool()> &isStopped)
{
    const auto database = Database::open(address, Database::Access::SecondWriter);
    if (!database)
        return tl::unexpected(database.error());
    if (!(*database)->backend().hasBlocks())
        return 0;
    // Blocks have personal data, which must not stay in free pages.
    if (const auto set = (*database)->queryScalar(u"PRAGMA secure_delete = ON"_s); !set)
        return tl::unexpected(set.error());
    return BlockArrangement(**database, isStopped).run(least);
}

} // namespace core
