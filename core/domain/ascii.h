// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringView>

#include <algorithm>

namespace core
{

/// Returns true for ASCII digits only, not for digits of other scripts.
[[nodiscard]] constexpr bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Returns true if every character is printable ASCII: no surrogates, combining marks or controls.
[[nodiscard]] inline bool isAscii(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u' ' && c <= u'~'; });
}

/// Returns true if every character is printable ASCII other than the blank.
[[nodiscard]] inline bool isVisibleAscii(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c > u' ' && c <= u'~'; });
}

} // namespace core
