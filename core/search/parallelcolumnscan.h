// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/search/rowbitmap.h"

#include <QtCore/QList>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace core
{

class Database;

/// Scans the cells of one column of blocks (0006_blocks.sql). Large scans use several threads, each
/// with its own connection. For a file in memory the threads use several processors; for a file on
/// disk they issue parallel reads. Blocks that a thread cannot read, or reads from another
/// snapshot, are read again on the caller's connection. Results therefore never depend on the
/// threads. The file stays the same: an open database is never replaced (restoreBackup()). Runs in
/// the thread of the database, inside one transaction; blocks.
class ParallelColumnScan
{
    Q_DISABLE_COPY_MOVE(ParallelColumnScan)

public:
    /// Returns the matching cells of a block, or nullopt if the block is damaged. Called by several
    /// threads at once.
    using Match = std::function<std::optional<RowBitmap::Bits>(const QByteArray &cells)>;

    /// Prepares a scan of the blocks whose first transactions have the seqs `firsts`, in ascending
    /// order. The other arguments must outlive the scan.
    ParallelColumnScan(Database &database, QLatin1StringView column, QList<qint64> firsts,
                       const Match &match);

    /// Removes rows without a match. The set has at least one row of each block. Call once.
    [[nodiscard]] Result<void> keep(RowBitmap &set);

private:
    /// The purpose of reading cells.
    enum class Use {
        Match,
        Nothing, ///< only fills the page cache of the system
    };

    /// Consecutive blocks, as positions in `m_firsts`.
    struct Run
    {
        qsizetype begin;
        qsizetype end; ///< exclusive
    };

    /// A table with blocks.
    struct Source
    {
        QString sql; ///< returns the id and the cells of the blocks with ids from one to another
        qint64 base; ///< the id of a block minus the seq of its first transaction
    };

    Result<void> share(RowBitmap &set, qsizetype threads);
    void help(RowBitmap &set, qint64 moves);
    Result<void> lookAtStretches(Database &database, RowBitmap &set, Use use);
    Result<void> look(Database &database, RowBitmap &set, qsizetype begin, qsizetype end, Use use);
    Result<void> lookAtRun(Database &database, RowBitmap &set, const Run &run, Use use);
    Result<qsizetype> lookAtRows(Database &database, RowBitmap &set, const Run &run, Use use,
                                 const Source &source);
    [[nodiscard]] bool canChange() const;

    Database &m_database;
    const QLatin1StringView m_column;
    const QList<qint64> m_firsts;
    const Match &m_match;
    std::vector<char> m_isDone; ///< 1 for each scanned block
    std::atomic<qsizetype> m_next = 0;
};

} // namespace core
