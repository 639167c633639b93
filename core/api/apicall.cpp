// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/apicall.h"

#include "core/wire/wiretime.h"

namespace core
{

void ApiCall::send(HttpResponse response) const
{
    response.fields += commonFields;
    response.route = route;
    response.caller = key ? toWireId(key->id).toLatin1() : QByteArray();
    answer(response);
}

void ApiCall::refuse(const HttpProblem &problem, const QList<HttpField> &fields) const
{
    HttpResponse response{.status = problem.status(),
                          .contentType = "application/problem+json",
                          .body = problem.toJson(),
                          .fields = fields};
    if (problem.retryAfter > 0)
        response.fields.append(HttpField("Retry-After", QByteArray::number(problem.retryAfter)));
    send(response);
}

HttpResponse jsonResponse(int status, const QByteArray &body)
{
    return {.status = status, .contentType = "application/json", .body = body};
}

} // namespace core
