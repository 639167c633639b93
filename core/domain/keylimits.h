// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/money.h"
#include "core/domain/operation.h"

#include <optional>

namespace core
{

/// The limits of an API key (specification 5). nullopt: no limit.
struct KeyLimits
{
    static constexpr int kMaxRequestsPerMinute = 100'000;

    std::optional<Money> maxCharge = {};
    std::optional<Money> maxPayout = {};
    /// Sum of the charges and payouts created on one day in Brasília, whatever their status.
    std::optional<Money> maxPerDay = {};
    std::optional<int> requestsPerMinute = {}; ///< 1 to kMaxRequestsPerMinute

    [[nodiscard]] bool limitsAmounts() const { return maxCharge || maxPayout || maxPerDay; }

    bool operator==(const KeyLimits &) const = default;
};

/// Returns the limit that a new transaction exceeds; nullopt: none. `total` is the sum of the
/// amounts that the key created on the same day. The limit of the day comes with the rest of the
/// day.
[[nodiscard]] std::optional<FieldError> amountProblem(const KeyLimits &limits, Operation operation,
                                                      Money amount, Money total);

} // namespace core
