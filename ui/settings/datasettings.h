// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;
struct ShopContext;

/// Adds the settings sections for data: masking, retention and backups.
void addDataSettings(SettingRows &rows, const ShopContext &context);

} // namespace ui
