// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;
struct ShopContext;

/// Adds the settings sections for payouts and for the lock of the counter.
void addSafetySettings(SettingRows &rows, const ShopContext &context);

} // namespace ui
