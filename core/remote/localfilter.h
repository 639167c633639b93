// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"

namespace core
{

/// What of the filter the API can be asked for, from page 1 on; all else has to be picked out of
/// the answer.
[[nodiscard]] TransactionFilter askableOf(const TransactionFilter &filter);

/// The parts of the filter that have to be picked.
[[nodiscard]] QList<FilterPart> unaskableParts(const TransactionFilter &filter);

/// Whether a transaction of that answer is one that the filter means.
[[nodiscard]] bool isWanted(const TransactionFilter &filter, const Transaction &transaction);

/// Whether the filter means the transaction, by all its parts but those that only a
/// console knows.
[[nodiscard]] bool isMeant(const TransactionFilter &filter, const Transaction &transaction);

} // namespace core
