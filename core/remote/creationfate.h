// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/remote/remotecall.h"

namespace core
{

/// What became of one attempt to create, as far as its answer proves it.
enum class Fate {
    NotSent,  ///< nothing left: there is nothing
    Refused,  ///< the service has read it and said no: there is nothing, of this attempt
    Taken,    ///< the reference is used already: perhaps by this very request, delivered twice
    Unknown,  ///< there may be something, now or later
    Happened, ///< there is what was asked for
};

struct CreationFate
{
    Fate fate = Fate::Unknown;
    std::optional<Transaction> transaction = {}; ///< if it happened
    Error error = {};                            ///< otherwise
};

/// Strict: what is not plainly one of the others is unknown. `asked` has passed validated().
[[nodiscard]] CreationFate fateOf(const CallResult &result, const TransactionDraft &asked);

/// Whether the transaction is the one that was asked for, by all that must not differ: operation,
/// amount, reference, platform and, of a cash-out, the Pix key. `asked` has passed validated().
[[nodiscard]] bool isAnswerTo(const TransactionDraft &asked, const Transaction &transaction);

} // namespace core
