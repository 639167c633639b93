// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementvalues.h"

#include "core/domain/ascii.h"

#include <algorithm>
#include <optional>

namespace core
{

namespace
{

constexpr int kMinYear = 1990;
constexpr int kMaxYear = 2099;
constexpr int kMaxReaisDigits = 10;

constexpr bool isSeparator(QChar c)
{
    return c == u'.' || c == u',';
}

constexpr bool isMinus(QChar c)
{
    return c == u'-' || c == QChar(0x2212);
}

/// The sign and the digits with separators of an amount.
struct AmountParts
{
    QStringView digits;
    int plusCount = 0;
    int minusCount = 0;
};

/// Removes signs, the currency, brackets and the letters C and D from both ends.
AmountParts amountParts(QStringView text)
{
    AmountParts parts{text.trimmed()};
    QStringView &rest = parts.digits;
    if (rest.size() > 2 && rest.front() == u'(' && rest.back() == u')') {
        ++parts.minusCount;
        rest = rest.sliced(1, rest.size() - 2).trimmed();
    }
    for (bool isChanged = true; isChanged && !rest.isEmpty();) {
        isChanged = true;
        const QChar last = rest.back().toUpper();
        if (isMinus(rest.front()) || rest.front() == u'+') {
            ++(rest.front() == u'+' ? parts.plusCount : parts.minusCount);
            rest = rest.sliced(1).trimmed();
        } else if (rest.size() >= 2 && rest[0].toUpper() == u'R' && rest[1] == u'$') {
            rest = rest.sliced(2).trimmed();
        } else if (isMinus(last) || last == u'+' || last == u'C' || last == u'D') {
            ++(last == u'+' || last == u'C' ? parts.plusCount : parts.minusCount);
            rest = rest.chopped(1).trimmed();
        } else {
            isChanged = false;
        }
    }
    return parts;
}

/// Returns true for 1 to 3 digits, then groups of three digits after the separator.
bool isGrouped(QStringView text, QChar separator)
{
    qsizetype run = 0;
    bool isFirst = true;
    for (const QChar c : text) {
        if (c != separator) {
            ++run;
            continue;
        }
        if (isFirst ? run < 1 || run > 3 : run != 3)
            return false;
        isFirst = false;
        run = 0;
    }
    return isFirst ? run > 0 : run == 3;
}

tl::expected<qint64, StatementRule> centsOf(QStringView reais, QStringView decimals)
{
    qint64 cents = 0;
    int digits = 0;
    for (const QChar c : reais) {
        if (isSeparator(c))
            continue;
        digits += digits > 0 || c != u'0' ? 1 : 0;
        if (digits > kMaxReaisDigits)
            return tl::unexpected(StatementRule::AmountTooLarge);
        cents = cents * 10 + (c.unicode() - u'0');
    }
    for (qsizetype i = 2; i < decimals.size(); ++i) {
        if (decimals[i] != u'0')
            return tl::unexpected(StatementRule::AmountDecimals);
    }
    for (qsizetype i = 0; i < 2; ++i)
        cents = cents * 10 + (i < decimals.size() ? decimals[i].unicode() - u'0' : 0);
    return cents;
}

tl::expected<qint64, StatementRule> magnitudeOf(QStringView text)
{
    const bool isNumber =
        std::all_of(text.begin(), text.end(), [](QChar c) { return isDigit(c) || isSeparator(c); });
    if (!isNumber || !std::any_of(text.begin(), text.end(), isDigit))
        return tl::unexpected(StatementRule::AmountUnreadable);
    const qsizetype last = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(u','));
    if (last < 0)
        return centsOf(text, {});
    const QChar mark = text[last];
    const QChar other = mark == u'.' ? u',' : u'.';
    const QStringView reais = text.first(last);
    const QStringView decimals = text.sliced(last + 1);
    if (text.contains(other)) { // two kinds
        if (reais.contains(mark) || !isGrouped(reais, other) || decimals.isEmpty())
            return tl::unexpected(StatementRule::AmountUnreadable);
        return centsOf(reais, decimals);
    }
    if (reais.contains(mark)) { // one kind, repeated: thousands
        if (!isGrouped(text, mark))
            return tl::unexpected(StatementRule::AmountUnreadable);
        return centsOf(text, {});
    }
    if (decimals.isEmpty())
        return tl::unexpected(StatementRule::AmountUnreadable);
    if (decimals.size() == 3)
        return tl::unexpected(StatementRule::AmountAmbiguous);
    return centsOf(reais, decimals);
}

/// Parses the usual form "-1234.56" or "1234,56"; nullopt for every other one.
std::optional<Money> parsePlainAmount(QStringView text)
{
    const bool isOut = text.startsWith(u'-');
    if (isOut)
        text = text.sliced(1);
    constexpr qsizetype kDecimals = 2;
    const qsizetype mark = text.size() - kDecimals - 1;
    if (mark < 1 || mark > kMaxReaisDigits || !isSeparator(text[mark]))
        return std::nullopt;
    qint64 cents = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i == mark)
            continue;
        if (!isDigit(text[i]))
            return std::nullopt;
        cents = cents * 10 + (text[i].unicode() - u'0');
    }
    return Money::fromCents(isOut ? -cents : cents);
}

