// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace ui
{

/// A push button that says its own key: "Copy code   F6". The key works wherever the button is
/// visible and enabled.
[[nodiscard]] QPushButton *keyButton(const QString &text, const QKeySequence &key,
                                     const QString &objectName);

/// Makes a button the one that a page is about.
void makePrimary(QPushButton *button);

} // namespace ui
