// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/statusbadge.h"

#include "ui/text/text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

namespace ui
{

namespace
{

constexpr int kHeight = 28;
constexpr int kIcon = 16;
constexpr int kPadding = 10;
constexpr int kGap = 6;
constexpr int kWidest = 240; // known words are shorter; remote services may send any length

int badgeWidth(const QString &word)
{
    return kPadding + kIcon + kGap +
           QFontMetrics(textFont(TextSize::Strong)).horizontalAdvance(word) + kPadding;
}

} // namespace

int paintStatusBadge(QPainter &painter, const QRect &rect, const core::Status &status,
                     const QPalette &palette)
{
    const QString word = statusWord(status);
    const int wanted = badgeWidth(word);
    const int width = qMin(wanted, rect.width());
    const QRect badge(rect.left(), rect.center().y() - kHeight / 2 + 1, width, kHeight);
    const QColor colour = statusColor(status, palette);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(statusTint(status, palette));
    painter.drawRoundedRect(badge, kHeight / 2.0, kHeight / 2.0);
    const QRect shape(badge.left() + kPadding, badge.center().y() - kIcon / 2 + 1, kIcon, kIcon);
    paintIcon(painter, shape, statusIcon(status), colour);
    painter.setFont(textFont(TextSize::Strong));
    painter.setPen(colour);
    const QRect text = badge.adjusted(kPadding + kIcon + kGap, 0, -kPadding, 0);
    const bool fits = width == wanted;
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip | Qt::TextSingleLine,
                     fits ? word
                          : painter.fontMetrics().elidedText(word, Qt::ElideRight, text.width()));
    painter.restore();
    return width;
}

int widestStatusBadge()
{
    int widest = 0;
    for (const core::Status::Code code : core::Status::kKnown)
        widest = qMax(widest, badgeWidth(statusWord(code)));
    return widest;
}

StatusBadge::StatusBadge(QWidget *parent)
    : QWidget(parent)
{
    setStatus(m_status);
}

void StatusBadge::setStatus(const core::Status &status)
{
    m_status = status;
    setAccessibleName(statusWord(status));
    updateGeometry();
    update();
}

void StatusBadge::setZoom(double zoom)
{
    m_zoom = zoom;
    updateGeometry();
    update();
}

QSize StatusBadge::sizeHint() const
{
    return (QSizeF(qMin(badgeWidth(statusWord(m_status)), kWidest) + 2, kHeight) * m_zoom).toSize();
}

void StatusBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.scale(m_zoom, m_zoom);
    const QSize room = (QSizeF(size()) / m_zoom).toSize();
    paintStatusBadge(painter, QRect(QPoint(), room), m_status, palette());
}

} // namespace ui
