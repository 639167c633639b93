// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace core
{

/// Whether that was told by a service that knew less of it then than is known now: the state, and
/// the number of its events. Answers overtake each other; a late one takes nothing back.
inline bool isOvertaken(const Transaction &told, const Status &known, qsizetype knownEvents)
{
    return (known.isFinal() && !told.status.isFinal()) || told.events.size() < knownEvents;
}

} // namespace core
