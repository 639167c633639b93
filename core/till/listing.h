// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"
#include "core/till/listcolumns.h"
#include "core/till/period.h"

#include <optional>

namespace core
{

/// A named, saved filter. A named period is relative to the day on which the view is opened.
struct SavedView
{
    QString name;
    TransactionFilter filter = {}; ///< without the parts stored in the next two members
    Period created = Period::Any;
    Period paid = Period::Any;
    ListColumns columns = {}; ///< none shown: the columns stay unchanged

    bool operator==(const SavedView &) const = default;
};

/// Maximum number of views: each view has a digit as its shortcut.
inline constexpr int kMaxViews = 9;
inline constexpr int kMaxViewNameLength = 40; ///< characters

// All days are business days; `cutoffMinutes` as in businessDay().

/// Returns the period of the payment date; Chosen if the period has no name on that day, Any if
/// there is no restriction.
[[nodiscard]] Period paidPeriodOf(const TransactionFilter &filter, QDate today,
                                  int cutoffMinutes = 0);
void setPaidPeriod(TransactionFilter &filter, Period period, QDate today, int cutoffMinutes = 0);

/// Returns the filter of the view on the day `today`.
[[nodiscard]] TransactionFilter filterOf(const SavedView &view, QDate today, int cutoffMinutes = 0);

/// Returns a view of `filter`. Dates that form a named period on `today` become relative.
[[nodiscard]] SavedView viewOf(const TransactionFilter &filter, const QString &name, QDate today,
                               int cutoffMinutes = 0);

/// List settings of a shop.
struct Listing
{
    ListColumns columns = {};
    bool hasCompactRows = false; ///< many rows for the mouse instead of large ones for fingers
    std::optional<QList<SavedView>> views = {}; ///< in display order; nullopt: ui::usualViews()

    bool operator==(const Listing &) const = default;
};

} // namespace core
