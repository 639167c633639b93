// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/apicall.h"

#include "core/wire/wiretime.h"

#include <algorithm>

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

bool hasJson(const HttpRequest &request)
{
    const QByteArrayList type = request.field("content-type").toLower().split(';');
    const bool isUtf8 = std::all_of(type.begin() + 1, type.end(), [](const QByteArray &parameter) {
        const QByteArray text = parameter.trimmed().replace("\"", "");
        return !text.startsWith("charset=") || text == "charset=utf-8";
    });
    return type.first().trimmed() == "application/json" && isUtf8 &&
           request.field("content-encoding").isEmpty();
}

HttpResponse jsonResponse(int status, const QByteArray &body)
{
    return {.status = status, .contentType = "application/json", .body = body};
}

} // namespace core
