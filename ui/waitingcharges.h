// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QHash>

#include <optional>

namespace ui
{

/// The charges that nobody has paid yet, as far as the service told of them while this page was
/// there.
class WaitingCharges
{
public:
    /// Of any transaction that was made or changed.
    void follow(const core::Transaction &transaction);

    void forget(const QUuid &id) { m_charges.remove(id); }

    /// The newest that asks the same payer for the same amount, and is not the draft itself, sent
    /// before.
    [[nodiscard]] std::optional<core::Transaction>
    twinOf(const core::TransactionDraft &draft) const;

private:
    QHash<QUuid, core::Transaction> m_charges;
};

} // namespace ui
