// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QWidget;

namespace ui
{

/// Sets the property of the style sheet that decides the size of a widget, such as "compact" or
/// "touch", and applies it. Empty: the usual size.
void setDensity(QWidget &widget, const QString &density);

} // namespace ui
