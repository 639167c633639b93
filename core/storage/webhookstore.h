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
    Notice notice;
    int attempt = 0;  ///< number of the attempt
    int failures = 0; ///< earlier failures since the delivery was last queued
};

/// Selects deliveries for a log.
struct DeliveryFilter
{
    std::optional<QUuid> platform = {};
    std::optional<QUuid> transaction = {};
    std::optional<Delivery::State> state = {};
    int max = 100; ///< maximum count, newest first
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

    [[nodiscard]] Result<QList<Webhook>> webhooks();
    [[nodiscard]] Result<std::optional<Webhook>> find(const QUuid &platform);
    [[nodiscard]] Result<void> put(const Webhook &webhook);

    /// Returns the platforms of enabled webhooks with a notice that is due at `now`.
    [[nodiscard]] Result<QList<QUuid>> withDue(const QDateTime &now);

    /// Starts attempts for at most `max` due notices of the platform, longest waiting first. Only
    /// the oldest owed notice of each transaction is eligible. Each notice becomes due again at
    /// `until`, and its log gets an attempt.
    [[nodiscard]] Result<QList<ClaimedNotice>> claim(const QUuid &platform, const QDateTime &now,
                                                     const QDateTime &until, int max);

    /// Records the result of an attempt.
    [[nodiscard]] Result<void> log(qint64 number, int attempt, const DeliveryResult &result);

    /// Closes a delivery, whichever attempt succeeded.
    [[nodiscard]] Result<void> close(qint64 number, const QDateTime &now);
    /// Reschedule or abandon a delivery. No effect if a later attempt has begun.
    [[nodiscard]] Result<void> putOff(const ClaimedNotice &claimed, int failures,
                                      const QDateTime &due);
    [[nodiscard]] Result<void> giveUp(const ClaimedNotice &claimed, const QDateTime &now);

    [[nodiscard]] Result<void> turnOff(const Webhook &webhook); ///< if its address is unchanged

    /// Queues a delivery again from the beginning, even if the notice was never queued.
    /// Code::NotFound if there is no such notice, or if its platform has no webhook.
    [[nodiscard]] Result<void> oweAgain(qint64 number);

    /// Returns deliveries, newest first.
    [[nodiscard]] Result<QList<Delivery>> deliveries(const DeliveryFilter &filter);

    /// Deletes at most `max` deliveries that were closed at or before `timestamp`, and returns the
    /// number deleted.
    [[nodiscard]] Result<int> forgetClosedUntil(const QDateTime &timestamp, int max);

private:
    Result<QList<DeliveryAttempt>> attemptsOf(qint64 number);

    Database &m_database;
};

} // namespace core
