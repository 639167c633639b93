// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace app
{

/// A table of values and their words in a file. Values and words are unique.
template<typename T, std::size_t Size>
using Words = std::array<std::pair<T, QLatin1StringView>, Size>;

/// Returns the word of a value; empty if unknown.
template<typename T, std::size_t Size>
[[nodiscard]] QString wordOf(const Words<T, Size> &words, T value)
{
    const auto *known = std::find_if(words.begin(), words.end(),
                                     [value](const auto &each) { return each.first == value; });
    return known == words.end() ? QString() : QString(known->second);
}

template<typename T, std::size_t Size>
[[nodiscard]] std::optional<T> valueOf(const Words<T, Size> &words, const QString &word)
{
    const auto *known = std::find_if(words.begin(), words.end(),
                                     [&word](const auto &each) { return each.second == word; });
    return known == words.end() ? std::nullopt : std::optional(known->first);
}

} // namespace app
