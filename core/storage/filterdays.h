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

/// Which days the dates and moments of a filter mean, and which seqs those have. After the clock
/// was set back, days of other dates, the strangers, may lie in between. Thread of the database;
/// inside one transaction; blocks.
class FilterDays
{
    Q_DISABLE_COPY_MOVE(FilterDays)

public:
    /// Both outlive this.
    FilterDays(Database &database, const TransactionFilter &filter)
        : m_database(database)
        , m_filter(filter)
    {}

    /// Whether the filter has dates or moments at all.
    [[nodiscard]] bool areAsked() const;

    /// Looks the days up, once; what follows is true from then on.
    [[nodiscard]] Result<void> read();

    /// Whether nothing was created on such a date.
    [[nodiscard]] bool areNone() const { return m_areNone; }

    /// The seq of the first transaction; nothing: any.
    [[nodiscard]] std::optional<qint64> from() const { return m_from; }

    /// The seq after the last one; nothing: any.
    [[nodiscard]] std::optional<qint64> until() const { return m_until; }

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
    /// Days, by their numbers.
    struct Range
    {
        qint64 first;
        qint64 last;
        bool hasStrangers;
    };

    [[nodiscard]] qint64 firstDate() const;
    [[nodiscard]] qint64 lastDate() const;

    Database &m_database;
    const TransactionFilter &m_filter;
    std::optional<Range> m_range; ///< nothing: none, or no dates are asked for
    std::optional<qint64> m_from;
    std::optional<qint64> m_until;
    bool m_areNone = false;
};

} // namespace core
