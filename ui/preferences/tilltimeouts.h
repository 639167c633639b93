// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

/// Timing settings of the counter.
struct TillTimeouts
{
    static constexpr int kMinStay = 2;
    static constexpr int kMaxStay = 10;

    /// Seconds for which a paid charge stays on the screen without user input, kMinStay to
    /// kMaxStay; 0: until user input.
    int paidStay = 4;

    static constexpr int kMaxAttention = 24 * 60;

    /// Minutes after which an open charge is counted in the sidebar entry of its page, up to
    /// kMaxAttention; 0: never.
    int attention = 5;

    [[nodiscard]] static constexpr bool isAttention(int minutes)
    {
        return minutes >= 0 && minutes <= kMaxAttention;
    }

    [[nodiscard]] static constexpr bool isStay(int seconds)
    {
        return seconds == 0 || (seconds >= kMinStay && seconds <= kMaxStay);
    }

    bool operator==(const TillTimeouts &) const = default;
};

} // namespace ui
