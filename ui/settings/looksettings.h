// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;

/// Adds the settings sections for language and appearance.
void addLookSettings(SettingRows &rows);

} // namespace ui
