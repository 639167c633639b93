// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookconnections.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace std::chrono_literals;

namespace
{

QByteArray hostOf(const WebhookUrl &url)
{
    return (url.isEncrypted() ? "https " : "http ") + url.host().toUtf8() + ' ' +
           QByteArray::number(url.port());
}

bool isUsable(const QSslSocket &socket)
{
    return socket.state() == QAbstractSocket::ConnectedState && socket.bytesAvailable() == 0;
}

} // namespace

WebhookConnections::WebhookConnections(QObject *parent, std::chrono::milliseconds maxIdleTime)
    : QObject(parent)
    , m_maxIdleTime(maxIdleTime)
{
    m_timer.setInterval(1s);
    connect(&m_timer, &QTimer::timeout, this, &WebhookConnections::removeOld);
}

WebhookConnections::~WebhookConnections()
{
    clear();
}

/// Returns the connection that was used last, which the receiver is least likely to have closed.
WebhookConnections::Connection WebhookConnections::take(const WebhookUrl &url)
{
    removeOld();
    const QByteArray host = hostOf(url);
    for (auto idle = m_idle.rbegin(); idle != m_idle.rend(); ++idle) {
        if (idle->host != host || !isUsable(*idle->connection.socket))
            continue;
        Connection connection = std::move(idle->connection);
        m_idle.erase(std::next(idle).base());
        connection.socket->disconnect(this);
        return connection;
    }
    return {};
}

void WebhookConnections::add(const WebhookUrl &url, Connection connection)
{
    const auto now = std::chrono::steady_clock::now();
    if (!connection.socket || now - connection.openedAt > kMaxAge ||
        m_idle.size() >= static_cast<size_t>(kMaxIdle))
        return close(connection);
    QSslSocket *const socket = connection.socket.get();
    const auto drop = [this, socket] { remove(socket); };
    // Queued: the socket must not be deleted inside its signal.
    connect(socket, &QSslSocket::disconnected, this, drop, Qt::QueuedConnection);
    connect(socket, &QSslSocket::readyRead, this, drop, Qt::QueuedConnection);
    m_idle.push_back({hostOf(url), std::move(connection), now});
    if (!m_timer.isActive())
        m_timer.start();
}

/// The socket may be in use again: a queued signal arrives later.
void WebhookConnections::remove(const QSslSocket *socket)
{
    const auto found = std::find_if(m_idle.begin(), m_idle.end(), [socket](const Idle &idle) {
        return idle.connection.socket.get() == socket;
    });
    if (found == m_idle.end() || isUsable(*found->connection.socket))
        return;
    close(found->connection);
    m_idle.erase(found);
}

void WebhookConnections::removeOld()
{
    const auto now = std::chrono::steady_clock::now();
    for (auto idle = m_idle.begin(); idle != m_idle.end();) {
        if (now - idle->since <= m_maxIdleTime && now - idle->connection.openedAt <= kMaxAge) {
            ++idle;
            continue;
        }
        close(idle->connection);
        idle = m_idle.erase(idle);
    }
    if (m_idle.empty())
        m_timer.stop();
}

void WebhookConnections::clear()
{
    for (Idle &idle : m_idle)
        close(idle.connection);
    m_idle.clear();
    m_timer.stop();
}

void WebhookConnections::close(Connection &connection)
{
    if (!connection.socket)
        return;
    connection.socket->disconnect();
    connection.socket->abort();
    connection.socket.reset();
}

} // namespace core
