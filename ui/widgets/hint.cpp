// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/hint.h"

#include <QtGui/QTextDocument>
#include <QtWidgets/QLineEdit>

namespace ui
{

void setHint(QLineEdit &edit, const QString &hint)
{
    // Otherwise a screen reader would announce the tool tip with its markup.
    if (edit.accessibleDescription() == edit.placeholderText()) // no description of its own
        edit.setAccessibleDescription(hint);
    edit.setPlaceholderText(hint);
    // May be a customer's name, which must not be interpreted as markup.
    edit.setToolTip(hint.isEmpty() ? QString() : Qt::convertFromPlainText(hint));
}

void makeSecret(QLineEdit &edit)
{
    edit.setEchoMode(QLineEdit::Password);
    edit.setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
}

} // namespace ui
