// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace ui
{

class SettingRows;
struct ShopTools;

/// The sections of what stands around the counter: the printer, the screen of the customers and the
/// speakers. `showTestPattern` shows the customers where their screen is.
void addDeviceSettings(SettingRows &rows, const ShopTools &tools,
                       const std::function<void()> &showTestPattern);

} // namespace ui
