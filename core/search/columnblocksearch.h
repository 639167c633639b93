// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"
#include "core/domain/error.h"
#include "core/search/filterconditions.h"
#include "core/search/parallelcolumnscan.h"
#include "core/search/rowbitmap.h"
#include "core/search/textsearch.h"

#include <optional>
#include <utility>

namespace core
{

struct TransactionFilter;

class Database;

/// Finds transactions by reading columns in blocks (0006_blocks.sql): any combination of texts,
/// amounts and kinds. The cost does not depend on the number of matches. Runs in the thread of the
/// database, inside one transaction; blocks.
class ColumnBlockSearch
{
    Q_DISABLE_COPY_MOVE(ColumnBlockSearch)

public:
    /// Searches seqs from `first` (inclusive) to `end` (exclusive). The database must outlive the
    /// search.
    ColumnBlockSearch(Database &database, qint64 first, qint64 end)
        : m_database(database)
        , m_first(first)
        , m_end(end)
    {}

    /// Returns the transactions that match the filter, ignoring statuses. `rest` is the same filter
    /// on the columns of tx, for rows without a block. `kind` is the part about operation and
    /// platform, `created` the part about timestamps.
    [[nodiscard]] Result<RowBitmap> find(const TransactionFilter &filter, const TextSearch &text,
                                         const Conditions &kind, const Conditions &created,
                                         const Conditions &rest);

    /// Removes rows without a matching status. `status` is a condition on the columns of tx.
    [[nodiscard]] Result<void> keepStatuses(RowBitmap &set, const Conditions &status);

    /// Returns the pending transactions that expire at or before `until`.
    [[nodiscard]] Result<RowBitmap> expiringUntil(const QDateTime &until);

    /// Removes rows that were not paid in the time range of the filter.
    [[nodiscard]] Result<void> keepPaid(RowBitmap &set, const FilterConditions &conditions);

    /// Removes rows without the kind of evidence of the filter.
    [[nodiscard]] Result<void> keepEvidence(RowBitmap &set, const FilterConditions &conditions);

private:
    Result<void> keep(RowBitmap &set, QLatin1StringView column,
                      const ParallelColumnScan::Match &match);
    Result<void> keepKinds(RowBitmap &set, const Conditions &kind);
    Result<void> keepNameOrDocument(RowBitmap &set, const TextSearch &text);
    Result<void> keepAmounts(RowBitmap &set, const TransactionFilter &filter);
    Result<void> keepKey(RowBitmap &set, const QString &key);
    Result<void> keepCreated(RowBitmap &set, const TransactionFilter &filter,
                             const Conditions &created);
    Result<QList<std::pair<qint64, qint64>>>
    rangesOfDays(const QList<std::optional<QDateTime>> &timestamps);
    using SeqRange = std::pair<qint64, qint64>; ///< the first seq, and the end

    Result<SeqRange> rangeOfBlocks();
    Result<RowBitmap> rowsOutside(const SeqRange &blocks, const Conditions &where);
    Result<RowBitmap> seqs(QLatin1StringView column, const QString &from, const Conditions &where);

    Database &m_database;
    const qint64 m_first;
    const qint64 m_end;
};

} // namespace core
