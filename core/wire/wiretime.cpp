// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/wiretime.h"

#include "core/domain/brasilia.h"

#include <QtCore/QCalendar>
#include <QtCore/QRegularExpression>

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

const QString &timestampFormat()
{
    static const QString format = u"yyyy-MM-dd HH:mm:ss"_s;
    return format;
}

} // namespace

/// Formats like timestampFormat() but many times faster: a page has hundreds of timestamps, most of
/// them in few hours. The UTC offset of Brasília only ever changed on the hour.
QString toWireTime(const QDateTime &utc)
{
    constexpr qint64 kHour = 3600;
    constexpr qint64 kDay = 24 * kHour;
    constexpr qint64 kEpoch = 2'440'588; // as a Julian day
    const qint64 seconds = utc.toSecsSinceEpoch();
    if (seconds < kDay)
        return utc.toTimeZone(brasilia()).toString(timestampFormat());
    thread_local qint64 hour = -1;
    thread_local qint64 offset = 0;
    if (std::exchange(hour, seconds / kHour) != seconds / kHour)
        offset = brasilia().offsetFromUtc(utc);
    const qint64 local = seconds + offset;
    const auto [year, month, day] =
        QCalendar().partsFromDate(QDate::fromJulianDay(kEpoch + local / kDay));
    QString text = u"0000-00-00 00:00:00"_s;
    QChar *const digits = text.data();
    const auto write = [digits](int last, qint64 number) {
        for (; number > 0; number /= 10)
            digits[last--] = QChar(u'0' + static_cast<char16_t>(number % 10));
    };
    write(3, year);
    write(6, month);
    write(9, day);
    write(12, local % kDay / kHour);
    write(15, local % kHour / 60);
    write(18, local % 60);
    return text;
}

std::optional<QDateTime> fromWireTime(const QString &text)
{
    // Parses as UTC first: fromString() uses the local zone of the computer, where the hour may not
    // exist.
    const QDate day = QDate::fromString(text.left(10), u"yyyy-MM-dd"_s);
    const QTime time = QTime::fromString(text.mid(11), u"HH:mm:ss"_s);
    if (text.size() != 19 || text.at(10) != u' ' || !day.isValid() || !time.isValid())
        return std::nullopt;
    const QDateTime timestamp(day, time, brasilia());
    // Qt moves an hour that daylight saving time skipped.
    if (!timestamp.isValid() || timestamp.toString(timestampFormat()) != text)
        return std::nullopt;
    return timestamp.toUTC();
}

std::optional<QDateTime> fromForeignTime(const QString &text)
{
    if (const auto timestamp = fromWireTime(text))
        return timestamp;
    static const QRegularExpression pattern(
        u"^(\\d{4}-\\d\\d-\\d\\d)[T ](\\d\\d:\\d\\d:\\d\\d)(?:[.,]\\d{1,9})?"
        "(?:(Z)|([+-])(\\d\\d):?(\\d\\d))?$"_s);
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const bool hasOffset = !match.captured(3).isEmpty() || !match.captured(4).isEmpty();
    if (!hasOffset)
        return fromWireTime(match.captured(1) + u' ' + match.captured(2));
    const QDate day = QDate::fromString(match.captured(1), Qt::ISODate);
    const QTime time = QTime::fromString(match.captured(2), u"HH:mm:ss"_s);
    const int hours = match.captured(5).toInt();
    const int minutes = match.captured(6).toInt();
    constexpr int kMaxHours = 14;
    if (!day.isValid() || !time.isValid() || hours > kMaxHours || minutes > 59)
        return std::nullopt;
    const int offset = (hours * 60 + minutes) * 60 * (match.captured(4) == u"-"_s ? -1 : 1);
    return QDateTime(day, time, Qt::UTC).addSecs(-offset);
}

std::optional<QDate> fromWireDay(const QString &text)
{
    const QDate day = QDate::fromString(text, u"yyyy-MM-dd"_s);
    if (!day.isValid() || day.toString(Qt::ISODate) != text)
        return std::nullopt;
    return day;
}

/// Checks the whole text: QUuid also accepts braces and ignores trailing text.
std::optional<QUuid> fromWireId(const QString &text)
{
    constexpr qsizetype kLength = 36;
    const QUuid id =
        text.size() == kLength && text.front() != u'{' ? QUuid::fromString(text) : QUuid();
    return id.isNull() ? std::nullopt : std::optional(id);
}

QString toWireId(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

} // namespace core
