// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"

#include <QtCore/QDateTime>

#include <optional>

namespace core
{

struct TransactionFilter;

class Backend;

/// Converts a filter to SQL conditions, except texts, dates, and values with their own index. A
/// plain value.
class FilterConditions
{
public:
    /// Transactions that expire at or before `expiredAt` count as expired, even if stored as
    /// pending. nullopt: by stored status. The other arguments must outlive the object.
    FilterConditions(const Backend &backend, const TransactionFilter &filter,
                     const std::optional<QDateTime> &expiredAt);

    /// Returns the expiry limit if it affects the filter, otherwise nullopt.
    [[nodiscard]] const std::optional<QDateTime> &expiredAt() const { return m_expiredAt; }

    /// Returns the conditions on operation and platform, which never change. On the columns of
    /// `tx`, `tally` or `kind`.
    [[nodiscard]] Conditions lastingKind() const;

    /// Returns lastingKind() and the condition on the displayed status.
    [[nodiscard]] Conditions kind() const;

    /// Returns lastingKind() and the condition on the stored status: the statuses, or `pending` for
    /// transactions that may have expired.
    [[nodiscard]] Conditions storedKind() const;

    /// Returns the condition on the displayed status of a row that may be stored as pending after
    /// its expiry.
    [[nodiscard]] Conditions shownStatus() const;

    /// Returns the condition on the stored status; empty if the filter has no statuses.
    [[nodiscard]] Conditions status() const;

    /// Returns conditions on the columns of `tx`.
    [[nodiscard]] Conditions amounts() const;
    [[nodiscard]] Conditions payment() const;  ///< payment time, row by row
    [[nodiscard]] Conditions created() const;  ///< timestamps of creation
    [[nodiscard]] Conditions evidence() const; ///< kind of the evidence in force
    [[nodiscard]] Conditions facets() const;   ///< the four conditions above

    /// Returns the condition on the payment time, on the columns of `event`, for the index of
    /// payments that the service saw.
    [[nodiscard]] Conditions paidThen() const;

    /// Returns the condition on the payment time, on the columns of `payment_time`, which has the
    /// payments that evidence shows.
    [[nodiscard]] Conditions movedThen() const;

private:
    const Backend &m_backend;
    const TransactionFilter &m_filter;
    std::optional<QDateTime> m_expiredAt; ///< only if it affects the filter
};

} // namespace core
