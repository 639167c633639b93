// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

class Database;

/// Finds scheduled work: charge expiry, the next payout step, webhook retries. Runs in the thread
/// of the database, inside one transaction (asserted); blocks.
class TransactionSchedule
{
public:
    explicit TransactionSchedule(Database &database)
        : m_database(database)
    {}

    /// Returns at most `max` transactions that expire at or before `until`, earliest first.
    [[nodiscard]] Result<QList<QUuid>> expiringUntil(const QDateTime &until, int max);

    /// Returns at most `max` transactions whose next step is due at or before `until`, earliest
    /// first.
    [[nodiscard]] Result<QList<QUuid>> steppingUntil(const QDateTime &until, int max);

    /// Returns the next expiry time; nullopt if nothing expires.
    [[nodiscard]] Result<std::optional<QDateTime>> nextExpiry();

    /// Moves all later expiry times to `latest`; capNextStep() does the same for steps, capRetry()
    /// for webhook attempts.
    [[nodiscard]] Result<void> capExpiry(const QDateTime &latest);
    [[nodiscard]] Result<void> capNextStep(const QDateTime &latest);
    [[nodiscard]] Result<void> capRetry(const QDateTime &latest);

private:
    [[nodiscard]] Result<QList<QUuid>> ids(const QString &sql, const QDateTime &until, int max);
    [[nodiscard]] Result<void> bringForward(const QString &sql, const QDateTime &latest);

    Database &m_database;
};

} // namespace core
