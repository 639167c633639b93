// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/namelikeness.h"

#include "core/domain/plainletters.h"

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

NameKey nameKey(QStringView name)
{
    constexpr std::array kIgnored{"DE"_L1, "DA"_L1,  "DO"_L1, "DAS"_L1,   "DOS"_L1,
                                  "E"_L1,  "MEI"_L1, "ME"_L1, "EPP"_L1,   "LTDA"_L1,
                                  "SA"_L1, "S"_L1,   "A"_L1,  "EIRELI"_L1};
    NameKey key;
    const QString words = plainWords(name);
    for (const QStringView word : QStringView(words).split(u' ', Qt::SkipEmptyParts)) {
        if (std::find(kIgnored.begin(), kIgnored.end(), word) != kIgnored.end())
            continue;
        key.words.append(word.toString());
        key.letters += word;
    }
    return key;
}

bool isLike(const NameKey &a, const NameKey &b)
{
    constexpr qsizetype kMinCut = 8;
    if (a.words.isEmpty() || b.words.isEmpty())
        return false;
    if (a.letters == b.letters)
        return true;
    const NameKey &shorter = a.letters.size() < b.letters.size() ? a : b;
    const NameKey &longer = &shorter == &a ? b : a;
    if (shorter.letters.size() >= kMinCut && longer.letters.startsWith(shorter.letters))
        return true;
    QStringList rest = longer.words;
    qsizetype common = 0;
    for (const QString &word : shorter.words)
        common += rest.removeOne(word) ? 1 : 0;
    return 3 * common >= 2 * std::max(a.words.size(), b.words.size());
}

} // namespace core
