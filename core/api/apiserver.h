// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/attemptlimit.h"
#include "core/api/codedrawer.h"
#include "core/api/httplistener.h"
#include "core/domain/apikey.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>
#include <unordered_map>

namespace core
{

class KeyRing;

/// Somebody who opens the link of a charge.
struct PageVisit
{
    std::optional<Transaction> transaction; ///< nothing: there is no such charge
    QByteArray acceptLanguage;              ///< as the field of that name
};

/// The page of a charge. Called on any thread.
using ChargePage = std::function<HttpResponse(const PageVisit &visit)>;

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
        ChargePage page = {}; ///< nothing: charges have no `payment_link`
        int workers = 1;      ///< threads that draw codes and write lists and pages
    };

    explicit ApiServer(Setup setup, QObject *parent = nullptr);
    ~ApiServer() override = default; ///< blocks until what is being written is written

    /// One answer, later or at once.
    void handle(const HttpRequest &request, const HttpListener::Answer &answer);

private:
    struct Call;
    using Serve = void (ApiServer::*)(const Call &call);
    using FoundKey = Result<std::optional<ApiKey>>;

    /// One way in.
    struct Route
    {
        QByteArray pattern; ///< with {id} in the place of an id; for the log
        QList<QByteArray> methods;
        std::optional<Scope> scope; ///< nothing: needs no key
        Serve serve = nullptr;
        std::optional<QUuid> id = {}; ///< what stood in the place of {id}; nothing: it was no id
    };

    [[nodiscard]] QList<Route> routes() const;
    [[nodiscard]] std::optional<Route> routeOf(const HttpRequest &request) const;
    void authenticate(const Call &call);
    void serveAhead(const Call &call, const QByteArray &digest, const ApiKey &known,
                    const QFuture<FoundKey> &found);
    void serveFor(const Call &call, const QByteArray &digest, const FoundKey &key);
    void failedToAuthenticate(const Call &call);
    void serveHealth(const Call &call);
    void serveDescription(const Call &call);
    void serveCashIn(const Call &call);
    void serveCashOut(const Call &call);
    void serveTransaction(const Call &call);
    void serveList(const Call &call);
    void servePayment(const Call &call);
    void serveCancellation(const Call &call);
    void servePage(const Call &call);
    void serveState(const Call &call);
    void servePaymentOnPage(const Call &call);
    void serveCancellationOnPage(const Call &call);

    void create(const Call &call, Operation operation);
    void refuseReference(const Call &call, const TransactionDraft &draft, const Error &error);
    void simulate(const Call &call, SimulatedOutcome outcome);
    void simulateOnPage(const Call &call, SimulatedOutcome outcome);
    void showPage(const Call &call, const std::optional<Transaction> &transaction);
    [[nodiscard]] static QStringList codesOf(const Call &call,
                                             const QList<Transaction> &transactions);
    [[nodiscard]] Transaction linked(Transaction transaction) const;
    void send(const Call &call, int status, const Transaction &transaction);
    void send(const Call &call, const TransactionFilter &filter, const TransactionPage &page);
    void sendWritten(const Call &call, const QStringList &codes, CodeDrawer::Length length,
                     const CodeDrawer::Write &write);
    static void send(const Call &call, HttpResponse response);
    static HttpResponse jsonFor(int status, const QByteArray &body);
    static void refuse(const Call &call, const HttpProblem &problem);
    [[nodiscard]] QHostAddress clientOf(const HttpRequest &request) const;

    const Setup m_setup;
    const QList<Route> m_routes;
    AttemptLimit m_failures;
    std::unordered_map<QByteArray, ApiKey>
        m_known; ///< by digest: keys that were valid at their last use
    CodeDrawer m_drawer;
};

} // namespace core
