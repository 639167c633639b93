// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtCore/QString>
#include <QtGui/QKeySequence>

class QWidget;

namespace ui
{

/// A key and what it does, as the action or shortcut itself has it.
struct KeyUse
{
    QString page;   ///< where it holds; empty: everywhere in the window
    QString action; ///< in words; empty only where somebody forgot them
    QKeySequence key;
    QPointer<QObject> source; ///< a QAction, a QShortcut, or a button

    /// Whether it would do something now.
    [[nodiscard]] bool isPossible() const;

    /// As if the key had been pressed.
    void trigger() const;

    /// The widget that it belongs to.
    [[nodiscard]] QWidget *owner() const;
};

/// Names the page for the lists of its keys.
void namePage(QWidget *page, const QString &name);

/// All keys of the widgets below `root`, but for those that every text field has.
[[nodiscard]] QList<KeyUse> keyUsesIn(const QWidget &root);

/// Gives a shortcut without a button its words.
void describeKey(QObject *shortcut, const QString &action);

} // namespace ui
