// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/confirmation.h"
#include "core/domain/transaction.h"

#include <chrono>

namespace ui
{

/// Time after a confirmation by hand in which the same counter can undo it without PIN or reason.
inline constexpr std::chrono::seconds kUndoPeriod{60};

/// Returns the remaining time in which the counter `till` can undo the confirmation; zero if the
/// counter did not confirm the charge by hand, or if the time has passed.
[[nodiscard]] std::chrono::seconds undoTimeLeft(const core::Transaction &transaction,
                                                const QString &till, const QDateTime &now);

/// Returns the withdrawal of an undone confirmation, with a reason for the history.
[[nodiscard]] core::Withdrawal undoWithdrawal(const QString &till);

} // namespace ui