/// Returns the number that the digits show; nullopt for other characters.
std::optional<int> numberOf(QStringView digits)
{
    if (digits.isEmpty() || digits.size() > 4 ||
        !std::all_of(digits.begin(), digits.end(), isDigit))
        return std::nullopt;
    int number = 0;
    for (const QChar digit : digits)
        number = number * 10 + (digit.unicode() - u'0');
    return number;
}

QDate dayOf(std::optional<int> year, std::optional<int> month, std::optional<int> day)
{
    if (!year || !month || !day || *year < kMinYear || *year > kMaxYear)
        return {};
    return {*year, *month, *day};
}

int millisecondOf(std::optional<int> hour, std::optional<int> minute, std::optional<int> second)
{
    if (!hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 59)
        return StatedTime::kNoTime;
    return ((*hour * 60 + *minute) * 60 + *second) * 1000;
}

/// Returns the minutes of "[-3:BRT]"; nullopt for other text.
std::optional<int> zoneOf(QStringView text)
{
    if (!text.startsWith(u'[') || !text.endsWith(u']'))
        return std::nullopt;
    QStringView hours = text.sliced(1, text.size() - 2);
    const qsizetype colon = hours.indexOf(u':');
    hours = colon < 0 ? hours : hours.first(colon);
    const bool isWest = hours.startsWith(u'-');
    if (isWest || hours.startsWith(u'+'))
        hours = hours.sliced(1);
    const qsizetype dot = hours.indexOf(u'.'); // [-3.00:BRT]
    const auto number = numberOf(dot < 0 ? hours : hours.first(dot));
    if (!number || *number > 14)
        return std::nullopt;
    return (isWest ? -60 : 60) * *number;
}

/// Returns the year in which day and month are valid and next to the period.
QDate dayInPeriod(int month, int day, QDate period)
{
    if (!period.isValid())
        return {};
    QDate best;
    for (int year = period.year() - 1; year <= period.year() + 1; ++year) {
        const QDate candidate(year, month, day);
        if (candidate.isValid() &&
            (!best.isValid() || qAbs(candidate.daysTo(period)) < qAbs(best.daysTo(period))))
            best = candidate;
    }
    return best;
}

QDate tableDay(QStringView text, QDate period)
{
    if (text.size() == 8 && std::all_of(text.begin(), text.end(), isDigit))
        return dayOf(numberOf(text.first(4)), numberOf(text.sliced(4, 2)), numberOf(text.last(2)));
    const QChar mark = text.contains(u'/') ? u'/' : u'-';
    const qsizetype first = text.indexOf(mark);
    if (first < 0)
        return {};
    const qsizetype second = text.indexOf(mark, first + 1);
    const QStringView head = text.first(first);
    if (second < 0) {
        const auto day = numberOf(head);
        const auto month = numberOf(text.sliced(first + 1));
        return mark == u'/' && day && month ? dayInPeriod(*month, *day, period) : QDate();
    }
    const QStringView middle = text.sliced(first + 1, second - first - 1);
    const QStringView tail = text.sliced(second + 1);
    if (head.size() > 2)
        return tail.size() <= 2 ? dayOf(numberOf(head), numberOf(middle), numberOf(tail)) : QDate();
    auto year = numberOf(tail);
    if (year && tail.size() == 2)
        year = *year + 2000;
    return tail.size() == 2 || tail.size() == 4 ? dayOf(year, numberOf(middle), numberOf(head))
                                                : QDate();
}

} // namespace

