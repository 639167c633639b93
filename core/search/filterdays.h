// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"
#include "core/domain/error.h"
#include "core/search/rowbitmap.h"

#include <optional>

namespace core
{

struct TransactionFilter;

class Database;

/// The days of the previous list, and the newest day at that time. Valid until a newer day exists;
/// the lookup takes longer with each year of a shop. A plain value.
struct KnownDays
{
    /// A range of day numbers.
    struct Range
    {
        qint64 first;
        qint64 last;
        bool hasOutOfOrderDays;
    };

    qint64 firstDate = 0;
    qint64 lastDate = 0;
    qint64 newest = 0;               ///< day number; 0 if nothing is known
    std::optional<Range> range = {}; ///< nullopt if there are no days
    std::optional<qint64> from = {};
    std::optional<qint64> until = {};
};

/// Finds the days and seqs that the dates and timestamps of a filter refer to. After the clock was
/// set back, days of other dates may lie in between (out-of-order days). Runs in the thread of the
/// database, inside one transaction; blocks.
class FilterDays
{
    Q_DISABLE_COPY_MOVE(FilterDays)

public:
    /// `known` holds the days of the previous list on this connection and is updated. All arguments
    /// must outlive the object.
    FilterDays(Database &database, const TransactionFilter &filter, KnownDays &known)
        : m_database(database)
        , m_filter(filter)
        , m_known(known)
    {}

    /// Returns true if the filter has dates or timestamps.
    [[nodiscard]] bool areAsked() const;

    /// Looks the days up once. Required before the functions below.
    [[nodiscard]] Result<void> read();

    /// Returns true if no transaction was created on a matching date.
    [[nodiscard]] bool areNone() const { return m_isRead && !m_days.range; }

    /// Returns the seq of the first transaction; nullopt: no lower limit.
    [[nodiscard]] std::optional<qint64> from() const { return m_days.from; }

    /// Returns the seq after the last transaction; nullopt: no upper limit.
    [[nodiscard]] std::optional<qint64> until() const { return m_days.until; }

    /// Returns true if the days hold more than half of all transactions and are contiguous.
    /// `newest` is the newest seq in the database.
    [[nodiscard]] bool coverMostOf(qint64 newest) const;

    /// Return conditions on the columns of `tally`: these days, the days before, and the days
    /// after.
    [[nodiscard]] Conditions within() const;
    [[nodiscard]] Conditions before() const;
    [[nodiscard]] Conditions after() const;

    /// Returns a condition on the columns of `tx` or `tally` that excludes days of other dates.
    [[nodiscard]] Conditions inOrderDays() const;

    /// Returns the transactions between the first and the last of the days that were created on
    /// other dates.
    [[nodiscard]] Result<RowBitmap> outOfOrderDays() const;

private:
    Result<qint64> newestDay();
    Result<void> lookUp(KnownDays &days);
    [[nodiscard]] qint64 firstDate() const;
    [[nodiscard]] qint64 lastDate() const;

    Database &m_database;
    const TransactionFilter &m_filter;
    KnownDays &m_known;
    KnownDays m_days;      ///< without a range if the filter has no dates
    bool m_isRead = false; ///< set only if the filter has dates
};

} // namespace core
