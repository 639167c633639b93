// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/barchart.h"

#include "ui/text/text.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QFontMetricsF>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kHeight = 132;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BarChart)
};

core::Money maxOf(const QList<Summary::Bar> &bars)
{
    core::Money max;
    for (const Summary::Bar &bar : bars)
        max = std::max({max, bar.in, bar.out});
    return max;
}

/// Returns the interval of the bars with a name below.
qsizetype stepOf(const QList<Summary::Bar> &bars, qreal room, const QFontMetricsF &metrics)
{
    qreal widest = 0;
    for (const Summary::Bar &bar : bars)
        widest = std::max(widest, metrics.horizontalAdvance(bar.name + u"  "_s));
    return std::max<qsizetype>(1, qCeil(widest / room));
}

/// Paints the colours, and the largest amount at the right end of the same line.
void paintLegend(QPainter &painter, const QRectF &line, core::Money max, const BarInks &inks)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const qreal size = metrics.ascent() * 0.8;
    QPointF at(line.left(), line.top() + metrics.ascent());
    const auto entry = [&](const QString &word, const QColor &ink, Qt::BrushStyle pattern) {
        const QRectF key(at.x(), at.y() - size, size, size);
        painter.setPen(QPen(ink, size / 12));
        painter.setBrush(QBrush(ink, pattern));
        painter.drawRect(key);
        painter.setPen(inks.text);
        painter.drawText(QPointF(at.x() + size * 1.5, at.y()), word);
        at.rx() += size * 3.5 + metrics.horizontalAdvance(word);
    };
    entry(operationWord(core::Operation::CashIn), inks.in, Qt::SolidPattern);
    entry(operationWord(core::Operation::CashOut), inks.out, Qt::BDiagPattern);
    const QString maxText =
        Words::tr("at most %1", "the largest amount of a chart").arg(moneyText(max));
    painter.drawText(QPointF(line.right() - metrics.horizontalAdvance(maxText), at.y()), maxText);
}

} // namespace

void paintBars(QPainter &painter, const QRectF &rect, const QList<Summary::Bar> &bars,
               const BarInks &inks, const QFont &font)
{
    if (bars.isEmpty())
        return;
    painter.save();
    painter.setFont(font);
    const QFontMetricsF metrics(font, painter.device());
    const qreal line = metrics.height() * 1.3;
    const core::Money max = maxOf(bars);
    paintLegend(painter, {rect.left(), rect.top(), rect.width(), line}, max, inks);
    const QRectF field = rect.adjusted(0, line, 0, -line);
    const qreal room = field.width() / static_cast<qreal>(bars.size());
    const qsizetype step = stepOf(bars, room, metrics);
    const auto paintBar = [&](qreal left, core::Money amount, const QColor &ink,
                              Qt::BrushStyle pattern) {
        if (amount.isZero())
            return;
        // Proportional height with a visible minimum.
        const qreal share = static_cast<qreal>(amount.cents()) / static_cast<qreal>(max.cents());
        const qreal height = std::max(metrics.height() / 8, share * field.height());
        painter.setPen(QPen(ink, metrics.height() / 14));
        painter.setBrush(QBrush(ink, pattern));
        painter.drawRect(QRectF(left, field.bottom() - height, room * 0.36, height));
    };
    for (qsizetype i = 0; i < bars.size(); ++i) {
        const qreal left = field.left() + room * static_cast<qreal>(i);
        paintBar(left + room * 0.1, bars[i].in, inks.in, Qt::SolidPattern);
        paintBar(left + room * 0.54, bars[i].out, inks.out, Qt::BDiagPattern);
        if (i % step == 0) {
            painter.setPen(inks.text);
            painter.drawText(QPointF(left, field.bottom() + metrics.ascent() + line * 0.15),
                             bars[i].name);
        }
    }
    painter.setPen(QPen(inks.line, metrics.height() / 14));
    painter.drawLine(field.bottomLeft(), field.bottomRight());
    painter.restore();
}

BarChart::BarChart(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"summaryChart"_s);
    setAccessibleName(tr("Chart of paid amounts; the table has the figures"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void BarChart::setBars(const QList<Summary::Bar> &bars)
{
    m_bars = bars;
    update();
}

/// Returns the bar of the hour or day at this position; null if nothing was paid.
const Summary::Bar *BarChart::barAt(QPointF position) const
{
    if (m_bars.isEmpty() || width() <= 0 || !rect().contains(position.toPoint()))
        return nullptr;
    const qreal room = static_cast<qreal>(width()) / static_cast<qreal>(m_bars.size());
    const auto index = std::min(static_cast<qsizetype>(position.x() / room), m_bars.size() - 1);
    const Summary::Bar &bar = m_bars.at(index);
    return bar.in.isZero() && bar.out.isZero() ? nullptr : &bar;
}

void BarChart::mousePressEvent(QMouseEvent *event)
{
    const Summary::Bar *bar = barAt(event->position());
    if (bar && event->button() == Qt::LeftButton)
        Q_EMIT clicked(core::TransactionFilter(bar->filter));
    else
        event->ignore();
}

/// Shows the amounts of a bar under the mouse.
void BarChart::mouseMoveEvent(QMouseEvent *event)
{
    const Summary::Bar *bar = barAt(event->position());
    setCursor(bar ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(bar ? u"%1: %2 %3 · %4 %5"_s.arg(
                         bar->name, operationWord(core::Operation::CashIn), moneyText(bar->in),
                         operationWord(core::Operation::CashOut), moneyText(bar->out))
                   : QString());
}

QSize BarChart::sizeHint() const
{
    return {300, kHeight};
}

void BarChart::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    paintBars(painter, rect(), m_bars,
              {statusColor(core::Status::Code::Paid, colours),
               statusColor(core::Status::Code::InProcess, colours), colours.color(QPalette::Mid),
               colours.color(QPalette::PlaceholderText)},
              textFont(TextSize::Small));
}

} // namespace ui
