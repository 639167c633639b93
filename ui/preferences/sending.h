// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

namespace ui
{

/// Payout settings of a shop.
struct Sending
{
    /// Amount from which the user must type the amount again; greater than R$ 0,00.
    core::Money retypeFrom = core::Money::fromCents(1'000'00);

    /// Amount from which a second person must approve, if an approver PIN exists. Greater than R$
    /// 0,00; one centavo covers every payout.
    core::Money approveFrom = core::Money::fromCents(1);

    bool operator==(const Sending &) const = default;
};

} // namespace ui
