// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/remote/remotecall.h"

namespace core
{

struct TransactionDraft;

/// The outcome of one creation attempt, as far as the response proves the outcome.
enum class CreateOutcome {
    NotSent,  ///< nothing was sent: no transaction exists
    Refused,  ///< the service rejected the request: the attempt created nothing
    InUse,    ///< the reference is in use, perhaps by a duplicate of the same request
    Unknown,  ///< a transaction may exist, now or later
    Happened, ///< the requested transaction exists
};

struct CreateResult
{
    CreateOutcome outcome = CreateOutcome::Unknown;
    std::optional<Transaction> transaction = {}; ///< set if created
    Error error = {};                            ///< set otherwise
};

/// Classifies the result of an attempt. Every ambiguous result is Unknown. `asked` must have passed
/// validated().
[[nodiscard]] CreateResult createResultOf(const CallResult &result, const TransactionDraft &asked);

} // namespace core
