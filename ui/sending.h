// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

namespace ui
{

/// What the shop chose about sending money.
struct Sending
{
    /// From this amount on, never R$ 0,00, it is typed a second time before it leaves.
    core::Money retypeFrom = core::Money::fromCents(1'000'00);

    /// From this amount on a second person approves it, where there is one with a PIN: never
    /// R$ 0,00, and one centavo is everything.
    core::Money approveFrom = core::Money::fromCents(1);

    bool operator==(const Sending &) const = default;
};

} // namespace ui
