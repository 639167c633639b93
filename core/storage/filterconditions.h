// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/storage/conditions.h"

#include <QtCore/QDateTime>

#include <optional>

namespace core
{

class Backend;

/// What a filter asks of rows, in SQL, texts, dates and values that an index finds aside. A plain
/// value.
class FilterConditions
{
public:
    /// What expires until `over` counts as expired, whether it is stored so yet or not; nothing: as
    /// it is stored. The others outlive this.
    FilterConditions(const Backend &backend, const TransactionFilter &filter,
                     const std::optional<QDateTime> &over);

    /// Until when what expires is over, where that makes a difference to the filter.
    [[nodiscard]] const std::optional<QDateTime> &over() const { return m_over; }

    /// On the columns of `tx`, `tally` or `kind`: operation and platform, which never change.
    [[nodiscard]] Conditions lastingKind() const;

    /// The same and the status, as it is shown.
    [[nodiscard]] Conditions kind() const;

    /// As it is stored: the statuses, or `pending` for one that may be over.
    [[nodiscard]] Conditions storedKind() const;

    /// Of a row that may be stored as pending although its time is over.
    [[nodiscard]] Conditions shownStatus() const;

    /// One of these statuses, as it is stored; anything, if there are none.
    [[nodiscard]] Conditions status() const;

    /// On the columns of `tx`.
    [[nodiscard]] Conditions amounts() const;
    [[nodiscard]] Conditions payment() const; ///< when it was paid, row by row
    [[nodiscard]] Conditions created() const; ///< at which moments
    [[nodiscard]] Conditions facets() const;  ///< all three

    /// On the columns of `event`, for the index of payments: when it was paid.
    [[nodiscard]] Conditions paidThen() const;

private:
    const Backend &m_backend;
    const TransactionFilter &m_filter;
    std::optional<QDateTime> m_over; ///< only where it makes a difference
};

} // namespace core
