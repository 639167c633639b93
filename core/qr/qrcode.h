// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QBitArray>
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtGui/QImage>

#include <optional>

namespace core
{

/// The module grid of a QR code (ISO/IEC 18004, Model 2), and pictures of it that any reader takes:
/// whole pixels per module, pure black on white, with the quiet zone. A plain value for any thread;
/// it does not know what its text means. The same text always gives the same grid.
class QrCode
{
public:
    /// How much of the symbol may be unreadable.
    enum class ErrorCorrection {
        Low,      ///< about 7 %
        Medium,   ///< about 15 %
        Quartile, ///< about 25 %
        High,     ///< about 30 %
    };

    /// White modules that a reader needs on every side of the symbol.
    static constexpr int kQuietZone = 4;
    static constexpr int kMaxPixelsPerModule = 64;

    /// The smallest symbol for the text, as UTF-8; with more correction than asked for where that
    /// costs no larger symbol. Nothing if the text is empty, holds U+0000 or is too long: at Medium
    /// 2331 bytes fit, of digits 5596, of capitals and digits 3391.
    [[nodiscard]] static std::optional<QrCode>
    encode(const QString &text, ErrorCorrection correction = ErrorCorrection::Medium);

    /// Modules per side without the quiet zone: 21 to 177.
    [[nodiscard]] int size() const { return m_size; }

    /// The module in column x of row y, from 0 at the top left; false outside of the symbol.
    [[nodiscard]] bool isDark(int x, int y) const;

    /// `pixelsPerModule`: 1 to kMaxPixelsPerModule. The side has (size() + 2 * kQuietZone) times as
    /// many pixels; Format_Grayscale8.
    [[nodiscard]] QImage toImage(int pixelsPerModule) const;

    /// toImage() as the bytes of a PNG file, one bit per pixel.
    [[nodiscard]] QByteArray toPng(int pixelsPerModule) const;

    /// A PNG for web pages, with 4 pixels per module: `qr_code_image` of specification 2.1, with a
    /// blank after the comma.
    [[nodiscard]] QByteArray toDataUri() const;

    /// An SVG document with one module as the unit of its view box, quiet zone included: a white
    /// square, and one black path. Without a size of its own, so that it fills what it is put into.
    [[nodiscard]] QByteArray toSvg() const;

    bool operator==(const QrCode &) const = default;

private:
    QrCode(int size, QBitArray dark)
        : m_size(size)
        , m_dark(std::move(dark))
    {}

    int m_size;
    QBitArray m_dark; ///< row by row
};

} // namespace core
