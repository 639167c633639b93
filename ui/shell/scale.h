// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QSizeF>

namespace ui
{

/// Calculates the largest scale of core::Appearance that fits a screen. `screen` is the size in
/// pixels at the factor 1; `given` is the factor of the environment (QT_SCALE_FACTOR).
class ScaleLimit
{
public:
    ScaleLimit(QSizeF screen, double given);

    /// Returns the limit of the primary screen. Call after the application was created.
    [[nodiscard]] static ScaleLimit ofPrimaryScreen();

    /// Returns the largest scale, at most `wanted` percent, at which the minimum window fits; 100
    /// if none fits.
    [[nodiscard]] int fittingScale(int wanted) const;

    /// Returns the factor for a scale. A factor of the environment above 1 is reduced if the
    /// minimum window would not fit.
    [[nodiscard]] double factorFor(int wanted) const;

private:
    [[nodiscard]] bool fits(double factor) const;

    QSizeF m_screen;
    double m_given;
};

/// Scales the user interface to `wanted` percent, or as large as the primary screen allows. Open
/// windows change at once and keep input, focus, and the size on the screen. A window that would be
/// too small grows. Do not call while a widget handles an event of the mouse or keyboard.
void applyScale(int wanted);

} // namespace ui
