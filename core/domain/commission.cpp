// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/commission.h"

#include <algorithm>
#include <limits>

namespace core
{

Money commissionOn(Money amount, const CommissionRule &rule)
{
    // No overflow: 10^12 centavos times 10^4 basis points.
    static_assert(Money::kMaxCents <=
                  (std::numeric_limits<qint64>::max() / 2) / CommissionRule::kWhole);
    Q_ASSERT(!amount.isNegative() && amount.cents() <= Money::kMaxCents);
    Q_ASSERT(rule.min <= rule.max);
    const qint64 share =
        (amount.cents() * rule.basisPoints + CommissionRule::kWhole / 2) / CommissionRule::kWhole;
    return std::clamp(Money::fromCents(share) + rule.fixed, rule.min, rule.max);
}

std::optional<Money> commissionAtBank(Money amount, const CommissionRule &rule)
{
    return rule == CommissionRule() ? std::nullopt : std::optional(commissionOn(amount, rule));
}

} // namespace core
