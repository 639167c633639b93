// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/fuzzymatch.h"

namespace ui
{

namespace
{

QString folded(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_D).toCaseFolded()) {
        if (!c.isMark())
            plain += c;
    }
    return plain;
}

} // namespace

std::optional<int> fuzzyDistance(const QString &typed, const QString &text)
{
    constexpr int kGap = 2;
    constexpr int kWithinWord = 8;
    constexpr qsizetype kLettersPerGap = 3; ///< for gaps inside of words
    const QString wanted = folded(typed.simplified());
    const QString found = folded(text);
    const qsizetype whole = found.indexOf(wanted);
    if (whole >= 0) {
        const bool beginsWord = whole == 0 || !found[whole - 1].isLetterOrNumber();
        return static_cast<int>(qMin<qsizetype>(whole, kWithinWord)) +
               (beginsWord ? 0 : kWithinWord);
    }
    int distance = kWithinWord;
    qsizetype gapsInWords = 0;
    qsizetype at = 0;
    for (const QChar c : wanted) {
        if (c.isSpace())
            continue;
        const qsizetype next = found.indexOf(c, at);
        if (next < 0)
            return std::nullopt;
        const bool beginsWord = next == 0 || !found[next - 1].isLetterOrNumber();
        if (next != at)
            distance += kGap + (beginsWord ? 0 : kWithinWord);
        if (next != at && !beginsWord)
            ++gapsInWords;
        at = next + 1;
    }
    if (gapsInWords * kLettersPerGap > wanted.size()) // Any long text has the letters somewhere.
        return std::nullopt;
    return distance + static_cast<int>(qMin<qsizetype>(found.size() - at, kWithinWord));
}

} // namespace ui
