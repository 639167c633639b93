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

/// A request for an API route, with its route data and the callback for its response.
struct ApiCall
{
    HttpRequest request;
    HttpListener::Answer answer;
    QByteArray route = {};              ///< pattern of the path; empty: no matching route
    std::optional<QUuid> id = {};       ///< value of {id}; nullopt: not a valid id
    std::optional<ApiKey> key = {};     ///< key of the caller; nullopt: the route needs no key
    QList<HttpField> commonFields = {}; ///< of every response to this call

    /// Sends the response and reports the caller to the log.
    void send(HttpResponse response) const;
    void refuse(const HttpProblem &problem, const QList<HttpField> &fields = {}) const;
};

/// Handles a call and sends the response immediately or later.
using ServeCall = std::function<void(const ApiCall &call)>;

[[nodiscard]] HttpResponse jsonResponse(int status, const QByteArray &body);

/// Returns true if the body is JSON in UTF-8 without Content-Encoding, by its fields.
[[nodiscard]] bool hasJson(const HttpRequest &request);

/// Calls `handler` like onAnswer(), but immediately if the result is ready.
template<typename T, typename Handler>
void onAnswerOrNow(const QFuture<Result<T>> &answer, QObject *context, Handler handler)
{
    if (answer.isFinished() && answer.resultCount() > 0)
        return handler(*answer.constBegin()); // by reference: result() would copy the value
    onAnswer(answer, context, std::move(handler));
}

} // namespace core
