// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"
#include "core/domain/error.h"
#include "core/search/filterconditions.h"
#include "core/search/filterdays.h"
#include "core/search/listplan.h"
#include "core/search/textsearch.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

struct TransactionFilter;

class Database;

/// Finds the transactions of a filter row by row, with a plan pinned to an index. Runs in the
/// thread of the database, inside one transaction; blocks.
class RowSearch
{
    Q_DISABLE_COPY_MOVE(RowSearch)

public:
    /// All arguments must outlive the search.
    RowSearch(Database &database, const TransactionFilter &filter, const TextSearch &text,
              const FilterConditions &conditions, FilterDays &days);

    /// Limits the search to transactions after, or before, that seq.
    void keepNewerThan(qint64 seq);
    void keepOlderThan(qint64 seq);

    /// Sets the plan. Required before count() and read(). Payments requires few payments in the
    /// time range of the filter.
    void setPlan(ListPlan plan);

    [[nodiscard]] Result<qint64> count();

    /// Returns at most `limit` seqs, newest first, after skipping `offset` from the chosen end.
    [[nodiscard]] Result<QList<qint64>> read(bool isNewestFirst, qint64 limit, qint64 offset);

    /// Returns conditions on the columns of `tx`: those that counters could answer, and those
    /// checked in each row.
    [[nodiscard]] Conditions facts() const;

    /// Returns true if the filter has an end-to-end id or the end of one.
    [[nodiscard]] static bool hasEndToEndId(const TransactionFilter &filter);

private:
    /// A row source of the search: an index of `tx`, and the conditions on its rows.
    struct Source
    {
        QString index; ///< as for Select::from()
        Conditions where;
    };

    Result<void> findSources();
    void addEnding();
    void addRow(QLatin1StringView index);
    void addPayments();
    Result<void> addKinds();
    void useOrderOfTime();
    void addRange(Conditions &conditions) const;

    Database &m_database;
    const TransactionFilter &m_filter;
    const TextSearch &m_text;
    const FilterConditions &m_conditions;
    FilterDays &m_days;
    qint64 m_after = 0;          ///< seq of the last counted transaction
    std::optional<qint64> m_end; ///< seq after the remaining transactions
    ListPlan m_plan = ListPlan::Kinds;
    std::optional<QList<Source>> m_sources; ///< each ordered by seq, without common rows
};

} // namespace core
