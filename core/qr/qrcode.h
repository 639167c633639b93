// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QBitArray>
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtGui/QImage>

#include <optional>

namespace core
{

/// The module grid of a QR code (ISO/IEC 18004, Model 2) and its renderings. Every rendering has
/// whole pixels per module, pure black on white and a quiet zone, for any reader. A plain value for
/// any thread, independent of the meaning of its text. The same text always gives the same grid.
class QrCode
{
public:
    /// The share of the symbol that may be unreadable.
    enum class ErrorCorrection {
        Low,      ///< about 7 %
        Medium,   ///< about 15 %
        Quartile, ///< about 25 %
        High,     ///< about 30 %
    };

    /// Width in modules of the white border that a reader requires on every side.
    static constexpr int kQuietZone = 4;
    static constexpr int kMaxPixelsPerModule = 64;

    /// Returns the smallest symbol for the text, as UTF-8. Raises the error correction if the
    /// symbol does not grow. Returns nullopt if the text is empty, is too long, or contains U+0000
    /// or half of a surrogate pair. Capacity at Medium: 2331 bytes, 5596 digits, or 3391 capitals
    /// and digits.
    [[nodiscard]] static std::optional<QrCode>
    encode(const QString &text, ErrorCorrection correction = ErrorCorrection::Medium);

    /// Returns the modules per side without the quiet zone: 21 to 177.
    [[nodiscard]] int size() const { return m_size; }

    /// Returns the module in column x of row y, from 0 at the top left. Returns false outside of
    /// the symbol.
    [[nodiscard]] bool isDark(int x, int y) const;

    /// Renders the symbol in Format_Grayscale8. `pixelsPerModule`: 1 to kMaxPixelsPerModule. The
    /// side has (size() + 2 * kQuietZone) * pixelsPerModule pixels.
    [[nodiscard]] QImage toImage(int pixelsPerModule) const;

    /// Returns toImage() as a PNG file with one bit per pixel.
    [[nodiscard]] QByteArray toPng(int pixelsPerModule) const;

    /// Returns a PNG data URI for web pages, with 4 pixels per module: `qr_code_image` of
    /// specification 2.1, with a space after the comma.
    [[nodiscard]] QByteArray toDataUri() const;

    /// Returns an SVG document with one module per unit of the view box, quiet zone included: a
    /// white square and one black path. The document has no size of its own and fills its
    /// container.
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
