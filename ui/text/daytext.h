// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtCore/QLocale>
#include <QtCore/QString>

namespace ui
{

/// Returns the time of day at which a business day begins: "02:00".
[[nodiscard]] QString cutoffText(int cutoffMinutes);

/// Returns a business day: "28/11/2026", or "28/11/2026, from 02:00" with a cutoff.
[[nodiscard]] QString businessDayText(QDate day, int cutoffMinutes, QLocale::FormatType format);

} // namespace ui
