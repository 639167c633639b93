// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>

#include <utility>

namespace ui
{

/// Days that people name: "yesterday", "last month". As the service counts days, in Brasília.
enum class Period { Any, Today, Yesterday, ThisWeek, LastWeek, ThisMonth, LastMonth, Chosen };

/// The first and the last day of it; two invalid ones for Any and Chosen. Weeks begin on Sunday.
[[nodiscard]] std::pair<QDate, QDate> daysOf(Period period, QDate today);

/// The one of these days: Any of none at all, Chosen of those without a name.
[[nodiscard]] Period periodOf(QDate first, QDate last, QDate today);

} // namespace ui
