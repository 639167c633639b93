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
class DueTimes
{
public:
    explicit DueTimes(Database &database)
        : m_database(database)
    {}

    /// Returns at most `most` transactions that expire at or before `until`, earliest first.
    [[nodiscard]] Result<QList<QUuid>> expiringUntil(const QDateTime &until, int most);

    /// Returns at most `most` transactions whose next step is due at or before `until`, earliest
    /// first.
    [[nodiscard]] Result<QList<QUuid>> steppingUntil(const QDateTime &until, int most);

    /// Returns the next expiry time; nullopt if nothing expires.
    [[nodiscard]] Result<std::optional<QDateTime>> nextExpiry();

    /// Moves all later expiry times to `latest`; stepBy() does the same for steps, sendBy() for
    /// webhook attempts.
    [[nodiscard]] Result<void> expireBy(const QDateTime &latest);
    [[nodiscard]] Result<void> stepBy(const QDateTime &latest);
    [[nodiscard]] Result<void> sendBy(const QDateTime &latest);

private:
    [[nodiscard]] Result<QList<QUuid>> ids(const QString &sql, const QDateTime &until, int most);
    [[nodiscard]] Result<void> bringForward(const QString &sql, const QDateTime &latest);

    Database &m_database;
};

} // namespace core
