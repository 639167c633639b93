// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QTimeZone>

namespace core
{

/// The zone of every civil date and time of the service: Brasília time out of the tz database, so
/// that old days with summer time come out right too. The one place that names it.
[[nodiscard]] const QTimeZone &brasilia();

/// The day on which a moment falls in Brasília.
[[nodiscard]] QDate brasiliaDay(const QDateTime &moment);

/// The first moment of a day in Brasília, UTC. Not always midnight: summer time used to skip it.
[[nodiscard]] QDateTime startOfBrasiliaDay(QDate day);

} // namespace core
