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
constexpr int kDateLength = 11;      ///< "2026-11-21T" or "21/11/2026 "

constexpr qint64 floored(qint64 value, qint64 unit)
{
    return value / unit - (value % unit < 0 ? 1 : 0);
}

/// Adds a number with that many digits and the character `behind`.
template<int digits>
void add(char *&to, int number, char behind)
{
    for (int i = digits - 1; i >= 0; --i, number /= 10)
        to[i] = static_cast<char>('0' + number % 10);
    to[digits] = behind;
    to += digits + 1;
}

} // namespace

CivilTime ExportClock::civil(const QDateTime &time)
{
    const qint64 timestamp = time.toMSecsSinceEpoch();
    if (const qint64 hour = floored(timestamp, kHour); hour != m_hour) {
        m_hour = hour;
        m_offset = brasilia().offsetFromUtc(time);
    }
    const qint64 local = timestamp + m_offset * qint64(1000);
    const qint64 day = floored(local, kDay);
    if (day != m_day) {
        m_day = day;
        QDate::fromJulianDay(kEpoch + day).getDate(&m_year, &m_month, &m_dayOfMonth);
        char *iso = m_iso.data();
        add<4>(iso, m_year, '-');
        add<2>(iso, m_month, '-');
        add<2>(iso, m_dayOfMonth, 'T');
        char *brazilian = m_brazilian.data();
        add<2>(brazilian, m_dayOfMonth, '/');
        add<2>(brazilian, m_month, '/');
        add<4>(brazilian, m_year, ' ');
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
    char *to = m_iso.data() + kDateLength;
    add<2>(to, second / 3600, ':');
    add<2>(to, second / 60 % 60, ':');
    add<2>(to, second % 60, '.');
    add<3>(to, now.millisecond % 1000, now.offsetMinutes < 0 ? '-' : '+');
    add<2>(to, offset / 60, ':');
    add<2>(to, offset % 60, '\0');
    return {m_iso.data(), to - m_iso.data() - 1};
}

QByteArrayView ExportClock::brazilian(const QDateTime &time)
{
    if (!time.isValid())
        return {};
    const CivilTime now = civil(time);
    const int second = now.millisecond / 1000;
    char *to = m_brazilian.data() + kDateLength;
    add<2>(to, second / 3600, ':');
    add<2>(to, second / 60 % 60, ':');
    add<2>(to, second % 60, '\0');
    return {m_brazilian.data(), to - m_brazilian.data() - 1};
}

} // namespace core
