// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/webhookcommands.h"

#include "app/server/commanddata.h"
#include "core/storage/keystore.h"
#include "core/webhook/reachableaddress.h"
#include "core/webhook/webhooks.h"
#include "core/wire/wiretime.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QSet>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using core::Environment;
using core::WebhookReach;

namespace
{

constexpr int kMaxDeliveries = 10'000;

core::Webhooks webhooksOn(Database &database, WebhookReach reach = WebhookReach::Public)
{
    return core::Webhooks(
        database, reach, [] { return QDateTime::currentDateTimeUtc(); },
        [] { return QRandomGenerator::system()->generate64(); });
}

QString lineOf(const QStringList &parts)
{
    return parts.join(u'\t') + u'\n';
}

/// Adds the id of a webhook, unless it is the first one of its platform.
QStringList withWebhook(QStringList parts, const QUuid &webhook, const QUuid &platform)
{
    if (webhook != platform)
        parts.append(core::toWireId(webhook));
    return parts;
}

QString textOf(const core::Webhook &webhook)
{
    return lineOf(withWebhook(
        {core::toWireId(webhook.platform), webhook.isOn ? u"on"_s : u"off"_s, webhook.url.toText()},
        webhook.id, webhook.platform));
}

QString textOf(const core::DeliveryAttempt &attempt)
{
    return lineOf({QString(), brasiliaText(attempt.at),
                   attempt.outcome ? core::toText(*attempt.outcome) : u"no_outcome"_s,
                   attempt.answer ? QString::number(*attempt.answer) : u"-"_s,
                   attempt.took ? u"%1 ms"_s.arg(attempt.took->count()) : u"-"_s});
}

/// Returns the time of the next attempt: "now" for a due one, "when_on" while the webhook is off,
/// "-" if there is none.
QString nextAttemptText(const core::Delivery &delivery, const QSet<QUuid> &disabled)
{
    if (!delivery.due)
        return u"-"_s;
    if (disabled.contains(delivery.webhook))
        return u"when_on"_s;
    return *delivery.due <= QDateTime::currentDateTimeUtc() ? u"now"_s
                                                            : brasiliaText(*delivery.due);
}

QString textOf(const core::Delivery &delivery, const QSet<QUuid> &disabled)
{
    QString text =
        lineOf(withWebhook({QString::number(delivery.number), core::toWireId(delivery.transaction),
                            delivery.status.toText(), core::toText(delivery.state),
                            nextAttemptText(delivery, disabled)},
                           delivery.webhook, delivery.platform));
    for (const core::DeliveryAttempt &attempt : delivery.attempts)
        text += textOf(attempt);
    return text;
}

std::optional<core::Delivery::State> stateFrom(const QString &word)
{
    using enum core::Delivery::State;
    for (const core::Delivery::State state : {Owed, Delivered, Abandoned}) {
        if (core::toText(state) == word)
            return state;
    }
    return std::nullopt;
}

/// Returns the change requested by --url, --on, --off and --new-secret.
tl::expected<core::WebhookChange, CommandExit> changeFrom(const CommandOptions &options)
{
    if (options.has(u"on"_s) && options.has(u"off"_s))
        return tl::unexpected(options.wrong(u"--on or --off, not both."_s));
    core::WebhookChange change{.renewsSecret = options.has(u"new-secret"_s)};
    if (options.has(u"url"_s))
        change.url = options.value(u"url"_s);
    if (options.has(u"on"_s) || options.has(u"off"_s))
        change.isOn = options.has(u"on"_s);
    if (!change.url && !change.isOn && !change.renewsSecret)
        return tl::unexpected(
            options.wrong(u"Nothing to change: add --url, --on, --off or --new-secret."_s));
    return change;
}

/// Returns false for an address that each delivery would refuse. An invalid URL is reported later.
bool mayBeDelivered(const QString &text, WebhookReach reach)
{
    const auto url = core::WebhookUrl::parse(text);
    return !url || core::mayBeReachable(*url, reach);
}

/// Returns the address and state of a webhook for the audit log.
QString webhookText(const core::Webhook &webhook)
{
    return u"%1; %2"_s.arg(webhook.url.toText(), webhook.isOn ? u"on"_s : u"off"_s);
}

/// Returns the requested change for the audit log.
QString requestText(const core::WebhookChange &change)
{
    QStringList parts;
    if (change.url)
        parts += *change.url;
    if (change.isOn)
        parts += *change.isOn ? u"on"_s : u"off"_s;
    if (change.renewsSecret)
        parts += u"new secret"_s;
    return parts.join(u"; "_s);
}

CommandExit refused(const CommandOptions &options, const core::Error &error)
{
    if (error.code != core::Error::Code::InvalidInput || error.fields.isEmpty())
        return failed(error);
    const core::Problem problem = error.fields.constFirst().problem;
    if (problem == core::Problem::Missing)
        return options.wrong(u"This platform has no webhook yet: --url is required."_s);
    if (problem == core::Problem::NotAllowed)
        return options.wrong(u"Outside a sandbox --url is https://…, on port 443 or 8443."_s);
    return options.wrong(u"--url is https://… or http://…, without a user's name."_s);
}

} // namespace

