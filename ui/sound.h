// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>

#include <functional>

namespace ui
{

/// How loud the counter is.
struct Sound
{
    int volume = 75; ///< 1 to 100; 0: silent

    [[nodiscard]] static constexpr bool isVolume(int volume)
    {
        return volume >= 0 && volume <= 100;
    }

    bool operator==(const Sound &) const = default;
};

/// Plays samples as toneSamples() makes them, without anybody waiting for it; silent where there is
/// nothing to play them on.
using PlaySound = std::function<void(const QByteArray &samples)>;

} // namespace ui
