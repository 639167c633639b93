// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;

/// Adds the settings section of the counter.
void addTillSettings(SettingRows &rows);

} // namespace ui
