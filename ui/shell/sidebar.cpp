// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sidebar.h"

#include "ui/shell/sidebarbutton.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidth = 204;
constexpr int kNarrowWidth = 64;
constexpr int kNarrowShop = 960;

/// Small button with an icon and a tool tip.
class ToolButton : public QPushButton
{
public:
    explicit ToolButton(QString iconName)
        : m_iconName(std::move(iconName))
    {
        setProperty("role", u"sidebar"_s);
        setProperty("density", u"tool"_s);
        setFocusPolicy(Qt::TabFocus); // A click keeps the focus on the page.
        setIconSize({20, 20});
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        showIcon();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QPushButton::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            showIcon();
    }

private:
    void showIcon() { setIcon(ui::icon(m_iconName, palette().color(QPalette::Highlight))); }

    QString m_iconName;
};

} // namespace

Sidebar::Sidebar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"sidebar"_s);
    m_layout->setContentsMargins(kSpaceSmall, kSpace, 0, kSpace);
    m_layout->setSpacing(2);
    m_layout->addStretch();
    m_person = new Label({}, TextSize::Strong);
    m_person->setObjectName(u"operatorLabel"_s);
    m_person->setAlignment(Qt::AlignCenter);
    m_person->hide();
    m_layout->addWidget(m_person);
    m_toolRow = new QHBoxLayout;
    m_toolRow->setSpacing(4);
    m_layout->addLayout(m_toolRow);
}

QPushButton *Sidebar::addTool(const QString &word, const QString &icon, const QKeySequence &key)
{
    auto *tool = new ToolButton(icon);
    tool->setObjectName(icon + u"ToolButton"_s);
    tool->setAccessibleName(word);
    setKeyedToolTip(*tool, word, key);
    m_toolRow->addWidget(tool);
    m_tools.append(tool);
    return tool;
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

void Sidebar::setPerson(const QString &name)
{
    m_person->setText(name);
    m_person->setVisible(!name.isEmpty());
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
    m_person->setVisible(!narrow && !m_person->text().isEmpty());
    for (QPushButton *tool : std::as_const(m_tools))
        tool->setVisible(!narrow || tool == m_tools.last());
    setFixedWidth(needed);
}

} // namespace ui
