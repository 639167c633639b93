// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/waitingcharges.h"

#include "core/domain/transactiondraft.h"

namespace ui
{

void WaitingCharges::follow(const core::Transaction &transaction)
{
    if (transaction.operation == core::Operation::CashIn &&
        transaction.status == core::Status::Code::Pending)
        m_charges.insert(transaction.id, transaction);
    else
        m_charges.remove(transaction.id);
}

std::optional<core::Transaction> WaitingCharges::twinOf(const core::TransactionDraft &draft) const
{
    std::optional<core::Transaction> newest;
    for (const core::Transaction &charge : m_charges) {
        if (charge.amount == draft.amount && charge.document == draft.document &&
            charge.reference != draft.reference && (!newest || newest->created < charge.created))
            newest = charge;
    }
    return newest;
}

} // namespace ui
