// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/webhook.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

class Database;

/// A notice whose delivery attempt has begun.
struct ClaimedNotice
{
    QUuid webhook;
    Notice notice;
    int attempt = 0;  ///< number of the attempt
    int failures = 0; ///< earlier failures since the delivery was last queued
};

/// Selects deliveries for a log.
struct DeliveryFilter
{
    std::optional<QUuid> webhook = {};
    std::optional<QUuid> platform = {};
    std::optional<QUuid> transaction = {};
    std::optional<Delivery::State> state = {};
    std::optional<qint64> before = {}; ///< only deliveries with smaller numbers
    int max = 100;                     ///< maximum count, newest first
};

/// Implements the SQL of webhooks and their deliveries, without rules or clock. Runs in the thread
/// of the database; blocks. Call inside a WriteTransaction or a ReadTransaction (asserted). Every
/// call may return a storage error.
class WebhookStore
{
public:
    explicit WebhookStore(Database &database)
        : m_database(database)
    {}

    /// Returns the webhooks of all platforms, or of one, in the order of their creation.
    [[nodiscard]] Result<QList<Webhook>> webhooks();
    [[nodiscard]] Result<QList<Webhook>> webhooksOf(const QUuid &platform);
    [[nodiscard]] Result<std::optional<Webhook>> find(const QUuid &id);
    [[nodiscard]] Result<void> put(const Webhook &webhook);

    /// Deletes a webhook and abandons its owed deliveries. The log of its deliveries becomes old
    /// like any other.
    [[nodiscard]] Result<void> remove(const QUuid &id, const QDateTime &now);

    /// Returns the enabled webhooks with a notice that is due at `now`.
    [[nodiscard]] Result<QList<QUuid>> withDue(const QDateTime &now);

    /// Starts attempts for at most `max` due notices of the webhook, longest waiting first. Only
    /// the oldest owed notice of each transaction is eligible. Each notice becomes due again at
    /// `until`, and its log gets an attempt.
    [[nodiscard]] Result<QList<ClaimedNotice>> claim(const QUuid &webhook, const QDateTime &now,
                                                     const QDateTime &until, int max);

    /// A successful attempt.
    struct Success
    {
        ClaimedNotice claimed;
        DeliveryResult result;
    };

    /// Records successful attempts of one webhook and closes their deliveries, with few statements.
    [[nodiscard]] Result<void> closeAll(const QUuid &webhook, const QList<Success> &successes,
                                        const QDateTime &now);

    /// Records the result of an attempt.
    [[nodiscard]] Result<void> log(const ClaimedNotice &claimed, const DeliveryResult &result);

    /// Closes a delivery, whichever attempt succeeded.
    [[nodiscard]] Result<void> close(const ClaimedNotice &claimed, const QDateTime &now);
    /// Reschedule or abandon a delivery. No effect if a later attempt has begun.
    [[nodiscard]] Result<void> putOff(const ClaimedNotice &claimed, int failures,
                                      const QDateTime &due);
    [[nodiscard]] Result<void> giveUp(const ClaimedNotice &claimed, const QDateTime &now);

    [[nodiscard]] Result<void> turnOff(const Webhook &webhook); ///< if its address is unchanged

    /// Queues a delivery to a webhook again from the beginning, even if the notice was never
    /// queued. nullopt: to the first webhook of the platform. Code::NotFound if there is no such
    /// notice, or no such webhook of its platform.
    [[nodiscard]] Result<void> oweAgain(const std::optional<QUuid> &webhook, qint64 number);

    /// Returns the number of a change of the platform; nullopt if there is no such change.
    [[nodiscard]] Result<std::optional<qint64>> numberOf(const QUuid &platform,
                                                         const QUuid &transaction, int change);

    /// Returns deliveries, newest first.
    [[nodiscard]] Result<QList<Delivery>> deliveries(const DeliveryFilter &filter);

    /// Deletes at most `max` deliveries that were closed at or before `timestamp`, and returns the
    /// number deleted.
    [[nodiscard]] Result<int> forgetClosedUntil(const QDateTime &timestamp, int max);

private:
    Result<QList<DeliveryAttempt>> attemptsOf(const Delivery &delivery);

    Database &m_database;
};

} // namespace core
