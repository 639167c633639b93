// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QLineEdit;
class QWidget;

namespace ui
{

/// Returns an input of a card, whose name is also its placeholder.
[[nodiscard]] QLineEdit *newNamedEdit(const QString &objectName, const QString &name);

/// Returns the form of a card with these rows, without margins.
[[nodiscard]] QWidget *newCardForm(const QList<QWidget *> &rows);

} // namespace ui
