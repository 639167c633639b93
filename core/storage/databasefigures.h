// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDateTime>

namespace core
{

class Database;

/// Figures of a shop's database for monitoring. Contains no personal data.
struct DatabaseFigures
{
    qint64 bytes = 0;
    qint64 transactions = 0;
    qint64 openCharges = 0;   ///< charges that wait for their payment
    qint64 queuedNotices = 0; ///< deliveries that have not ended
    qint64 dueNotices = 0;    ///< the part of queuedNotices whose next attempt may begin

    bool operator==(const DatabaseFigures &) const = default;
};

/// Reads the figures from counters and indexes, in about a millisecond. Runs in the thread of the
/// database; blocks.
[[nodiscard]] Result<DatabaseFigures> readDatabaseFigures(Database &database, const QDateTime &now);

} // namespace core
