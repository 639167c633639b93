// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/chargecard.h"

#include "ui/text/text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kHeight = 42;
constexpr int kWidest = 230;
constexpr int kPadding = 10;
constexpr int kIcon = 16;

} // namespace

ChargeCard::ChargeCard(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(u"chargeCard"_s);
    setFocusPolicy(Qt::NoFocus); // The keyboard uses Ctrl+Tab.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMinimumWidth(100);
    setMaximumWidth(kWidest);
}

void ChargeCard::setCharge(const core::Transaction &charge, const QString &who, Place place)
{
    m_charge = charge;
    m_who = who;
    m_place = place;
    const QString sentence = place == Place::InFront
                                 ? tr("%1, %2, %3, in front", "amount, payer, state")
                                 : tr("%1, %2, %3, on hold", "amount, payer, state");
    setAccessibleName(sentence.arg(moneyText(charge.amount), who, statusWord(charge.status)));
    setToolTip(accessibleName().toHtmlEscaped());
    show();
    update();
}

void ChargeCard::setTouch(bool isTouch)
{
    m_isTouch = isTouch;
    updateGeometry();
}

QSize ChargeCard::sizeHint() const
{
    return {kWidest, m_isTouch ? kTouchTarget : kHeight};
}

bool ChargeCard::isPaid() const
{
    return m_charge.status == core::Status::Code::Paid;
}

/// Returns the age of a pending charge, otherwise its status.
QString ChargeCard::stateText() const
{
    if (m_charge.status.isFinal())
        return statusWord(m_charge.status);
    const qint64 seconds = m_charge.created.secsTo(QDateTime::currentDateTimeUtc());
    return ageText(std::chrono::seconds(seconds));
}

/// Paints a paid charge in the same solid green as the full page.
void ChargeCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isInFront = m_place == Place::InFront;
    const QColor ink = isPaid() ? QColor(Qt::white) : palette().color(QPalette::Text);
    const QColor frame = isInFront  ? palette().color(QPalette::Highlight)
                         : isPaid() ? paidGround()
                                    : palette().color(QPalette::Mid);
    const qreal line = isInFront ? 3 : 1;
    painter.setPen(QPen(frame, line));
    painter.setBrush(isPaid() ? paidGround() : palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            kRadius, kRadius);

    const QRect room = rect().adjusted(kPadding, 3, -kPadding, -3);
    const int half = room.height() / 2;
    const QRect upper(room.left(), room.top(), room.width(), half);
    const QRect lower(room.left(), room.top() + half, room.width(), half);
    const QColor signInk = isPaid() ? ink : statusColor(m_charge.status, palette());
    paintIcon(painter, QRect(upper.left(), upper.center().y() - kIcon / 2 + 1, kIcon, kIcon),
              statusIcon(m_charge.status), signInk);
    painter.setPen(ink);
    QFont strong = textFont(TextSize::Strong);
    const QString amount = isPaid()
                               ? u"%1  %2"_s.arg(stateText().toUpper(), moneyText(m_charge.amount))
                               : moneyText(m_charge.amount);
    const QRect amountRoom = upper.adjusted(kIcon + 6, 0, 0, 0);
    const int wanted = QFontMetrics(strong).horizontalAdvance(amount);
    if (wanted > amountRoom.width())
        strong.setPixelSize(qMax(10, strong.pixelSize() * amountRoom.width() / wanted));
    painter.setFont(strong);
    painter.drawText(amountRoom, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, amount);

    painter.setFont(textFont(TextSize::Small));
    const QFontMetrics metrics = painter.fontMetrics();
    const QString state =
        isPaid() ? timeText(m_charge.finished.value_or(m_charge.created)) : stateText();
    const int stateWidth = metrics.horizontalAdvance(state);
    painter.drawText(lower, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, state);
    painter.drawText(lower, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     metrics.elidedText(m_who, Qt::ElideRight, lower.width() - stateWidth - 8));
}

} // namespace ui
