// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtCore/QStringView>

#include <optional>
#include <utility>

namespace core
{

/// Parses a day or a period as people type it in Portuguese, English or Spanish: "20/11", "hoje",
/// "ontem", "sexta", "last friday", "semana pasada", "este mês". Returns the first and the last
/// day; nullopt if the text means no day. Case and accents do not matter.
///
/// A day without a year is the latest one up to `today`. A weekday is the latest one up to and
/// including `today`; "last friday" is the latest one before. Weeks start on Sunday.
[[nodiscard]] std::optional<std::pair<QDate, QDate>> parseTypedDays(QStringView text, QDate today);

} // namespace core
