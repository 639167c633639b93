// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace core
{

/// Returns true if `told` is older than the known state, by status and number of events. Responses
/// can arrive out of order; a late response must not revert a transaction.
inline bool isOvertaken(const Transaction &told, const Status &known, qsizetype knownEvents)
{
    return (known.isFinal() && !told.status.isFinal()) || told.events.size() < knownEvents;
}

} // namespace core
