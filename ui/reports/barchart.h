// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/summary.h"

#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtWidgets/QWidget>

class QPainter;

namespace ui
{

/// Colours of a chart. Outgoing amounts are hatched too, so that the chart is readable without
/// colours.
struct BarInks
{
    QColor in;
    QColor out;
    QColor line;
    QColor text;
};

/// Draws a bar chart with the largest amount next to the tallest bar and names below. Uses the
/// units of the painter and font.
void paintBars(QPainter &painter, const QRectF &rect, const QList<Summary::Bar> &bars,
               const BarInks &inks, const QFont &font);

/// Chart of the amounts paid by hour or day. A table next to the chart has the numbers.
class BarChart : public QWidget
{
    Q_OBJECT

public:
    explicit BarChart(QWidget *parent = nullptr);

    void setBars(const QList<Summary::Bar> &bars);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted for a click on an hour or day with paid amounts.
    void clicked(const core::TransactionFilter &filter);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] const Summary::Bar *barAt(QPointF position) const;

    QList<Summary::Bar> m_bars;
};

} // namespace ui
