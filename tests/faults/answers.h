// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionengine.h"

#include <QtCore/QHash>

namespace faults
{

/// Returns true if `found` is the answered transaction in the same or a later state.
inline bool isStill(const core::Transaction &answered, core::Transaction found)
{
    if (found == answered)
        return true;
    const qsizetype more = found.events.size() - answered.events.size();
    if (more <= 0 || found.events.mid(more) != answered.events)
        return false;
    found.status = answered.status;
    found.events = answered.events;
    found.finished = answered.finished;
    found.expires = answered.expires;
    found.commission = answered.commission;
    found.refundReason = answered.refundReason;
    if (answered.endToEndId.isEmpty())
        found.endToEndId.clear();
    return found == answered;
}

/// Returns all transactions of an engine.
inline core::Result<QHash<QUuid, core::Transaction>> storedIn(core::TransactionEngine &engine)
{
    QHash<QUuid, core::Transaction> all;
    for (int page = 1;; ++page) {
        const auto list = engine.list({.page = page});
        if (!list)
            return tl::unexpected(list.error());
        for (const core::Transaction &transaction : list->transactions)
            all.insert(transaction.id, transaction);
        if (page >= list->lastPage)
            return all;
    }
}

} // namespace faults
