// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/cuttingproxy.h"

#include <QtCore/QFile>

#include <array>
#include <chrono>
#include <cstring>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace support
{

namespace
{

constexpr int kTick = 20; // milliseconds

/// Returns true if the bytes contain the request of a writer for the lock.
bool asksForTheLock(const QByteArray &bytes)
{
    return bytes.contains("pg_advisory_xact_lock");
}

/// Returns true if the bytes contain a COMMIT. A simple query of the protocol ends with a zero
/// byte.
bool hasCommit(const QByteArray &bytes)
{
    return bytes.contains(QByteArrayLiteral("COMMIT\0"));
}

int connectedTo(const QByteArray &socketFile)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, socketFile.constData(), sizeof address.sun_path - 1);
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
        return server;
    ::close(server);
    return -1;
}

bool isReadable(int descriptor)
{
    pollfd one{descriptor, POLLIN, 0};
    return ::poll(&one, 1, kTick) > 0;
}

/// Returns available bytes; empty at the end of the connection.
QByteArray used(int descriptor)
{
    std::array<char, 65536> buffer;
    const auto size = ::recv(descriptor, buffer.data(), buffer.size(), 0);
    return {buffer.data(), std::max<qsizetype>(size, 0)};
}

bool given(int descriptor, const QByteArray &bytes)
{
    return ::send(descriptor, bytes.constData(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL) ==
           bytes.size();
}

} // namespace

CuttingProxy::CuttingProxy(const QString &socket)
    : m_socket(QFile::encodeName(socket))
    , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(m_listener, reinterpret_cast<const sockaddr *>(&address), size) != 0 ||
        ::listen(m_listener, 8) != 0 ||
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        qFatal("no port for the proxy");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { listen(); });
}

CuttingProxy::~CuttingProxy()
{
    m_isStopping = true;
    m_thread.join();
    ::close(m_listener);
}

void CuttingProxy::listen()
{
    while (!m_isStopping) {
        if (!isReadable(m_listener))
            continue;
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (m_isClosed)
            ::close(client);
        else
            m_clients.emplace_back([this, client] { serve(client); });
    }
    for (std::thread &client : m_clients)
        client.join();
}

void CuttingProxy::serve(int client)
{
    const int server = connectedTo(m_socket);
    while (server >= 0 && !m_isStopping) {
        std::array<pollfd, 2> both{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
        if (::poll(both.data(), both.size(), kTick) <= 0)
            continue;
        if (both[1].revents != 0) {
            const QByteArray bytes = used(server);
            if (bytes.isEmpty() || !given(client, bytes))
                break;
        }
        if (both[0].revents != 0 && !forward(client, server))
            break;
    }
    ::close(client);
    ::close(server);
}

/// Forwards the next bytes of one side to the other. Returns false at the end of the connection.
bool CuttingProxy::forward(int client, int server)
{
    const QByteArray bytes = used(client);
    if (bytes.isEmpty())
        return false;
    ++m_messages; // the client waits for each answer, so that messages come one by one
    if (!hasCommit(bytes)) {
        const bool isGiven = given(server, bytes);
        if (asksForTheLock(bytes))
            ++m_lockRequests;
        return isGiven;
    }
    const int lockRequests = m_lockRequests;
    const Cut cut = m_cut.exchange(Cut::None);
    switch (cut) {
    case Cut::None:
        return given(server, bytes);
    case Cut::BeforeTheServer:
        return false;
    case Cut::WithoutAWord:
        ::shutdown(client, SHUT_RDWR);
        while (!m_isStopping && (!isReadable(server) || !used(server).isEmpty())) {
        }
        return false;
    case Cut::Late:
        ::shutdown(client, SHUT_RDWR);
        while (!m_isStopping && m_lockRequests == lockRequests)
            std::this_thread::sleep_for(std::chrono::milliseconds(kTick));
        break;
    case Cut::ForGood:
        m_isClosed = true;
        break;
    case Cut::BeforeTheAnswer:
        break;
    }
    given(server, bytes);
    isReadable(server) && !used(server).isEmpty(); // the server has executed the commit
    return false;
}

} // namespace support
