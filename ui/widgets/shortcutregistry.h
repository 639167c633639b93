// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtCore/QString>
#include <QtGui/QKeySequence>

class QWidget;

namespace ui
{

/// A keyboard shortcut and its action, as declared by the action or shortcut.
struct Shortcut
{
    QString page;   ///< page where the shortcut works; empty: the whole window
    QString action; ///< description; empty only if none was set
    QKeySequence key;
    QPointer<QObject> source; ///< a QAction, a QShortcut or a button

    /// Returns true if the shortcut has an effect now.
    [[nodiscard]] bool isPossible() const;

    /// Triggers the action of the shortcut.
    void trigger() const;

    /// Returns the widget that the shortcut belongs to.
    [[nodiscard]] QWidget *owner() const;
};

/// Sets the page name for the list of shortcuts.
void namePage(QWidget *page, const QString &name);

/// Returns the page name of the widget or of its nearest ancestor with one; empty: none.
[[nodiscard]] QString pageNameOf(const QWidget *widget);

/// Returns all shortcuts of the widgets below `root`, except those of every text field.
[[nodiscard]] QList<Shortcut> shortcutsIn(const QWidget &root);

/// Sets the description of a shortcut without a button.
void describeKey(QObject *shortcut, const QString &action);

} // namespace ui
