// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keybutton.h"

#include <QtCore/QVariant>

namespace ui
{

using namespace Qt::StringLiterals;

QPushButton *keyButton(const QString &text, const QKeySequence &key, const QString &objectName)
{
    auto *button = new QPushButton(
        key.isEmpty() ? text : u"%1   %2"_s.arg(text, key.toString(QKeySequence::NativeText)));
    button->setObjectName(objectName);
    button->setAccessibleName(text);
    button->setShortcut(key); // After the text, which would reset it.
    return button;
}

void makePrimary(QPushButton *button)
{
    button->setProperty("role", u"primary"_s);
}

} // namespace ui
