// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QDateTime>

namespace core
{

/// A payout that somebody wants, as the console's own book keeps it while the service does not have
/// it, or nobody knows whether it has. Its reference is its name from the first moment on.
struct PayoutOrder
{
    enum class State {
        ToApprove, ///< a second person has to look at it; nothing was sent
        Held,      ///< confirmed, or approved, and not sent yet
        Asked,     ///< given to the service, whose answer nobody has heard
        Refused,   ///< by who was to approve it; nothing was sent
    };

    TransactionDraft draft; ///< has passed validated(); with a reference
    State state = State::Held;
    QDateTime since = {}; ///< UTC: in this state
    QString reason = {};  ///< of the refusal

    bool operator==(const PayoutOrder &) const = default;
};

} // namespace core
