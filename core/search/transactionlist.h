// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"
#include "core/domain/error.h"
#include "core/domain/transactionfilter.h"
#include "core/search/filterconditions.h"
#include "core/search/filterdays.h"
#include "core/search/listplan.h"
#include "core/search/rowbitmap.h"
#include "core/search/rowsearch.h"
#include "core/search/textsearch.h"

#include <QtCore/QList>

#include <optional>

namespace core
{

struct HourlySum;
struct TransactionSum;

class ColumnBlockSearch;
class Database;
class Statement;
class TransactionSums;

/// A cached total. Valid until something changes, and usually a base for the next count: most
/// matches are permanent, so only newer transactions can be added. A plain value.
struct CountedTotal
{
    TransactionFilter filter; ///< with page 0 for any page
    qint64 newest = 0;        ///< newest seq at that time
    qint64 moves = 0;         ///< number of changes at that time
    qint64 total = 0;
};

/// A cached search result in blocks of columns. The next search reads newer transactions only.
/// Conditions that can change, such as a status, are checked again after a status change. A plain
/// value.
struct FoundInBlocks
{
    TransactionFilter lastingFilter; ///< without page and changeable conditions
    qint64 newest = 0;               ///< as in CountedTotal
    RowBitmap lasting = {};          ///< matches of lastingFilter
    TransactionFilter filter = {};   ///< without page
    qint64 moves = 0;                ///< as in CountedTotal
    RowBitmap found = {};            ///< matches of filter
    qint64 total = 0;                ///< size of `found`
};

/// A cached sorted list, for the next page. A plain value.
struct SortedSeqs
{
    TransactionFilter filter; ///< with page 0, and with the order
    qint64 newest = 0;        ///< as in CountedTotal
    qint64 moves = 0;         ///< as in CountedTotal
    QList<qint64> seqs = {};
};

/// The cached results that one list passes to the next, per connection.
struct ListMemory
{
    CountedTotal counted;
    FoundInBlocks found;
    SortedSeqs sorted;
    KnownDays days;
};

/// Finds the transactions of a filter: the total and the rows of a page. Each ListPlan is pinned to
/// an index, so that no filter becomes slow by a wrong estimate of a query planner. Totals come
/// from counters where possible; texts and amounts are searched in blocks of columns where
/// available. Runs in the thread of the database; one use, inside one transaction; blocks.
class TransactionList
{
    Q_DISABLE_COPY_MOVE(TransactionList)

public:
    /// The filter must be valid as for TransactionEngine::list(). Transactions that expire at or
    /// before `expiredAt` count as expired, even if stored as pending; nullopt: by stored status.
    /// `memory` comes from the previous list on this connection and is updated. `filter` and
    /// `memory` must outlive the object.
    TransactionList(Database &database, const TransactionFilter &filter, ListMemory &memory,
                    const std::optional<QDateTime> &expiredAt = {});

    /// Chooses the plan and returns the exact number of matches on all pages. Required before the
    /// other functions.
    [[nodiscard]] Result<qint64> total();

    /// Returns the seqs of the filter's page, in the order of the filter; empty past the last page.
    /// With TransactionFilter::after, one more than the page size if more transactions follow, or
    /// Code::NotFound. `total` is the result of total(). Code::Unsupported above
    /// ListOrder::kMaxSorted, except in the orders by creation.
    [[nodiscard]] Result<QList<qint64>> page(qint64 total);

    /// The maximum number of seqs that next() returns.
    static constexpr qint64 kAtOnce = 500;

    /// Returns the next seqs, newest first regardless of the filter's order; empty after the last
    /// one. Call repeatedly, instead of page().
    [[nodiscard]] Result<QList<qint64>> next();

    /// Returns sums of the matches, newest day first. `total` is the result of total(), `expiredAt`
    /// the constructor argument.
    [[nodiscard]] Result<QList<TransactionSum>> sums(qint64 total,
                                                     const std::optional<QDateTime> &expiredAt);

    /// Returns sums by hour, newest first.
    [[nodiscard]] Result<QList<HourlySum>> hourlySums(qint64 total,
                                                      const std::optional<QDateTime> &expiredAt);

private:
    /// The state of the transactions that a cached result depends on.
    struct Version
    {
        qint64 newest = 0; ///< newest seq
        qint64 moves = 0;  ///< number of changes of transactions
    };

    Result<qint64> counted();
    Result<qint64> sumOf(QLatin1StringView counters, const Conditions &days);
    Result<qint64> sumWhere(QLatin1StringView counters, const Conditions &where);
    Result<ListPlan> choosePlan();
    Result<ListPlan> chooseForBlocks();
    Result<bool> haveFewPayments();
    Result<bool> areOfFewKinds();
    Result<qint64> remembered();
    Result<qint64> countedOn(const CountedTotal &last);
    Result<qint64> searched();
    Result<void> searchNewer(qint64 newest);
    Result<void> searchPassing(qint64 newest);
    Result<void> searchOver(ColumnBlockSearch &search);
    Result<QList<qint64>> newestFirst(qint64 limit, qint64 offset, qint64 total);
    Result<qint64> seqOf(const QUuid &id);
    Result<QList<qint64>> following(qint64 seq, qint64 limit);
    Result<QList<qint64>> sorted(qint64 total);
    Result<qint64> skipDays(qint64 offset, qint64 total);
    [[nodiscard]] bool hasCounters() const;
    [[nodiscard]] bool isLasting() const;
    Result<void> addRows(TransactionSums &sums, qint64 total);
    Result<Version> version();
    Result<qint64> newestSeq();
    static Result<qint64> number(Statement &statement);

    Database &m_database;
    const TransactionFilter &m_filter;
    ListMemory &m_memory;
    const TextSearch m_text;
    const FilterConditions m_conditions;
    FilterDays m_days;
    RowSearch m_rows;
    const std::optional<QDateTime> m_expiredAt;
    std::optional<ListPlan> m_plan; ///< chosen by total()
    qint64 m_given = 0;             ///< number of seqs that next() has returned
};

} // namespace core
