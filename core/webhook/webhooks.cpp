// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhooks.h"

#include "core/database/database.h"
#include "core/domain/retryschedule.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

/// Maximum delay that a response can request.
constexpr std::chrono::seconds kMaxWanted = 10h;

/// HTTP "Gone": the receiver wants no further notifications.
constexpr int kGone = 410;

tl::unexpected<Error> refusedUrl(Problem problem)
{
    return tl::unexpected(
        Error{Error::Code::InvalidInput, {{Field::Host, problem}}, u"the address of a webhook"_s});
}

} // namespace

Webhooks::Webhooks(Database &database, WebhookReach reach, Clock clock, RandomSource random)
    : m_database(database)
    , m_store(database)
    , m_reach(reach)
    , m_clock(std::move(clock))
    , m_random(std::move(random))
{}

Result<Webhook> Webhooks::change(const QUuid &platform, const WebhookChange &change)
{
    return inWriteTransaction(m_database, [&] {
        return m_store.find(platform)
            .and_then([&](const std::optional<Webhook> &known) {
                return changed(known, platform, change);
            })
            .and_then([this](const Webhook &webhook) {
                return m_store.put(webhook).map([&webhook] { return webhook; });
            });
    });
}

Result<Webhook> Webhooks::changed(const std::optional<Webhook> &known, const QUuid &platform,
                                  const WebhookChange &change)
{
    if (!known && !change.url)
        return refusedUrl(Problem::Missing);
    const auto url = change.url ? WebhookUrl::parse(*change.url) : known->url;
    if (!url)
        return refusedUrl(Problem::Malformed);
    if (change.url && !url->isWithin(m_reach))
        return refusedUrl(Problem::NotAllowed);
    Webhook webhook{.platform = platform,
                    .url = *url,
                    .isOn = change.isOn.value_or(known ? known->isOn : true),
                    .secret = known && !change.renewsSecret ? known->secret : newSecret()};
    if (known && change.renewsSecret)
        webhook.oldSecret = Webhook::OldSecret{known->secret, m_clock().addDuration(kRenewal)};
    else if (known)
        webhook.oldSecret = known->oldSecret;
    return webhook;
}

WebhookSecret Webhooks::newSecret() const
{
    QByteArray random;
    while (random.size() < WebhookSecret::kBytes) {
        const quint64 bits = m_random();
        random.append(reinterpret_cast<const char *>(&bits), sizeof bits);
    }
    return WebhookSecret::fromRandom(random);
}

Result<QList<Webhook>> Webhooks::list()
{
    return inReadTransaction(m_database, [this] { return m_store.webhooks(); });
}

Result<std::optional<Webhook>> Webhooks::find(const QUuid &platform)
{
    return inReadTransaction(m_database, [&] { return m_store.find(platform); });
}

Result<QList<Delivery>> Webhooks::deliveries(const DeliveryFilter &filter)
{
    return inReadTransaction(m_database, [&] { return m_store.deliveries(filter); });
}

Result<void> Webhooks::redeliver(qint64 number)
{
    return inWriteTransaction(m_database, [&] { return m_store.oweAgain(number); });
}

Result<QList<QUuid>> Webhooks::withDue()
{
    return inReadTransaction(m_database, [this] { return m_store.withDue(m_clock()); });
}

Result<Webhooks::Claim> Webhooks::claim(const QUuid &platform, int max)
{
    const QDateTime now = m_clock();
    return inWriteTransaction(m_database, [&]() -> Result<Claim> {
        const auto webhook = m_store.find(platform);
        if (!webhook)
            return tl::unexpected(webhook.error());
        if (!*webhook || !(*webhook)->isOn)
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"the webhook is off"_s});
        return m_store.claim(platform, now, now.addDuration(kLease), max)
            .map([&webhook](const QList<ClaimedNotice> &notices) {
                return Claim{**webhook, notices};
            });
    });
}

Result<void> Webhooks::settle(const Webhook &webhook, const ClaimedNotice &claimed,
                              const DeliveryResult &result)
{
    const QDateTime now = m_clock();
    const auto conclude = [&]() -> Result<void> {
        if (result.outcome == DeliveryOutcome::Delivered)
            return m_store.close(claimed.notice.number, now);
        if (result.answer == kGone) { // waits until a person turns the webhook on
            return m_store.turnOff(webhook).and_then(
                [&] { return m_store.putOff(claimed, claimed.failures, now); });
        }
        const int failures = claimed.failures + 1;
        const auto wait = retryDelay(failures);
        if (!wait)
            return m_store.giveUp(claimed, now);
        const auto wanted = std::min(result.wanted.value_or(0s), kMaxWanted);
        return m_store.putOff(
            claimed, failures,
            now.addDuration(std::max<std::chrono::milliseconds>(spread(*wait), wanted)));
    };
    return inWriteTransaction(m_database, [&] {
        return m_store.log(claimed.notice.number, claimed.attempt, result).and_then(conclude);
    });
}

/// Adds up to 10 % of jitter, so that simultaneous failures do not retry simultaneously.
std::chrono::milliseconds Webhooks::spread(std::chrono::milliseconds wait) const
{
    const auto tenth = static_cast<quint64>(wait.count() / 10);
    return wait + std::chrono::milliseconds(m_random() % (tenth + 1));
}

Result<void> Webhooks::release(const ClaimedNotice &claimed)
{
    return inWriteTransaction(m_database,
                              [&] { return m_store.putOff(claimed, claimed.failures, m_clock()); });
}

Result<int> Webhooks::forgetOld()
{
    return inWriteTransaction(m_database, [this] {
        return m_store.forgetClosedUntil(m_clock().addDuration(-kRetention), kBatch);
    });
}

} // namespace core
