// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/domain/transactionfilter.h"
#include "core/service/transactionservice.h"

namespace core
{

/// Returns true if the transactions of the service carry their evidence, and if the service finds
/// them by its kind. A remote service records confirmations without reporting them.
[[nodiscard]] inline bool listsEvidence(const TransactionService &service)
{
    const TransactionFilter filter{.evidence = EvidenceKind::ByHand};
    return service.capabilities().confirmsPayments &&
           !service.partsPickedHere(filter).contains(FilterPart::Evidence);
}

} // namespace core
