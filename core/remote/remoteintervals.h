// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>

namespace core
{

/// The intervals of automatic requests to a remote service.
struct RemoteIntervals
{
    std::chrono::milliseconds poll{2'000}; ///< for new charges; increases with their age
    /// Maximum poll interval, before jitter and Retry-After.
    std::chrono::milliseconds longest{60'000};
    std::chrono::milliseconds lookup{2'000}; ///< delay before the first lookup of an in-doubt order
    std::chrono::milliseconds absent{120'000}; ///< minimum age before a lookup proves absence
    /// Between two synchronizations of the local copy; doubles while nothing changes.
    std::chrono::milliseconds sync{30'000};
    std::chrono::milliseconds longestSync{300'000}; ///< maximum of the above
};

} // namespace core
