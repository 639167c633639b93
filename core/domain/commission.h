// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QtGlobal>

#include <optional>

namespace core
{

/// The rule for the commission of the service: a share of the amount plus a fixed part, within a
/// minimum and a maximum. The default is no commission. The minimum applies to every amount, so a
/// commission can exceed a small amount.
struct CommissionRule
{
    static constexpr qint64 kWhole = 10'000; ///< 100 % of the amount, in basis points

    qint64 basisPoints = 0; ///< hundredths of a percent of the amount, 0 to kWhole
    Money fixed = {};       ///< 0 to Money::kMaxCents
    Money min = {};         ///< 0 to `max`
    Money max = Money::fromCents(Money::kMaxCents); ///< at most Money::kMaxCents

    bool operator==(const CommissionRule &) const = default;
};

/// Calculates the commission on an amount of 0 to Money::kMaxCents. Rounds the share half up to the
/// centavo, adds the fixed part, then applies the bounds. `rule` must respect its documented
/// ranges.
[[nodiscard]] Money commissionOn(Money amount, const CommissionRule &rule);

/// Returns the commission on a payment through the API of a bank. nullopt for the default rule: the
/// shop has stated no fee, and the bank does not report one.
[[nodiscard]] std::optional<Money> commissionAtBank(Money amount, const CommissionRule &rule);

} // namespace core
