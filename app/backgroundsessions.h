// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/backgroundsession.h"

#include <memory>
#include <vector>

namespace core
{
struct Transaction;
}

namespace ui
{
class MainWindow;
} // namespace ui

namespace app
{

/// All remote services in the background with pending charges. Shows their state in the window.
class BackgroundSessions : public QObject
{
    Q_OBJECT

public:
    /// The window must exist during every call.
    explicit BackgroundSessions(ui::MainWindow &window);

    /// Adds a service, unless the service does not report payments.
    void add(const core::RemoteShop &shop, const QString &folder,
             std::unique_ptr<SingleInstance> instance, std::unique_ptr<RemoteSession> remote);

    /// Removes a service because the user returns to the service. Returns false if the profile is
    /// unknown.
    bool drop(const QUuid &profile);

    /// Stops watching a profile that is being edited or removed.
    void giveUp(const QUuid &profile);

Q_SIGNALS:
    void paid(const core::Transaction &charge);

private:
    void reportPaid(const core::Transaction &charge, const core::RemoteShop &shop);
    void showWaiting();

    ui::MainWindow &m_window;
    std::vector<std::unique_ptr<BackgroundSession>> m_all;
};

} // namespace app
