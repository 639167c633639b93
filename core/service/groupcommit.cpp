// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/groupcommit.h"

#include "core/database/database.h"

#include <optional>

namespace core
{

namespace
{

/// Returns true if the storage failed, not only the call. SQLite may then have rolled back more
/// than the part of that call. The next statements would run outside of the transaction.
bool isFailureOfStorage(Error::Code code)
{
    switch (code) {
    case Error::Code::InvalidInput:
    case Error::Code::NotFound:
    case Error::Code::Conflict:
    case Error::Code::TransitionRefused:
    case Error::Code::Unsupported:
    case Error::Code::AccessDenied: // by the limits of the key
        return false;
    case Error::Code::StorageFull:
    case Error::Code::StorageReadOnly:
    case Error::Code::StorageFailed:
    case Error::Code::StorageBusy:
    case Error::Code::StorageUnreachable:
    case Error::Code::Unconfirmed:
    case Error::Code::StorageCorrupted:
    case Error::Code::StorageOlder:
    case Error::Code::StorageNewer:
    case Error::Code::Unreachable:
    case Error::Code::Unavailable:
    case Error::Code::NotTrusted:
    case Error::Code::NotUnderstood:
    case Error::Code::StorageForeign:
    case Error::Code::Internal:
        break;
    }
    return true;
}

QList<EngineAnswer> failEach(qsizetype count, const Error &error)
{
    return {count, EngineAnswer{tl::unexpected(error), {}}};
}

/// Returns true if the storage blocked a call for seconds, as it would block the next one.
bool isOutOfReach(const Result<Transaction> &result)
{
    return !result && (result.error().code == Error::Code::StorageBusy ||
                       result.error().code == Error::Code::StorageUnreachable);
}

QList<EngineAnswer> answerEach(TransactionEngine &engine, const QList<EngineCall> &calls)
{
    QList<EngineAnswer> answers;
    for (const EngineCall &call : calls) {
        auto result = call(engine);
        answers.append({std::move(result), engine.handleChange()});
        if (const auto &answer = answers.constLast().result; isOutOfReach(answer))
            return answers + failEach(calls.size() - answers.size(), answer.error());
    }
    return answers;
}

/// Returns nullopt, without changes, if the storage failed during one of the calls.
std::optional<QList<EngineAnswer>> answerInOneCommit(Database &database, TransactionEngine &engine,
                                                     const QList<EngineCall> &calls)
{
    auto transaction = WriteTransaction::begin(database);
    if (!transaction)
        return failEach(calls.size(), transaction.error());
    QList<EngineAnswer> answers;
    for (const EngineCall &call : calls) {
        auto result = call(engine);
        answers.append({std::move(result), engine.handleChange()});
        const auto &answer = answers.constLast().result;
        if (!answer && isFailureOfStorage(answer.error().code))
            return std::nullopt;
    }
    if (const auto committed = transaction->commit(); !committed)
        return failEach(calls.size(), committed.error());
    return answers;
}

} // namespace

QList<EngineAnswer> answerTogether(Database &database, TransactionEngine &engine,
                                   const QList<EngineCall> &calls)
{
    if (calls.size() == 1)
        return answerEach(engine, calls); // a commit of its own suffices
    const auto answers = answerInOneCommit(database, engine, calls);
    return answers ? *answers : answerEach(engine, calls);
}

} // namespace core
