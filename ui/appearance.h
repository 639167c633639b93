// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

namespace ui
{

/// How a shop wants the program to look.
struct Appearance
{
    enum class Theme { System, Light, Dark, Contrast };

    /// Whether anything may move by itself.
    enum class Motion { System, None };

    /// Percent of the usual size, which is that of the desktop.
    static constexpr std::array kScales{100, 125, 150, 175, 200, 250, 300};

    Theme theme = Theme::System;
    int scale = 100; ///< one of kScales
    Motion motion = Motion::System;

    bool operator==(const Appearance &) const = default;
};

} // namespace ui
