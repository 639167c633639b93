// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <array>

namespace core
{

/// The results of plainLetter() for ASCII.
inline constexpr auto kPlainAscii = [] {
    std::array<char16_t, 0x80> table{};
    for (char16_t unit = 0; unit < 0x80; ++unit) {
        const bool isSmall = unit >= u'a' && unit <= u'z';
        const bool isKept = (unit >= u'A' && unit <= u'Z') || (unit >= u'0' && unit <= u'9');
        table[unit] = isSmall ? static_cast<char16_t>(unit - 32) : isKept ? unit : u' ';
    }
    return table;
}();

/// Returns plainLetter() of a character beyond ASCII.
[[nodiscard]] char16_t plainAccentedLetter(QChar character);

/// Returns the capital letter A to Z or the digit that a character shows without its accent.
/// Returns a blank for every other character.
[[nodiscard]] inline char16_t plainLetter(QChar character)
{
    const char16_t unit = character.unicode();
    return unit < kPlainAscii.size() ? kPlainAscii[unit] : plainAccentedLetter(character);
}

/// Returns the words of a text as capitals without accents, separated by single blanks. Words
/// consist of A to Z and digits: "Devolução-PIX 1" gives "DEVOLUCAO PIX 1".
[[nodiscard]] QString plainWords(QStringView text);

/// Returns plainWords() without blanks, for the comparison of identifiers and column names.
[[nodiscard]] QString plainLetters(QStringView text);

} // namespace core
