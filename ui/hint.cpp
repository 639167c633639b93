// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/hint.h"

#include <QtGui/QTextDocument>
#include <QtWidgets/QLineEdit>

namespace ui
{

void setHint(QLineEdit &edit, const QString &hint)
{
    edit.setPlaceholderText(hint);
    // It may be the name of a customer, which a tool tip must not take for markup.
    edit.setToolTip(hint.isEmpty() ? QString() : Qt::convertFromPlainText(hint));
}

} // namespace ui
