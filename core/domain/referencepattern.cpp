// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/referencepattern.h"

#include "core/domain/draftvalidation.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kTill = "{counter}"_L1;
constexpr auto kDate = "{date}"_L1;
constexpr auto kNumber = "{number}"_L1;
constexpr auto kCheck = "{check}"_L1;

constexpr int kNumberDigits = 4;
constexpr int kMaxNumberDigits = 12; ///< one charge per second for 31,000 years

bool isLetterOrDigit(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
}

/// Calculates the check character by ISO 7064, MOD 37,36, over the letters and digits of the text.
QChar checkCharacter(const QString &text)
{
    constexpr int kModulus = 36;
    constexpr auto letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"_L1;
    int product = kModulus;
    for (const QChar c : text.toUpper()) {
        if (!isLetterOrDigit(c))
            continue;
        const int value = c.isDigit() ? c.digitValue() : c.unicode() - u'A' + 10;
        const int sum = (product + value) % kModulus;
        product = (sum == 0 ? kModulus : sum) * 2 % (kModulus + 1);
    }
    return letters[(kModulus + 1 - product) % kModulus];
}

/// Returns true if signs delimit the counter. No other part can contain a sign.
bool identifiesTill(const QString &pattern)
{
    const qsizetype at = pattern.indexOf(kTill);
    if (at < 0)
        return false;
    const auto isSign = [&pattern](qsizetype place) {
        return place < 0 || place >= pattern.size() || "-._/"_L1.contains(pattern[place]);
    };
    return isSign(at - 1) && isSign(at + kTill.size());
}

QRegularExpression readingOf(const QString &pattern)
{
    if (!identifiesTill(pattern))
        return {};
    QString expression = QRegularExpression::escape(pattern);
    const auto put = [&expression](QLatin1StringView part, const QString &reading) {
        expression.replace(QRegularExpression::escape(part), reading);
    };
    put(kTill, u"(?<counter>[A-Za-z0-9]{1,%1})"_s.arg(ReferencePattern::kMaxTill));
    put(kDate, u"(?<date>[0-9]{6})"_s);
    put(kNumber, u"(?<number>[0-9]{%1,%2})"_s.arg(kNumberDigits).arg(kMaxNumberDigits));
    put(kCheck, u"[0-9A-Z]"_s);
    return QRegularExpression(QRegularExpression::anchoredPattern(expression));
}

} // namespace

ReferencePattern::ReferencePattern(const QString &text)
    : m_text(text)
    , m_reading(readingOf(text))
{}

std::optional<ReferencePattern> ReferencePattern::parse(const QString &text)
{
    QString rest = text;
    qsizetype longest = 0;
    const auto removeAll = [&rest, &longest](QLatin1StringView part, int length) {
        const qsizetype count = rest.count(part);
        rest.remove(part);
        longest += count * length;
        return count;
    };
    const bool isOnce = removeAll(kNumber, kMaxNumberDigits) == 1 &&
                        removeAll(kTill, kMaxTill) <= 1 && removeAll(kDate, 6) <= 1 &&
                        removeAll(kCheck, 1) <= 1;
    const bool isPlain = std::all_of(rest.cbegin(), rest.cend(), [](QChar c) {
        return isLetterOrDigit(c) || "-._/"_L1.contains(c);
    });
    if (!isOnce || !isPlain || longest + rest.size() > kMaxReference)
        return std::nullopt;
    return ReferencePattern(text);
}

ReferencePattern ReferencePattern::standard()
{
    return ReferencePattern(u"{counter}-{date}-{number}-{check}"_s);
}

bool ReferencePattern::isTill(const QString &text)
{
    return !text.isEmpty() && text.size() <= kMaxTill &&
           std::all_of(text.cbegin(), text.cend(), isLetterOrDigit);
}

QString ReferencePattern::made(const QString &till, const QDate &date, qint64 number) const
{
    Q_ASSERT(isTill(till));
    QString text = m_text;
    text.replace(kTill, till)
        .replace(kDate, date.toString(u"yyMMdd"_s))
        .replace(kNumber, QString::number(number).rightJustified(kNumberDigits, u'0'));
    const QChar check = checkCharacter(QString(text).remove(kCheck));
    return text.replace(kCheck, QString(check));
}

QString ReferencePattern::tillOf(const QString &reference) const
{
    if (!identifiesTill())
        return {};
    const QRegularExpressionMatch parts = m_reading.match(reference);
    if (!parts.hasMatch())
        return {};
    // Qt interprets a two-digit year as 19xx.
    const QDate date = QDate::fromString(parts.captured(u"date"_s), u"yyMMdd"_s).addYears(100);
    const QString till = parts.captured(u"counter"_s);
    const qint64 number = parts.captured(u"number"_s).toLongLong();
    return made(till, date, number) == reference ? till : QString();
}

} // namespace core
