// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhookurl.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtNetwork/QSslSocket>

#include <chrono>
#include <list>
#include <memory>

namespace core
{

/// Keeps open connections to the receivers of webhooks for further notifications. Only connections
/// to addresses that were allowed when they were opened.
///
/// Threading: use in one thread.
class WebhookConnections : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebhookConnections)

public:
    /// Maximum number of unused connections.
    static constexpr int kMaxIdle = 256;
    /// Common servers close unused connections after five seconds.
    static constexpr std::chrono::seconds kMaxIdleTime{4};
    /// The addresses of a host may change.
    static constexpr std::chrono::seconds kMaxAge{60};

    struct Connection
    {
        std::unique_ptr<QSslSocket> socket; ///< null: no connection
        std::chrono::steady_clock::time_point openedAt = {};
    };

    explicit WebhookConnections(QObject *parent = nullptr,
                                std::chrono::milliseconds maxIdleTime = kMaxIdleTime);
    ~WebhookConnections() override; ///< closes all connections

    /// Returns an unused connection to the host of the URL; without a socket if there is none.
    [[nodiscard]] Connection take(const WebhookUrl &url);
    /// Keeps the connection, unless it is too old.
    void add(const WebhookUrl &url, Connection connection);
    /// Closes all connections.
    void clear();

private:
    struct Idle
    {
        QByteArray host; ///< scheme, host and port
        Connection connection;
        std::chrono::steady_clock::time_point since;
    };

    void remove(const QSslSocket *socket);
    void removeOld();
    static void close(Connection &connection);

    const std::chrono::milliseconds m_maxIdleTime;
    std::list<Idle> m_idle; ///< the oldest first
    QTimer m_timer{this};
};

} // namespace core
