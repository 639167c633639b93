// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/listcolumns.h"

#include <QtCore/QStringList>

/// Default widths of the columns of the list.
namespace ui
{

/// Minimum width of the name column, which takes the remaining space.
inline constexpr int kMinName = 150;

/// Returns the width of the header and of a typical value.
[[nodiscard]] int usualWidth(core::ListColumn column);

/// Returns the width that shows all `amounts` in full. Groups amounts by their shape and measures
/// each shape once with the widest digit.
[[nodiscard]] int widthForAmounts(const QStringList &amounts);

} // namespace ui
