// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;

/// The sections of how the program speaks and looks.
void addLookSettings(SettingRows &rows);

} // namespace ui
