// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"

namespace core
{

struct Transaction;
struct TransactionFilter;

/// Returns the parts of the filter that every remote service supports, with page 1. The client must
/// apply the other parts to the response.
[[nodiscard]] TransactionFilter askableOf(const TransactionFilter &filter);

/// Returns the parts of the filter that the client must apply.
[[nodiscard]] QList<FilterPart> unaskableParts(const TransactionFilter &filter);

/// Returns true if a transaction in a response to askableOf() matches the filter.
[[nodiscard]] bool isWanted(const TransactionFilter &filter, const Transaction &transaction);

/// Returns true if the transaction matches the filter. Ignores the parts that only a console can
/// evaluate.
[[nodiscard]] bool isMeant(const TransactionFilter &filter, const Transaction &transaction);

} // namespace core
