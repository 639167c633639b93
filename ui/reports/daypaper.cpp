// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/daypaper.h"

#include "ui/receipts/receiptsheet.h"
#include "ui/text/masked.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using Kind = DaySheet::Row::Kind;

namespace
{

struct DayWords
{
    Q_DECLARE_TR_FUNCTIONS(DayPaper)
};

// Unit: 0.01 mm.
constexpr qreal kDayMargin = 2000;
constexpr qreal kDayWidth = 21000 - 2 * kDayMargin;
constexpr qreal kDayRow = 560;
constexpr qreal kDayTop = 6200; ///< of the rows on every page
constexpr qreal kDayEnd = 27000;
constexpr qreal kCountEnd = 0.72; ///< right edge of the counts, as a part of the width
constexpr int kDaySmall = 290;
constexpr int kDayBody = 330;
constexpr int kDayTitle = 620;
constexpr int kDayResolution = 1200;
constexpr qreal kDayUnitsPerInch = 2540;
constexpr qsizetype kRowsOnPage = static_cast<qsizetype>((kDayEnd - kDayTop) / kDayRow);

void paintDayText(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QFont &font,
                  const QString &text)
{
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(rect, static_cast<int>(alignment | Qt::AlignVCenter), text);
}

/// Paints one row with the name on the left and two columns of numbers on the right.
void paintDayRow(QPainter &painter, qreal top, const DaySheet::Row &row)
{
    const bool isBold = row.kind != Kind::Line;
    const QFont font = ReceiptSheet::fontOf(kDayBody, isBold ? QFont::Bold : QFont::Normal);
    const qreal nameWidth = kDayWidth * (row.count.isEmpty() ? 0.78 : 0.6);
    const QFontMetricsF metrics(font);
    paintDayText(painter, {kDayMargin, top, nameWidth, kDayRow}, Qt::AlignLeft, font,
                 metrics.elidedText(visibleText(row.name), Qt::ElideRight, nameWidth));
    paintDayText(painter, {kDayMargin, top, kDayWidth * kCountEnd, kDayRow}, Qt::AlignRight, font,
                 row.count);
    paintDayText(painter, {kDayMargin, top, kDayWidth, kDayRow}, Qt::AlignRight, font, row.sum);
    if (isBold)
        painter.fillRect(QRectF(kDayMargin, top + kDayRow - 20, kDayWidth, 12), Qt::black);
}

} // namespace

DayPaper::DayPaper(DaySheet sheet)
    : m_sheet(std::move(sheet))
{}

int DayPaper::pages() const
{
    const qsizetype rows = m_sheet.rows.size();
    return static_cast<int>(std::max<qsizetype>(1, (rows + kRowsOnPage - 1) / kRowsOnPage));
}

QString DayPaper::title() const
{
    return DayWords::tr("Reconciled day %1", "the name of a document")
        .arg(m_sheet.day.toString(Qt::ISODate));
}

QString DayPaper::fileName(QDate day)
{
    return u"%1-%2.pdf"_s.arg(DayWords::tr("reconciled", "begins the name of a file"),
                              day.toString(Qt::ISODate));
}

void DayPaper::paint(QPainter &painter, int page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    qreal top = kDayTop;
    const qsizetype first = page * kRowsOnPage;
    const qsizetype end = std::min(first + kRowsOnPage, m_sheet.rows.size());
    for (qsizetype i = first; i < end; ++i, top += kDayRow)
        paintDayRow(painter, top, m_sheet.rows[i]);
    paintFoot(painter, page);
    painter.restore();
}

void DayPaper::paintHead(QPainter &painter) const
{
    qreal y = kDayMargin;
    paintDayText(painter, {kDayMargin, y, kDayWidth, 900}, Qt::AlignLeft,
                 ReceiptSheet::fontOf(kDayTitle, QFont::Bold),
                 DayWords::tr("Reconciliation of %1", "a day")
                     .arg(QLocale().toString(m_sheet.day, QLocale::LongFormat)));
    y += 1100;
    for (const QString &line : m_sheet.head) {
        paintDayText(painter, {kDayMargin, y, kDayWidth, 520}, Qt::AlignLeft,
                     ReceiptSheet::fontOf(kDayBody), visibleText(line));
        y += 520;
    }
}

void DayPaper::paintFoot(QPainter &painter, int page) const
{
    const QFont font = ReceiptSheet::fontOf(kDaySmall);
    const QString digest = m_sheet.digest.isEmpty()
                               ? DayWords::tr("Not sealed: this day can still change.")
                               : DayWords::tr("Seal: %1", "a digest").arg(m_sheet.digest);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QRectF(kDayMargin, kDayEnd + 300, kDayWidth * 0.86, 1200),
                     static_cast<int>(Qt::TextWrapAnywhere | Qt::AlignTop), digest);
    paintDayText(painter, {kDayMargin, kDayEnd + 300, kDayWidth, 400}, Qt::AlignRight, font,
                 DayWords::tr("%1 of %2", "pages of a document").arg(page + 1).arg(pages()));
}

QByteArray DayPaper::toPdf() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title());
        writer.setCreator(u"Balcão"_s);
        writer.setResolution(kDayResolution);
        writer.setPageLayout({QPageSize(QPageSize::A4), QPageLayout::Portrait, {}});
        QPainter painter(&writer);
        for (int page = 0; page < pages(); ++page) {
            if (page > 0)
                writer.newPage();
            painter.save();
            painter.scale(kDayResolution / kDayUnitsPerInch, kDayResolution / kDayUnitsPerInch);
            paint(painter, page);
            painter.restore();
        }
    }
    return bytes;
}

} // namespace ui
