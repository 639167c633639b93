// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/qr/qrcode.h"

#include "core/qr/bestmask.h"

#include <png.h>
#include <qrcodegen/qrcodegen.hpp>

#include <stdexcept>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr uchar kBlack = 0;
constexpr uchar kWhite = 255;
constexpr int kPixelsPerModuleInUri = 4;

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

/// Ends the program: a libpng error is a bug or a lack of memory, which Qt does not survive either.
[[noreturn]] void endAtPngError(png_structp, png_const_charp message)
{
    qFatal("libpng: %s", message);
}

void appendPng(png_structp writer, png_bytep bytes, size_t count)
{
    static_cast<QByteArray *>(png_get_io_ptr(writer))
        ->append(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(count));
}

} // namespace

std::optional<QrCode> QrCode::encode(const QString &text, ErrorCorrection correction)
{
    // The library reads a C string, which would end at the first U+0000.
    if (text.isEmpty() || text.contains(QChar::Null) || !text.isValidUtf16())
        return std::nullopt;
    try {
        const Symbol symbol = Symbol::encodeSegments(
            qrcodegen::QrSegment::makeSegments(text.toUtf8().constData()), levelOf(correction),
            Symbol::MIN_VERSION, Symbol::MAX_VERSION, 0);
        return QrCode(symbol.getSize(), bestMasked(symbol));
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
    Q_ASSERT(pixelsPerModule >= 1 && pixelsPerModule <= kMaxPixelsPerModule);
    QByteArray png;
    png_structp writer =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, endAtPngError, nullptr);
    png_infop info = png_create_info_struct(writer);
    png_set_write_fn(writer, &png, appendPng, nullptr);

    // Fast settings: the picture is small and its rows repeat, which filters would hide.
    png_set_compression_level(writer, 1);
    png_set_compression_mem_level(writer, 6);
    png_set_filter(writer, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    const int side = (m_size + 2 * kQuietZone) * pixelsPerModule;
    png_set_IHDR(writer, info, static_cast<png_uint_32>(side), static_cast<png_uint_32>(side), 1,
                 PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_write_info(writer, info);
    std::vector<png_byte> line;
    for (int y = -kQuietZone; y < m_size + kQuietZone; ++y) {
        line.assign(static_cast<size_t>(side + 7) / 8, 0xFF); // one bit per pixel, white is 1
        for (int x = 0; x < m_size; ++x) {
            if (!isDark(x, y))
                continue;
            const int left = (x + kQuietZone) * pixelsPerModule;
            for (int pixel = left; pixel < left + pixelsPerModule; ++pixel)
                line[static_cast<size_t>(pixel / 8)] &= static_cast<png_byte>(~(0x80 >> pixel % 8));
        }
        for (int i = 0; i < pixelsPerModule; ++i)
            png_write_row(writer, line.data());
    }
    png_write_end(writer, info);
    png_destroy_write_struct(&writer, &info);
    return png;
}

QByteArray QrCode::toDataUri() const
{
    return "data:image/png;base64, " + toPng(kPixelsPerModuleInUri).toBase64();
}

QByteArray QrCode::toSvg() const
{
    QString path; // one rectangle per run of dark modules in a row
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
