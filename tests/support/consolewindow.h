// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/keys.h"

/// The window of a console in this process.
namespace support
{

/// Returns the window, shown by the console, and gives it the focus.
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

/// Returns true if the page or widget with that name is visible.
inline bool isOpen(const QWidget &window, const QString &name)
{
    const auto *page = window.findChild<QWidget *>(name);
    return page && page->isVisible();
}

/// Creates a charge and waits for the page that shows the charge.
inline void charge(const QWidget &window, const QString &digits)
{
    QTRY_VERIFY(isOpen(window, QStringLiteral("amountEdit")));
    QTRY_VERIFY(named(window, QStringLiteral("amountEdit"))->hasFocus());
    type(digits);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(window, QStringLiteral("liveCharge")));
}

} // namespace support
