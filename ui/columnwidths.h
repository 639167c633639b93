// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/listcolumns.h"

#include <QtCore/QStringList>

/// How wide the columns of the list are, before anybody made them wider or narrower.
namespace ui
{

/// Names take what the other columns leave, but not less than that.
inline constexpr int kLeastName = 150;

/// As wide as what the column usually holds, and its name.
[[nodiscard]] int usualWidth(ListColumn column);

/// For none of these amounts to be cut. Most of them have one of a few shapes, of which each is
/// measured once, with the widest digit.
[[nodiscard]] int widthForAmounts(const QStringList &amounts);

} // namespace ui
