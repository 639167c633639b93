// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/webhookjson.h"

#include "core/wire/jsonmembers.h"
#include "core/wire/jsontext.h"
#include "core/wire/noticejson.h"
#include "core/wire/strictjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using WebhookViolation = HttpProblem::Violation;

/// Stands for all events, also future ones.
const QString kAllEvents = u"*"_s;

/// Returns true for a status that a notification can have: each one except that of a new
/// transaction.
bool isEvent(Status::Code code)
{
    return code != Status::Code::Pending;
}

/// Returns the object of a body, and adds the violations of its names.
tl::expected<QJsonObject, HttpProblem> webhookObjectFrom(const QByteArray &body,
                                                         const QSet<QString> &known,
                                                         QList<WebhookViolation> &violations)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isObject() || !isStrictJson(body))
        return tl::unexpected(HttpProblem{.kind = HttpProblem::Kind::BrokenJson});
    violations += unexpectedMembers(jsonMembersOf(body), known);
    return document.object();
}

std::optional<WebhookViolation> readFlag(const QJsonObject &object, const QString &name,
                                         std::optional<bool> &flag)
{
    const QJsonValue value = object[name];
    if (value.isUndefined())
        return std::nullopt;
    if (!value.isBool())
        return WebhookViolation{name, u"malformed"_s, u"must be true or false"_s};
    flag = value.toBool();
    return std::nullopt;
}

/// Returns the selected statuses in the order of Status::kKnown; nullopt: all.
tl::expected<std::optional<QList<Status::Code>>, WebhookViolation>
eventsFrom(const QJsonValue &value)
{
    const auto refused = [](const QString &code) {
        return tl::unexpected(WebhookViolation{
            u"events"_s, code,
            u"must be [\"*\"], or a list of paid, denied, canceled, refund, in_process, "
            "in_analysis and expired, each once"_s});
    };
    if (!value.isArray())
        return refused(u"malformed"_s);
    QStringList words;
    for (const QJsonValue word : value.toArray()) {
        if (!word.isString() || words.contains(word.toString()))
            return refused(u"malformed"_s);
        words.append(word.toString());
    }
    if (words.isEmpty())
        return refused(u"missing"_s);
    if (words == QStringList{kAllEvents})
        return std::optional<QList<Status::Code>>();
    QList<Status::Code> events;
    for (const Status::Code code : Status::kKnown) {
        if (isEvent(code) && words.removeOne(Status(code).toText()))
            events.append(code);
    }
    if (!words.isEmpty())
        return refused(u"not_allowed"_s);
    return events;
}

tl::expected<WebhookChange, HttpProblem> changeFrom(const QByteArray &body,
                                                    const QSet<QString> &known)
{
    QList<WebhookViolation> violations;
    const auto object = webhookObjectFrom(body, known, violations);
    if (!object)
        return tl::unexpected(object.error());
    WebhookChange change;
    if (const QJsonValue url = (*object)["url"_L1]; url.isString())
        change.url = url.toString();
    else if (!url.isUndefined())
        violations.append({u"url"_s, u"malformed"_s, u"must be text"_s});
    std::optional<bool> renewsSecret;
    const auto wrongFlag = readFlag(*object, u"enabled"_s, change.isOn);
    if (wrongFlag)
        violations.append(*wrongFlag);
    const auto wrongSecret = known.contains(u"new_secret"_s)
                                 ? readFlag(*object, u"new_secret"_s, renewsSecret)
                                 : std::nullopt;
    if (wrongSecret)
        violations.append(*wrongSecret);
    change.renewsSecret = renewsSecret.value_or(false);
    if (const QJsonValue value = (*object)["events"_L1]; !value.isUndefined()) {
        const auto events = eventsFrom(value);
        if (events)
            change.events = *events;
        else
            violations.append(events.error());
    }
    if (!violations.isEmpty())
        return tl::unexpected(
            HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations});
    return change;
}

