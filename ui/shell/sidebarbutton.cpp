// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sidebarbutton.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtCore/QVariant>
#include <QtGui/QPainter>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kBadge = 17; ///< height of a count
constexpr int kBadgeLeft = 21;

} // namespace

SidebarButton::SidebarButton(const QString &word, const QString &iconName, const QKeySequence &key)
    : m_word(word)
    , m_key(key)
    , m_iconName(iconName)
{
    setProperty("role", u"sidebar"_s);
    setAccessibleName(word);
    setKeyedToolTip(*this, word, key);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::TabFocus); // A click keeps the focus on the page.
    setIconSize({20, 20});
    showIcon();
    if (!key.isEmpty())
        connect(new QShortcut(key, this), &QShortcut::activated, this, &QPushButton::click);
}

void SidebarButton::setForm(Form form)
{
    setKeyedText(*this, form == Form::Words ? m_word : QString(), m_key);
}

/// Reserves space for a two-digit count next to the text and shortcut, and for a finger.
QSize SidebarButton::sizeHint() const
{
    const QSize words = QPushButton::sizeHint().expandedTo({kTouchTarget, kTouchTarget});
    return text().isEmpty() ? words : words + QSize(kBadge + kSpaceSmall, 0);
}

void SidebarButton::setCount(int count, const QString &meaning)
{
    m_count = count;
    setAccessibleDescription(count > 0 ? meaning : QString());
    setKeyedToolTip(*this, count > 0 ? u"%1 · %2"_s.arg(m_word, meaning) : m_word, m_key);
    update();
}

void SidebarButton::paintEvent(QPaintEvent *event)
{
    QPushButton::paintEvent(event);
    if (m_count == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = textFont(TextSize::Small);
    font.setPixelSize(11);
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    const QString number = m_count > 99 ? u"99+"_s : QString::number(m_count);
    const int wide = qMax(kBadge, painter.fontMetrics().horizontalAdvance(number) + 8);
    const QRect badge = text().isEmpty() // on the corner of the icon, or after the text
                            ? QRect(kBadgeLeft, 2, wide, kBadge)
                            : QRect(width() - wide - 8, (height() - kBadge) / 2, wide, kBadge);
    // The palette of the button may be transparent.
    const QPalette colours = QApplication::palette();
    painter.setPen(Qt::NoPen);
    painter.setBrush(problemColor(colours));
    painter.drawRoundedRect(badge, kBadge / 2.0, kBadge / 2.0);
    painter.setPen(colours.color(QPalette::Window));
    painter.drawText(badge, Qt::AlignCenter, number);
}

void SidebarButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcon();
}

void SidebarButton::showIcon()
{
    setIcon(ui::icon(m_iconName, palette().color(QPalette::Highlight)));
}

} // namespace ui
