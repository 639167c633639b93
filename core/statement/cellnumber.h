// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Returns the number of a workbook's cell without an exponent, with no decimals or with two. Works
/// on the digits, without floating point.
///
/// A workbook stores 0.1 + 0.2 as 0.30000000000000004. Programs show 15 digits of a number, so the
/// digits after the fifteenth are rounded, if these are decimals. Returns the text itself if more
/// decimals than two remain, or if the text is no number.
[[nodiscard]] QString cellNumber(const QString &text);

} // namespace core
