// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// A moment as the API writes it, "YYYY-mm-dd HH:mm:ss" in Brasília time (specification 2.1).
/// Milliseconds are cut off.
[[nodiscard]] QString toWireTime(const QDateTime &utc);

/// The moment, UTC; of an hour that summer time's end gave twice, the second one. Nothing for what
/// is not written so, or names a day or an hour that there never was.
[[nodiscard]] std::optional<QDateTime> fromWireTime(const QString &text);

/// "YYYY-MM-DD" (specification 4.4), and nothing but that.
[[nodiscard]] std::optional<QDate> fromWireDay(const QString &text);

/// An id as the API writes it: 8-4-4-4-12 hexadecimal digits, in either case; not the null one.
[[nodiscard]] std::optional<QUuid> fromWireId(const QString &text);
[[nodiscard]] QString toWireId(const QUuid &id);

} // namespace core
