// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

namespace core
{

/// Appearance settings of the program.
struct Appearance
{
    enum class Theme { System, Light, Dark, Contrast };

    /// Whether animations are allowed.
    enum class Motion { System, None };

    /// Percent of the standard size of the desktop.
    static constexpr std::array kScales{100, 125, 150, 175, 200, 250, 300};

    /// Whether the charge page has a keypad for mouse and touch.
    enum class Keypad {
        Automatic, ///< if the computer has a touch screen
        Shown,
        Hidden,
    };

    Theme theme = Theme::System;
    int scale = 100; ///< one of kScales
    Motion motion = Motion::System;
    Keypad keypad = Keypad::Automatic;
    bool showsKeys = false; ///< buttons always show their keys

    bool operator==(const Appearance &) const = default;
};

} // namespace core
