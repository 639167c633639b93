// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/blank.h"

#include <QtCore/QList>

#include <algorithm>

namespace core
{

namespace
{

/// Returns true for letters, signs and marks by category that fonts show as empty.
bool isFiller(char32_t c)
{
    return c == 0x034F || c == 0x115F || c == 0x1160 || c == 0x17B4 || c == 0x17B5 ||
           (c >= 0x180B && c <= 0x180F) || c == 0x2800 || c == 0x3164 ||
           (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFFA0 || (c >= 0xE0100 && c <= 0xE01EF);
}

bool isUnseen(char32_t c)
{
    return QChar::isSpace(c) || QChar::category(c) == QChar::Other_Format || isFiller(c);
}

} // namespace

bool isBlank(QStringView text)
{
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c > u' ' && c <= u'~'; }))
        return false; // fast path: the first character of nearly every text
    const QList<uint> characters = text.toUcs4();
    return std::all_of(characters.begin(), characters.end(), isUnseen);
}

} // namespace core
