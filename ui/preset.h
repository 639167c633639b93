// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

namespace ui
{

/// A price that is asked often, on a button and a key of the counter.
struct Preset
{
    QString name;
    core::Money amount;       ///< more than nothing
    bool sendsAtOnce = false; ///< where nothing else was typed, its key charges

    bool operator==(const Preset &) const = default;
};

/// As many as find room on the counter in the smallest window.
inline constexpr int kMaxPresets = 12;

} // namespace ui
