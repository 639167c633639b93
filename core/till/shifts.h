// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace core
{

/// The use of shifts at a counter.
struct Shifts
{
    /// Last beginning of a business day, in minutes after midnight.
    static constexpr int kMaxCutoff = 12 * 60;

    bool areUsed = false; ///< the page of shifts is in the sidebar
    /// Minutes after midnight in Brasília at which a business day begins, a full hour from 0 to
    /// kMaxCutoff. See businessDay().
    int cutoffMinutes = 0;

    [[nodiscard]] static constexpr bool isCutoff(int minutes)
    {
        return minutes >= 0 && minutes <= kMaxCutoff && minutes % 60 == 0;
    }

    bool operator==(const Shifts &) const = default;
};

} // namespace core
