// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Returns the capital letter A to Z or the digit that a character shows without its accent.
/// Returns a blank for every other character.
[[nodiscard]] char16_t plainLetter(QChar character);

/// Returns the words of a text as capitals without accents, separated by single blanks. Words
/// consist of A to Z and digits: "Devolução-PIX 1" gives "DEVOLUCAO PIX 1".
[[nodiscard]] QString plainWords(QStringView text);

/// Returns plainWords() without blanks, for the comparison of identifiers and column names.
[[nodiscard]] QString plainLetters(QStringView text);

} // namespace core
