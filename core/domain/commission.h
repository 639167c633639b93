// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QtGlobal>

namespace core
{

/// What the service keeps of a transaction: a share of the amount and a fixed part, between a least
/// and a largest; by itself nothing. The least holds for the smallest amount too, even if that is
/// less.
struct CommissionRule
{
    static constexpr qint64 kWhole = 10'000; ///< all of the amount, in basis points

    qint64 basisPoints = 0; ///< hundredths of a percent of the amount, 0 to kWhole
    Money fixed = {};       ///< 0 to Money::kMaxCents
    Money least = {};       ///< 0 to `largest`
    Money largest = Money::fromCents(Money::kMaxCents); ///< at most Money::kMaxCents

    bool operator==(const CommissionRule &) const = default;
};

/// The commission on an amount of 0 to Money::kMaxCents: the share rounded half up to the centavo,
/// then the fixed part, then the bounds. For a rule that is as it says.
[[nodiscard]] Money commissionOn(Money amount, const CommissionRule &rule);

} // namespace core
