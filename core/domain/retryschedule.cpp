// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/retryschedule.h"

#include <QtCore/QtGlobal>

#include <array>

namespace core
{

using namespace std::chrono_literals;

std::optional<std::chrono::seconds> retryDelay(int failures)
{
    static constexpr std::array<std::chrono::seconds, 7> kDelays{5s, 5min, 30min, 2h, 5h, 10h, 10h};
    const auto last = static_cast<size_t>(failures) - 1;
    Q_ASSERT(failures > 0);
    return last < kDelays.size() ? std::optional(kDelays[last]) : std::nullopt;
}

} // namespace core