CommandExit setWebhook(const QStringList &arguments)
{
    CommandOptions options(
        u"webhook set"_s,
        u"Sets the first address for notifications of a platform's "
        "transactions; the API adds others. Prints a new secret for the signatures and a new "
        "bearer token; both are shown only once."_s);
    options.add(u"url"_s,
                u"Address for the notifications; a sandbox may also use http, this computer "
                "and private networks."_s,
                u"URL"_s);
    options.add(u"platform"_s, u"Platform. Default: that of the shop in DIR."_s, u"UUID"_s);
    options.add(u"off"_s, u"Stops sending; notifications wait."_s);
    options.add(u"on"_s, u"Resumes sending, with the waiting notifications first."_s);
    options.add(u"new-secret"_s, u"Creates a new secret; the old one stays valid for a day."_s);
    options.add(u"sandbox"_s, u"The database is a sandbox; needed if that is not known yet."_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    const auto change = changeFrom(options);
    if (!change)
        return change.error();
    const auto platform = platformOf(options, *place);
    if (!platform)
        return platform.error();

    const auto database = opened(*place, Database::Access::ReadWrite);
    if (!database)
        return database.error();
    core::KeyStore store(**database);
    const auto environment = settledEnvironment(store, *place, options);
    if (!environment)
        return environment.error();
    const WebhookReach reach =
        *environment == Environment::Sandbox ? WebhookReach::Local : WebhookReach::Public;
    if (change->url && !mayBeDelivered(*change->url, reach))
        return options.wrong(u"No notification would reach --url: its address is not a public one "
                             "of the internet."_s);
    core::Webhooks webhooks = webhooksOn(**database, reach);
    const auto before = webhooks.find(*platform);
    if (!before)
        return failed(before.error());
    const auto recorded =
        recordChange(*place, {.action = core::AuditAction::WebhookChanged,
                              .subject = core::toWireId(*platform),
                              .before = *before ? webhookText(**before) : QString(),
                              .after = requestText(*change)});
    if (!recorded)
        return failed(recorded.error());
    const auto changed = webhooks.change(*platform, *change);
    if (!changed)
        return refused(options, changed.error());
    QString text = textOf(*changed);
    if (!*before || (*before)->secret != changed->secret) {
        text += lineOf({u"secret"_s, changed->secret.toText()});
        text += lineOf({u"bearer"_s, QString::fromLatin1(changed->secret.bearer())});
    }
    return done(text);
}

CommandExit listWebhooks(const QStringList &arguments)
{
    CommandOptions options(
        u"webhook list"_s,
        u"Lists the webhooks, one per line: platform, on or off, address. Those added over "
        "the API also have their id."_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    const auto database = opened(*place, Database::Access::ReadOnly);
    if (!database)
        return database.error();
    const auto webhooks = webhooksOn(**database).list();
    if (!webhooks)
        return failed(webhooks.error());
    QString text;
    for (const core::Webhook &webhook : *webhooks)
        text += textOf(webhook);
    return done(text);
}

CommandExit listDeliveries(const QStringList &arguments)
{
    CommandOptions options(
        u"webhook deliveries"_s,
        u"Lists the notifications, newest first, one per line: number, transaction, status, "
        "state (owed, delivered or given_up), next attempt (a time, now, when_on if the webhook is "
        "off, or -). Below, one line per attempt: time, result, HTTP status, duration. Times are "
        "of "
        "Brasília. Notifications for webhooks added over the API also have the id of the webhook. "
        "Entries settled 30 days ago are deleted."_s);
    options.add(u"platform"_s, u"Only notifications of this UUID."_s, u"UUID"_s);
    options.add(u"transaction"_s, u"Only notifications of this UUID."_s, u"UUID"_s);
    options.add(u"state"_s, u"Only those in this state: owed, delivered or given_up."_s,
                u"STATE"_s);
    options.add(u"count"_s, u"Maximum number of lines, at most 10000."_s, u"N"_s, u"100"_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    core::DeliveryFilter filter{.platform = core::fromWireId(options.value(u"platform"_s)),
                                .transaction = core::fromWireId(options.value(u"transaction"_s)),
                                .state = stateFrom(options.value(u"state"_s)),
                                .max = options.value(u"count"_s).toInt()};
    if ((options.has(u"platform"_s) && !filter.platform) ||
        (options.has(u"transaction"_s) && !filter.transaction))
        return options.wrong(u"--platform and --transaction are UUIDs, 8-4-4-4-12 digits."_s);
    if (options.has(u"state"_s) && !filter.state)
        return options.wrong(u"--state is owed, delivered or given_up."_s);
    if (filter.max < 1 || filter.max > kMaxDeliveries)
        return options.wrong(u"--count is 1 to 10000."_s);
    const auto database = opened(*place, Database::Access::ReadOnly);
    if (!database)
        return database.error();
    core::Webhooks webhooks = webhooksOn(**database);
    const auto deliveries = webhooks.deliveries(filter);
    if (!deliveries)
        return failed(deliveries.error());
    const auto all = webhooks.list();
    if (!all)
        return failed(all.error());
    QSet<QUuid> disabled;
    for (const core::Webhook &webhook : *all) {
        if (!webhook.isOn)
            disabled.insert(webhook.id);
    }
    QString text;
    for (const core::Delivery &delivery : *deliveries)
        text += textOf(delivery, disabled);
    return done(text);
}

CommandExit redeliverNotice(const QStringList &arguments)
{
    CommandOptions options(
        u"webhook redeliver"_s,
        u"Sends a notification again to the first webhook, whatever its state, with the "
        "same webhook-id. A running server sends it within a second."_s);
    options.add(u"id"_s, u"Number of the notification; see webhook deliveries."_s, u"NUMBER"_s);
    const auto place = options.read(arguments, {u"id"_s});
    if (!place)
        return place.error();
    bool isNumber = false;
    const qint64 number = options.value(u"id"_s).toLongLong(&isNumber);
    if (!isNumber)
        return options.wrong(u"--id is a number."_s);
    const auto database = opened(*place, Database::Access::ReadWrite);
    if (!database)
        return database.error();
    const auto owed = webhooksOn(**database).redeliver(number);
    return owed ? done(u"on its way\n"_s) : failed(owed.error());
}

} // namespace app
