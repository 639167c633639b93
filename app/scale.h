// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QSize>

namespace app
{

/// Of the choices of ui::Appearance the largest that is at most `wanted` and at which the smallest
/// window has room on a screen of that size; 100 if none has.
[[nodiscard]] int fittingScale(int wanted, QSize screen);

/// Draws everything as large, or as large as fits on the screen. Before there is an application,
/// since Qt asks only then, and before there are threads.
void applyScale(int wanted, int argc, char *argv[]);

} // namespace app
