// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/service/transactionengine.h"

#include <functional>
#include <variant>

namespace core
{

/// A call that may change data: a draft for TransactionEngine::create(), or a function. The
/// function uses only the engine, so that the call can be repeated after a rollback.
using EngineCall =
    std::variant<TransactionDraft, std::function<Result<Transaction>(TransactionEngine &)>>;

/// Performs one call, as answerTogether() does for one of several.
[[nodiscard]] Result<Transaction> answer(TransactionEngine &engine, const EngineCall &call);

struct EngineAnswer
{
    Result<Transaction> result;
    QList<Transaction> changed; ///< by this call, as returned by TransactionEngine::handleChange()
};

/// Runs the calls one after the other with one commit, so that all wait for the disk once. The
/// answers have the order of the calls and equal the answers of separate commits: a refused call
/// rolls back only its own part. Runs in the thread of the database; blocks on the disk.
///
/// Errors: after a storage failure during a call, all calls are repeated with one commit each. Once
/// a call finds the storage busy or unreachable, the remaining calls return the same error. If the
/// common commit cannot begin or fails, every call returns that Error and nothing is stored.
[[nodiscard]] QList<EngineAnswer> answerTogether(Database &database, TransactionEngine &engine,
                                                 const QList<EngineCall> &calls);

} // namespace core
