// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace ui
{

/// How well a text fits what somebody typed of it, smaller is better; nothing if a letter of it is
/// missing. Case and accents do not count, nor what lies between the letters: "trs" finds
/// "Transações". Beginnings of words and letters side by side are better.
[[nodiscard]] std::optional<int> fuzzyDistance(const QString &typed, const QString &text);

} // namespace ui
