// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtGui/QImage>

namespace support
{

/// Decodes a QR code as a phone does; empty if there is none.
QString scanned(const QImage &image);

} // namespace support
