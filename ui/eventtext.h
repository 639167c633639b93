// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QString>

#include <chrono>

namespace ui
{

/// "38 s", "4 min 5 s", "3 h 2 min", "2 d 3 h": never negative.
[[nodiscard]] QString durationText(std::chrono::seconds duration);

/// How long after what came before it an event of the transaction came, "38 s after creation";
/// empty for the first one. `index` is that of the event, which count from the newest on.
[[nodiscard]] QString eventGapText(const core::Transaction &transaction, qsizetype index);

/// Who caused it, as far as that follows from the transaction and from what the service does: our
/// own engine moves a transaction in one way only to each state. Of others it says no more than
/// that they told of it.
[[nodiscard]] QString eventSourceText(const core::Transaction &transaction, qsizetype index,
                                      const core::TransactionService::Capabilities &can);

} // namespace ui
