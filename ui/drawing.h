// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/qr/qrcode.h"

#include <QtCore/QRect>
#include <QtCore/QSizeF>
#include <QtGui/QImage>

#include <optional>

namespace ui
{

/// Smaller modules are more than many a phone's camera resolves at arm's length.
inline constexpr qreal kMinModuleMillimetres = 0.5;

/// What keeps a phone from reading a code off a picture of it.
enum class DrawingProblem {
    Modules,   ///< one is dark that should be light, or the other way round; or nothing is there
    QuietZone, ///< the four modules around the symbol are not all light
    Contrast,  ///< a dark and a light module differ by less than seven tenths of black and white
    TooDense,  ///< the modules are smaller than kMinModuleMillimetres
};

/// Reads a picture of the code back, module by module. `card`: the square in pixels of the picture
/// in which the symbol must stand with its quiet zone.
[[nodiscard]] std::optional<DrawingProblem> drawingProblem(const QImage &picture, const QRect &card,
                                                           const core::QrCode &code,
                                                           qreal pixelsPerMillimetre);

/// How fine a screen is, by its pixels and its size in millimetres. Many a screen tells no size or
/// a silly one: then it is taken for what `ratio`, its device pixel ratio, was set for, 96
/// device-independent pixels to an inch.
[[nodiscard]] qreal pixelsPerMillimetre(QSize pixels, QSizeF millimetres, qreal ratio);

} // namespace ui