tl::expected<Money, StatementRule> parseStatementAmount(QStringView text)
{
    if (const auto amount = parsePlainAmount(text))
        return *amount;
    const AmountParts parts = amountParts(text);
    if (parts.digits.isEmpty() && parts.plusCount + parts.minusCount == 0)
        return tl::unexpected(StatementRule::AmountMissing);
    if (parts.plusCount > 0 && parts.minusCount > 0)
        return tl::unexpected(StatementRule::AmountUnreadable);
    const auto cents = magnitudeOf(parts.digits);
    if (!cents)
        return tl::unexpected(cents.error());
    return Money::fromCents(parts.minusCount > 0 ? -*cents : *cents);
}

bool isWithoutSeparator(QStringView text)
{
    return std::any_of(text.begin(), text.end(), isDigit) &&
           std::none_of(text.begin(), text.end(), isSeparator);
}

QString withoutLeadingZeros(QStringView text)
{
    text = text.trimmed();
    const auto first = std::find_if(text.begin(), text.end(), [](QChar c) { return c != u'0'; });
    return text.sliced(first - text.begin()).toString();
}

tl::expected<StatedTime, StatementRule> parseOfxDate(QStringView text)
{
    text = text.trimmed();
    if (text.isEmpty())
        return tl::unexpected(StatementRule::DayMissing);
    const auto digitsEnd =
        std::find_if_not(text.begin(), text.end(), [](QChar c) { return isDigit(c); });
    const qsizetype digits = digitsEnd - text.begin();
    StatedTime stated;
    if (digits >= 8) {
        stated.day = dayOf(numberOf(text.first(4)), numberOf(text.sliced(4, 2)),
                           numberOf(text.sliced(6, 2)));
    }
    if (!stated.day.isValid())
        return tl::unexpected(StatementRule::DayImpossible);
    if (digits != 8 && digits != 12 && digits != 14)
        return tl::unexpected(StatementRule::TimeImpossible);
    if (digits > 8) {
        stated.millisecond =
            millisecondOf(numberOf(text.sliced(8, 2)), numberOf(text.sliced(10, 2)),
                          digits == 14 ? numberOf(text.sliced(12, 2)) : std::optional(0));
        if (stated.millisecond == StatedTime::kNoTime)
            return tl::unexpected(StatementRule::TimeImpossible);
    }
    QStringView rest = text.sliced(digits);
    if (rest.startsWith(u'.')) { // milliseconds
        const auto fraction = numberOf(rest.sliced(1, std::min<qsizetype>(3, rest.size() - 1)));
        if (!fraction || stated.millisecond == StatedTime::kNoTime || rest.size() < 4)
            return tl::unexpected(StatementRule::TimeImpossible);
        stated.millisecond += *fraction;
        rest = rest.sliced(4);
    }
    rest = rest.trimmed();
    if (rest.isEmpty())
        return stated;
    const auto zone = zoneOf(rest);
    if (!zone)
        return tl::unexpected(StatementRule::TimeImpossible);
    stated.zoneMinutes = *zone;
    return stated;
}

tl::expected<StatedTime, StatementRule> parseTableDate(QStringView text, QDate period)
{
    text = text.trimmed();
    if (text.isEmpty())
        return tl::unexpected(StatementRule::DayMissing);
    const auto blank =
        std::find_if(text.begin(), text.end(), [](QChar c) { return c.isSpace() || c == u'T'; });
    const QStringView day = text.first(blank - text.begin());
    StatedTime stated{tableDay(day, period)};
    if (!stated.day.isValid())
        return tl::unexpected(StatementRule::DayImpossible);
    if (blank != text.end()) {
        stated.millisecond = parseTimeOfDay(text.sliced(day.size() + 1));
        if (stated.millisecond == StatedTime::kNoTime)
            return tl::unexpected(StatementRule::TimeImpossible);
    }
    return stated;
}

int parseTimeOfDay(QStringView text)
{
    text = text.trimmed();
    if (text.size() < 5 || text[2] != u':')
        return StatedTime::kNoTime;
    const auto hour = numberOf(text.first(2));
    const auto minute = numberOf(text.sliced(3, 2));
    if (text.size() == 5)
        return millisecondOf(hour, minute, 0);
    if (text.size() < 8 || text[5] != u':')
        return StatedTime::kNoTime;
    const int whole = millisecondOf(hour, minute, numberOf(text.sliced(6, 2)));
    if (text.size() == 8 || whole == StatedTime::kNoTime)
        return whole;
    const auto fraction = text.size() == 12 && (text[8] == u'.' || text[8] == u',')
                              ? numberOf(text.sliced(9))
                              : std::nullopt;
    return fraction ? whole + *fraction : StatedTime::kNoTime;
}

} // namespace core
