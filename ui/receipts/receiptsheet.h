// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/qr/qrcode.h"
#include "core/till/printing.h"

#include <QtCore/QList>
#include <QtCore/QRectF>
#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtGui/QImage>

class QPainter;

namespace ui
{

/// Sizes and distances on the paper in 0.01 mm.
struct ReceiptLook
{
    qreal width;
    qreal height; ///< 0: length of the content
    qreal margin; ///< left and right; without the unprintable margin of a roll printer
    qreal top;
    int small;
    int body;
    int name;
    int word;
    int amount;
    qreal labels;            ///< width of the label column; 0: labels above their values
    Qt::Alignment alignment; ///< of everything except the fields
    QRgb labelInk;           ///< thermal printers print only black
};

/// Layout of a receipt or slip, filled from top to bottom. All texts pass through visibleText().
/// All lengths are in 0.01 mm.
class ReceiptSheet
{
public:
    static constexpr int kMaxLines = 6; ///< of a value; fits all values of the local service

    /// `maxLines`: maximum number of lines of a value.
    ReceiptSheet(core::Paper paper, int maxLines);

    [[nodiscard]] const ReceiptLook &look() const { return m_look; }
    [[nodiscard]] static QFont fontOf(int size, QFont::Weight weight = QFont::Normal);

    /// Returns the font for ids that people compare character by character.
    [[nodiscard]] static QFont idFont(int size);

    void gap(qreal lines);

    /// Adds a text with word wrap; text after `maxLines` lines is elided.
    void text(const QString &text, const QFont &font, int maxLines = kMaxLines);

    /// Adds a text on one line, in a smaller font if necessary.
    void headline(const QString &text, QFont font);

    void rule();

    enum class Frame { Solid, Outline };

    /// Adds a word in a frame.
    void plate(const QString &word, int size, Frame frame);

    /// Adds a label and its value; nothing if the value is empty.
    void field(const QString &label, const QString &value, const QFont &font);

    /// Adds an id in groups of four, on one line or on two lines of equal length.
    void idField(const QString &label, const QString &id);

    /// Adds a code with its quiet zone. Modules are whole dots at 203 dpi, the resolution of roll
    /// printers.
    void code(const core::QrCode &code);

    /// Adds a picture, at most a third as wide as the paper and kMaxPicture high; nothing if null.
    void picture(const QImage &picture);
    static constexpr qreal kMaxPicture = 2000;

    /// Sets a word that is stamped across the sheet, below everything else.
    void stamp(const QString &word) { m_stamp = word; }

    /// Returns true if the content does not fit on the paper; never for a roll.
    [[nodiscard]] bool isOverfull() const;

    /// Returns the page size. The length of a roll is the length of the content.
    [[nodiscard]] QSizeF size() const;

    /// Paints the sheet; one unit of the painter is 0.01 mm.
    void paint(QPainter &painter) const;

private:
    struct Line
    {
        QPointF start; ///< of the baseline
        QString text;
        QFont font;
        QColor ink;
    };
    struct Shape
    {
        QRectF rect;
        qreal radius; ///< of the corners
        bool filled;
    };
    struct Code
    {
        QPointF corner; ///< top left corner of the first module
        qreal module;
        core::QrCode grid;
    };
    struct Picture
    {
        QRectF rect;
        QImage image;
    };
    struct Column
    {
        qreal left;
        qreal width;
    };

    [[nodiscard]] qreal room() const { return m_look.width - 2 * m_look.margin; }
    [[nodiscard]] qreal end() const { return m_y + m_look.top; }
    void fieldLines(const QString &label, const QString &value, const QFont &font);
    void block(const QString &text, const QFont &font, Column column, Qt::Alignment alignment,
               int maxLines, QColor ink);
    void paintStamp(QPainter &painter) const;
    static void paintCode(QPainter &painter, const Code &code);

    ReceiptLook m_look;
    int m_maxLines; ///< of a value
    qreal m_y;
    QString m_stamp; ///< empty: none
    QList<Shape> m_shapes;
    QList<Line> m_lines;
    QList<Code> m_codes;
    QList<Picture> m_pictures;
};

} // namespace ui
