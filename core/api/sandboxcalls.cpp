// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/sandboxcalls.h"

#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QTimer>

#include <utility>

namespace core
{

namespace
{

/// Returns the call with an answer that loses the response of the service.
ApiCall withLostAnswer(ApiCall call)
{
    call.answer = [call](const HttpResponse & /*lost*/) {
        call.refuse({.kind = HttpProblem::Kind::Internal});
    };
    return call;
}

} // namespace

SandboxCalls::SandboxCalls(AdvanceClock advance)
    : m_advance(std::move(advance))
{}

QList<Route> SandboxCalls::routes()
{
    QList<Route> routes{
        {"/api/v1/sandbox/failures", {"POST"}, Scope::CashIn, [this](const ApiCall &call) {
             orderFailures(call);
         }}};
    if (m_advance)
        routes.append(
            {"/api/v1/sandbox/clock", {"POST"}, Scope::CashIn, [this](const ApiCall &call) {
                 advanceClock(call);
             }});
    return routes;
}

ServeCall SandboxCalls::failing(const ServeCall &serve)
{
    return [this, serve](const ApiCall &call) {
        const auto ordered = m_failures.find(call.key->platform);
        if (ordered == m_failures.end())
            return serve(call);
        const SandboxFailures::Kind kind = ordered->kind;
        if (--ordered->count == 0)
            m_failures.erase(ordered);
        switch (kind) {
        case SandboxFailures::Kind::Unavailable:
            return call.refuse({.kind = HttpProblem::Kind::Overloaded, .retryAfter = 1});
        case SandboxFailures::Kind::LostAnswer:
            return serve(withLostAnswer(call));
        case SandboxFailures::Kind::Slow:
            return QTimer::singleShot(kSlow, this, [serve, call] { serve(call); });
        }
        Q_UNREACHABLE();
    };
}

void SandboxCalls::advanceClock(const ApiCall &call)
{
    if (!hasJson(call.request))
        return call.refuse({.kind = HttpProblem::Kind::NotJson});
    const auto step = clockStepFromJson(call.request.body);
    if (!step)
        return call.refuse(step.error());
    const QDateTime now = m_advance(*step);
    call.send(jsonResponse(200, JsonText().add("now", toWireTime(now)).toObject()));
}

void SandboxCalls::orderFailures(const ApiCall &call)
{
    if (!hasJson(call.request))
        return call.refuse({.kind = HttpProblem::Kind::NotJson});
    const auto failures = failuresFromJson(call.request.body);
    if (!failures)
        return call.refuse(failures.error());
    if (failures->count > 0)
        m_failures.insert(call.key->platform, *failures);
    else
        m_failures.remove(call.key->platform);
    call.send(jsonResponse(200, JsonText().add("count", qint64{failures->count}).toObject()));
}

} // namespace core
