// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QHash>
#include <QtCore/QUuid>

#include <deque>

namespace core
{

/// Limits the requests of each API key: never more than the limit within any minute. A plain value
/// for one thread.
class RequestLimit
{
public:
    static constexpr qint64 kInterval = 60'000; ///< milliseconds

    /// Counts a request at `now`, in milliseconds of a clock that never goes back. Returns 0, or
    /// the seconds to wait if `max` requests were counted within the last minute. A refused request
    /// does not count.
    [[nodiscard]] int count(const QUuid &key, int max, qint64 now)
    {
        std::deque<qint64> &times = m_times[key];
        while (!times.empty() && times.front() <= now - kInterval)
            times.pop_front();
        if (times.size() >= static_cast<size_t>(max))
            return static_cast<int>((times.front() + kInterval - now + 999) / 1000);
        times.push_back(now);
        return 0;
    }

    /// The rest of a limit after count().
    struct Rest
    {
        int requests = 0; ///< that are possible at present
        int seconds = 0;  ///< until another one becomes possible; 0: none was counted
    };

    [[nodiscard]] Rest rest(const QUuid &key, int max, qint64 now) const
    {
        const auto times = m_times.constFind(key);
        if (times == m_times.cend() || times->empty())
            return {.requests = max};
        return {.requests = qMax(0, max - static_cast<int>(times->size())),
                .seconds = static_cast<int>((times->front() + kInterval - now + 999) / 1000)};
    }

private:
    QHash<QUuid, std::deque<qint64>> m_times; ///< of the last minute, oldest first
};

} // namespace core
