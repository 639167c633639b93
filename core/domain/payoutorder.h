// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QDateTime>

namespace core
{

/// A payout that somebody wants, as the console's own book keeps it until it is known that the
/// service has it. Its reference is its name from the first moment on. Whether the service was
/// asked for it stands in no state: that is for the service, or its ledger of orders, to say.
struct PayoutOrder
{
    enum class State {
        ToApprove, ///< a second person has to look at it; nothing was sent
        Held,      ///< confirmed, or approved: the service may have been asked for it
        Refused,   ///< by who was to approve it; nothing was sent
    };

    TransactionDraft draft; ///< has passed validated(); with a reference
    State state = State::Held;
    QDateTime since = {}; ///< UTC: in this state
    QString reason = {};  ///< of the refusal

    bool operator==(const PayoutOrder &) const = default;
};

} // namespace core
