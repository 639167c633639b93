// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <chrono>

namespace core
{

/// Time after a confirmation by hand in which the same counter can undo it without PIN or reason.
inline constexpr std::chrono::seconds kUndoPeriod{60};

/// Returns the remaining time in which the counter `till` can undo the confirmation; zero if the
/// counter did not confirm the charge by hand, or if the time has passed.
[[nodiscard]] std::chrono::seconds undoTimeLeft(const Transaction &transaction, const QString &till,
                                                const QDateTime &now);

} // namespace core
