// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/qglobal.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace core
{

/// Watchdog for a connection whose server is reachable but no longer responds: hung, stopped, or
/// without its disk. The client library would wait forever, and no connection setting helps while
/// the remote machine responds. The watchdog shuts the socket down; the waiting call then fails as
/// if the server had disconnected.
///
/// Threading: owned by the thread of the connection. The internal thread only waits and shuts the
/// socket down.
class SocketWatchdog
{
    Q_DISABLE_COPY_MOVE(SocketWatchdog)

public:
    using Clock = std::chrono::steady_clock;

    /// The owner may close the socket at any time; the watchdog uses its own duplicate descriptor.
    SocketWatchdog(int socket, std::chrono::milliseconds timeout);
    ~SocketWatchdog();

    [[nodiscard]] std::chrono::milliseconds timeout() const { return m_timeout; }

    /// Guards one call to the server during its lifetime. One at a time.
    class Call
    {
        Q_DISABLE_COPY_MOVE(Call)

    public:
        /// Null: no watchdog.
        Call(SocketWatchdog *watch, std::chrono::milliseconds timeout);
        ~Call();

    private:
        SocketWatchdog *const m_watch;
    };

private:
    void watch();

    const int m_socket; ///< -1: none
    const std::chrono::milliseconds m_timeout;
    std::mutex m_mutex; ///< guards the following members
    std::condition_variable m_stopped;
    std::optional<Clock::time_point> m_until;
    bool m_isStopping = false;
    /// Last member, because the thread uses the others. Not a QThread: a QThread may still hold
    /// locks when wait() returns, and a process that forks then would inherit the locks.
    std::thread m_thread;
};

} // namespace core
