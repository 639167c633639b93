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

} // namespace core
