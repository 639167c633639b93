// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/charging.h"

namespace ui
{

/// Returns one profile for each value of Asks, in the language of the program.
[[nodiscard]] QList<core::ChargeProfile> standardProfiles();

/// Returns the available profiles; at least one.
[[nodiscard]] QList<core::ChargeProfile> profilesOf(const core::Charging &charging);

[[nodiscard]] core::ChargeProfile profileInUse(const core::Charging &charging);

} // namespace ui
