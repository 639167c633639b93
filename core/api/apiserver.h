// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apiauthenticator.h"
#include "core/api/checkoutcalls.h"
#include "core/api/eventcalls.h"
#include "core/api/sandboxcalls.h"
#include "core/api/transactioncalls.h"
#include "core/api/webhookcalls.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <functional>
#include <memory>

namespace core
{

/// Handles HTTP requests of the API in front of a service without HTTP: finds the route and
/// authenticates the caller.
///
/// Threading: lives in the thread of the service.
/// Lifetime: the destructor blocks until running writes end.
class ApiServer
{
    Q_DISABLE_COPY_MOVE(ApiServer)

public:
    using Peers = ApiAuthenticator::Peers;

    /// Checks whether calls can be served. The future finishes soon, also while the data does not
    /// respond.
    using CheckReadiness = std::function<QFuture<Result<void>>()>;

    enum class MetricsPlace {
        Operations, ///< in handleOperations() only
        Everywhere, ///< also in handle()
    };

    struct Setup
    {
        TransactionService &service; ///< must accept every platform: keys determine the platform
        KeyRing &keys;
        Environment environment;
        QByteArray publicUrl; ///< public base URL without a trailing slash
        Peers peers = Peers::Clients;
        ChargePage page = {};               ///< null: charges have no `payment_link`
        FindReturnUrl findReturnUrl = {};   ///< null: charges have no return address
        QStringList formerKeys = {};        ///< Pix keys that the shop had before
        int workers = 1;                    ///< threads that render codes, lists and pages
        OutboxReader *outbox = nullptr;     ///< null: no list of events
        WebhookService *webhooks = nullptr; ///< null: no management of webhooks
        AdvanceClock advanceClock = {};     ///< null: the clock of a sandbox cannot be set
        CheckReadiness checkReadiness = {}; ///< null: always ready
        ServeCall metrics = {};             ///< null: no /metrics
        /// Where /metrics is served.
        MetricsPlace metricsPlace = MetricsPlace::Operations;
    };

    explicit ApiServer(const Setup &setup);
    ~ApiServer() = default; ///< blocks until running writes end

    /// Calls `answer` exactly once, immediately or later.
    void handle(const HttpRequest &request, const HttpListener::Answer &answer);

    /// Handles a request on an address for operators: health, readiness and metrics only. Calls
    /// `answer` exactly once, immediately or later.
    void handleOperations(const HttpRequest &request, const HttpListener::Answer &answer);

private:
    [[nodiscard]] QList<Route> operations(const ServeCall &metrics);
    [[nodiscard]] QList<Route> routes(const Setup &setup);
    void handle(const RouteTable &routes, const HttpRequest &request,
                const HttpListener::Answer &answer);
    void showReady(const ApiCall &call);
    void showCapabilities(const ApiCall &call) const;

    TransactionService &m_service;
    const Environment m_environment;
    const AdvanceClock m_advanceClock; ///< null: the clock of the computer
    const CheckReadiness m_checkReadiness;
    QObject m_context; ///< receives the results of checks
    QrImageCache m_qrImages;
    TransactionWriter m_writer;
    TransactionCalls m_transactions;
    CheckoutCalls m_checkout;
    std::unique_ptr<EventCalls> m_events;     ///< null: no list of events
    std::unique_ptr<WebhookCalls> m_webhooks; ///< null: no management of webhooks
    std::unique_ptr<SandboxCalls> m_sandbox;  ///< null: production
    ApiAuthenticator m_authenticator;
    const RouteTable m_routes;
    const RouteTable m_operations;
};

} // namespace core
