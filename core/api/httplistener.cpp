// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/httplistener.h"

#include "core/api/clientblock.h"
#include "core/api/httpconnection.h"

#include <QtCore/QAbstractEventDispatcher>

#include <algorithm>
#include <array>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace core
{

namespace
{

using namespace std::chrono_literals;

/// Polling time for the next request of the same client, before blocking.
constexpr std::chrono::microseconds kAwake = 50us;
/// Maximum number of connections for polling: with more, there is always work.
constexpr int kMaxWatched = 4;

/// Returns half of the descriptor limit. The rest is for databases and other files.
int maxConnections()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return 128;
    return static_cast<int>(std::min<rlim_t>(limit.rlim_cur / 2, 1 << 16));
}

/// Returns the maximum number of connections that receive a refusal. Further connections are closed
/// without a response.
int maxRefused()
{
    constexpr int kMaxCount = 64;
    return std::min(kMaxCount, maxConnections() / 4);
}

HttpLimits withinDescriptors(HttpLimits limits)
{
    limits.connections = std::min(limits.connections, maxConnections());
    return limits;
}

} // namespace

HttpListener::HttpListener(Handler handler, Log log, HttpLimits limits, QObject *parent)
    : QTcpServer(parent)
    , m_handler(std::move(handler))
    , m_log(std::move(log))
    , m_limits(withinDescriptors(std::move(limits)))
{
    setListenBacklogSize(1024); // includes connections to be refused
    if (const auto *const dispatcher = QAbstractEventDispatcher::instance())
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this,
                &HttpListener::stayAwake);
    m_stop.setSingleShot(true);
    connect(&m_stop, &QTimer::timeout, this, [this] {
        const auto connections = m_connections;
        for (HttpConnection *connection : connections)
            connection->abort();
    });
}

HttpListener::~HttpListener()
{
    m_isStopping = false; // emits no signal
    for (HttpConnection *connection : std::exchange(m_connections, {}))
        delete connection;
}

void HttpListener::setConnectionLimits(int connections, int perAddress)
{
    m_limits.connections = std::min(connections, maxConnections());
    m_limits.perAddress = perAddress;
}

void HttpListener::stop()
{
    if (std::exchange(m_isStopping, true))
        return;
    close();
    m_stop.start(m_limits.stopTime);
    const auto connections = m_connections;
    for (HttpConnection *connection : connections)
        connection->finish();
    reportIfStopped();
}

void HttpListener::incomingConnection(qintptr descriptor)
{
    const QHostAddress peer = peerOf(static_cast<int>(descriptor));
    const auto refusal = refusalFor(peer);
    if (refusal && (m_tls || m_refused >= maxRefused())) {
        ::close(static_cast<int>(descriptor));
        return;
    }
    if (refusal) {
        ++m_refused;
        m_connections.append(
            new HttpConnection(*this, descriptor, peer, HttpConnection::Purpose::Refuse, *refusal));
        return;
    }
    if (m_tls)
        makeRoomForHandshake();
    auto *connection = new HttpConnection(*this, descriptor, peer, HttpConnection::Purpose::Serve);
    m_connections.append(connection);
    ++m_perBlock[clientBlock(peer)];
}

QHostAddress HttpListener::peerOf(int descriptor) const
{
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    ::getpeername(descriptor, reinterpret_cast<sockaddr *>(&address), &length);
    const QHostAddress peer(reinterpret_cast<const sockaddr *>(&address));
    bool isIpv4 = false;
    const quint32 ipv4 = peer.toIPv4Address(&isIpv4);
    return isIpv4 ? QHostAddress(ipv4) : peer;
}

std::optional<HttpProblem::Kind> HttpListener::refusalFor(const QHostAddress &peer) const
{
    if (m_connections.size() - m_refused >= m_limits.connections)
        return HttpProblem::Kind::Overloaded;
    if (!m_limits.spared.contains(peer) &&
        m_perBlock.value(clientBlock(peer)) >= m_limits.perAddress)
        return HttpProblem::Kind::TooManyRequests;
    return std::nullopt;
}

/// Closes the oldest handshake: the oldest one is the most likely to be idle.
void HttpListener::makeRoomForHandshake()
{
    const auto isHandshaking = [](const HttpConnection *c) { return c->isHandshaking(); };
    if (std::count_if(m_connections.begin(), m_connections.end(), isHandshaking) <
        m_limits.handshakes)
        return;
    const auto oldest = std::find_if(m_connections.begin(), m_connections.end(), isHandshaking);
    (*oldest)->abort();
}

/// Polls for the next request: a sequential client sends it immediately, and a wake-up takes as
/// long as the response. Delays nobody, because no request is in progress.
void HttpListener::stayAwake()
{
    if (!std::exchange(m_hasAnswered, false) || m_inHand > 0 || m_connections.size() > kMaxWatched)
        return;
    std::array<pollfd, kMaxWatched> sockets{};
    nfds_t count = 0;
    for (const HttpConnection *connection : std::as_const(m_connections))
        sockets.at(count++) = {.fd = connection->descriptor(), .events = POLLIN, .revents = 0};
    const auto until = std::chrono::steady_clock::now() + kAwake;
    while (::poll(sockets.data(), count, 0) == 0 && std::chrono::steady_clock::now() < until) {
    }
}

void HttpListener::hasEnded(HttpConnection *connection)
{
    if (!m_connections.removeOne(connection))
        return;
    if (connection->purpose() == HttpConnection::Purpose::Refuse) {
        --m_refused;
    } else if (const QHostAddress block = clientBlock(connection->peer());
               --m_perBlock[block] == 0) {
        m_perBlock.remove(block);
    }
    reportIfStopped();
}

void HttpListener::reportIfStopped()
{
    if (!m_isStopping || !m_connections.isEmpty())
        return;
    m_stop.stop();
    QMetaObject::invokeMethod(this, &HttpListener::stopped, Qt::QueuedConnection);
}

} // namespace core
