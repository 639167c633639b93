// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QSize>

namespace app
{

/// Returns the largest scale of core::Appearance, at most `wanted`, at which the minimum window
/// fits that screen; 100 if none fits.
[[nodiscard]] int fittingScale(int wanted, QSize screen);

/// Scales the user interface to `wanted` percent, or as large as the screen allows. Call before the
/// application is created, because Qt reads the factor only then, and before any thread starts.
void applyScale(int wanted, int argc, char *argv[]);

} // namespace app
