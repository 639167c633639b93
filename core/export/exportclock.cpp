// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportclock.h"

#include "core/domain/brasilia.h"

#include <cstdlib>

namespace core
{

namespace
{

constexpr qint64 kHour = 3'600'000;
constexpr qint64 kDay = 24 * kHour;
constexpr qint64 kEpoch = 2'440'588; ///< Julian day of 1970-01-01

constexpr qint64 floored(qint64 value, qint64 unit)
{
    return value / unit - (value % unit < 0 ? 1 : 0);
}

} // namespace

CivilTime ExportClock::civil(const QDateTime &time)
{
    const qint64 moment = time.toMSecsSinceEpoch();
    if (const qint64 hour = floored(moment, kHour); hour != m_hour) {
        m_hour = hour;
        m_offset = brasilia().offsetFromUtc(time);
    }
    const qint64 local = moment + m_offset * qint64(1000);
    const qint64 day = floored(local, kDay);
    if (day != m_day) {
        m_day = day;
        QDate::fromJulianDay(kEpoch + day).getDate(&m_year, &m_month, &m_dayOfMonth);
    }
    return {day,          m_year, m_month, m_dayOfMonth, static_cast<int>(local - day * kDay),
            m_offset / 60};
}

QByteArrayView ExportClock::iso(const QDateTime &time)
{
    if (!time.isValid())
        return {};
    const CivilTime now = civil(time);
    const int second = now.millisecond / 1000;
    const int offset = std::abs(now.offsetMinutes);
    char *to = m_iso.data();
    const auto add = [&to](int number, int digits, char behind) {
        for (int i = digits - 1; i >= 0; --i, number /= 10)
            to[i] = static_cast<char>('0' + number % 10);
        to += digits;
        *to++ = behind;
    };
    add(now.year, 4, '-');
    add(now.month, 2, '-');
    add(now.dayOfMonth, 2, 'T');
    add(second / 3600, 2, ':');
    add(second / 60 % 60, 2, ':');
    add(second % 60, 2, '.');
    add(now.millisecond % 1000, 3, now.offsetMinutes < 0 ? '-' : '+');
    add(offset / 60, 2, ':');
    add(offset % 60, 2, '\0');
    return {m_iso.data(), to - m_iso.data() - 1};
}

} // namespace core
