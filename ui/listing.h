// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "ui/listcolumns.h"
#include "ui/period.h"

#include <optional>

namespace ui
{

/// A filter that somebody wants to come back to, under a name. Days that have a name are those of
/// the day on which one comes back.
struct SavedView
{
    QString name;
    core::TransactionFilter filter = {}; ///< without what the next two say
    Period created = Period::Any;
    Period paid = Period::Any;
    ListColumns columns = {}; ///< none shown: leaves them as they are

    bool operator==(const SavedView &) const = default;
};

/// So many views there are at most: each has a digit as its key.
inline constexpr int kMostViews = 9;
inline constexpr int kLongestViewName = 40; ///< characters

/// The period in which it was paid; Chosen if that has no name on that day, Any if nothing says so.
[[nodiscard]] Period paidPeriodOf(const core::TransactionFilter &filter, QDate today);
void setPaidPeriod(core::TransactionFilter &filter, Period period, QDate today);

/// The filter as that day understands it.
[[nodiscard]] core::TransactionFilter filterOf(const SavedView &view, QDate today);

/// A view of that filter, whose days move on with the calendar if they have a name on that day.
[[nodiscard]] SavedView viewOf(const core::TransactionFilter &filter, const QString &name,
                               QDate today);

/// What people ask for most, in the language of the program.
[[nodiscard]] QList<SavedView> usualViews();

/// How the people of a shop look at their transactions.
struct Listing
{
    ListColumns columns = {};
    std::optional<QList<SavedView>> views = {}; ///< in their order; nothing: the usual ones

    bool operator==(const Listing &) const = default;
};

} // namespace ui
