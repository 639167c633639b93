// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/codepicture.h"

#include <QtCore/QBuffer>
#include <QtGui/QImage>
#include <QtGui/QImageReader>

#include <ZXing/DecodeHints.h>
#include <ZXing/ReadBarcode.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxSide = 2048; // pixels

/// Returns a null picture if the file is not a PNG of acceptable size. The size is checked before
/// memory is allocated for the pixels.
QImage pngOf(QByteArray file)
{
    QBuffer buffer(&file);
    QImageReader reader(&buffer, "png");
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    const bool isAcceptable = size.isValid() && qMax(size.width(), size.height()) <= kMaxSide;
    return isAcceptable ? reader.read() : QImage();
}

} // namespace

QString codeInPicture(const QByteArray &picture)
{
    const qsizetype comma = picture.indexOf(',');
    const bool hasPrefix = comma >= 0;
    if (hasPrefix && picture.left(comma).toLower() != "data:image/png;base64")
        return {};
    const auto file = QByteArray::fromBase64Encoding(picture.mid(comma + 1).trimmed(),
                                                     QByteArray::AbortOnBase64DecodingErrors);
    if (!file)
        return {};
    const QImage pixels = pngOf(*file);
    if (pixels.isNull())
        return {};
    // Transparent pixels of a code are white paper.
    QImage paper(pixels.size(), QImage::Format_Grayscale8);
    paper.fill(Qt::white);
    const QImage colors = pixels.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < colors.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(colors.constScanLine(y));
        uchar *to = paper.scanLine(y);
        for (int x = 0; x < colors.width(); ++x)
            to[x] = static_cast<uchar>(255 - qAlpha(from[x]) * (255 - qGray(from[x])) / 255);
    }
    const ZXing::ImageView view(paper.constBits(), paper.width(), paper.height(),
                                ZXing::ImageFormat::Lum, static_cast<int>(paper.bytesPerLine()));
    const auto hints =
        ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode).setTryHarder(true);
    const auto found = ZXing::ReadBarcode(view, hints);
    return found.isValid() ? QString::fromStdWString(found.text()) : QString();
}

} // namespace core
