// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhooks.h"

#include "core/database/database.h"
#include "core/domain/retryschedule.h"
#include "core/storage/idempotencystore.h"

#include <QtCore/QHash>

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

/// Checks the URL of a webhook.
Result<WebhookUrl> checkedUrl(const std::optional<QString> &text, WebhookReach reach)
{
    if (!text)
        return refusedUrl(Problem::Missing);
    const auto url = WebhookUrl::parse(*text);
    if (!url)
        return refusedUrl(Problem::Malformed);
    if (!url->isWithin(reach))
        return refusedUrl(Problem::NotAllowed);
    return *url;
}

/// Returns a random id (RFC 4122, version 4).
QUuid newId(QByteArray random)
{
    constexpr int kVersion = 6;
    constexpr int kVariant = 8;
    random[kVersion] = static_cast<char>((random.at(kVersion) & 0x0f) | 0x40);
    random[kVariant] = static_cast<char>((random.at(kVariant) & 0x3f) | 0x80);
    return QUuid::fromRfc4122(random);
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
                return known ? changed(*known, change) : created(platform, platform, change);
            })
            .and_then([this](const Webhook &webhook) { return stored(webhook); });
    });
}

Result<Webhook> Webhooks::add(const QUuid &platform, const WebhookChange &change,
                              const std::optional<IdempotencyKey> &idempotency)
{
    return inWriteTransaction(m_database, [&]() -> Result<Webhook> {
        if (idempotency) {
            const auto first = firstOf(platform, change, *idempotency);
            if (!first)
                return tl::unexpected(first.error());
            if (*first)
                return **first;
        }
        const auto others = m_store.webhooksOf(platform);
        if (!others)
            return tl::unexpected(others.error());
        if (others->size() >= Webhook::kMaxOfPlatform)
            return tl::unexpected(Error{Error::Code::Conflict, {}, u"too many webhooks"_s});
        const auto webhook =
            created(platform, newId(randomBytes(16)), change).and_then([this](const Webhook &made) {
                return stored(made);
            });
        if (!webhook || !idempotency)
            return webhook;
        return IdempotencyStore(m_database)
            .addWebhook(platform, *idempotency, webhook->id, *webhook->created)
            .map([&webhook] { return *webhook; });
    });
}

/// Returns the webhook of an earlier request with the key, as it was created; nullopt if there is
/// none. Runs in the write transaction, so that simultaneous repetitions create one webhook.
/// `change` is the earlier request, so only the id, the secret and the time come from the database.
Result<std::optional<Webhook>> Webhooks::firstOf(const QUuid &platform, const WebhookChange &change,
                                                 const IdempotencyKey &key)
{
    using Found = std::optional<Webhook>;
    IdempotencyStore keys(m_database);
    const auto first =
        keys.forgetUntil(m_clock().addDuration(-IdempotencyKey::kRetention)).and_then([&] {
            return keys.find(platform, key.digest);
        });
    if (!first)
        return tl::unexpected(first.error());
    if (!*first)
        return Found();
    if ((*first)->request != key.request)
        return tl::unexpected(Error{Error::Code::Conflict,
                                    {{Field::Identifier, Problem::AlreadyUsed}},
                                    u"the idempotency key is that of another request"_s});
    return storedOf(platform, (*first)->created).and_then([&](const Webhook &now) -> Result<Found> {
        if (now.oldSecret) // the secret in the first answer is no longer in force
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"the secret is another"_s});
        return created(platform, now.id, change).map([&now](Webhook webhook) {
            webhook.secret = now.secret;
            webhook.created = now.created;
            return Found(webhook);
        });
    });
}

Result<Webhook> Webhooks::changeOf(const QUuid &platform, const QUuid &id,
                                   const WebhookChange &change)
{
    return inWriteTransaction(m_database, [&] {
        return storedOf(platform, id)
            .and_then([&](const Webhook &known) { return changed(known, change); })
            .and_then([this](const Webhook &webhook) { return stored(webhook); });
    });
}

Result<void> Webhooks::remove(const QUuid &platform, const QUuid &id)
{
    return inWriteTransaction(m_database, [&] {
        return storedOf(platform, id).and_then([&](const Webhook & /*known*/) {
            return m_store.remove(id, m_clock());
        });
    });
}

Result<Webhook> Webhooks::created(const QUuid &platform, const QUuid &id,
                                  const WebhookChange &change) const
{
    const auto url = checkedUrl(change.url, m_reach);
    if (!url)
        return tl::unexpected(url.error());
    return Webhook{.id = id,
                   .platform = platform,
                   .url = *url,
                   .isOn = change.isOn.value_or(true),
                   .secret = newSecret(),
                   .created = m_clock(),
                   .events = change.events.value_or(std::nullopt)};
}

