// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operator.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QDateTime>

namespace core
{

/// A payout requested by a user. The console database stores the order until the service confirms
/// the payout. The reference identifies the order from its creation. No state says whether the
/// service received the request; only the service or its log of orders can answer.
struct PayoutOrder
{
    enum class State {
        ToApprove, ///< waits for the approval of a second person; nothing was sent
        Held,      ///< confirmed or approved: the service may have received the request
        Refused,   ///< rejected by the approver; nothing was sent
    };

    TransactionDraft draft; ///< has passed validated() and has a reference
    State state = State::Held;
    QDateTime since = {}; ///< UTC: start of this state
    QString reason = {};  ///< of the refusal
    Actor requester = {}; ///< id and name; PayoutRepository sets both persons
    Actor approver = {};  ///< id and name; also of the refusal

    bool operator==(const PayoutOrder &) const = default;
};

} // namespace core
