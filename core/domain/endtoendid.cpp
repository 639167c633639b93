// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/endtoendid.h"

#include "core/domain/ascii.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr bool isCapitalOrDigit(QChar c)
{
    return isDigit(c) || (c >= u'A' && c <= u'Z');
}

constexpr bool isAlphanumeric(QChar c)
{
    return isCapitalOrDigit(c) || (c >= u'a' && c <= u'z');
}

bool isAlphanumeric(QStringView text, qsizetype min, qsizetype max)
{
    return text.size() >= min && text.size() <= max &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return isAlphanumeric(c); });
}

QDateTime minuteOf(QStringView digits)
{
    const auto number = [digits](qsizetype from, qsizetype count) {
        int value = 0;
        for (const QChar digit : digits.mid(from, count))
            value = value * 10 + (digit.unicode() - u'0');
        return value;
    };
    const QDate date(number(0, 4), number(4, 2), number(6, 2));
    const QTime time(number(8, 2), number(10, 2));
    // Qt would interpret a date without a time as midnight.
    return date.isValid() && time.isValid() ? QDateTime(date, time, Qt::UTC) : QDateTime();
}

} // namespace

std::optional<EndToEndId> EndToEndId::parse(QStringView text)
{
    if (text.size() != 32 || (text[0] != u'E' && text[0] != u'D'))
        return std::nullopt;
    const QStringView ispb = text.mid(1, 8);
    const QStringView minute = text.mid(9, 12);
    if (!isIspb(ispb) || !std::all_of(minute.begin(), minute.end(), isDigit) ||
        !isAlphanumeric(text.mid(21), 11, 11) || !minuteOf(minute).isValid())
        return std::nullopt;
    return EndToEndId(text.toString());
}

EndToEndId EndToEndId::payment(QStringView ispb, const QDateTime &at, QStringView own)
{
    Q_ASSERT(isIspb(ispb) && own.size() == 11);
    return EndToEndId(u"E%1%2%3"_s.arg(ispb, at.toUTC().toString("yyyyMMddHHmm"_L1), own));
}

QDateTime EndToEndId::minute() const
{
    return minuteOf(QStringView(m_text).mid(9, 12));
}

bool isIspb(QStringView text)
{
    return text.size() == 8 && std::all_of(text.begin(), text.end(), isCapitalOrDigit);
}

bool isStaticTxid(QStringView text)
{
    return isAlphanumeric(text, 1, 25);
}

} // namespace core
