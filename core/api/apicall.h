// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/httplistener.h"
#include "core/domain/apikey.h"
#include "core/service/transactionservice.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QUuid>

#include <functional>
#include <optional>
#include <utility>

namespace core
{

/// A request for one of the ways in, what is known of it, and where its answer goes.
struct ApiCall
{
    HttpRequest request;
    HttpListener::Answer answer;
    QByteArray route = {};          ///< pattern of the path; empty: there is no such way
    std::optional<QUuid> id = {};   ///< in the place of {id}; nothing: that was no id
    std::optional<ApiKey> key = {}; ///< whose call it is; nothing: it needs none

    /// Answers, and tells the log whose call it was.
    void send(HttpResponse response) const;
    void refuse(const HttpProblem &problem, const QList<HttpField> &fields = {}) const;
};

/// What makes the answer to a call, later or at once.
using ServeCall = std::function<void(const ApiCall &call)>;

[[nodiscard]] HttpResponse jsonResponse(int status, const QByteArray &body);

/// As onAnswer(), but within the call if the answer is there.
template<typename T, typename Take>
void onAnswerOrNow(const QFuture<Result<T>> &answer, QObject *context, Take take)
{
    if (answer.isFinished() && answer.resultCount() > 0)
        return take(*answer.constBegin()); // as it is: result() would copy it
    onAnswer(answer, context, std::move(take));
}

} // namespace core
