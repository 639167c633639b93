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

/// A notice on its way.
struct ClaimedNotice
{
    Notice notice;
    int attempt = 0;  ///< its number
    int failures = 0; ///< before it, since it was last put on the way
};

/// Which deliveries a log is to tell.
struct DeliveryFilter
{
    std::optional<QUuid> platform = {};
    std::optional<QUuid> transaction = {};
    std::optional<Delivery::State> state = {};
    int most = 100; ///< the newest
};

/// The SQL of webhooks and their deliveries, and nothing else: no rules, no clock. Thread of the
/// database; blocks. Call inside a WriteTransaction or a ReadTransaction: asserted. Every call may
/// answer with an error of the storage.
class WebhookStore
{
public:
    explicit WebhookStore(Database &database)
        : m_database(database)
    {}

    [[nodiscard]] Result<QList<Webhook>> webhooks();
    [[nodiscard]] Result<std::optional<Webhook>> find(const QUuid &platform);
    [[nodiscard]] Result<void> put(const Webhook &webhook);

    /// The webhooks that are on and have a notice that may begin an attempt at that moment.
    [[nodiscard]] Result<QList<QUuid>> withDue(const QDateTime &now);

    /// Notices of the platform that may begin an attempt, those first that wait for the longest: of
    /// each transaction only the oldest that is owed. Each is now due again at `until`, and its log
    /// has an attempt.
    [[nodiscard]] Result<QList<ClaimedNotice>> claim(const QUuid &platform, const QDateTime &now,
                                                     const QDateTime &until, int most);

    /// What became of an attempt.
    [[nodiscard]] Result<void> log(qint64 number, int attempt, const DeliveryResult &result);

    /// Nothing is owed any more, whichever attempt it was.
    [[nodiscard]] Result<void> close(qint64 number, const QDateTime &now);
    /// These two only if no later attempt has begun: due again then, or given up.
    [[nodiscard]] Result<void> putOff(const ClaimedNotice &claimed, int failures,
                                      const QDateTime &due);
    [[nodiscard]] Result<void> giveUp(const ClaimedNotice &claimed, const QDateTime &now);

    [[nodiscard]] Result<void> turnOff(const Webhook &webhook); ///< if its address is still that

    /// Owed once more from the beginning, also if it never was. Code::NotFound if there is no such
    /// notice, or its platform has no webhook.
    [[nodiscard]] Result<void> oweAgain(qint64 number);

    /// Newest first.
    [[nodiscard]] Result<QList<Delivery>> deliveries(const DeliveryFilter &filter);

    /// Drops what nobody is owed since then, at most so many; how many it was.
    [[nodiscard]] Result<int> forgetClosedUntil(const QDateTime &moment, int most);

private:
    Result<QList<DeliveryAttempt>> attemptsOf(qint64 number);

    Database &m_database;
};

} // namespace core
