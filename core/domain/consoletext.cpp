// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/consoletext.h"

#include <QtCore/QStringView>

namespace core
{

namespace
{

bool isDirectionMark(char16_t unit)
{
    return unit == 0x061C || (unit >= 0x200E && unit <= 0x200F) ||
           (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069);
}

/// Line and paragraph separators count too, because some terminals break the line there.
bool isHarmful(char16_t unit)
{
    const bool isControl = unit < 0x20 || (unit >= 0x7F && unit <= 0x9F);
    const bool isSeparator = unit == 0x2028 || unit == 0x2029;
    return isControl || isSeparator || isDirectionMark(unit);
}

} // namespace

QString consoleText(const QString &text)
{
    QString shown = text;
    for (QChar &unit : shown) {
        if (unit != u'\n' && unit != u'\t' && isHarmful(unit.unicode()))
            unit = QChar::ReplacementCharacter;
    }
    return shown;
}

QString consoleLine(const QString &text)
{
    QString shown = consoleText(text);
    for (QChar &unit : shown) {
        if (unit == u'\n' || unit == u'\t')
            unit = u' ';
    }
    return shown;
}

} // namespace core
