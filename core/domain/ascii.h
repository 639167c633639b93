// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringView>

#include <algorithm>

namespace core
{

/// Those of other scripts are none.
[[nodiscard]] constexpr bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Whether it is printable ASCII, as most texts are: nothing of it is half a character, a mark, or
/// anything else that only Unicode has.
[[nodiscard]] inline bool isAscii(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u' ' && c <= u'~'; });
}

} // namespace core
