// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"

namespace core
{

const QTimeZone &brasilia()
{
    static const QTimeZone zone("America/Sao_Paulo");
    return zone;
}

QDateTime brasiliaTime(const QDateTime &timestamp)
{
    return timestamp.toTimeZone(brasilia());
}

bool isLocalTimeBrasilia(const QDateTime &timestamp)
{
    return timestamp.toLocalTime().offsetFromUtc() == brasiliaTime(timestamp).offsetFromUtc();
}

QDate brasiliaDay(const QDateTime &timestamp)
{
    return brasiliaTime(timestamp).date();
}

QDateTime startOfBrasiliaDay(QDate day)
{
    const QDateTime start = day.startOfDay(brasilia()).toUTC();
    // When daylight saving time ended at 01:00, midnight occurred twice, and Qt returns the second
    // one.
    const QDateTime hourBefore = start.addSecs(-3600);
    return brasiliaDay(hourBefore) == day ? hourBefore : start;
}

} // namespace core
