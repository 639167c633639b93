// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/railbutton.h"

#include "ui/icons.h"

#include <QtCore/QEvent>
#include <QtCore/QVariant>
#include <QtGui/QShortcut>

namespace ui
{

using namespace Qt::StringLiterals;

RailButton::RailButton(const QString &word, const QString &iconName, const QKeySequence &key)
    : m_text(u"%1   %2"_s.arg(word, key.toString(QKeySequence::NativeText)))
    , m_iconName(iconName)
{
    setProperty("role", u"rail"_s);
    setAccessibleName(word);
    setToolTip(m_text);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::TabFocus); // A click leaves the keyboard to the page.
    setIconSize({20, 20});
    showIcon();
    connect(new QShortcut(key, this), &QShortcut::activated, this, &QPushButton::click);
}

void RailButton::setForm(Form form)
{
    setText(form == Form::Words ? m_text : QString());
}

void RailButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcon();
}

void RailButton::showIcon()
{
    setIcon(ui::icon(m_iconName, palette().color(QPalette::Highlight)));
}

} // namespace ui
