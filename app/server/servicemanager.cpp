// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/servicemanager.h"

#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

namespace app
{

namespace
{

/// Sends a state to the socket of NOTIFY_SOCKET. Errors are ignored: the manager notices a missing
/// report by its timeout.
void notify(const QByteArray &state)
{
    const QByteArray path = qgetenv("NOTIFY_SOCKET");
    sockaddr_un address{};
    if (path.size() < 2 || path.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, path.constData(), static_cast<size_t>(path.size()));
    if (path.startsWith('@'))
        address.sun_path[0] = '\0'; // the abstract namespace
    const auto length =
        static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + static_cast<size_t>(path.size()));
    const int descriptor = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0)
        return;
    (void)::sendto(descriptor, state.constData(), static_cast<size_t>(state.size()), MSG_NOSIGNAL,
                   reinterpret_cast<const sockaddr *>(&address), length);
    ::close(descriptor);
}

bool isForThisProcess(const char *variable)
{
    const QByteArray pid = qgetenv(variable);
    return pid.isEmpty() || pid.toLongLong() == ::getpid();
}

/// Returns the watchdog timeout of the unit; zero without a watchdog.
std::chrono::microseconds watchdogTimeout()
{
    return std::chrono::microseconds(
        isForThisProcess("WATCHDOG_PID") ? qgetenv("WATCHDOG_USEC").toLongLong() : 0);
}

} // namespace

void ServiceManager::reportReady()
{
    notify("READY=1");
    const auto timeout = watchdogTimeout();
    if (timeout.count() <= 0 || m_watchdog.isActive())
        return;
    connect(&m_watchdog, &QTimer::timeout, this, [] { notify("WATCHDOG=1"); });
    // A third, so that one late report does no harm.
    m_watchdog.start(std::chrono::duration_cast<std::chrono::milliseconds>(timeout / 3));
}

void ServiceManager::reportReloading()
{
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    constexpr qint64 kMicro = 1'000'000;
    notify("RELOADING=1\nMONOTONIC_USEC=" +
           QByteArray::number(qint64{now.tv_sec} * kMicro + now.tv_nsec / 1000));
}

void ServiceManager::reportStopping()
{
    notify("STOPPING=1");
}

std::optional<int> ServiceManager::listeningSocket()
{
    constexpr int kFirst = 3; // SD_LISTEN_FDS_START
    if (qgetenv("LISTEN_PID").toLongLong() != ::getpid() || qgetenv("LISTEN_FDS") != "1")
        return std::nullopt;
    int isListening = 0;
    socklen_t length = sizeof isListening;
    if (::getsockopt(kFirst, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &length) != 0 ||
        isListening == 0)
        return std::nullopt;
    ::fcntl(kFirst, F_SETFD, FD_CLOEXEC);
    return kFirst;
}

} // namespace app
