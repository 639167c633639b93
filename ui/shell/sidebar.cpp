// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sidebar.h"

#include "ui/shell/sidebarbutton.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidth = 204;
constexpr int kNarrowWidth = 64;
constexpr int kNarrowShop = 960;

} // namespace

Sidebar::Sidebar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"sidebar"_s);
    m_layout->setContentsMargins(kSpaceSmall, kSpace, 0, kSpace);
    m_layout->setSpacing(4);
    m_layout->addStretch();
}

SidebarButton *Sidebar::add(const QString &word, const QString &icon, const QKeySequence &key,
                            End end)
{
    auto *button = new SidebarButton(word, icon, key);
    button->setObjectName(icon + u"SidebarButton"_s);
    if (end == End::Top)
        ++m_atTop;
    m_layout->insertWidget(end == End::Top ? m_atTop - 1 : m_atTop + 1, button);
    m_buttons.append(button);
    return button;
}

void Sidebar::fitInto(int widthOfShop)
{
    const bool narrow = widthOfShop < kNarrowShop;
    int needed = narrow ? kNarrowWidth : kWidth;
    for (SidebarButton *button : std::as_const(m_buttons)) {
        button->setForm(narrow ? SidebarButton::Form::Shape : SidebarButton::Form::Words);
        if (!narrow)
            needed = qMax(needed, button->sizeHint().width() + kSpaceSmall);
    }
    setFixedWidth(needed);
}

} // namespace ui
