// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QLineEdit;

namespace ui
{

/// What stands in an empty field: also as its tool tip, for where the field is too narrow for it.
void setHint(QLineEdit &edit, const QString &hint);

/// What is typed there is nobody else's to read, and no keyboard is to learn it.
void makeSecret(QLineEdit &edit);

} // namespace ui
