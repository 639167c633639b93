// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace ui
{

class SettingRows;

/// The section of what goes on at the counter.
void addCounterSettings(SettingRows &rows);

} // namespace ui
