// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/checkoutcalls.h"

#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <utility>

namespace core
{

using Kind = HttpProblem::Kind;

namespace
{

/// Returns true if a browser sends the request without a person on a page of this server: for
/// another site, or before somebody opens the link.
bool isForeign(const HttpRequest &request)
{
    return request.field("sec-fetch-site") == "cross-site" ||
           request.field("sec-purpose").startsWith("prefetch") ||
           request.field("purpose") == "prefetch";
}

} // namespace

CheckoutCalls::CheckoutCalls(TransactionService &service, TransactionWriter &writer,
                             QrImageCache &qrImages, ChargePage page, FindReturnUrl findReturnUrl)
    : m_service(service)
    , m_writer(writer)
    , m_qrImages(qrImages)
    , m_page(std::move(page))
    , m_findReturnUrl(std::move(findReturnUrl))
{}

QList<Route> CheckoutCalls::routes(Environment environment)
{
    using enum SimulatedOutcome;
    const QList<QByteArray> read{"GET", "HEAD"};
    const QList<QByteArray> play{"GET", "POST"};
    QList<Route> routes;
    const auto add = [&routes](const char *pattern, const QList<QByteArray> &methods,
                               const ServeCall &serve) {
        routes.append({pattern, methods, std::nullopt, serve});
    };
    if (m_page) {
        add("/pay/{id}", read, [this](const ApiCall &call) { showPage(call); });
        add("/pay/{id}/state", read, [this](const ApiCall &call) { showState(call); });
    }
    if (environment == Environment::Production)
        return routes;
    const auto outcome = [this](SimulatedOutcome wanted) {
        return [this, wanted](const ApiCall &call) { simulate(call, wanted); };
    };
    add("/checkout/transaction/{id}/change/paid", play, outcome(Paid));
    add("/checkout/transaction/{id}/change/cancelled", play, outcome(Canceled));
    if (m_page) {
        const auto button = [this](SimulatedOutcome wanted) {
            return [this, wanted](const ApiCall &call) { simulateOnPage(call, wanted); };
        };
        add("/pay/{id}/change/paid", {"POST"}, button(Paid));
        add("/pay/{id}/change/cancelled", {"POST"}, button(Canceled));
    }
    return routes;
}

/// Responds with a page for people, also for errors.
void CheckoutCalls::showPage(const ApiCall &call)
{
    onAnswerOrNow(m_service.find(call.id.value_or(QUuid())), this,
                  [this, call](const Result<Transaction> &found) {
                      PageVisit visit{.transaction = std::nullopt,
                                      .acceptLanguage = call.request.field("accept-language")};
                      if (!found && found.error().code != Error::Code::NotFound) {
                          visit.isOutage = true;
                          return call.send(m_page(visit));
                      }
                      if (found && !m_writer.hasSafeCode(*found))
                          return call.refuse({.kind = Kind::Internal});
                      if (found && found->operation == Operation::CashIn)
                          visit.transaction = *found;
                      addReturnUrl(call, std::move(visit));
                  });
}

void CheckoutCalls::addReturnUrl(const ApiCall &call, PageVisit visit)
{
    if (!visit.transaction || !m_findReturnUrl)
        return sendPage(call, visit);
    onAnswerOrNow(m_findReturnUrl(visit.transaction->id), this,
                  [this, call, visit](const Result<QString> &found) {
                      PageVisit complete = visit;
                      complete.returnUrl = found.value_or(QString());
                      complete.isOutage = !found;
                      if (complete.isOutage)
                          return call.send(m_page(complete));
                      sendPage(call, complete);
                  });
}

void CheckoutCalls::sendPage(const ApiCall &call, const PageVisit &visit)
{
    m_qrImages.write(
        {}, QrImageCache::Length::Long,
        [page = m_page, visit](const auto &) { return page(visit); },
        [call](const HttpResponse &response) { call.send(response); });
}

/// Responds to the polling of an open page, with the state only.
void CheckoutCalls::showState(const ApiCall &call)
{
    onAnswerOrNow(
        m_service.find(call.id.value_or(QUuid())), this, [call](const Result<Transaction> &found) {
            if (!found)
                return call.refuse(problemOf(found.error()));
            if (found->operation != Operation::CashIn)
                return call.refuse({.kind = Kind::NotFound});
            const QByteArray body = JsonText().add("status", found->status.toText()).toObject();
            call.send(jsonResponse(200, body));
        });
}

void CheckoutCalls::simulate(const ApiCall &call, SimulatedOutcome outcome)
{
    if (!call.id || isForeign(call.request))
        return call.refuse({.kind = Kind::NotFound});
    onAnswer(m_service.simulate(*call.id, outcome), this,
             [this, call](const Result<Transaction> &moved) {
                 if (!moved)
                     return call.refuse(problemOf(moved.error()));
                 m_writer.send(call, 200, *moved);
             });
}

/// Redirects back to the page, which shows the result.
void CheckoutCalls::simulateOnPage(const ApiCall &call, SimulatedOutcome outcome)
{
    if (isForeign(call.request))
        return call.refuse({.kind = Kind::NotFound});
    onAnswer(m_service.simulate(call.id.value_or(QUuid()), outcome), this,
             [call](const Result<Transaction> &moved) {
                 if (!moved && moved.error().code != Error::Code::TransitionRefused)
                     return call.refuse(problemOf(moved.error()));
                 const QByteArray back = "../../" + toWireId(*call.id).toLatin1();
                 call.send({.status = 303,
                            .contentType = {},
                            .body = {},
                            .fields = {HttpField("Location", back)}});
             });
}

} // namespace core
