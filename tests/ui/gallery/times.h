// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace gallery
{

/// Returns the dates and times in the visible texts, tool tips and accessible texts of a window,
/// one "widget<tab>time" each, sorted and without repetitions. Ages such as "12:07" are not times.
[[nodiscard]] QStringList timesIn(const QWidget &window);

} // namespace gallery
