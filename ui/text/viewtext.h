// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/listing.h"

namespace ui
{

/// Returns the default views in the language of the program.
[[nodiscard]] QList<core::SavedView> usualViews();

} // namespace ui
