// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

/// How a shop wants the program to look.
struct Appearance
{
    enum class Theme { System, Light, Dark, Contrast };

    Theme theme = Theme::System;

    bool operator==(const Appearance &) const = default;
};

} // namespace ui
