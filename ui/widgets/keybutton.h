// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace ui
{

enum class KeyScope {
    Own,      ///< the key clicks the button while the button is visible and enabled
    Borrowed, ///< the key belongs to the window or page and works without the button
};

/// Returns a push button with a key. KeyHints shows the key.
[[nodiscard]] QPushButton *keyButton(const QString &text, const QKeySequence &key,
                                     const QString &objectName, KeyScope scope = KeyScope::Own);

/// Styles the primary button of a page.
void makePrimary(QPushButton *button);

/// Makes a button lower, for panels with many buttons.
void makeCompact(QPushButton *button);

} // namespace ui
