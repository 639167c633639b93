// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/idempotencykey.h"
#include "core/domain/webhook.h"
#include "core/service/transactionengine.h"
#include "core/storage/outboxstore.h"
#include "core/storage/webhookstore.h"

#include <chrono>
#include <optional>

namespace core
{

class Database;

/// The rules of webhooks and their deliveries. Several processes may work on one database.
///
/// Threading: one object per Database, in the same thread; calls block on the disk.
/// Errors: a successful call is durable.
class Webhooks
{
    Q_DISABLE_COPY_MOVE(Webhooks)

public:
    /// Timeout of an attempt.
    static constexpr std::chrono::seconds kMaxAttempt{10};
    /// Lease of a claim. Afterwards another server may retry, because the server of the claim has
    /// failed.
    static constexpr std::chrono::seconds kLease{15};
    /// Overlap period in which the old secret signs together with the new one.
    static constexpr std::chrono::hours kRenewal{24};
    /// Retention of finished deliveries in the log.
    static constexpr std::chrono::hours kRetention{24 * 30};
    static constexpr int kBatch = 500;

    /// Claimed notifications with all data for their attempts.
    struct Claim
    {
        Webhook webhook;
        QList<ClaimedNotice> notices;
    };

    Webhooks(Database &database, WebhookReach reach, Clock clock, RandomSource random);

    /// Creates or changes the first webhook of a platform. Returns Code::InvalidInput with
    /// Field::Host for a missing, invalid or forbidden URL.
    [[nodiscard]] Result<Webhook> change(const QUuid &platform, const WebhookChange &change);
    [[nodiscard]] Result<QList<Webhook>> list();
    /// Returns the first webhook of a platform.
    [[nodiscard]] Result<std::optional<Webhook>> find(const QUuid &platform);
    [[nodiscard]] Result<QList<Delivery>> deliveries(const DeliveryFilter &filter);

    /// Schedules another delivery to the first webhook of the platform, after pending deliveries of
    /// the same transaction. Returns Code::NotFound for an unknown number.
    [[nodiscard]] Result<void> redeliver(qint64 number);

    // The webhooks of one platform. Code::NotFound for an id of another platform.

    [[nodiscard]] Result<QList<Webhook>> listOf(const QUuid &platform);
    [[nodiscard]] Result<Webhook> findOf(const QUuid &platform, const QUuid &id);
    /// Creates a webhook, as WebhookService::add(). Errors as there and as change().
    [[nodiscard]] Result<Webhook> add(const QUuid &platform, const WebhookChange &change,
                                      const std::optional<IdempotencyKey> &idempotency = {});
    /// Changes a webhook. Errors as change().
    [[nodiscard]] Result<Webhook> changeOf(const QUuid &platform, const QUuid &id,
                                           const WebhookChange &change);
    /// Deletes a webhook. Its owed notifications are abandoned.
    [[nodiscard]] Result<void> remove(const QUuid &platform, const QUuid &id);
    /// Returns at most `max` deliveries before a change, newest first; nullopt: from the newest.
    /// Code::InvalidInput with Field::Identifier for an unknown change.
    [[nodiscard]] Result<QList<Delivery>> deliveriesOf(const QUuid &platform, const QUuid &id,
                                                       const std::optional<OutboxPlace> &before,
                                                       const std::optional<Delivery::State> &state,
                                                       int max);
    /// Schedules another delivery, as redeliver(), and returns it. Errors as deliveriesOf().
    [[nodiscard]] Result<Delivery> redeliverOf(const QUuid &platform, const QUuid &id,
                                               const OutboxPlace &place);

    /// Returns the webhooks for which claim() would return notifications.
    [[nodiscard]] Result<QList<QUuid>> withDue();
    /// Claims at most `max` notifications in order. Each claim belongs to one server until
    /// settle() or until kLease expires.
    [[nodiscard]] Result<Claim> claim(const QUuid &id, int max);
    /// Records the result of an attempt. After a failure, schedules the next attempt or abandons
    /// the delivery.
    [[nodiscard]] Result<void> settle(const Webhook &webhook, const ClaimedNotice &claimed,
                                      const DeliveryResult &result);
    /// An attempt that has ended.
    struct Ended
    {
        Webhook webhook;
        ClaimedNotice claimed;
        DeliveryResult result;
    };

    /// Records the results of several attempts, as settle(), in one commit.
    [[nodiscard]] Result<void> settleAll(const QList<Ended> &all);
    /// Returns a claim without a result, so that another claim can follow immediately.
    [[nodiscard]] Result<void> release(const ClaimedNotice &claimed);

    /// Deletes deliveries older than kRetention, at most kBatch. Returns the number of deleted
    /// deliveries.
    [[nodiscard]] Result<int> forgetOld();

private:
    [[nodiscard]] Result<Webhook> changed(const Webhook &known, const WebhookChange &change) const;
    [[nodiscard]] Result<Webhook> created(const QUuid &platform, const QUuid &id,
                                          const WebhookChange &change) const;
    [[nodiscard]] Result<std::optional<Webhook>>
    firstOf(const QUuid &platform, const WebhookChange &change, const IdempotencyKey &key);
    [[nodiscard]] Result<Webhook> stored(const Webhook &webhook);
    [[nodiscard]] Result<Webhook> storedOf(const QUuid &platform, const QUuid &id);
    [[nodiscard]] Result<qint64> numberOf(const QUuid &platform, const OutboxPlace &place);
    [[nodiscard]] QByteArray randomBytes(int count) const;
    [[nodiscard]] WebhookSecret newSecret() const;
    [[nodiscard]] std::chrono::milliseconds spread(std::chrono::milliseconds wait) const;

    Database &m_database;
    WebhookStore m_store;
    const WebhookReach m_reach;
    const Clock m_clock;
    const RandomSource m_random;
};

} // namespace core
