// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>

#include <utility>

namespace core
{

/// Named periods such as "yesterday" or "last month". Days are business days.
enum class Period { Any, Today, Yesterday, ThisWeek, LastWeek, ThisMonth, LastMonth, Chosen };

/// Returns the first and last day; two invalid dates for Any and Chosen. Weeks start on Sunday.
[[nodiscard]] std::pair<QDate, QDate> daysOf(Period period, QDate today);

/// Returns the period of these days: Any for two invalid dates, Chosen for days without a name.
[[nodiscard]] Period periodOf(QDate first, QDate last, QDate today);

} // namespace core
