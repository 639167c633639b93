// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keybutton.h"

#include <QtCore/QVariant>
#include <QtGui/QShortcut>

namespace ui
{

using namespace Qt::StringLiterals;

QPushButton *keyButton(const QString &text, const QKeySequence &key, const QString &objectName,
                       KeyScope scope)
{
    auto *button = new QPushButton(
        key.isEmpty() ? text : u"%1   %2"_s.arg(text, key.toString(QKeySequence::NativeText)));
    button->setObjectName(objectName);
    button->setAccessibleName(text);
    // Not the button's own shortcut: that one plays a click of a tenth of a second first.
    if (scope == KeyScope::Own)
        QObject::connect(new QShortcut(key, button), &QShortcut::activated, button,
                         &QPushButton::click);
    else
        button->setProperty("borrowedKey", QVariant::fromValue(key));
    return button;
}

void makePrimary(QPushButton *button)
{
    button->setProperty("role", u"primary"_s);
}

void makeCompact(QPushButton *button)
{
    button->setProperty("density", u"compact"_s);
}

} // namespace ui
