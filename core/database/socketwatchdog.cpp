// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/socketwatchdog.h"

#include <algorithm>

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace core
{

SocketWatchdog::SocketWatchdog(int socket, std::chrono::milliseconds timeout)
    : m_socket(fcntl(socket, F_DUPFD_CLOEXEC, 0))
    , m_timeout(timeout)
    , m_thread([this] { watch(); })
{}

SocketWatchdog::~SocketWatchdog()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
    }
    m_stopped.notify_one();
    m_thread.join();
    if (m_socket >= 0)
        close(m_socket);
}

/// Wakes up no later than the end of a call with the default timeout. Starting a call then needs no
/// wake-up and costs only the lock.
void SocketWatchdog::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_isStopping) {
        const auto now = Clock::now();
        if (m_until && *m_until <= now) {
            shutdown(m_socket, SHUT_RDWR);
            m_until.reset();
        }
        const auto next = now + m_timeout;
        m_stopped.wait_until(lock, m_until ? std::min(*m_until, next) : next);
    }
}

SocketWatchdog::Call::Call(SocketWatchdog *watch, std::chrono::milliseconds timeout)
    : m_watch(watch)
{
    if (!m_watch)
        return;
    const std::lock_guard lock(m_watch->m_mutex);
    m_watch->m_until = Clock::now() + timeout;
}

SocketWatchdog::Call::~Call()
{
    if (!m_watch)
        return;
    const std::lock_guard lock(m_watch->m_mutex);
    m_watch->m_until.reset();
}

} // namespace core
