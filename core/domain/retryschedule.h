// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <optional>

namespace core
{

/// Returns the delay before the next attempt to deliver a notification, without jitter
/// (specification 6). `failures`: failed attempts, at least 1. nullopt if the delivery is
/// abandoned.
[[nodiscard]] std::optional<std::chrono::seconds> retryDelay(int failures);

/// Maximum delay, including jitter and the delay that the receiver requests.
constexpr std::chrono::hours kMaxRetryDelay{11};

} // namespace core
