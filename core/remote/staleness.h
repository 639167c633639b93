// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace core
{

struct Transaction;

/// Returns true if `received` is older than the known state, by status and number of events.
/// Responses can arrive out of order; a late response must not revert a transaction.
inline bool isStale(const Transaction &received, const Status &known, qsizetype knownEvents)
{
    return (known.isFinal() && !received.status.isFinal()) || received.events.size() < knownEvents;
}

} // namespace core
