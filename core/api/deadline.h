// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDeadlineTimer>
#include <QtCore/QTimer>

#include <chrono>
#include <functional>
#include <utility>

namespace core
{

/// A timeout that is postponed often and rarely expires. Postponing only stores a number: the timer
/// restarts when it fires too early. Requires the event loop of one thread.
class Deadline
{
    Q_DISABLE_COPY_MOVE(Deadline)

public:
    /// `act` runs at the timeout, once for each set().
    explicit Deadline(std::function<void()> act)
        : m_act(std::move(act))
    {
        m_timer.setSingleShot(true);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { ring(); });
    }
    ~Deadline() = default;

    /// Replaces the previous timeout, if any.
    void set(std::chrono::milliseconds fromNow)
    {
        m_due.setRemainingTime(fromNow);
        if (!m_timer.isActive() || m_due < m_rings)
            start(fromNow);
    }

    /// Cancels the timeout.
    void cancel() { m_due = QDeadlineTimer(QDeadlineTimer::Forever); }

private:
    void start(std::chrono::milliseconds fromNow)
    {
        m_rings = m_due;
        m_timer.start(fromNow);
    }

    void ring()
    {
        if (m_due.isForever())
            return;
        if (!m_due.hasExpired())
            return start(
                std::chrono::ceil<std::chrono::milliseconds>(m_due.remainingTimeAsDuration()));
        cancel();
        m_act();
    }

    const std::function<void()> m_act;
    QTimer m_timer;
    QDeadlineTimer m_due{QDeadlineTimer::Forever};
    QDeadlineTimer m_rings{QDeadlineTimer::Forever}; ///< expiry of the timer while active
};

} // namespace core
