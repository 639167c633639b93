// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace core
{

/// What of the filter the API can be asked for, from page 1 on; all else has to be picked out of
/// the answer.
[[nodiscard]] TransactionFilter askableOf(const TransactionFilter &filter);

/// Whether a transaction of that answer is one that the filter means.
[[nodiscard]] bool isWanted(const TransactionFilter &filter, const Transaction &transaction);

/// Whether the filter means the transaction, by all its parts but note and tag.
[[nodiscard]] bool isMeant(const TransactionFilter &filter, const Transaction &transaction);

} // namespace core
