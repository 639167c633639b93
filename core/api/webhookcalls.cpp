// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/webhookcalls.h"

#include "core/api/eventcalls.h"
#include "core/api/idempotencyfield.h"
#include "core/api/representation.h"
#include "core/wire/jsontext.h"
#include "core/wire/webhookjson.h"
#include "core/wire/wiretime.h"

namespace core
{

using namespace Qt::StringLiterals;
using Kind = HttpProblem::Kind;
using Violation = HttpProblem::Violation;

namespace
{

constexpr int kRetryAfterPing = 10; ///< seconds: the longest test notification

HttpProblem invalid(const Violation &violation)
{
    return {.kind = Kind::Invalid, .violations = {violation}};
}

/// Returns the violation of a `url`.
Violation wrongUrl(Problem problem)
{
    if (problem == Problem::Missing)
        return {u"url"_s, u"missing"_s, u"is required"_s};
    if (problem == Problem::NotAllowed)
        return {u"url"_s, u"not_allowed"_s,
                u"must be https, on port 443 or 8443, and a public address of the internet; a "
                "sandbox also allows http, this computer and private networks"_s};
    return {u"url"_s, u"malformed"_s, u"must be https://… or http://…, without a user's name"_s};
}

Violation unknownEvent(const QString &field)
{
    return {field, u"malformed"_s,
            u"must be the event_id of an event, or the webhook-id of a notification"_s};
}

/// Converts the error of a call. `eventField` is the member or parameter with an event id.
HttpProblem webhookProblem(const Error &error, const QString &eventField = {})
{
    if (error.code == Error::Code::InvalidInput && !error.fields.isEmpty()) {
        const FieldError &first = error.fields.constFirst();
        if (first.field == Field::Identifier)
            return invalid(unknownEvent(eventField));
        if (first.field == Field::Host)
            return invalid(wrongUrl(first.problem));
    }
    return problemOf(error);
}

/// Returns the problem of a repetition whose first answer cannot be sent again.
HttpProblem lostAnswer()
{
    return {.kind = Kind::KeyReused,
            .violations = {{u"Idempotency-Key"_s, u"too_late"_s,
                            u"is that of a webhook that was deleted, or has a new secret"_s}}};
}

/// The parameters of the log.
tl::expected<DeliveryPage, HttpProblem> pageFrom(const QByteArray &query)
{
    DeliveryPage page{.max = WebhookCalls::kMaxDeliveries};
    QByteArrayList seen;
    for (const QByteArray &pair : query.split('&')) {
        if (pair.isEmpty())
            continue;
        const QByteArray name = pair.split('=').constFirst();
        const QByteArray value = pair.mid(name.size() + 1);
        const QString shownName = QString::fromLatin1(name).left(50);
        if (seen.contains(name))
            return tl::unexpected(
                invalid({shownName, u"repeated"_s, u"is there more than once"_s}));
        seen.append(name);
        if (name == "after") {
            page.before = eventPlaceFrom(value);
            if (!page.before)
                return tl::unexpected(invalid(unknownEvent(shownName)));
        } else if (name == "state") {
            page.state = deliveryStateFromText(QString::fromLatin1(value));
            if (!page.state)
                return tl::unexpected(
                    invalid({shownName, u"malformed"_s, u"must be owed, delivered or given_up"_s}));
        } else if (name == "limit") {
            bool isNumber = false;
            page.max = value.toInt(&isNumber);
            if (!isNumber || page.max < 1 || page.max > WebhookCalls::kMaxDeliveries)
                return tl::unexpected(invalid({shownName, u"malformed"_s, u"must be 1 to 100"_s}));
        } else {
            return tl::unexpected(
                invalid({shownName, u"unknown"_s, u"is not a parameter of this call"_s}));
        }
    }
    return page;
}

/// Returns the handler for a path with two kinds of calls.
ServeCall byMethod(const ServeCall &read, const ServeCall &write)
{
    return [read, write](const ApiCall &call) {
        if (call.request.method == "POST")
            write(call);
        else
            read(call);
    };
}

/// Returns a handler that refuses paths without a valid id.
ServeCall withId(const ServeCall &serve)
{
    return [serve](const ApiCall &call) {
        if (!call.id)
            return call.refuse({.kind = Kind::NotFound});
        serve(call);
    };
}

/// Returns a handler that refuses a body, which would get lost.
ServeCall withoutBody(const ServeCall &serve)
{
    return [serve](const ApiCall &call) {
        if (!call.request.body.isEmpty())
            return call.refuse({.kind = Kind::BrokenJson});
        serve(call);
    };
}

ServeCall withJson(const ServeCall &serve)
{
    return [serve](const ApiCall &call) {
        if (!hasJson(call.request))
            return call.refuse({.kind = Kind::NotJson});
        serve(call);
    };
}

} // namespace

WebhookCalls::WebhookCalls(WebhookService &webhooks)
    : m_webhooks(webhooks)
{}

QList<Route> WebhookCalls::routes()
{
    const QList<QByteArray> read{"GET", "HEAD"};
    const QList<QByteArray> both{"GET", "HEAD", "POST"};
    const auto serve = [this](void (WebhookCalls::*handler)(const ApiCall &)) -> ServeCall {
        return [this, handler](const ApiCall &call) { (this->*handler)(call); };
    };
    return {
        {"/api/v1/webhooks", both, Scope::Webhooks,
         byMethod(serve(&WebhookCalls::list), withJson(serve(&WebhookCalls::create)))},
        {"/api/v1/webhooks/{id}", both, Scope::Webhooks,
         withId(byMethod(serve(&WebhookCalls::show), withJson(serve(&WebhookCalls::change))))},
        {"/api/v1/webhooks/{id}/delete",
         {"POST"},
         Scope::Webhooks,
         withId(withoutBody(serve(&WebhookCalls::remove)))},
        {"/api/v1/webhooks/{id}/ping",
         {"POST"},
         Scope::Webhooks,
         withId(withoutBody(serve(&WebhookCalls::ping)))},
        {"/api/v1/webhooks/{id}/deliveries", read, Scope::Webhooks,
         withId(serve(&WebhookCalls::listDeliveries))},
        {"/api/v1/webhooks/{id}/redeliver",
         {"POST"},
         Scope::Webhooks,
         withId(withJson(serve(&WebhookCalls::redeliver)))},
    };
}

void WebhookCalls::list(const ApiCall &call)
{
    onAnswer(
        m_webhooks.list(call.key->platform), this, [call](const Result<QList<Webhook>> &webhooks) {
            if (!webhooks)
                return call.refuse(webhookProblem(webhooks.error()));
            const auto write = [](const Webhook &webhook) { return toJson(webhook); };
            const QByteArray body =
                JsonText().addRaw("webhooks", jsonArray(*webhooks, write)).toObject();
            call.send(represented(call.request, jsonResponse(200, body), Compression::IfAccepted));
        });
}

void WebhookCalls::create(const ApiCall &call)
{
    const auto change = newWebhookFromJson(call.request.body);
    if (!change)
        return call.refuse(change.error());
    const auto idempotency = idempotencyKeyOf(call);
    if (!idempotency)
        return call.refuse(idempotency.error());
    onAnswer(m_webhooks.add(call.key->platform, *change, *idempotency), this,
             [call](const Result<Webhook> &added) {
                 if (added)
                     return call.send(jsonResponse(201, toJsonWithSecret(*added)));
                 if (isOfReusedKey(added.error()))
                     return call.refuse({.kind = Kind::KeyReused});
                 if (added.error().code == Error::Code::NotFound)
                     return call.refuse(lostAnswer());
                 if (added.error().code == Error::Code::Conflict)
                     return call.refuse(invalid(
                         {u"url"_s, u"too_many"_s,
                          u"the platform has %1 webhooks already"_s.arg(Webhook::kMaxOfPlatform)}));
                 call.refuse(webhookProblem(added.error()));
             });
}

void WebhookCalls::show(const ApiCall &call)
{
    onAnswer(m_webhooks.find(call.key->platform, *call.id), this,
             [call](const Result<Webhook> &found) {
                 if (!found)
                     return call.refuse(webhookProblem(found.error()));
                 call.send(represented(call.request, jsonResponse(200, toJson(*found)),
                                       Compression::Never));
             });
}

void WebhookCalls::change(const ApiCall &call)
{
    const auto change = webhookChangeFromJson(call.request.body);
    if (!change)
        return call.refuse(change.error());
    onAnswer(m_webhooks.change(call.key->platform, *call.id, *change), this,
             [call, renewsSecret = change->renewsSecret](const Result<Webhook> &changed) {
                 if (!changed)
                     return call.refuse(webhookProblem(changed.error()));
                 call.send(jsonResponse(200, renewsSecret ? toJsonWithSecret(*changed)
                                                          : toJson(*changed)));
             });
}

void WebhookCalls::remove(const ApiCall &call)
{
    onAnswer(m_webhooks.remove(call.key->platform, *call.id), this,
             [call](const Result<void> &removed) {
                 if (!removed)
                     return call.refuse(webhookProblem(removed.error()));
                 call.send(jsonResponse(200, JsonText().add("id", toWireId(*call.id)).toObject()));
             });
}

void WebhookCalls::ping(const ApiCall &call)
{
    onAnswer(m_webhooks.ping(call.key->platform, *call.id), this,
             [call](const Result<DeliveryResult> &sent) {
                 if (sent)
                     return call.send(jsonResponse(200, toJson(*sent)));
                 if (sent.error().code == Error::Code::Conflict)
                     return call.refuse(
                         {.kind = Kind::TooManyRequests, .retryAfter = kRetryAfterPing});
                 call.refuse(webhookProblem(sent.error()));
             });
}

void WebhookCalls::listDeliveries(const ApiCall &call)
{
    auto page = pageFrom(call.request.query);
    if (!page)
        return call.refuse(page.error());
    const int limit = page->max;
    ++page->max; // one more than wanted shows whether there are more
    onAnswer(m_webhooks.deliveries(call.key->platform, *call.id, *page), this,
             [call, limit](const Result<QList<Delivery>> &found) {
                 if (!found)
                     return call.refuse(webhookProblem(found.error(), u"after"_s));
                 const auto write = [](const Delivery &delivery) { return toJson(delivery); };
                 const auto shown = found->first(qMin<qsizetype>(limit, found->size()));
                 const QByteArray body =
                     JsonText()
                         .addRaw("deliveries", jsonArray(shown, write))
                         .addRaw("has_more", found->size() > limit ? "true" : "false")
                         .toObject();
                 call.send(
                     represented(call.request, jsonResponse(200, body), Compression::IfAccepted));
             });
}

void WebhookCalls::redeliver(const ApiCall &call)
{
    const auto event = redeliveryFromJson(call.request.body);
    if (!event)
        return call.refuse(event.error());
    const auto place = eventPlaceFrom(event->toLatin1());
    if (!place)
        return call.refuse(invalid(unknownEvent(u"event_id"_s)));
    onAnswer(m_webhooks.redeliver(call.key->platform, *call.id, *place), this,
             [call](const Result<Delivery> &queued) {
                 if (!queued)
                     return call.refuse(webhookProblem(queued.error(), u"event_id"_s));
                 call.send(jsonResponse(200, toJson(*queued)));
             });
}

} // namespace core
