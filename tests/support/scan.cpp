// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/scan.h"

#include <ZXing/ReadBarcode.h>

namespace support
{

QString scanned(const QImage &image)
{
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(),
                                ZXing::ImageFormat::Lum, static_cast<int>(grey.bytesPerLine()));
    const ZXing::DecodeHints hints =
        ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode).setTryHarder(true);
    const auto result = ZXing::ReadBarcode(view, hints);
    return result.isValid() ? QString::fromStdWString(result.text()) : QString();
}

} // namespace support
