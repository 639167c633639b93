// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;
struct ShopTools;

/// The sections of what wants a person to look twice, or to say who they are: sending, and the lock
/// of the counter.
void addSafetySettings(SettingRows &rows, const ShopTools &tools);

} // namespace ui
