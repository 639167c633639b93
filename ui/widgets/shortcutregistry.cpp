// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/shortcutregistry.h"

#include "ui/widgets/keymap.h"

#include <QtCore/QVariant>
#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QWidget>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kPageName = "pageName";
constexpr auto kKeyWords = "keyWords";
constexpr auto kBorrowedKey = "borrowedKey"; ///< of a button whose shortcut belongs to its page

/// Returns the owner of the shortcut: the button, or the widget of the action or shortcut.
QWidget *widgetOf(QObject *object)
{
    if (auto *button = qobject_cast<QAbstractButton *>(object))
        return button;
    for (QObject *parent = object->parent(); parent; parent = parent->parent()) {
        if (auto *widget = qobject_cast<QWidget *>(parent))
            return widget;
    }
    return nullptr;
}

QString wordsOf(QObject &source)
{
    const QString own = source.property(kKeyWords).toString();
    if (!own.isEmpty())
        return own;
    if (const auto *action = qobject_cast<const QAction *>(&source))
        return action->text();
    const QWidget *widget = widgetOf(&source);
    return widget ? widget->accessibleName() : QString();
}

} // namespace

bool Shortcut::isPossible() const
{
    const QWidget *widget = owner();
    if (!widget || !widget->isVisible() || !widget->isEnabled())
        return false;
    if (const auto *possible = qobject_cast<const QAction *>(source))
        return possible->isEnabled();
    const auto *shortcut = qobject_cast<const QShortcut *>(source);
    return !shortcut || shortcut->isEnabled();
}

void Shortcut::trigger() const
{
    if (auto *wanted = qobject_cast<QAction *>(source))
        wanted->trigger();
    else if (auto *shortcut = qobject_cast<QShortcut *>(source))
        Q_EMIT shortcut->activated();
    else if (auto *button = qobject_cast<QAbstractButton *>(source))
        button->click();
}

QWidget *Shortcut::owner() const
{
    return source ? widgetOf(source) : nullptr;
}

void namePage(QWidget *page, const QString &name)
{
    page->setProperty(kPageName, name);
}

QString pageNameOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        const QString name = widget->property(kPageName).toString();
        if (!name.isEmpty())
            return name;
    }
    return {};
}

QList<Shortcut> shortcutsIn(const QWidget &root)
{
    QList<Shortcut> shortcuts;
    const auto add = [&shortcuts](QObject *source, const QKeySequence &key) {
        const QWidget *widget = widgetOf(source);
        // Skip the internal shortcuts of Qt's own fields, which every field has.
        if (key.isEmpty() || !widget || source->objectName().startsWith("_q_"_L1) ||
            widget->inherits("QLineEdit") || widget->inherits("QComboBox"))
            return;
        shortcuts.append({pageNameOf(widget), wordsOf(*source), key, source});
    };
    for (QObject *object : root.findChildren<QObject *>()) {
        if (auto *action = qobject_cast<QAction *>(object))
            add(action, action->shortcut());
        else if (auto *shortcut = qobject_cast<QShortcut *>(object))
            add(shortcut, shortcut->key());
        else if (auto *button = qobject_cast<QAbstractButton *>(object))
            add(button, ownKey(button->property(kBorrowedKey).value<QKeySequence>()));
    }
    return shortcuts;
}

void describeKey(QObject *shortcut, const QString &action)
{
    shortcut->setProperty(kKeyWords, action);
}

} // namespace ui
