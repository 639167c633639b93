// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QTimeZone>

namespace core
{

/// Returns the time zone of every civil date and time in the service. The zone comes from the tz
/// database, so past days with daylight saving time are correct. No other code names the zone.
[[nodiscard]] const QTimeZone &brasilia();

/// Returns the timestamp with date and time of day in Brasília, for display and for file names.
[[nodiscard]] QDateTime brasiliaTime(const QDateTime &timestamp);

/// Returns true if a clock in the time zone of the computer shows Brasília time at the timestamp.
[[nodiscard]] bool isLocalTimeBrasilia(const QDateTime &timestamp);

/// Returns the date of a timestamp in Brasília.
[[nodiscard]] QDate brasiliaDay(const QDateTime &timestamp);

/// Returns the start of a day in Brasília, as UTC. The start is not always midnight: daylight
/// saving time used to skip midnight.
[[nodiscard]] QDateTime startOfBrasiliaDay(QDate day);

} // namespace core
