// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace core
{

/// Sound settings of the counter.
struct Sound
{
    int volume = 75;            ///< 1 to 100; 0: muted
    bool speaksAmounts = false; ///< a voice says each paid amount

    [[nodiscard]] static constexpr bool isVolume(int volume)
    {
        return volume >= 0 && volume <= 100;
    }

    bool operator==(const Sound &) const = default;
};

} // namespace core
