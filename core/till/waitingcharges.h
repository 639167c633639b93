// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QHash>

#include <optional>

namespace core
{

struct TransactionDraft;

/// Pending charges that the service has reported while the page existed.
class WaitingCharges
{
public:
    /// Handles the creation or change of any transaction.
    void follow(const Transaction &transaction);

    void forget(const QUuid &id) { m_charges.remove(id); }

    /// Returns the newest pending charge with the same payer and amount, except an earlier
    /// submission of the draft itself.
    [[nodiscard]] std::optional<Transaction> twinOf(const TransactionDraft &draft) const;

private:
    QHash<QUuid, Transaction> m_charges;
};

} // namespace core
