// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/hint.h"

#include <QtGui/QTextDocument>
#include <QtWidgets/QLineEdit>

namespace ui
{

void setHint(QLineEdit &edit, const QString &hint)
{
    // Else a screen reader would be told the tool tip, with its markup.
    if (edit.accessibleDescription() == edit.placeholderText()) // none of its own
        edit.setAccessibleDescription(hint);
    edit.setPlaceholderText(hint);
    // It may be the name of a customer, which a tool tip must not take for markup.
    edit.setToolTip(hint.isEmpty() ? QString() : Qt::convertFromPlainText(hint));
}

void makeSecret(QLineEdit &edit)
{
    edit.setEchoMode(QLineEdit::Password);
    edit.setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
}

} // namespace ui
