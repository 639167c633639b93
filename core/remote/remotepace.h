// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>

namespace core
{

/// When a service far away is asked on its own account.
struct RemotePace
{
    std::chrono::milliseconds poll{2'000};     ///< while a charge is new; slower and slower later
    std::chrono::milliseconds longest{60'000}; ///< between two polls, whatever happens
    std::chrono::milliseconds lookup{2'000};   ///< until an unknown order is looked for
    std::chrono::milliseconds absent{120'000}; ///< before this no look-up proves an absence
};

} // namespace core
