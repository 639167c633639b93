// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/receiptsheet.h"

#include "ui/text/masked.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QTextLayout>

#include <cmath>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qreal kUnitsPerMillimetre = 100;
constexpr qreal kLineHeight = 1.3;
constexpr qreal kRule = 15;
constexpr qreal kMaxCode = 7000;
constexpr qreal kDot = 12.5; ///< of 203 dpi

constexpr QRgb kInk = 0xFF000000;
constexpr QRgb kLabelInk = 0xFF5A5A5A;
constexpr QRgb kStampInk = 0xFFD4D4D4;

ReceiptLook lookOf(core::Paper paper)
{
    switch (paper) {
    case core::Paper::Roll58:
        return {5800, 0, 500, 400, 245, 300, 400, 400, 900, 0, Qt::AlignHCenter, kInk};
    case core::Paper::Roll80:
        return {8000, 0, 400, 500, 270, 340, 520, 480, 1250, 2000, Qt::AlignHCenter, kInk};
    case core::Paper::A4:
        return {21000, 29700, 3000, 2800, 340, 420, 760, 560, 2000, 4200, Qt::AlignLeft, kLabelInk};
    }
    Q_UNREACHABLE();
}

QString inGroups(const QString &id)
{
    QString text;
    for (qsizetype i = 0; i < id.size(); i += 4)
        text += (i > 0 ? u" "_s : QString()) + id.mid(i, 4);
    return text;
}

/// Returns the space of a line above and below its letters.
qreal leading(const QFont &font)
{
    const QFontMetricsF metrics(font);
    return qMax(0.0, font.pixelSize() * kLineHeight - metrics.ascent() - metrics.descent());
}

} // namespace

ReceiptSheet::ReceiptSheet(core::Paper paper, int maxLines)
    : m_look(lookOf(paper))
    , m_maxLines(maxLines)
    , m_y(m_look.top)
{}

