// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/keys.h"

/// The window of a console that runs in this process.
namespace support
{

/// Shown by the console itself; it takes keys from now on.
inline QWidget *consoleWindow()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->objectName() == QLatin1StringView("mainWindow") && widget->isVisible()) {
            open(*widget);
            return widget;
        }
    }
    qFatal("there is no console");
}

/// Whether the page or widget of that name can be seen.
inline bool isOpen(const QWidget &window, const QString &name)
{
    const auto *page = window.findChild<QWidget *>(name);
    return page && page->isVisible();
}

/// A charge of so much, and the page that waits for its money.
inline void charge(const QWidget &window, const QString &digits)
{
    QTRY_VERIFY(isOpen(window, QStringLiteral("amountEdit")));
    QTRY_VERIFY(named(window, QStringLiteral("amountEdit"))->hasFocus());
    type(digits);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(window, QStringLiteral("liveCharge")));
}

} // namespace support
