// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QColor>
#include <QtGui/QIcon>
#include <QtGui/QPixmap>

class QPainter;

namespace ui
{

/// Draws one of our own icons (resources/icons, by file name without ending) into `rect`, in one
/// colour.
void paintIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour);

/// The same as a QIcon for buttons, `size` device-independent pixels, sharp at every pixel ratio.
[[nodiscard]] QIcon icon(const QString &name, const QColor &colour, int size = 20);

} // namespace ui
