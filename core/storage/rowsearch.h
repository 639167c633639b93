// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/storage/conditions.h"
#include "core/storage/filterconditions.h"
#include "core/storage/filterdays.h"
#include "core/storage/textsearch.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

class Database;

/// Looks for the transactions of a filter row by row, each time by a plan that is pinned to an
/// index. Thread of the database; inside one transaction; blocks.
class RowSearch
{
    Q_DISABLE_COPY_MOVE(RowSearch)

public:
    /// All outlive this.
    RowSearch(Database &database, const TransactionFilter &filter, const TextSearch &text,
              const FilterConditions &conditions, FilterDays &days);

    /// Looks only for those after that one, or before.
    void keepNewerThan(qint64 seq);
    void keepOlderThan(qint64 seq);

    /// Looks at the payments of the time that the filter names, which are few.
    void lookUpPayments();

    [[nodiscard]] Result<qint64> count();

    /// The seq of so many of them, newest first, after as many have been skipped from that end.
    [[nodiscard]] Result<QList<qint64>> read(bool isNewestFirst, qint64 limit, qint64 offset);

    /// On the columns of `tx`: what the counters could know, and what is looked at in each row.
    [[nodiscard]] Conditions facts() const;

    /// Whether the filter names an end-to-end id, or the end of one.
    [[nodiscard]] static bool hasEndToEndId(const TransactionFilter &filter);

private:
    /// Where rows are looked for.
    struct Source
    {
        QString from;
        Conditions where;
    };

    void forgetPlan();
    Result<void> plan();
    void planRow(QLatin1StringView index);
    void planPayments();
    Result<void> planKinds();
    void planInOrderOfTime();
    void addRange(Conditions &conditions) const;

    Database &m_database;
    const TransactionFilter &m_filter;
    const TextSearch &m_text;
    const FilterConditions &m_conditions;
    FilterDays &m_days;
    qint64 m_after = 0;          ///< seq that has been counted already
    std::optional<qint64> m_end; ///< seq after those that are still to come
    bool m_areOfPayments = false;
    bool m_isPlanned = false;
    QList<Source> m_sources; ///< each in the order of its seq, without a row in common
};

} // namespace core
