// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

/// Reads the QR code in a picture of a foreign service: a PNG file as a data URI, or as Base64
/// alone. Returns an empty text for anything else: a picture without a readable code, or with
/// sides of more than 2,048 pixels. The text is untrusted, like `qr_code`.
[[nodiscard]] QString codeInPicture(const QByteArray &picture);

} // namespace core
