// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/namelikeness.h"

#include "core/domain/plainletters.h"

#include <algorithm>
#include <array>

namespace core
{

namespace
{

constexpr std::array<QByteArrayView, 14> kIgnoredWords{
    "DE", "DA", "DO", "DAS", "DOS", "E", "MEI", "ME", "EPP", "LTDA", "SA", "S", "A", "EIRELI"};

bool isIgnoredWord(QByteArrayView word)
{
    constexpr qsizetype kMaxIgnored = 6;
    return word.size() <= kMaxIgnored &&
           std::find(kIgnoredWords.begin(), kIgnoredWords.end(), word) != kIgnoredWords.end();
}

/// Calls the visitor with each word of a key.
template<typename Visitor>
void visitWords(QByteArrayView key, Visitor &&visitor)
{
    for (auto at = key.begin(); at != key.end();) {
        const auto end = std::find(at, key.end(), ' ');
        visitor(QByteArrayView(at, end));
        at = end == key.end() ? end : end + 1;
    }
}

qsizetype letterCount(QByteArrayView key)
{
    return key.size() - std::count(key.begin(), key.end(), ' ');
}

/// Returns the number of words that are equal to `word`.
qsizetype countOf(QByteArrayView word, QByteArrayView key)
{
    qsizetype count = 0;
    visitWords(key, [&](QByteArrayView each) { count += each == word ? 1 : 0; });
    return count;
}

/// Returns true if the letters of `longer` start with the letters of `shorter`.
bool startsWithLetters(QByteArrayView longer, QByteArrayView shorter)
{
    auto at = longer.begin();
    for (const char letter : shorter) {
        if (letter == ' ')
            continue;
        while (at != longer.end() && *at == ' ')
            ++at;
        if (at == longer.end() || *at != letter)
            return false;
        ++at;
    }
    return true;
}

} // namespace

QByteArray nameKey(QStringView name)
{
    QByteArray key;
    appendNameKey(key, name);
    return key;
}

void appendNameKey(QByteArray &keys, QStringView name)
{
    const qsizetype start = keys.size();
    const qsizetype end = start + name.size() + 1; // with a blank after each word
    if (keys.capacity() < end)
        keys.reserve(std::max(end, 2 * keys.capacity()));
    keys.resize(end);
    char *const first = keys.data() + start;
    char *word = first;
    char *to = first;
    const auto endWord = [&] {
        const QByteArrayView letters(word, to);
        if (isIgnoredWord(letters))
            to = word;
        else if (to != word)
            *to++ = ' ';
        word = to;
    };
    for (const QChar character : name) {
        const char16_t letter = plainLetter(character);
        if (letter == u' ')
            endWord();
        else
            *to++ = static_cast<char>(letter);
    }
    endWord();
    if (to != first)
        --to; // the last blank
    keys.truncate(start + (to - first));
}

bool hasSameLetters(QByteArrayView a, QByteArrayView b)
{
    return letterCount(a) == letterCount(b) && startsWithLetters(a, b);
}

bool isLike(QByteArrayView a, QByteArrayView b)
{
    constexpr qsizetype kMinCut = 8;
    if (a.isEmpty() || b.isEmpty())
        return false;
    const qsizetype letters = letterCount(a);
    const qsizetype others = letterCount(b);
    const QByteArrayView shorter = letters < others ? a : b;
    const QByteArrayView longer = letters < others ? b : a;
    const bool isCut = letters == others || std::min(letters, others) >= kMinCut;
    if (isCut && startsWithLetters(longer, shorter))
        return true;
    qsizetype common = 0; // each word counts as often as both names have the word
    visitWords(shorter, [&](QByteArrayView word) {
        const QByteArrayView before(shorter.begin(), word.begin());
        common += countOf(word, longer) > countOf(word, before) ? 1 : 0;
    });
    const auto wordCount = [](QByteArrayView key) { return key.size() - letterCount(key) + 1; };
    return 3 * common >= 2 * std::max(wordCount(a), wordCount(b));
}

} // namespace core
