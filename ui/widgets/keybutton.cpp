// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/keybutton.h"

#include "ui/widgets/keyhints.h"

#include <QtCore/QVariant>
#include <QtGui/QShortcut>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the key with both Enter keys: the number pad has its own.
QList<QKeySequence> withBothEnters(const QKeySequence &key)
{
    if (!key.isEmpty() && key[0].key() == Qt::Key_Enter)
        return {key, QKeySequence(key[0].keyboardModifiers() | Qt::Key_Return)};
    return {key};
}

} // namespace

QPushButton *keyButton(const QString &text, const QKeySequence &key, const QString &objectName,
                       KeyScope scope)
{
    auto *button = new QPushButton;
    setKeyedText(*button, text, key);
    button->setObjectName(objectName);
    button->setAccessibleName(text);
    // Not QPushButton::setShortcut(), which animates a click of 100 ms first.
    if (scope == KeyScope::Own) {
        auto *shortcut = new QShortcut(button);
        shortcut->setKeys(withBothEnters(key));
        QObject::connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    } else {
        button->setProperty("borrowedKey", QVariant::fromValue(key));
    }
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
