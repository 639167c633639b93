// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/createresult.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactiondraft.h"
#include "core/wire/httpproblem.h"
#include "core/wire/transactionjson.h"

#include <QtCore/QJsonDocument>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

CreateResult unknown(const QString &why)
{
    return {.outcome = CreateOutcome::Unknown, .error = {Error::Code::Unconfirmed, {}, why}};
}

/// Returns true for statuses with which a service rejects a request before any effect.
bool isRefusal(int status)
{
    switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
    case 405:
    case 413:
    case 415:
    case 422:
        return true;
    default:
        return false;
    }
}

CreateResult createResultOf(const HttpAnswer &answer, const TransactionDraft &asked)
{
    if (answer.status < 300) {
        const auto transaction = transactionFromJson(answer.body);
        if (!transaction)
            return unknown(u"HTTP %1 with what is not one transaction"_s.arg(answer.status));
        if (!isAnswerTo(asked, *transaction))
            return unknown(u"HTTP %1 with another transaction"_s.arg(answer.status));
        return {.outcome = CreateOutcome::Happened, .transaction = transaction};
    }
    // An HTML page may come from an intermediary, which proves nothing about the service.
    const bool isReadable = QJsonDocument::fromJson(answer.body).isObject();
    if (!isRefusal(answer.status) || !isReadable)
        return unknown(u"HTTP %1"_s.arg(answer.status));
    Error error = errorOf(answer.status, answer.body);
    const bool isInUse = error.code == Error::Code::Conflict;
    if (error.code == Error::Code::NotFound) // of a transaction; here the path is unknown
        error.code = Error::Code::Unsupported;
    return {.outcome = isInUse ? CreateOutcome::InUse : CreateOutcome::Refused, .error = error};
}

} // namespace

CreateResult createResultOf(const CallResult &result, const TransactionDraft &asked)
{
    switch (result.reach) {
    case CallReach::NotReached:
        return {.outcome = CreateOutcome::NotSent,
                .error = {Error::Code::Unreachable, {}, result.detail}};
    case CallReach::NotTrusted:
        return {.outcome = CreateOutcome::NotSent,
                .error = {Error::Code::NotTrusted, {}, result.detail}};
    case CallReach::NoAnswer:
        return unknown(result.detail);
    case CallReach::Answered:
        return createResultOf(result.answer, asked);
    }
    Q_UNREACHABLE();
}

} // namespace core
