// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rail.h"

#include "ui/railbutton.h"
#include "ui/theme.h"

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

Rail::Rail(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"rail"_s);
    m_layout->setContentsMargins(kSpaceSmall, kSpace, 0, kSpace);
    m_layout->setSpacing(4);
    m_layout->addStretch();
}

RailButton *Rail::add(const QString &word, const QString &icon, const QKeySequence &key, End end)
{
    auto *button = new RailButton(word, icon, key);
    button->setObjectName(icon + u"RailButton"_s);
    if (end == End::Top)
        ++m_atTop;
    m_layout->insertWidget(end == End::Top ? m_atTop - 1 : m_atTop + 1, button);
    m_buttons.append(button);
    return button;
}

void Rail::fitInto(int widthOfShop)
{
    const bool narrow = widthOfShop < kNarrowShop;
    int needed = narrow ? kNarrowWidth : kWidth;
    for (RailButton *button : std::as_const(m_buttons)) {
        button->setForm(narrow ? RailButton::Form::Shape : RailButton::Form::Words);
        if (!narrow)
            needed = qMax(needed, button->sizeHint().width() + kSpaceSmall);
    }
    setFixedWidth(needed);
}

} // namespace ui