QFont ReceiptSheet::fontOf(int size, QFont::Weight weight)
{
    QFont font;
    font.setFamilies({u"Inter"_s, u"DejaVu Sans"_s});
    font.setPixelSize(size);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Inter substitutes hyphens and colons between capitals and digits by glyphs that a PDF cannot
    // map to text.
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

QFont ReceiptSheet::idFont(int size)
{
    QFont font = fontOf(size);
    font.setFamilies({u"DejaVu Sans Mono"_s});
    return font;
}

void ReceiptSheet::gap(qreal lines)
{
    m_y += lines * m_look.body;
}

void ReceiptSheet::text(const QString &text, const QFont &font, int maxLines)
{
    block(visibleText(text), font, {m_look.margin, room()}, m_look.alignment,
          qMin(maxLines, m_maxLines), kInk);
}

void ReceiptSheet::headline(const QString &text, QFont font)
{
    const qreal wanted = QFontMetricsF(font).horizontalAdvance(text);
    if (wanted > room())
        font.setPixelSize(qMax(1, static_cast<int>(font.pixelSize() * room() / wanted)));
    this->text(text, font, 1);
}

void ReceiptSheet::picture(const QImage &picture)
{
    if (picture.isNull())
        return;
    const QSizeF size =
        QSizeF(picture.size()).scaled(QSizeF(room() / 3, kMaxPicture), Qt::KeepAspectRatio);
    const bool isCentred = m_look.alignment == Qt::AlignHCenter;
    const qreal left = m_look.margin + (isCentred ? (room() - size.width()) / 2 : 0);
    m_pictures.append({{QPointF(left, m_y), size}, picture});
    m_y += size.height();
    gap(0.5);
}

void ReceiptSheet::rule()
{
    gap(0.8);
    m_shapes.append({{m_look.margin, m_y, room(), kRule}, 0, true});
    m_y += kRule;
    gap(0.8);
}

void ReceiptSheet::plate(const QString &word, int size, Frame frame)
{
    const QFont font = fontOf(size, QFont::Bold);
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(word) + size * 1.2;
    const qreal height = size * 1.6;
    const qreal left =
        m_look.alignment == Qt::AlignHCenter ? (m_look.width - width) / 2 : m_look.margin;
    m_shapes.append({{left, m_y, width, height}, size * 0.25, frame == Frame::Solid});
    const qreal base = m_y + (height + metrics.capHeight()) / 2;
    m_lines.append(
        {{left + size * 0.6, base}, word, font, frame == Frame::Solid ? Qt::white : Qt::black});
    m_y += height;
}

void ReceiptSheet::code(const core::QrCode &code)
{
    constexpr int kQuiet = core::QrCode::kQuietZone;
    const int modules = code.size() + 2 * kQuiet;
    const qreal module = std::floor(qMin(room(), kMaxCode) / modules / kDot) * kDot;
    const qreal side = modules * module;
    const qreal left =
        m_look.alignment == Qt::AlignHCenter ? (m_look.width - side) / 2 : m_look.margin;
    m_codes.append({QPointF(left, m_y) + QPointF(kQuiet, kQuiet) * module, module, code});
    m_y += side;
}

void ReceiptSheet::field(const QString &label, const QString &value, const QFont &font)
{
    fieldLines(label, visibleText(value), font);
}

void ReceiptSheet::idField(const QString &label, const QString &id)
{
    const QFont font = idFont(m_look.body);
    QString groups = inGroups(visibleText(id));
    if (QFontMetricsF(font).horizontalAdvance(groups) > room() - m_look.labels) {
        const qsizetype middle = groups.indexOf(u' ', (groups.size() - 1) / 2);
        if (middle > 0)
            groups[middle] = QChar::LineSeparator;
    }
    fieldLines(label, groups, font);
}

void ReceiptSheet::fieldLines(const QString &label, const QString &value, const QFont &font)
{
    if (value.isEmpty())
        return;
    const bool isOneLine = m_look.labels > 0;
    const QFont labelFont = fontOf(m_look.small);
    const qreal top = m_y;
    const QColor ink = QColor::fromRgba(m_look.labelInk);
    if (isOneLine) { // on the baseline of its value
        m_y += QFontMetricsF(font).ascent() - QFontMetricsF(labelFont).ascent() +
               (leading(font) - leading(labelFont)) / 2;
        block(label, labelFont, {m_look.margin, m_look.labels - 150}, Qt::AlignLeft, 2, ink);
    } else {
        block(label, labelFont, {m_look.margin, room()}, Qt::AlignLeft, 1, ink);
    }
    const qreal below = m_y;
    if (isOneLine)
        m_y = top;
    block(value, font, {m_look.margin + m_look.labels, room() - m_look.labels}, Qt::AlignLeft,
          m_maxLines, kInk);
    m_y = qMax(m_y, below);
    gap(isOneLine ? 0.35 : 0.45);
}

void ReceiptSheet::block(const QString &text, const QFont &font, Column column,
                         Qt::Alignment alignment, int maxLines, QColor ink)
{
    const QFontMetricsF metrics(font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    layout.beginLayout();
    for (int n = 1; n <= maxLines; ++n) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(column.width);
        const qsizetype start = line.textStart();
        const bool isCut = n == maxLines && start + line.textLength() < text.size();
        QString shown = isCut ? metrics.elidedText(text.mid(start), Qt::ElideRight, column.width)
                              : text.mid(start, line.textLength());
        shown = shown.remove(QChar::LineSeparator).trimmed();
        const qreal slack = column.width - metrics.horizontalAdvance(shown);
        const qreal x = column.left + (alignment == Qt::AlignHCenter ? slack / 2 : 0);
        m_lines.append({{x, m_y + leading(font) / 2 + metrics.ascent()}, shown, font, ink});
        m_y += leading(font) + metrics.ascent() + metrics.descent();
    }
    layout.endLayout();
}

bool ReceiptSheet::isOverfull() const
{
    return m_look.height > 0 && end() > m_look.height;
}

QSizeF ReceiptSheet::size() const
{
    const qreal height = m_look.height > 0
                             ? m_look.height
                             : std::ceil(end() / kUnitsPerMillimetre) * kUnitsPerMillimetre;
    return {m_look.width, height};
}

void ReceiptSheet::paint(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_stamp.isEmpty())
        paintStamp(painter);
    for (const Shape &shape : m_shapes) {
        painter.setPen(shape.filled ? QPen(Qt::NoPen) : QPen(Qt::black, 25));
        painter.setBrush(shape.filled ? Qt::black : Qt::white);
        painter.drawRoundedRect(shape.rect, shape.radius, shape.radius);
    }
    for (const Line &line : m_lines) {
        painter.setFont(line.font);
        painter.setPen(line.ink);
        painter.drawText(line.start, line.text);
    }
    for (const Picture &picture : m_pictures)
        painter.drawImage(picture.rect, picture.image);
    for (const Code &code : m_codes)
        paintCode(painter, code);
    painter.restore();
}

/// Paints on white, above any stamp, and as one path: separate rectangles show hairlines in some
/// programs.
void ReceiptSheet::paintCode(QPainter &painter, const Code &code)
{
    const int size = code.grid.size();
    QPainterPath dark;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            int run = 0;
            while (code.grid.isDark(x + run, y))
                ++run;
            if (run > 0)
                dark.addRect(x, y, run, 1);
            x += run;
        }
    }
    constexpr int kQuiet = core::QrCode::kQuietZone;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.translate(code.corner);
    painter.scale(code.module, code.module);
    painter.fillRect(QRectF(-kQuiet, -kQuiet, size + 2 * kQuiet, size + 2 * kQuiet), Qt::white);
    painter.fillPath(dark, Qt::black);
    painter.restore();
}

/// Repeats the stamp so that every cut-out contains it. Paints outlines instead of text, so that
/// the text of the file is the receipt.
void ReceiptSheet::paintStamp(QPainter &painter) const
{
    const QSizeF size = this->size();
    QFont font = fontOf(100, QFont::Black);
    const qreal wanted = size.width() * 1.05;
    font.setPixelSize(
        static_cast<int>(100 * wanted / QFontMetricsF(font).horizontalAdvance(m_stamp)));
    QPainterPath letters;
    letters.addText({-wanted / 2, font.pixelSize() * 0.36}, font, m_stamp);
    const qreal step = size.width() * 0.62;
    painter.setClipRect(QRectF({}, size));
    for (qreal y = step * 0.6; y < size.height() + step / 2; y += step) {
        painter.save();
        painter.translate(size.width() / 2, y);
        painter.rotate(-28);
        painter.fillPath(letters, QColor::fromRgba(kStampInk));
        painter.restore();
    }
    painter.setClipping(false);
}

} // namespace ui
