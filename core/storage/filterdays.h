// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/storage/conditions.h"
#include "core/storage/seqset.h"

#include <optional>

namespace core
{

class Database;

/// The days of the list before, and the newest day there was. They stay the same until there is a
/// newer one: looking them up takes longer with each year of a shop. A plain value.
struct KnownDays
{
    /// Days, by their numbers.
    struct Range
    {
        qint64 first;
        qint64 last;
        bool hasStrangers;
    };

    qint64 firstDate = 0;
    qint64 lastDate = 0;
    qint64 newest = 0;               ///< its number; 0: nothing is known
    std::optional<Range> range = {}; ///< nothing: there are none
    std::optional<qint64> from = {};
    std::optional<qint64> until = {};
};

/// Which days the dates and moments of a filter mean, and which seqs those have. After the clock
/// was set back, days of other dates, the strangers, may lie in between. Thread of the database;
/// inside one transaction; blocks.
class FilterDays
{
    Q_DISABLE_COPY_MOVE(FilterDays)

public:
    /// `known` is of the list before on this connection, and becomes that of this one; all outlive
    /// this.
    FilterDays(Database &database, const TransactionFilter &filter, KnownDays &known)
        : m_database(database)
        , m_filter(filter)
        , m_known(known)
    {}

    /// Whether the filter has dates or moments at all.
    [[nodiscard]] bool areAsked() const;

    /// Looks the days up, once; what follows is true from then on.
    [[nodiscard]] Result<void> read();

    /// Whether nothing was created on such a date.
    [[nodiscard]] bool areNone() const { return m_isRead && !m_days.range; }

    /// The seq of the first transaction; nothing: any.
    [[nodiscard]] std::optional<qint64> from() const { return m_days.from; }

    /// The seq after the last one; nothing: any.
    [[nodiscard]] std::optional<qint64> until() const { return m_days.until; }

    /// Whether fewer transactions were created outside of the dates than within, all of which
    /// follow on each other. `newest` is the seq of the newest there is.
    [[nodiscard]] bool areMostOf(qint64 newest) const;

    /// On the columns of `tally`: these days, those before and those after them.
    [[nodiscard]] Conditions within() const;
    [[nodiscard]] Conditions before() const;
    [[nodiscard]] Conditions after() const;

    /// On the columns of `tx` or `tally`: leaves out the days of other dates.
    [[nodiscard]] Conditions noStrangers() const;

    /// What was created between the first and the last of the days, but on other dates.
    [[nodiscard]] Result<SeqSet> strangers() const;

private:
    Result<qint64> newestDay();
    Result<void> lookUp(KnownDays &days);
    [[nodiscard]] qint64 firstDate() const;
    [[nodiscard]] qint64 lastDate() const;

    Database &m_database;
    const TransactionFilter &m_filter;
    KnownDays &m_known;
    KnownDays m_days;      ///< of no range, if no dates are asked for
    bool m_isRead = false; ///< if dates are asked for
};

} // namespace core
