// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/checkoutcalls.h"
#include "core/api/doorkeeper.h"
#include "core/api/transactioncalls.h"

namespace core
{

/// The API as answers to requests, in front of a service that knows nothing of HTTP: finds out
/// which call it is and who makes it. Thread of that service.
class ApiServer
{
    Q_DISABLE_COPY_MOVE(ApiServer)

public:
    using Peers = Doorkeeper::Peers;

    struct Setup
    {
        TransactionService &service; ///< serves every platform: keys say whose call it is
        KeyRing &keys;
        Environment environment;
        QByteArray publicUrl; ///< where clients reach it, without a slash at the end
        Peers peers = Peers::Clients;
        ChargePage page = {}; ///< nothing: charges have no `payment_link`
        int workers = 1;      ///< threads that draw codes and write lists and pages
    };

    explicit ApiServer(const Setup &setup);
    ~ApiServer() = default; ///< blocks until what is being written is written

    /// One answer, later or at once.
    void handle(const HttpRequest &request, const HttpListener::Answer &answer);

private:
    [[nodiscard]] QList<Route> routes(Environment environment);

    CodeDrawer m_drawer;
    TransactionWriter m_writer;
    TransactionCalls m_transactions;
    CheckoutCalls m_checkout;
    Doorkeeper m_door;
    const RouteTable m_routes;
};

} // namespace core
