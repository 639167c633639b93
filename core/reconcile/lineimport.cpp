// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/lineimport.h"

#include "core/domain/ascii.h"
#include "core/domain/plainletters.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QHash>

#include <utility>

namespace core
{

namespace
{

/// Returns the text without times of day: "10:00", "10:00:59".
QString withoutTimes(QStringView text)
{
    QString kept;
    for (const QStringView word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool isTime = (word.size() == 5 || word.size() == 8) && word[2] == u':' &&
                            isDigit(word[0]) && isDigit(word[1]) && isDigit(word[3]) &&
                            isDigit(word[4]);
        if (isTime)
            continue;
        kept += word;
        kept += u' ';
    }
    return kept;
}

using LineKey = std::pair<QDate, QByteArray>;

LineKey keyOf(const StoredLine &line)
{
    return {line.day, line.fingerprint};
}

} // namespace

QByteArray lineFingerprint(const StatementLine &line)
{
    constexpr qsizetype kLength = 16;
    QByteArray content = QByteArray::number(line.amount.cents());
    content += '\n' + plainLetters(line.number).toLatin1();
    content += '\n' + plainWords(withoutTimes(line.text)).toLatin1();
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).left(kLength);
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
