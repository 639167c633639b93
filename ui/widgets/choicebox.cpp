// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/choicebox.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QApplication>

namespace ui
{

/// Returns the search text, built as in QAbstractItemView::keyboardSearch().
QString ChoiceBox::typedWith(const QKeyEvent &event) const
{
    const bool goesOn =
        m_sinceTyped.isValid() && !m_sinceTyped.hasExpired(QApplication::keyboardInputInterval());
    return (goesOn ? m_typed : QString()) + event.text();
}

bool ChoiceBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool isLetter = key.text().size() == 1 && key.text().at(0).isLetter() &&
                              (key.modifiers() & ~Qt::ShiftModifier) == 0;
        if (isLetter && findText(typedWith(key), Qt::MatchStartsWith) >= 0) {
            event->accept();
            return true;
        }
    }
    return QComboBox::event(event);
}

void ChoiceBox::keyPressEvent(QKeyEvent *event)
{
    m_typed = typedWith(*event);
    m_sinceTyped.start();
    QComboBox::keyPressEvent(event);
}

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
