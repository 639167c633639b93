// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

namespace ui
{

/// Automatic locking of a counter with a PIN.
struct Locking
{
    static constexpr std::array kChoices{0, 1, 2, 5, 10, 15, 30, 60};

    int idleMinutes = 0; ///< one of kChoices; 0: never

    bool operator==(const Locking &) const = default;
};

} // namespace ui
