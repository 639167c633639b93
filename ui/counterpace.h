// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

/// Timing settings of the counter.
struct CounterPace
{
    static constexpr int kShortestStay = 2;
    static constexpr int kLongestStay = 10;

    /// Seconds for which a paid charge stays on the screen without user input, kShortestStay to
    /// kLongestStay; 0: until user input.
    int paidStay = 4;

    static constexpr int kLongestAttention = 24 * 60;

    /// Minutes after which an open charge is counted in the sidebar entry of its page, up to
    /// kLongestAttention; 0: never.
    int attention = 5;

    [[nodiscard]] static constexpr bool isAttention(int minutes)
    {
        return minutes >= 0 && minutes <= kLongestAttention;
    }

    [[nodiscard]] static constexpr bool isStay(int seconds)
    {
        return seconds == 0 || (seconds >= kShortestStay && seconds <= kLongestStay);
    }

    bool operator==(const CounterPace &) const = default;
};

} // namespace ui
