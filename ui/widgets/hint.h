// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QLineEdit;

namespace ui
{

/// Sets the placeholder text, and the same text as tool tip in case the field is too narrow.
void setHint(QLineEdit &edit, const QString &hint);

/// Sets password-style input: hidden from onlookers and from keyboard prediction.
void makeSecret(QLineEdit &edit);

} // namespace ui