Result<Webhook> Webhooks::changed(const Webhook &known, const WebhookChange &change) const
{
    Webhook webhook = known;
    if (change.url) {
        const auto url = checkedUrl(change.url, m_reach);
        if (!url)
            return tl::unexpected(url.error());
        webhook.url = *url;
    }
    webhook.isOn = change.isOn.value_or(known.isOn);
    webhook.events = change.events.value_or(known.events);
    if (change.renewsSecret) {
        webhook.secret = newSecret();
        webhook.oldSecret = Webhook::OldSecret{known.secret, m_clock().addDuration(kRenewal)};
    }
    return webhook;
}

Result<Webhook> Webhooks::stored(const Webhook &webhook)
{
    return m_store.put(webhook).map([&webhook] { return webhook; });
}

Result<Webhook> Webhooks::storedOf(const QUuid &platform, const QUuid &id)
{
    return m_store.find(id).and_then(
        [&platform](const std::optional<Webhook> &found) -> Result<Webhook> {
            if (!found || found->platform != platform)
                return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such webhook"_s});
            return *found;
        });
}

QByteArray Webhooks::randomBytes(int count) const
{
    QByteArray random;
    while (random.size() < count) {
        const quint64 bits = m_random();
        random.append(reinterpret_cast<const char *>(&bits), sizeof bits);
    }
    return random;
}

WebhookSecret Webhooks::newSecret() const
{
    return WebhookSecret::fromRandom(randomBytes(WebhookSecret::kBytes));
}

Result<QList<Webhook>> Webhooks::listOf(const QUuid &platform)
{
    return inReadTransaction(m_database, [&] { return m_store.webhooksOf(platform); });
}

Result<Webhook> Webhooks::findOf(const QUuid &platform, const QUuid &id)
{
    return inReadTransaction(m_database, [&] { return storedOf(platform, id); });
}

Result<qint64> Webhooks::numberOf(const QUuid &platform, const OutboxPlace &place)
{
    return m_store.numberOf(platform, place.transaction, place.change)
        .and_then([](const std::optional<qint64> &number) -> Result<qint64> {
            if (!number)
                return tl::unexpected(Error{Error::Code::InvalidInput,
                                            {{Field::Identifier, Problem::Malformed}},
                                            u"no such change"_s});
            return *number;
        });
}

Result<QList<Delivery>> Webhooks::deliveriesOf(const QUuid &platform, const QUuid &id,
                                               const std::optional<OutboxPlace> &before,
                                               const std::optional<Delivery::State> &state, int max)
{
    DeliveryFilter filter{.webhook = id, .state = state, .max = max};
    return inReadTransaction(m_database, [&]() -> Result<QList<Delivery>> {
        if (const auto known = storedOf(platform, id); !known)
            return tl::unexpected(known.error());
        if (before) {
            const auto number = numberOf(platform, *before);
            if (!number)
                return tl::unexpected(number.error());
            filter.before = *number;
        }
        return m_store.deliveries(filter);
    });
}

Result<Delivery> Webhooks::redeliverOf(const QUuid &platform, const QUuid &id,
                                       const OutboxPlace &place)
{
    return inWriteTransaction(m_database, [&]() -> Result<Delivery> {
        if (const auto known = storedOf(platform, id); !known)
            return tl::unexpected(known.error());
        const auto number = numberOf(platform, place);
        if (!number)
            return tl::unexpected(number.error());
        if (const auto owed = m_store.oweAgain(id, *number); !owed)
            return tl::unexpected(owed.error());
        return m_store.deliveries({.webhook = id, .before = *number + 1, .max = 1})
            .map([](const QList<Delivery> &found) { return found.constFirst(); });
    });
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
    return inWriteTransaction(m_database, [&] { return m_store.oweAgain(std::nullopt, number); });
}

Result<QList<QUuid>> Webhooks::withDue()
{
    return inReadTransaction(m_database, [this] { return m_store.withDue(m_clock()); });
}

Result<Webhooks::Claim> Webhooks::claim(const QUuid &id, int max)
{
    const QDateTime now = m_clock();
    return inWriteTransaction(m_database, [&]() -> Result<Claim> {
        const auto webhook = m_store.find(id);
        if (!webhook)
            return tl::unexpected(webhook.error());
        if (!*webhook || !(*webhook)->isOn)
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"the webhook is off"_s});
        return m_store.claim(id, now, now.addDuration(kLease), max)
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
            return m_store.close(claimed, now);
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
    return inWriteTransaction(m_database,
                              [&] { return m_store.log(claimed, result).and_then(conclude); });
}

Result<void> Webhooks::settleAll(const QList<Ended> &all)
{
    QHash<QUuid, QList<WebhookStore::Success>> successes;
    for (const Ended &one : all) {
        if (one.result.outcome == DeliveryOutcome::Delivered)
            successes[one.webhook.id].append({one.claimed, one.result});
    }
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (auto one = successes.cbegin(); one != successes.cend(); ++one) {
            if (auto closed = m_store.closeAll(one.key(), one.value(), m_clock()); !closed)
                return closed;
        }
        for (const Ended &one : all) {
            if (one.result.outcome == DeliveryOutcome::Delivered)
                continue;
            if (auto settled = settle(one.webhook, one.claimed, one.result); !settled)
                return settled;
        }
        return {};
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
