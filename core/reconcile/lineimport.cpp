// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/lineimport.h"

#include "core/domain/ascii.h"
#include "core/domain/plainletters.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QHash>
#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace core
{

namespace
{

bool isTimeOfDay(QStringView word)
{
    return (word.size() == 5 || word.size() == 8) && word[2] == u':' && isDigit(word[0]) &&
           isDigit(word[1]) && isDigit(word[3]) && isDigit(word[4]);
}

/// Collects ASCII text in one buffer.
class AsciiText
{
public:
    void add(char letter) { m_text.append(letter); }

    /// Adds plainLetters() of a text.
    void addLetters(QStringView text)
    {
        for (const QChar character : text) {
            if (const char16_t letter = plainLetter(character); letter != u' ')
                add(static_cast<char>(letter));
        }
    }

    /// Adds plainWords() of a text without its times of day: "10:00", "10:00:59".
    void addWordsWithoutTimes(QStringView text)
    {
        bool isFirst = true;
        bool isGap = true;
        for (auto at = text.begin(); at != text.end();) {
            const auto end = std::find(at, text.end(), u' ');
            const QStringView word(at, end);
            at = end == text.end() ? end : end + 1;
            isGap = true;
            if (isTimeOfDay(word))
                continue;
            for (const QChar character : word) {
                const char16_t letter = plainLetter(character);
                if (letter != u' ') {
                    if (isGap && !isFirst)
                        add(' ');
                    add(static_cast<char>(letter));
                    isFirst = false;
                }
                isGap = letter == u' ';
            }
        }
    }

    [[nodiscard]] QByteArray digest() const
    {
        return QCryptographicHash::hash({m_text.data(), m_text.size()}, QCryptographicHash::Sha256);
    }

private:
    QVarLengthArray<char, 256> m_text;
};

using LineKey = std::pair<QDate, QByteArray>;

LineKey keyOf(const StoredLine &line)
{
    return {line.day, line.fingerprint};
}

} // namespace

QByteArray lineFingerprint(const StatementLine &line)
{
    constexpr qsizetype kLength = 16;
    std::array<char, 24> cents{};
    const auto end =
        std::to_chars(cents.data(), cents.data() + cents.size(), line.amount.cents()).ptr;
    AsciiText content;
    std::for_each(cents.data(), end, [&content](char digit) { content.add(digit); });
    content.add('\n');
    content.addLetters(line.number);
    content.add('\n');
    content.addWordsWithoutTimes(line.text);
    return content.digest().left(kLength);
}

LineImport planImport(const QList<StoredLine> &stored, const BankStatement &statement)
{
    QHash<LineKey, QList<qsizetype>> places; // of stored lines, those not gone first
    for (const bool isGone : {false, true}) {
        for (qsizetype i = 0; i < stored.size(); ++i) {
            if (stored[i].isGone == isGone)
                places[keyOf(stored[i])].append(i);
        }
    }
    LineImport plan;
    QList<bool> isConfirmed(stored.size(), false);
    for (qsizetype i = 0; i < statement.lines.size(); ++i) {
        const StatementLine &line = statement.lines[i];
        const auto found = places.find({line.day, lineFingerprint(line)});
        if (found == places.end() || found->isEmpty()) {
            plan.added.append(i);
            continue;
        }
        const qsizetype place = found->takeFirst();
        isConfirmed[place] = true;
        plan.known.append(i);
        if (stored[place].isGone)
            plan.returned.append(place);
    }
    const QDate first = statement.hasPeriod ? statement.from : statement.from.addDays(1);
    for (qsizetype i = 0; i < stored.size(); ++i) {
        const StoredLine &line = stored[i];
        const bool isCovered =
            statement.from.isValid() && line.day >= first && line.day < statement.until;
        if (isCovered && !isConfirmed[i] && !line.isGone)
            plan.gone.append(i);
    }
    return plan;
}

void applyImport(QList<StoredLine> &stored, const BankStatement &statement, const LineImport &plan)
{
    for (const qsizetype place : plan.gone)
        stored[place].isGone = true;
    for (const qsizetype place : plan.returned)
        stored[place].isGone = false;
    for (const qsizetype line : plan.added)
        stored.append({statement.lines[line].day, lineFingerprint(statement.lines[line])});
}

} // namespace core
