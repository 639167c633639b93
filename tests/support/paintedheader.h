// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QImage>
#include <QtWidgets/QHeaderView>

#include <algorithm>

namespace support
{

/// Returns the width of the painted name of a column, in pixels.
inline int paintedNameWidth(QHeaderView &header, int column)
{
    const QRect section(header.sectionViewportPosition(column), 0, header.sectionSize(column),
                        header.height() - 4); // without the line below
    const QImage image = header.grab(section).toImage();
    const QRgb ground = image.pixel(image.width() / 2, 2);
    int first = image.width();
    int last = 0;
    for (int x = 2; x < image.width() - 2; ++x) {
        for (int y = 4; y < image.height(); ++y) {
            if (image.pixel(x, y) == ground)
                continue;
            first = std::min(first, x);
            last = std::max(last, x);
        }
    }
    return last - first;
}

/// Returns true if a wider column would show more of its name.
inline bool isNameCut(QHeaderView &header, int column)
{
    const int width = paintedNameWidth(header, column);
    header.resizeSection(column, header.sectionSize(column) + 40);
    return width <= 0 || width != paintedNameWidth(header, column);
}

} // namespace support
