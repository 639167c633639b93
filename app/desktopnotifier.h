// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtDBus/QDBusConnection>

namespace app
{

/// Shows notifications of the desktop, over org.freedesktop.Notifications. Without a notification
/// service nothing happens. Never blocks.
class DesktopNotifier : public QObject
{
    Q_OBJECT

public:
    explicit DesktopNotifier(const QDBusConnection &sessionBus, QObject *parent = nullptr);

    /// Shows a notification, which replaces the previous one. `body` may be seen by customers.
    void notify(const QString &title, const QString &body);

private:
    QDBusConnection m_bus;
    uint m_shown = 0; ///< id of the last notification; 0: none
};

} // namespace app
