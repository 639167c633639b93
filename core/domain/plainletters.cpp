// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/plainletters.h"

#include <array>

namespace core
{

namespace
{

constexpr char16_t kTableSize = 0x180; ///< Latin letters with accents end here

using LetterTable = std::array<char16_t, kTableSize>;

LetterTable createTable()
{
    LetterTable table{};
    for (char16_t unit = kPlainAscii.size(); unit < kTableSize; ++unit) {
        // The ordinal signs of "1º" decompose to letters, but are none.
        const QChar character(unit);
        const QString parts = unit >= 0xc0 ? character.decomposition() : QString();
        const QChar base = parts.isEmpty() ? character : parts[0];
        const char16_t capital = base.toUpper().unicode();
        table[unit] = capital >= u'A' && capital <= u'Z' ? capital : u' ';
    }
    return table;
}

} // namespace

char16_t plainAccentedLetter(QChar character)
{
    static const LetterTable table = createTable();
    return character.unicode() < kTableSize ? table[character.unicode()] : u' ';
}

QString plainWords(QStringView text)
{
    QString words(text.size(), Qt::Uninitialized);
    QChar *to = words.data();
    bool isGap = true; // also drops blanks at the start
    for (const QChar character : text) {
        const char16_t letter = plainLetter(character);
        if (letter != u' ' || !isGap)
            *to++ = QChar(letter);
        isGap = letter == u' ';
    }
    if (isGap && to != words.constData())
        --to;
    words.truncate(to - words.constData());
    return words;
}

QString plainLetters(QStringView text)
{
    QString letters(text.size(), Qt::Uninitialized);
    QChar *to = letters.data();
    for (const QChar character : text) {
        const char16_t letter = plainLetter(character);
        if (letter != u' ')
            *to++ = QChar(letter);
    }
    letters.truncate(to - letters.constData());
    return letters;
}

} // namespace core
