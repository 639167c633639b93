// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;
struct ShopTools;

/// The sections of what is kept: of whom how much can be seen and for how long, and the backups.
void addDataSettings(SettingRows &rows, const ShopTools &tools);

} // namespace ui
