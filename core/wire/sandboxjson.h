// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>

#include <tl/expected.hpp>

#include <chrono>

namespace core
{

/// The failures that a client of a sandbox orders for its next calls.
struct SandboxFailures
{
    enum class Kind {
        Unavailable, ///< 503 with Retry-After; nothing happens
        LostAnswer,  ///< the call is carried out, and answered with 500
        Slow,        ///< the call is carried out after a delay
    };

    static constexpr int kMaxCount = 1000;

    Kind kind = Kind::Unavailable;
    int count = 0; ///< of calls that are still to fail, at most kMaxCount
};

/// The maximum step of the clock of a sandbox.
inline constexpr std::chrono::seconds kMaxClockStep = std::chrono::hours(24 * 366);

/// Parses the body of an order of failures: `kind` and `count`. Unknown and repeated members are
/// errors, as in every body.
[[nodiscard]] tl::expected<SandboxFailures, HttpProblem> failuresFromJson(const QByteArray &body);

/// Parses the body of a step of the clock: `advance`, in whole seconds from 0.
[[nodiscard]] tl::expected<std::chrono::seconds, HttpProblem>
clockStepFromJson(const QByteArray &body);

} // namespace core