/// Adds the members of a webhook that are not secret.
JsonText &addWebhook(JsonText &json, const Webhook &webhook)
{
    const auto toEvent = [](Status::Code code) { return jsonString(Status(code).toText()); };
    const QByteArray events =
        webhook.events ? jsonArray(*webhook.events, toEvent) : '[' + jsonString(kAllEvents) + ']';
    return json.add("id", toWireId(webhook.id))
        .add("url", webhook.url.toText())
        .addRaw("enabled", webhook.isOn ? "true" : "false")
        .addRaw("events", events)
        .add("date_created", webhook.created ? toWireTime(*webhook.created) : QString());
}

/// Adds the members that an attempt and a test notification share.
void addOutcome(JsonText &json, const std::optional<DeliveryOutcome> &outcome,
                const std::optional<int> &answer,
                const std::optional<std::chrono::milliseconds> &took)
{
    json.add("outcome", outcome ? toText(*outcome) : QString());
    json.addRaw("http_status", answer ? QByteArray::number(*answer) : "null");
    json.addRaw("took_ms", took ? QByteArray::number(qint64{took->count()}) : "null");
}

} // namespace

tl::expected<WebhookChange, HttpProblem> newWebhookFromJson(const QByteArray &body)
{
    return changeFrom(body, {u"url"_s, u"enabled"_s, u"events"_s});
}

tl::expected<WebhookChange, HttpProblem> webhookChangeFromJson(const QByteArray &body)
{
    return changeFrom(body, {u"url"_s, u"enabled"_s, u"events"_s, u"new_secret"_s});
}

tl::expected<QString, HttpProblem> redeliveryFromJson(const QByteArray &body)
{
    QList<WebhookViolation> violations;
    const auto object = webhookObjectFrom(body, {u"event_id"_s}, violations);
    if (!object)
        return tl::unexpected(object.error());
    const QJsonValue id = (*object)["event_id"_L1];
    if (!id.isString())
        violations.append(
            {u"event_id"_s, id.isUndefined() ? u"missing"_s : u"malformed"_s, u"must be text"_s});
    if (!violations.isEmpty())
        return tl::unexpected(
            HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations});
    return id.toString();
}

QByteArray toJson(const Webhook &webhook)
{
    JsonText json;
    return addWebhook(json, webhook).toObject();
}

QByteArray toJsonWithSecret(const Webhook &webhook)
{
    JsonText json;
    return addWebhook(json, webhook)
        .add("secret", webhook.secret.toText())
        .add("bearer", QString::fromLatin1(webhook.secret.bearer()))
        .toObject();
}

QByteArray toJson(const Delivery &delivery)
{
    const bool isScheduled = delivery.due && delivery.due->toMSecsSinceEpoch() > 0; // 0: at once
    return JsonText()
        .add("event_id", QString::fromLatin1(wireIdOf(delivery.transaction, delivery.change)))
        .add("transaction_id", toWireId(delivery.transaction))
        .add("status", delivery.status.toText())
        .add("state", toText(delivery.state))
        .add("next_attempt", isScheduled ? toWireTime(*delivery.due) : QString())
        .addObjects("attempts", delivery.attempts,
                    [](JsonText &json, const DeliveryAttempt &attempt) {
                        json.add("date_created", toWireTime(attempt.at));
                        addOutcome(json, attempt.outcome, attempt.answer, attempt.took);
                    })
        .toObject();
}

QByteArray toJson(const DeliveryResult &result)
{
    JsonText json;
    addOutcome(json, result.outcome, result.answer, result.took);
    return json.toObject();
}

std::optional<Delivery::State> deliveryStateFromText(const QString &word)
{
    using enum Delivery::State;
    for (const Delivery::State state : {Owed, Delivered, Abandoned}) {
        if (toText(state) == word)
            return state;
    }
    return std::nullopt;
}

} // namespace core
