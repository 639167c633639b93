// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicefinding.h"
#include "core/remote/connectionlimiter.h"

#include <QtCore/QObject>
#include <QtCore/QUuid>

#include <functional>
#include <memory>

namespace core
{

/// Tests the connection to a service and reports the first problem. Reads the newest page of the
/// list, then the capabilities. A service without this call gets an invalid charge of zero: the
/// rejection shows the platform of the key, even for an empty list, and the permission to charge.
/// Never sends money.
class ServiceCheck : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServiceCheck)

public:
    struct Setup
    {
        ServiceAddress address;
        QByteArray key;
        QUuid platform;
        ServiceKind kind = ServiceKind::Sandbox; ///< as the profile states
        CallLimits limits{std::chrono::seconds(8), std::chrono::seconds(8),
                          std::chrono::seconds(15)};
        /// Returns true if this computer has a network connection; null: asks the system.
        std::function<bool()> isOnline = {};
    };

    explicit ServiceCheck(Setup setup, QObject *parent = nullptr);

    void start();

Q_SIGNALS:
    /// Emitted once, never before start() has returned.
    void finished(const core::ServiceFinding &finding);

private:
    void call(const CallRequest &request, void (ServiceCheck::*callback)(const CallResult &));
    void handleList(const CallResult &result);
    void handleCapabilities(const CallResult &result);
    void handleRefusal(const CallResult &result);
    [[nodiscard]] ServiceFinding findingOf(const CallResult &result) const;
    [[nodiscard]] ServiceFinding::Kind whyNotReached(QAbstractSocket::SocketError error) const;

    const Setup m_setup;
    const std::shared_ptr<ConnectionLimiter> m_limiter;
};

} // namespace core
