// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/keyhints.h"

#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QVariant>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kKeyedText = "keyedText";
constexpr auto kKey = "shownKey";
constexpr auto kTip = "keyedTip";
constexpr auto kTipKey = "tipKey";

bool areKeysAlwaysShown = false; // One setting for all windows of the program.

QString keyOf(const QAbstractButton &button)
{
    return ownKeyText(button.property(kKey).value<QKeySequence>());
}

void showKeyedText(QAbstractButton &button)
{
    const QString text = button.property(kKeyedText).toString();
    const QString key = keyOf(button);
    button.setText(areKeysAlwaysShown && !key.isEmpty() && !text.isEmpty()
                       ? u"%1   %2"_s.arg(text, key)
                       : text);
}

void showKeyedToolTip(QWidget &widget)
{
    const QString text = widget.property(kTip).toString();
    const QString key = ownKeyText(widget.property(kTipKey).value<QKeySequence>());
    const QStringList parts{text, key};
    widget.setToolTip(text.isEmpty() || key.isEmpty() ? text + key : parts.join(u"   "_s));
}

} // namespace

void setKeyedToolTip(QWidget &widget, const QString &text, const QKeySequence &key)
{
    widget.setProperty(kTip, text);
    widget.setProperty(kTipKey, QVariant::fromValue(key));
    showKeyedToolTip(widget);
}

void setKeyedText(QAbstractButton &button, const QString &text, const QKeySequence &key)
{
    button.setProperty(kKeyedText, text);
    button.setProperty(kKey, QVariant::fromValue(key));
    showKeyedText(button);
}

void showKeysAlways(bool areShown)
{
    if (std::exchange(areKeysAlwaysShown, areShown) != areShown)
        refreshKeyedTexts();
}

void refreshKeyedTexts()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        auto *button = qobject_cast<QAbstractButton *>(widget);
        if (button && button->property(kKeyedText).isValid())
            showKeyedText(*button);
        if (widget->property(kTipKey).isValid())
            showKeyedToolTip(*widget);
    }
}

KeyHints::KeyHints(QWidget *window)
    : QObject(window)
    , m_window(*window)
{
    m_alt.setSingleShot(true);
    m_alt.setInterval(kAltMilliseconds);
    connect(&m_alt, &QTimer::timeout, this, &KeyHints::showAll);
    QCoreApplication::instance()->installEventFilter(this);
}

bool KeyHints::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Enter || type == QEvent::Leave) {
        handleHover(watched, type == QEvent::Enter);
    } else if (type == QEvent::KeyPress) {
        handleKey(*static_cast<QKeyEvent *>(event));
    } else if (type == QEvent::KeyRelease || type == QEvent::MouseButtonPress ||
               type == QEvent::WindowDeactivate || type == QEvent::Shortcut) {
        m_alt.stop();
        hideAll();
    }
    return false;
}

void KeyHints::handleKey(const QKeyEvent &key)
{
    if (key.isAutoRepeat())
        return;
    hideAll();
    if (key.key() == Qt::Key_Alt && m_window.isActiveWindow())
        m_alt.start();
    else
        m_alt.stop();
}

void KeyHints::handleHover(QObject *watched, bool isEntered)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!button || button->window() != &m_window || keyOf(*button).isEmpty())
        return;
    hideAll();
    if (isEntered)
        showCap(*button);
}

void KeyHints::showAll()
{
    hideAll();
    const QList<QAbstractButton *> buttons = m_window.findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons) {
        if (button->isVisible() && button->isEnabled())
            showCap(*button);
    }
}

/// Shows the cap on the upper right corner of the button.
void KeyHints::showCap(QAbstractButton &button)
{
    const QString key = keyOf(button);
    if (key.isEmpty() || (areKeysAlwaysShown && !button.text().isEmpty()))
        return;
    auto *cap = new Label(key, TextSize::Small);
    cap->setParent(&m_window);
    cap->setObjectName(u"keyCap"_s);
    cap->setAttribute(Qt::WA_TransparentForMouseEvents);
    cap->adjustSize();
    const QPoint corner = button.mapTo(&m_window, QPoint(button.width(), 0));
    const QRect area = m_window.rect();
    const int left = qBound(0, corner.x() - cap->width() + 4, area.width() - cap->width());
    cap->move(left, qMax(0, corner.y() - cap->height() / 2));
    cap->show();
    cap->raise();
    m_caps.append(cap);
}

void KeyHints::hideAll()
{
    for (const QPointer<Label> &cap : std::exchange(m_caps, {}))
        delete cap;
}

} // namespace ui
