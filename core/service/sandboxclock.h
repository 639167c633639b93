// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>

#include <atomic>
#include <chrono>

namespace core
{

/// The clock of a sandbox, which a client can set forward, for example to let a charge expire. Any
/// thread.
class SandboxClock
{
public:
    /// Returns the time of the sandbox, UTC.
    [[nodiscard]] QDateTime now() const
    {
        return QDateTime::currentDateTimeUtc().addMSecs(m_ahead.load());
    }

    /// Sets the clock forward. Returns the time of the sandbox, UTC.
    QDateTime advance(std::chrono::milliseconds step)
    {
        m_ahead += step.count();
        return now();
    }

private:
    std::atomic<qint64> m_ahead = 0; ///< milliseconds before the clock of the computer
};

} // namespace core
