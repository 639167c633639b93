// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace ui
{

enum class KeyScope {
    Own,      ///< the key clicks the button, while it is visible and enabled
    Borrowed, ///< the key is the window's or the page's, which does the same without the button
};

/// A push button that says its key: "Copy code   F6".
[[nodiscard]] QPushButton *keyButton(const QString &text, const QKeySequence &key,
                                     const QString &objectName, KeyScope scope = KeyScope::Own);

/// Makes a button the one that a page is about.
void makePrimary(QPushButton *button);

/// Makes a button lower, for panels that hold many.
void makeCompact(QPushButton *button);

} // namespace ui
