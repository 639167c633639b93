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
    for (char16_t unit = 0; unit < kTableSize; ++unit) {
        // The ordinal signs of "1º" decompose to letters, but are none.
        const QChar character(unit);
        const bool isLetter = unit < 0x80 || unit >= 0xc0;
        const QString parts = isLetter ? character.decomposition() : QString();
        const QChar base = parts.isEmpty() ? character : parts[0];
        const char16_t capital = base.toUpper().unicode();
        const bool isPlain = (capital >= u'A' && capital <= u'Z') || (unit >= u'0' && unit <= u'9');
        table[unit] = isPlain ? capital : u' ';
    }
    return table;
}

} // namespace

char16_t plainLetter(QChar character)
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
