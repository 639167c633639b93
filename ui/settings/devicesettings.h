// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace ui
{

class SettingRows;
struct ShopContext;

/// Adds the settings sections for the printer, the customer screen and the speakers.
/// `showTestPattern` shows a test pattern on the customer screen.
void addDeviceSettings(SettingRows &rows, const ShopContext &context,
                       const std::function<void()> &showTestPattern);

} // namespace ui
