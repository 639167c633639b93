// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/choicebox.h"

#include <QtGui/QPainter>
#include <QtGui/QWheelEvent>

namespace ui
{

void ChoiceBox::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void ChoiceBox::paintEvent(QPaintEvent *event)
{
    QComboBox::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.6));
    const QPointF tip(width() - 16, height() / 2.0 + 2.5);
    painter.drawPolyline(QPolygonF{tip + QPointF(-5, -5), tip, tip + QPointF(5, -5)});
}

} // namespace ui
