// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/storage/conditions.h"
#include "core/storage/filterconditions.h"
#include "core/storage/filterdays.h"
#include "core/storage/rowsearch.h"
#include "core/storage/seqset.h"
#include "core/storage/textsearch.h"

#include <QtCore/QList>

#include <optional>

namespace core
{

class BlockSearch;
class Database;
class Statement;
class TransactionSums;

/// A total that was counted: the same until something changes, and mostly to be counted on from,
/// since what a transaction is found by mostly never changes, so that only those after the newest
/// one can have joined. A plain value.
struct CountedTotal
{
    TransactionFilter filter; ///< its page is 0: any
    qint64 newest = 0;        ///< seq of the newest transaction there was
    qint64 moves = 0;         ///< how many changes of a status there had been
    qint64 total = 0;
};

/// What was found in blocks of columns. Asked again, only what is newer is looked for; what can
/// pass, such as a status, is looked at anew when a status has changed. A plain value.
struct FoundInBlocks
{
    TransactionFilter lastingFilter; ///< page and what can pass aside
    qint64 newest = 0;               ///< as above
    SeqSet lasting = {};             ///< what it means
    TransactionFilter filter = {};   ///< page aside
    qint64 moves = 0;                ///< as above
    SeqSet found = {};               ///< what it means
    qint64 total = 0;                ///< of these
};

/// What lists remember from one to the next, on one connection.
struct ListMemory
{
    CountedTotal counted;
    FoundInBlocks found;
    KnownDays days;
};

/// Which transactions a filter means: how many there are and which stand on a page. Every plan is
/// pinned to an index, so that no filter gets slow because a planner guessed wrong; totals come
/// from counters wherever there are counters, and texts and amounts from blocks of columns where
/// there are blocks. Thread of the database; one use, inside one transaction; blocks.
class TransactionList
{
    Q_DISABLE_COPY_MOVE(TransactionList)

public:
    /// The filter has passed Ledger::list(); what expires until `over` counts as expired, whether
    /// it is stored so yet or not; nothing: as it is stored. `memory` is of the list before on this
    /// connection, and becomes that of this one. Both outlive this.
    TransactionList(Database &database, const TransactionFilter &filter, ListMemory &memory,
                    const std::optional<QDateTime> &over = {});

    /// Exactly how many there are on all pages.
    [[nodiscard]] Result<qint64> total();

    /// The seq of each transaction of the filter's page, newest first; none past the last one.
    /// `total` as total() said it.
    [[nodiscard]] Result<QList<qint64>> page(qint64 total);

    /// So many next() answers with at most.
    static constexpr qint64 kAtOnce = 500;

    /// The seq of each of the next ones after those that this has answered with, newest first; none
    /// after the last one. In place of page(), and as often as wanted.
    [[nodiscard]] Result<QList<qint64>> next();

    /// What they come to, newest day first; `total` as total() said it, `over` as what was given.
    [[nodiscard]] Result<QList<TransactionSum>> sums(qint64 total,
                                                     const std::optional<QDateTime> &over);

    /// The same by hour, newest first.
    [[nodiscard]] Result<QList<HourlySum>> hourlySums(qint64 total,
                                                      const std::optional<QDateTime> &over);

private:
    Result<qint64> counted();
    Result<qint64> sumOf(QLatin1StringView counters, const Conditions &days);
    Result<qint64> sumWhere(QLatin1StringView counters, const Conditions &where);
    Result<void> chooseRows();
    Result<bool> haveFewPayments();
    Result<bool> areOfFewKinds();
    Result<qint64> remembered();
    Result<qint64> countedOn(const CountedTotal &last);
    Result<qint64> searched();
    Result<void> searchNewer(qint64 newest);
    Result<void> searchPassing(qint64 newest);
    Result<void> searchOver(BlockSearch &search);
    Result<qint64> skipDays(qint64 offset, qint64 total);
    [[nodiscard]] bool isCounted() const;
    [[nodiscard]] bool isSearched() const;
    [[nodiscard]] bool isLasting() const;
    Result<void> addRows(TransactionSums &sums, qint64 total);
    Result<qint64> newestSeq();
    Result<qint64> number(const QString &sql);
    static Result<qint64> number(Statement &statement);

    Database &m_database;
    const TransactionFilter &m_filter;
    ListMemory &m_memory;
    const TextSearch m_text;
    const FilterConditions m_conditions;
    FilterDays m_days;
    RowSearch m_rows;
    bool m_isLookedUp = false; ///< row by row, although it could be searched in blocks
    qint64 m_given = 0;        ///< by next()
};

} // namespace core
