// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/waitingcharges.h"

#include "core/domain/transactiondraft.h"

namespace core
{

void WaitingCharges::follow(const Transaction &transaction)
{
    if (transaction.operation == Operation::CashIn && transaction.status == Status::Code::Pending)
        m_charges.insert(transaction.id, transaction);
    else
        m_charges.remove(transaction.id);
}

std::optional<Transaction> WaitingCharges::twinOf(const TransactionDraft &draft) const
{
    std::optional<Transaction> newest;
    for (const Transaction &charge : m_charges) {
        if (charge.amount == draft.amount && charge.document == draft.document &&
            charge.reference != draft.reference && (!newest || newest->created < charge.created))
            newest = charge;
    }
    return newest;
}

} // namespace core
