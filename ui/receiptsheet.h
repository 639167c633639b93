// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/qr/qrcode.h"
#include "ui/printing.h"

#include <QtCore/QList>
#include <QtCore/QRectF>
#include <QtGui/QColor>
#include <QtGui/QFont>

class QPainter;

namespace ui
{

/// One line of visible characters: what steers a terminal, or turns the direction of writing
/// around, could make one thing look like another on paper.
[[nodiscard]] QString visibleText(const QString &text);

/// Sizes and distances on a paper, hundredths of a millimetre.
struct ReceiptLook
{
    qreal width;
    qreal height; ///< 0: as long as the receipt is
    qreal margin; ///< at the sides; what a roll's printer cannot reach is less
    qreal top;
    int small;
    int body;
    int name;
    int word;
    int amount;
    qreal labels;            ///< width of the column of labels; 0: they stand above their values
    Qt::Alignment alignment; ///< of everything but the fields
    QRgb labelInk;           ///< heads of thermal printers know black only
};

/// The paper of a receipt or a slip, on which one thing is put below the other, from the top down.
/// What is put there is cleaned to visibleText(). All lengths are hundredths of a millimetre.
class ReceiptSheet
{
public:
    static constexpr int kMostLines = 6; ///< of one value: all that our own service keeps fits

    /// No value takes more than so many lines.
    ReceiptSheet(Paper paper, int mostLines);

    [[nodiscard]] const ReceiptLook &look() const { return m_look; }
    [[nodiscard]] static QFont fontOf(int size, QFont::Weight weight = QFont::Normal);

    /// For what people compare character by character.
    [[nodiscard]] static QFont idFont(int size);

    void gap(qreal lines);

    /// Wraps where it does not fit; what is more than a value may take ends with an ellipsis.
    void text(const QString &text, const QFont &font, int mostLines = kMostLines);

    /// On one line, smaller where it does not fit.
    void headline(const QString &text, QFont font);

    void rule();

    enum class Frame { Solid, Outline };

    /// A word in a frame of its own.
    void plate(const QString &word, int size, Frame frame);

    /// A label and its value; nothing at all where there is no value.
    void field(const QString &label, const QString &value, const QFont &font);

    /// An id in groups of four: on one line, or on two of the same length.
    void idField(const QString &label, const QString &id);

    /// A code, with the quiet zone that it needs; its modules are whole dots of a printer of 203
    /// dpi, as those of rolls are.
    void code(const core::QrCode &code);

    /// A word across the whole sheet, below all else.
    void stamp(const QString &word) { m_stamp = word; }

    /// More was put there than the paper has room for; never so on a roll.
    [[nodiscard]] bool isOverfull() const;

    /// A roll is as long as what was put there.
    [[nodiscard]] QSizeF size() const;

    /// One unit of the painter is a hundredth of a millimetre.
    void paint(QPainter &painter) const;

private:
    struct Line
    {
        QPointF start; ///< of the base line
        QString text;
        QFont font;
        QColor ink;
    };
    struct Shape
    {
        QRectF rect;
        qreal radius; ///< of its corners
        bool filled;
    };
    struct Code
    {
        QPointF corner; ///< the top left one of its first module
        qreal module;
        core::QrCode grid;
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
               int mostLines, QColor ink);
    void paintStamp(QPainter &painter) const;
    static void paintCode(QPainter &painter, const Code &code);

    ReceiptLook m_look;
    int m_mostLines; ///< of a value
    qreal m_y;
    QString m_stamp; ///< empty: none
    QList<Shape> m_shapes;
    QList<Line> m_lines;
    QList<Code> m_codes;
};

} // namespace ui
