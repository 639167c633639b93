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

/// What comes to transactions at a moment of its own: that they expire, the next step of a
/// cash-out, the next try of a notice. Thread of the database; inside one transaction: asserted;
/// blocks.
class DueTimes
{
public:
    explicit DueTimes(Database &database)
        : m_database(database)
    {}

    /// Transactions that expire at that moment or before, the longest over first, at most so many.
    [[nodiscard]] Result<QList<QUuid>> expiringUntil(const QDateTime &until, int most);

    /// Those whose next step is due at that moment or before, the longest due first, at most so
    /// many.
    [[nodiscard]] Result<QList<QUuid>> steppingUntil(const QDateTime &until, int most);

    /// When the next one expires; nothing if none does.
    [[nodiscard]] Result<std::optional<QDateTime>> nextExpiry();

    /// What would come later comes at that moment: expiry, step, try.
    [[nodiscard]] Result<void> expireBy(const QDateTime &latest);
    [[nodiscard]] Result<void> stepBy(const QDateTime &latest);
    [[nodiscard]] Result<void> sendBy(const QDateTime &latest);

private:
    [[nodiscard]] Result<QList<QUuid>> ids(const QString &sql, const QDateTime &until, int most);
    [[nodiscard]] Result<void> bringForward(const QString &sql, const QDateTime &latest);

    Database &m_database;
};

} // namespace core
