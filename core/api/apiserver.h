// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/attemptlimit.h"
#include "core/api/httplistener.h"
#include "core/domain/apikey.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QThreadPool>

namespace core
{

class KeyRing;

/// The calls of the API (specification 4, 5) as answers to requests: who asks, for what, and in
/// front of it a service that knows nothing of HTTP. Thread of that service.
class ApiServer : public QObject
{
    Q_OBJECT

public:
    /// Whose address a request comes from.
    enum class Peers {
        Clients, ///< the other end of the connection
        Proxy,   ///< the last one that a proxy of ours names in X-Forwarded-For
    };

    struct Setup
    {
        TransactionService &service; ///< serves every platform: keys say whose call it is
        KeyRing &keys;
        Environment environment;
        QByteArray publicUrl; ///< where clients reach it, without a slash at the end
        Peers peers = Peers::Clients;
    };

    explicit ApiServer(Setup setup, QObject *parent = nullptr);
    ~ApiServer() override; ///< blocks until what is being written is written

    /// One answer, later or at once.
    void handle(const HttpRequest &request, const HttpListener::Answer &answer);

private:
    struct Route;
    struct Call;
    using Serve = void (ApiServer::*)(const Call &call);

    static std::optional<Route> routeOf(const HttpRequest &request, Environment environment);
    void authenticate(const Call &call);
    void failedToAuthenticate(const Call &call);
    void serveHealth(const Call &call);
    void serveCashIn(const Call &call);
    void serveCashOut(const Call &call);
    void serveTransaction(const Call &call);
    void serveList(const Call &call);
    void servePayment(const Call &call);
    void serveCancellation(const Call &call);

    void create(const Call &call, Operation operation);
    void refuseReference(const Call &call, const TransactionDraft &draft, const Error &error);
    void simulate(const Call &call, SimulatedOutcome outcome);
    void send(const Call &call, int status, const Transaction &transaction);
    void send(const Call &call, const TransactionFilter &filter, const TransactionPage &page);
    template<typename Write>
    void sendWritten(const Call &call, int status, Write write);
    static void refuse(const Call &call, const HttpProblem &problem);
    [[nodiscard]] QHostAddress clientOf(const HttpRequest &request) const;

    const Setup m_setup;
    AttemptLimit m_failures;
    QSet<QByteArray> m_known; ///< digests of keys that were valid when they were last used
    QThreadPool m_writers;    ///< of answers: codes have to be drawn for them
};

} // namespace core
