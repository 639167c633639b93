// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;
struct ShopTools;

/// Adds the settings sections for data: masking, retention and backups.
void addDataSettings(SettingRows &rows, const ShopTools &tools);

} // namespace ui
