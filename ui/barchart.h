// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/summary.h"

#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtWidgets/QWidget>

class QPainter;

namespace ui
{

/// What a chart is drawn in. What went out is hatched as well, so that nobody needs colours.
struct BarInks
{
    QColor in;
    QColor out;
    QColor line;
    QColor text;
};

/// Draws a chart of the bars, with the largest amount beside its top and names below, in whatever
/// units the painter and the font have.
void paintBars(QPainter &painter, const QRectF &rect, const QList<Summary::Bar> &bars,
               const BarInks &inks, const QFont &font);

/// What was paid, by hour or day: a picture of numbers that stand in a table beside it.
class BarChart : public QWidget
{
    Q_OBJECT

public:
    explicit BarChart(QWidget *parent = nullptr);

    void setBars(const QList<Summary::Bar> &bars);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Summary::Bar> m_bars;
};

} // namespace ui
