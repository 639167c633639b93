// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// Formats a timestamp for the API: "YYYY-mm-dd HH:mm:ss" in Brasília time (specification 2.1).
/// Truncates milliseconds.
[[nodiscard]] QString toWireTime(const QDateTime &utc);

/// Parses a timestamp and returns UTC. An hour that occurred twice at the end of daylight saving
/// time means its second occurrence. Returns nullopt for other formats and for days or hours that
/// never existed.
[[nodiscard]] std::optional<QDateTime> fromWireTime(const QString &text);

/// Works as fromWireTime(), and also accepts ISO 8601 with a "T", with fractions of a second and
/// with an offset, as foreign services write. Without an offset the time is Brasília time.
[[nodiscard]] std::optional<QDateTime> fromForeignTime(const QString &text);

/// Parses "YYYY-MM-DD" (specification 4.4) and no other format.
[[nodiscard]] std::optional<QDate> fromWireDay(const QString &text);

/// Parses an API id: 8-4-4-4-12 hexadecimal digits in either case. Rejects the null id.
[[nodiscard]] std::optional<QUuid> fromWireId(const QString &text);
[[nodiscard]] QString toWireId(const QUuid &id);

} // namespace core
