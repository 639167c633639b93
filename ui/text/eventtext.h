// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QString>

#include <chrono>

namespace core
{
struct Transaction;
}

namespace ui
{

/// Returns "38 s", "4 min 5 s", "3 h 2 min" or "2 d 3 h"; never negative.
[[nodiscard]] QString durationText(std::chrono::seconds duration);

/// Returns the time since the previous event, "38 s after creation"; empty for the first event.
/// `index` counts from the newest event.
[[nodiscard]] QString eventGapText(const core::Transaction &transaction, qsizetype index);

/// Returns the cause of an event, derived from the transaction and the capabilities of the service.
/// The local engine has only one cause for each status. Otherwise the text names the service as the
/// source.
[[nodiscard]] QString eventSourceText(const core::Transaction &transaction, qsizetype index,
                                      const core::TransactionService::Capabilities &can);

} // namespace ui
