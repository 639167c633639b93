// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/localwebhookservice.h"

#include "core/database/database.h"
#include "core/service/transactionservice.h"
#include "core/service/workthread.h"
#include "core/webhook/reachableaddress.h"
#include "core/webhook/webhookfields.h"
#include "core/wire/noticejson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QRandomGenerator>

#include <tuple>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

LocalWebhookService::Setup withDefaults(LocalWebhookService::Setup setup)
{
    if (!setup.clock)
        setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
    if (!setup.random)
        setup.random = [] { return QRandomGenerator::system()->generate64(); };
    return setup;
}

/// Returns true for an error of the caller, after which the connection remains usable.
bool isOfCaller(const Error &error)
{
    return error.code == Error::Code::NotFound || error.code == Error::Code::InvalidInput ||
           error.code == Error::Code::Conflict;
}

/// Returns the error of an address that each delivery would refuse.
std::optional<Error> unreachable(const WebhookChange &change, WebhookReach reach)
{
    const auto url = change.url ? WebhookUrl::parse(*change.url) : std::nullopt;
    if (!url || mayBeReachable(*url, reach))
        return std::nullopt;
    return Error{Error::Code::InvalidInput,
                 {{Field::Host, Problem::NotAllowed}},
                 u"the address of a webhook"_s};
}

} // namespace

LocalWebhookService::LocalWebhookService(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup(withDefaults(std::move(setup)))
    , m_thread(std::make_unique<WorkThread>(u"webhook calls"_s))
{}

LocalWebhookService::~LocalWebhookService()
{
    m_thread->end([this] {
        m_webhooks.reset();
        m_database.reset();
    });
}

Result<void> LocalWebhookService::open()
{
    if (m_webhooks)
        return {};
    auto database = Database::open(m_setup.database, Database::Access::SecondWriter);
    if (!database)
        return tl::unexpected(database.error());
    m_database = std::move(*database);
    m_webhooks =
        std::make_unique<Webhooks>(*m_database, m_setup.reach, m_setup.clock, m_setup.random);
    return {};
}

/// Runs `work` on the database.
template<typename T, typename Work>
QFuture<Result<T>> LocalWebhookService::run(Work work)
{
    return m_thread->run<T>([this, work]() -> Result<T> {
        if (const auto opened = open(); !opened)
            return tl::unexpected(opened.error());
        Result<T> result = work(*m_webhooks);
        if (!result && !isOfCaller(result.error())) {
            m_webhooks.reset();
            m_database.reset();
        }
        return result;
    });
}

QFuture<Result<QList<Webhook>>> LocalWebhookService::list(const QUuid &platform)
{
    return run<QList<Webhook>>([=](Webhooks &webhooks) { return webhooks.listOf(platform); });
}

QFuture<Result<Webhook>> LocalWebhookService::find(const QUuid &platform, const QUuid &id)
{
    return run<Webhook>([=](Webhooks &webhooks) { return webhooks.findOf(platform, id); });
}

QFuture<Result<Webhook>> LocalWebhookService::add(const QUuid &platform,
                                                  const WebhookChange &change,
                                                  const std::optional<IdempotencyKey> &idempotency)
{
    if (const auto error = unreachable(change, m_setup.reach))
        return readyFuture<Webhook>(tl::unexpected(*error));
    return run<Webhook>(
        [=](Webhooks &webhooks) { return webhooks.add(platform, change, idempotency); });
}

QFuture<Result<Webhook>> LocalWebhookService::change(const QUuid &platform, const QUuid &id,
                                                     const WebhookChange &change)
{
    return run<Webhook>([=, reach = m_setup.reach](Webhooks &webhooks) {
        return webhooks.findOf(platform, id)
            .and_then([&](const Webhook & /*known*/) -> Result<Webhook> {
                if (const auto error = unreachable(change, reach))
                    return tl::unexpected(*error);
                return webhooks.changeOf(platform, id, change);
            });
    });
}

QFuture<Result<void>> LocalWebhookService::remove(const QUuid &platform, const QUuid &id)
{
    return run<void>([=](Webhooks &webhooks) { return webhooks.remove(platform, id); });
}

QFuture<Result<DeliveryResult>> LocalWebhookService::ping(const QUuid &platform, const QUuid &id)
{
    if (m_pings.contains(platform))
        return readyFuture<DeliveryResult>(failure(Error::Code::Conflict, u"another test runs"_s));
    m_pings.insert(platform, nullptr);
    const auto promise = makePromise<DeliveryResult>();
    onAnswer(find(platform, id), this, [this, platform, promise](const Result<Webhook> &found) {
        if (found)
            return send(*found, promise);
        m_pings.remove(platform);
        resolve<DeliveryResult>(promise, tl::unexpected(found.error()));
    });
    return promise->future();
}

void LocalWebhookService::send(const Webhook &webhook, const PingPromise &promise)
{
    const QDateTime now = m_setup.clock();
    const QByteArray body = pingJson(webhook.id, now);
    const QByteArray id = toWireId(QUuid::createUuid()).toLatin1();
    const auto post = std::make_shared<WebhookPost>(
        WebhookRequest{.url = webhook.url,
                       .reach = m_setup.reach,
                       .fields = webhookFields(webhook, id, 0, body, now),
                       .body = body},
        m_setup.resolver, m_setup.maxAttempt);
    m_pings.insert(webhook.platform, post);
    connect(
        post.get(), &WebhookPost::finished, this,
        [this, platform = webhook.platform, promise](const DeliveryResult &result) {
            m_pings.remove(platform);
            resolve<DeliveryResult>(promise, result);
        },
        Qt::QueuedConnection); // the callback deletes the post
    post->start();
}

QFuture<Result<QList<Delivery>>>
LocalWebhookService::deliveries(const QUuid &platform, const QUuid &id, const DeliveryPage &page)
{
    return run<QList<Delivery>>([=](Webhooks &webhooks) {
        return webhooks.deliveriesOf(platform, id, page.before, page.state, page.max);
    });
}

QFuture<Result<Delivery>> LocalWebhookService::redeliver(const QUuid &platform, const QUuid &id,
                                                         const OutboxPlace &place)
{
    const auto promise = makePromise<Delivery>();
    const auto queued = run<Delivery>(
        [=](Webhooks &webhooks) { return webhooks.redeliverOf(platform, id, place); });
    onAnswer(queued, this, [this, promise](const Result<Delivery> &delivery) {
        if (delivery && m_setup.wake)
            m_setup.wake();
        resolve(promise, delivery);
    });
    return promise->future();
}

} // namespace core
