// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/summarypaper.h"

#include "ui/receipts/receiptsheet.h"
#include "ui/reports/barchart.h"
#include "ui/text/masked.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using Kind = Summary::Row::Kind;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SummaryPaper)
};

// Unit: 0.01 mm.
constexpr qreal kWidth = 21000;
constexpr qreal kHeight = 29700;
constexpr qreal kMargin = 2000;
constexpr qreal kRoom = kWidth - 2 * kMargin;
constexpr qreal kRowHeight = 560;
constexpr qreal kTableTop = 5200;  ///< of every page
constexpr qreal kChart = 4200;     ///< height, on the first page
constexpr qreal kResult = 1200;    ///< including the space above
constexpr qreal kTableEnd = 27400; ///< of every page
constexpr int kSmall = 290;
constexpr int kBody = 330;
constexpr int kTitle = 620;

/// Right edges of the columns as parts of the width.
constexpr std::array kEnds{0.0, 0.47, 0.65, 0.82, 1.0};

constexpr int kResolution = 1200;
constexpr qreal kUnitsPerInch = 2540;

const QColor kGrey(0x5A, 0x5A, 0x5A);

qsizetype rowsIn(qreal room)
{
    return static_cast<qsizetype>(room / kRowHeight) - 1; // minus the table header
}

constexpr qreal kFirstTop = kTableTop + kResult + kChart;

void paintText(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QFont &font,
               const QString &text, const QColor &ink = Qt::black)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, static_cast<int>(alignment | Qt::AlignVCenter), text);
}

void paintCells(QPainter &painter, qreal top, const QFont &font, const QStringList &cells)
{
    paintText(painter, {kMargin, top, kRoom, kRowHeight}, Qt::AlignLeft, font, cells.constFirst());
    for (qsizetype i = 1; i < cells.size(); ++i) {
        const qreal end = kMargin + kRoom * kEnds.at(static_cast<size_t>(i));
        paintText(painter, {kMargin, top, end - kMargin, kRowHeight}, Qt::AlignRight, font,
                  cells[i]);
    }
}

void paintRule(QPainter &painter, qreal y, qreal thickness)
{
    painter.fillRect(QRectF(kMargin, y, kRoom, thickness), Qt::black);
}

} // namespace

SummaryPaper::SummaryPaper(Summary summary, SummaryHead head)
    : m_summary(std::move(summary))
    , m_head(std::move(head))
{}

/// Returns the first row of a page. One past the last page: the row count.
qsizetype SummaryPaper::firstRow(int page) const
{
    const qsizetype first = rowsIn(kTableEnd - kFirstTop);
    const qsizetype rest = rowsIn(kTableEnd - kTableTop);
    const qsizetype row = page == 0 ? 0 : first + rest * (page - 1);
    return qMin(row, m_summary.rows().size());
}

int SummaryPaper::pages() const
{
    int pages = 1;
    while (firstRow(pages) < m_summary.rows().size())
        ++pages;
    return pages;
}

QString SummaryPaper::title() const
{
    return Words::tr("Summary %1", "the name of a document; of a day or month")
        .arg(m_summary.period().code());
}

void SummaryPaper::paint(QPainter &painter, int page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    qreal top = kTableTop;
    if (page == 0) {
        paintText(painter, {kMargin, top, kRoom, kResult / 2}, Qt::AlignLeft,
                  ReceiptSheet::fontOf(kBody, QFont::Bold), m_summary.result());
        top += kResult;
        paintBars(painter, {kMargin, top, kRoom, kChart - kRowHeight}, m_summary.bars(),
                  {Qt::black, kGrey, kGrey, kGrey}, ReceiptSheet::fontOf(kSmall));
        top += kChart;
    }
    paintRows(painter, top, firstRow(page), firstRow(page + 1));
    paintFoot(painter, page);
    painter.restore();
}

void SummaryPaper::paintHead(QPainter &painter) const
{
    qreal y = kMargin;
    paintText(painter, {kMargin, y, kRoom, 900}, Qt::AlignLeft,
              ReceiptSheet::fontOf(kTitle, QFont::Bold), Words::tr("Summary"));
    y += 950;
    const QStringList lines = m_head.lines(m_summary.period());
    for (const QString &line : lines) {
        const bool isFirst = &line == &lines.constFirst();
        paintText(painter, {kMargin, y, kRoom, 520}, Qt::AlignLeft,
                  ReceiptSheet::fontOf(kBody, isFirst ? QFont::Bold : QFont::Normal),
                  visibleText(line));
        y += 520;
    }
}

void SummaryPaper::paintRows(QPainter &painter, qreal top, qsizetype from, qsizetype to) const
{
    const QFont font = ReceiptSheet::fontOf(kBody);
    const QFont bold = ReceiptSheet::fontOf(kBody, QFont::Bold);
    paintCells(painter, top, ReceiptSheet::fontOf(kSmall), Summary::columns());
    top += kRowHeight;
    paintRule(painter, top, 20);
    for (qsizetype i = from; i < to; ++i, top += kRowHeight) {
        const Summary::Row &row = m_summary.rows()[i];
        const bool isPlain =
            row.kind == Kind::Line || row.kind == Kind::Units || row.kind == Kind::Returns;
        paintCells(painter, top, isPlain ? font : bold, Summary::cells(row));
        if (row.kind == Kind::Subtotal || row.kind == Kind::Total)
            paintRule(painter, top + kRowHeight - 10, 10);
    }
}

void SummaryPaper::paintFoot(QPainter &painter, int page) const
{
    const QFont font = ReceiptSheet::fontOf(kSmall);
    painter.setFont(font);
    painter.setPen(kGrey);
    painter.drawText(QRectF(kMargin, kTableEnd + 300, kRoom * 0.82, 1200),
                     static_cast<int>(Qt::TextWordWrap | Qt::AlignTop), Summary::rule());
    paintText(painter, {kMargin, kTableEnd + 300, kRoom, 400}, Qt::AlignRight, font,
              Words::tr("%1 of %2", "pages of a document").arg(page + 1).arg(pages()), kGrey);
}

QByteArray SummaryPaper::toPdf() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title());
        writer.setCreator(u"Balcão"_s);
        writer.setResolution(kResolution);
        writer.setPageLayout({QPageSize(QPageSize::A4), QPageLayout::Portrait, {}});
        QPainter painter(&writer);
        for (int page = 0; page < pages(); ++page) {
            if (page > 0)
                writer.newPage();
            painter.save();
            painter.scale(kResolution / kUnitsPerInch, kResolution / kUnitsPerInch);
            paint(painter, page);
            painter.restore();
        }
    }
    return bytes;
}

} // namespace ui
