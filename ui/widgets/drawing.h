// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/qr/qrcode.h"

#include <QtCore/QRect>
#include <QtCore/QSizeF>
#include <QtGui/QImage>

#include <optional>

namespace ui
{

/// Minimum module size. Many phone cameras cannot resolve smaller modules at arm's length.
inline constexpr qreal kMinModuleMillimetres = 0.5;

/// Reasons why a phone cannot read a rendered code.
enum class DrawingProblem {
    Modules,   ///< a module has the wrong colour, or the code is missing
    QuietZone, ///< the four modules around the symbol are not all light
    Contrast,  ///< a dark and a light module differ by less than 0.7 of the black-white range
    TooDense,  ///< the modules are smaller than kMinModuleMillimetres
};

/// Reads a rendered code back, module by module. `card`: the square, in pixels of the picture, that
/// contains the symbol and its quiet zone. nullopt if the code is correct.
[[nodiscard]] std::optional<DrawingProblem> drawingProblem(const QImage &picture, const QRect &card,
                                                           const core::QrCode &code,
                                                           qreal pixelsPerMillimetre);

/// Returns the resolution of a screen from its pixels and its size in millimetres. If the reported
/// size is missing or implausible, assumes 96 device-independent pixels per inch at `ratio`, the
/// device pixel ratio.
[[nodiscard]] qreal pixelsPerMillimetre(QSize pixels, QSizeF millimetres, qreal ratio);

} // namespace ui
