// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace app
{

/// Talks to systemd by the protocols of sd_notify(3) and sd_listen_fds(3). Without systemd the
/// functions have no effect. Main thread.
class ServiceManager : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServiceManager)

public:
    ServiceManager() = default;

    /// Reports that the server is ready, and keeps the watchdog of the unit satisfied as long as
    /// the event loop of this thread runs.
    void reportReady();

    /// Reports that the configuration is being read again; reportReady() reports the end.
    void reportReloading();

    void reportStopping();

    /// Returns the descriptor of the only listening socket that systemd passed to this process.
    /// Returns nullopt if there is none, or if there are several.
    [[nodiscard]] static std::optional<int> listeningSocket();

private:
    QTimer m_watchdog{this};
};

} // namespace app
