// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

namespace core
{

/// Color of the button of a preset.
enum class PresetColor { None, Red, Orange, Yellow, Green, Blue, Purple };

/// Preset price with a button and a shortcut at the counter.
struct Preset
{
    QString name;
    Money amount;             ///< greater than zero
    bool sendsAtOnce = false; ///< the shortcut submits the charge if nothing else is typed
    PresetColor color = PresetColor::None;

    bool operator==(const Preset &) const = default;
};

/// Number of presets that fit in the smallest window.
inline constexpr int kMaxPresets = 12;

} // namespace core
