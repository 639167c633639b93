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

/// Gives up a connection whose server does not answer any more, although it is there: one that
/// hangs, is stopped, or has lost its disk. The client's library would wait for it for ever, and no
/// setting of the connection helps while the other machine itself is well. The call that waits then
/// fails as if the server had gone.
///
/// Owned by the thread of the connection; its own thread only waits, and shuts the socket down.
class SilenceWatch
{
    Q_DISABLE_COPY_MOVE(SilenceWatch)

public:
    using Clock = std::chrono::steady_clock;

    /// The socket may be closed by its owner any time; an own descriptor keeps it in reach.
    SilenceWatch(int socket, std::chrono::milliseconds patience);
    ~SilenceWatch();

    [[nodiscard]] std::chrono::milliseconds patience() const { return m_patience; }

    /// Watches while it stands. One at a time.
    class Call
    {
        Q_DISABLE_COPY_MOVE(Call)

    public:
        /// Null: there is nothing to be watched.
        Call(SilenceWatch *watch, std::chrono::milliseconds patience);
        ~Call();

    private:
        SilenceWatch *const m_watch;
    };

private:
    void watch();

    const int m_socket; ///< -1: none
    const std::chrono::milliseconds m_patience;
    std::mutex m_mutex; ///< guards the following
    std::condition_variable m_stopped;
    std::optional<Clock::time_point> m_until;
    bool m_isStopping = false;
    /// Last: it uses the others. Not Qt's, which is still about to end when wait() returns: a
    /// program that forks then would be left with what it had locked.
    std::thread m_thread;
};

} // namespace core
