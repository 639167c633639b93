// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtCore/QString>

namespace ui
{

/// Returns the time of day at which a business day begins: "02:00".
[[nodiscard]] QString cutoffText(int cutoffMinutes);

/// Returns a business day with its weekday. With a cutoff, ", from 02:00" follows.
[[nodiscard]] QString businessDayText(QDate day, int cutoffMinutes);

} // namespace ui
