// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/apiserver.h"

#include "core/api/openapi.h"
#include "core/wire/capabilitiesjson.h"

#include <QtCore/QHash>

namespace core
{

using namespace Qt::StringLiterals;
using Kind = HttpProblem::Kind;

namespace
{

const QByteArray kReady = R"({"status":"ready"})";

/// Returns the reason why a server is not ready; empty: the data cannot be reached.
QString reasonOf(Error::Code code)
{
    static const QHash<Error::Code, QString> reasons{
        {Error::Code::StorageBusy, u"The database does not answer in time."_s},
        {Error::Code::StorageFull, u"The disk is full."_s},
        {Error::Code::StorageReadOnly, u"The data cannot be written."_s},
        {Error::Code::StorageFailed, u"The disk reports errors."_s},
    };
    return reasons.value(code);
}

} // namespace

ApiServer::ApiServer(const Setup &setup)
    : m_service(setup.service)
    , m_environment(setup.environment)
    , m_advanceClock(setup.environment == Environment::Sandbox ? setup.advanceClock : nullptr)
    , m_checkReadiness(setup.checkReadiness)
    , m_qrImages(setup.workers)
    , m_writer(m_qrImages, {.publicUrl = setup.publicUrl, .hasPages = setup.page != nullptr},
               StoredCodeCheck(setup.service.payee(), setup.formerKeys))
    , m_transactions(setup.service, m_writer)
    , m_checkout(setup.service, m_writer, m_qrImages, setup.page, setup.findReturnUrl)
    , m_events(setup.outbox ? std::make_unique<EventCalls>(*setup.outbox) : nullptr)
    , m_webhooks(setup.webhooks ? std::make_unique<WebhookCalls>(*setup.webhooks) : nullptr)
    , m_sandbox(setup.environment == Environment::Sandbox
                    ? std::make_unique<SandboxCalls>(setup.advanceClock)
                    : nullptr)
    , m_authenticator(setup.keys, setup.environment, setup.peers)
    , m_routes(routes(setup))
    , m_operations(operations(setup.metrics))
{}

QList<Route> ApiServer::operations(const ServeCall &metrics)
{
    const QList<QByteArray> read{"GET", "HEAD"};
    const auto serveHealth = [](const ApiCall &call) {
        call.send(jsonResponse(200, R"({"status":"ok"})"));
    };
    const auto serveReady = [this](const ApiCall &call) { showReady(call); };
    QList<Route> routes{{"/health", read, std::nullopt, serveHealth},
                        {"/ready", read, std::nullopt, serveReady}};
    if (metrics)
        routes.append({"/metrics", read, std::nullopt, metrics});
    return routes;
}

QList<Route> ApiServer::routes(const Setup &setup)
{
    const QList<QByteArray> read{"GET", "HEAD"};
    const auto serveDescription = [](const ApiCall &call) {
        call.send(jsonResponse(200, openApiDocument()));
    };
    const auto serveCapabilities = [this](const ApiCall &call) { showCapabilities(call); };
    const bool hasMetrics = setup.metricsPlace == MetricsPlace::Everywhere;
    QList<Route> routes =
        operations(hasMetrics ? setup.metrics : nullptr) +
        QList<Route>{{"/api/v1/openapi.json", read, {}, serveDescription},
                     {"/api/v1/capabilities", read, Scope::Read, serveCapabilities}} +
        m_transactions.routes(setup.environment) + m_checkout.routes(setup.environment) +
        (m_events ? m_events->routes() : QList<Route>()) +
        (m_webhooks ? m_webhooks->routes() : QList<Route>());
    if (!m_sandbox)
        return routes;
    for (Route &route : routes) {
        if (route.scope)
            route.serve = m_sandbox->failing(route.serve);
    }
    return routes + m_sandbox->routes();
}

/// A balancer should not pass calls to a server that can only refuse them.
void ApiServer::showReady(const ApiCall &call)
{
    if (!m_checkReadiness)
        return call.send(jsonResponse(200, kReady));
    onAnswer(m_checkReadiness(), &m_context, [call](const Result<void> &checked) {
        if (checked)
            return call.send(jsonResponse(200, kReady));
        call.refuse({.kind = Kind::NotReady,
                     .retryAfter = HttpProblem::kRetryAfterOutage,
                     .reason = reasonOf(checked.error().code)});
    });
}

void ApiServer::showCapabilities(const ApiCall &call) const
{
    const TransactionService::Capabilities can = m_service.capabilities();
    call.send(jsonResponse(
        200, toJson(StatedCapabilities{.clock = m_advanceClock ? m_advanceClock({})
                                                               : QDateTime::currentDateTimeUtc(),
                                       .environment = m_environment,
                                       .platform = call.key->platform,
                                       .scopes = call.key->scopes,
                                       .simulates = can.simulates,
                                       .seesPayments = can.seesPayments,
                                       .confirmsPayments = can.confirmsPayments,
                                       .confirmsByStatement = can.confirmsPayments,
                                       .sendsMoney = can.sendsMoney,
                                       .refunds = can.refunds,
                                       .cancels = can.cancels,
                                       .statesCommission = can.statesCommission})));
}

void ApiServer::handle(const HttpRequest &request, const HttpListener::Answer &answer)
{
    handle(m_routes, request, answer);
}

void ApiServer::handleOperations(const HttpRequest &request, const HttpListener::Answer &answer)
{
    handle(m_operations, request, answer);
}

void ApiServer::handle(const RouteTable &routes, const HttpRequest &request,
                       const HttpListener::Answer &answer)
{
    if (request.path == "*") {
        ApiCall{request, answer}.send(
            {.status = 200,
             .contentType = {},
             .body = {},
             .fields = {HttpField("Allow", routes.methods().join(", ") + ", OPTIONS")}});
        return;
    }
    const auto [route, id] = routes.match(request.path);
    if (!route)
        return ApiCall{request, answer}.refuse({.kind = Kind::NotFound});
    const ApiCall call{request, answer, route->pattern, id};
    if (!route->methods.contains(request.method))
        return call.refuse({.kind = Kind::WrongMethod},
                           {HttpField("Allow", route->methods.join(", "))});
    if (route->scope)
        return m_authenticator.authenticate(call, *route->scope, route->serve);
    route->serve(call);
}

} // namespace core
