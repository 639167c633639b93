// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/groupcommit.h"

#include "core/database/database.h"

#include <algorithm>
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

bool hasFailedInStorage(const EngineAnswer &answer)
{
    return !answer.result && isFailureOfStorage(answer.result.error().code);
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
        auto result = answer(engine, call);
        answers.append({std::move(result), engine.handleChange()});
        if (const auto &last = answers.constLast().result; isOutOfReach(last))
            return answers + failEach(calls.size() - answers.size(), last.error());
    }
    return answers;
}

/// Returns the drafts, from a call on, that one statement can create.
QList<TransactionDraft> draftsFrom(const TransactionEngine &engine, const QList<EngineCall> &calls,
                                   qsizetype first)
{
    QList<TransactionDraft> drafts;
    for (qsizetype i = first; i < calls.size(); ++i) {
        const auto *draft = std::get_if<TransactionDraft>(&calls.at(i));
        if (!draft || !engine.createsTogether(*draft))
            break;
        drafts.append(*draft);
    }
    return drafts;
}

QList<EngineAnswer> createTogether(TransactionEngine &engine, const QList<TransactionDraft> &drafts)
{
    QList<EngineAnswer> answers;
    for (const auto &result : engine.createTogether(drafts))
        answers.append({result, result ? QList<Transaction>{*result} : QList<Transaction>()});
    return answers;
}

/// Answers the next call, or several that one statement can answer.
QList<EngineAnswer> answerNext(TransactionEngine &engine, const QList<EngineCall> &calls,
                               qsizetype first)
{
    const QList<TransactionDraft> drafts = draftsFrom(engine, calls, first);
    if (drafts.size() > 1)
        return createTogether(engine, drafts);
    auto result = answer(engine, calls.at(first));
    return {{std::move(result), engine.handleChange()}};
}

/// Returns nullopt, without changes, if the storage failed during one of the calls.
std::optional<QList<EngineAnswer>> answerInOneCommit(Database &database, TransactionEngine &engine,
                                                     const QList<EngineCall> &calls)
{
    auto transaction = WriteTransaction::begin(database);
    if (!transaction)
        return failEach(calls.size(), transaction.error());
    QList<EngineAnswer> answers;
    while (answers.size() < calls.size()) {
        const QList<EngineAnswer> next = answerNext(engine, calls, answers.size());
        if (std::any_of(next.cbegin(), next.cend(), hasFailedInStorage))
            return std::nullopt;
        answers += next;
    }
    if (const auto committed = transaction->commit(); !committed)
        return failEach(calls.size(), committed.error());
    return answers;
}

} // namespace

Result<Transaction> answer(TransactionEngine &engine, const EngineCall &call)
{
    if (const auto *draft = std::get_if<TransactionDraft>(&call))
        return engine.create(*draft);
    return std::get<1>(call)(engine);
}

QList<EngineAnswer> answerTogether(Database &database, TransactionEngine &engine,
                                   const QList<EngineCall> &calls)
{
    if (calls.size() == 1)
        return answerEach(engine, calls); // a commit of its own suffices
    const QList<TransactionDraft> drafts = draftsFrom(engine, calls, 0);
    if (drafts.size() == calls.size())
        return createTogether(engine, drafts); // a commit of its own, which needs no savepoint
    const auto answers = answerInOneCommit(database, engine, calls);
    return answers ? *answers : answerEach(engine, calls);
}

} // namespace core
