// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/keylimits.h"

#include <algorithm>

namespace core
{

std::optional<FieldError> amountProblem(const KeyLimits &limits, Operation operation, Money amount,
                                        Money total)
{
    const auto &max = operation == Operation::CashIn ? limits.maxCharge : limits.maxPayout;
    if (max && amount > *max)
        return FieldError{Field::Amount, Problem::TooLarge, max->cents()};
    if (!limits.maxPerDay)
        return std::nullopt;
    const Money rest = std::max(*limits.maxPerDay - total, Money());
    if (amount > rest)
        return FieldError{Field::Amount, Problem::DayLimit, rest.cents()};
    return std::nullopt;
}

} // namespace core
