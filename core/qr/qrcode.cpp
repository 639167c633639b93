// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/qr/qrcode.h"

#include <QtCore/QBuffer>

#include <qrcodegen/qrcodegen.hpp>

#include <stdexcept>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr uchar kBlack = 0;
constexpr uchar kWhite = 255;

using Symbol = qrcodegen::QrCode;

Symbol::Ecc levelOf(QrCode::ErrorCorrection correction)
{
    switch (correction) {
    case QrCode::ErrorCorrection::Low:
        return Symbol::Ecc::LOW;
    case QrCode::ErrorCorrection::Medium:
        return Symbol::Ecc::MEDIUM;
    case QrCode::ErrorCorrection::Quartile:
        return Symbol::Ecc::QUARTILE;
    case QrCode::ErrorCorrection::High:
        return Symbol::Ecc::HIGH;
    }
    Q_UNREACHABLE();
}

} // namespace

std::optional<QrCode> QrCode::encode(const QString &text, ErrorCorrection correction)
{
    // The library reads a C string; a text cut at its first U+0000 would be another text.
    if (text.isEmpty() || text.contains(QChar::Null))
        return std::nullopt;
    try {
        const Symbol symbol = Symbol::encodeText(text.toUtf8().constData(), levelOf(correction));
        const int size = symbol.getSize();
        QBitArray dark(qsizetype(size) * size);
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x)
                dark.setBit(y * size + x, symbol.getModule(x, y));
        }
        return QrCode(size, dark);
    } catch (const std::length_error &) { // also the base of qrcodegen::data_too_long
        return std::nullopt;
    }
}

bool QrCode::isDark(int x, int y) const
{
    return x >= 0 && y >= 0 && x < m_size && y < m_size && m_dark.testBit(y * m_size + x);
}

QImage QrCode::toImage(int pixelsPerModule) const
{
    Q_ASSERT(pixelsPerModule >= 1 && pixelsPerModule <= kMaxPixelsPerModule);
    const int side = (m_size + 2 * kQuietZone) * pixelsPerModule;
    QImage image(side, side, QImage::Format_Grayscale8);
    for (int y = 0; y < side; ++y) {
        uchar *line = image.scanLine(y);
        for (int x = 0; x < side; ++x) {
            const bool dark =
                isDark(x / pixelsPerModule - kQuietZone, y / pixelsPerModule - kQuietZone);
            line[x] = dark ? kBlack : kWhite;
        }
    }
    return image;
}

QByteArray QrCode::toPng(int pixelsPerModule) const
{
    QByteArray png;
    QBuffer buffer(&png);
    const bool written = toImage(pixelsPerModule).save(&buffer, "PNG");
    Q_ASSERT(written);
    return png;
}

QByteArray QrCode::toSvg() const
{
    QString path; // One rectangle per run of dark modules in a row.
    for (int y = 0; y < m_size; ++y) {
        for (int x = 0; x < m_size; ++x) {
            const int start = x;
            while (isDark(x, y))
                ++x;
            if (x > start) {
                path += u"M%1,%2h%3v1h-%3z"_s.arg(start + kQuietZone)
                            .arg(y + kQuietZone)
                            .arg(x - start);
            }
        }
    }
    const QString document =
        u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1 %1\""
        " shape-rendering=\"crispEdges\">"
        "<rect width=\"%1\" height=\"%1\" fill=\"#fff\"/><path fill=\"#000\" d=\"%2\"/></svg>\n"_s;
    return document.arg(m_size + 2 * kQuietZone).arg(path).toUtf8();
}

} // namespace core
