// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QColor>
#include <QtGui/QIcon>
#include <QtGui/QPixmap>

class QPainter;

namespace ui
{

/// Draws an icon of the program (resources/icons, file name without extension) into `rect` in one
/// colour.
void paintIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour);

/// Returns the same icon as a QIcon of `size` device-independent pixels, sharp at every pixel
/// ratio.
[[nodiscard]] QIcon icon(const QString &name, const QColor &colour, int size = 20);

} // namespace ui
