// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>

class QAbstractButton;
class QAbstractItemView;
class QAction;

namespace ui
{

/// Adds a context menu to the rows of a list or table: the actions, the visible buttons in their
/// order, and copying the texts of the row. Buttons and actions act on the current row, which is
/// the row under the mouse. Skips buttons and actions that no longer exist.
void addRowMenu(QAbstractItemView &view, const QList<QAbstractButton *> &buttons,
                const QList<QAction *> &actions = {});

} // namespace ui
