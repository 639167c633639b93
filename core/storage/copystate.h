// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// The state of a local copy of a remote service's transactions.
struct CopyState
{
    QUuid platform;
    /// The day in Brasília from which on every transaction is in the copy; nullopt: none.
    std::optional<QDate> since = {};
    bool isComplete = false; ///< all transactions of the service are in the copy
    /// UTC: the copy equaled the service at this time; nullopt: never.
    std::optional<QDateTime> asOf = {};
    qint64 count = 0;                    ///< transactions in the copy
    qint64 total = 0;                    ///< transactions of the service, as of the latest answer
    qint64 unreadable = 0;               ///< transactions of the service that make no sense
    std::optional<QDate> newestDay = {}; ///< of the newest transaction in the copy
    std::optional<QDate> oldestDay = {}; ///< of the oldest transaction in the copy
    std::optional<QDate> sweepDay = {};  ///< the next day to be read again
    qint64 vanished = 0; ///< transactions that the service had before and then had no more
    qint64 reverted = 0; ///< transactions that returned to an earlier status
    std::optional<QDateTime> incidentAt = {}; ///< UTC: latest time at which one of the two grew

    bool operator==(const CopyState &) const = default;
};

/// The effect of an answer of the service on the copy.
struct CopyChanges
{
    qint64 added = 0;
    qint64 changed = 0;
    qint64 vanished = 0;
    qint64 reverted = 0;
    qint64 missing = 0; ///< transactions of update() that are not in the copy
    /// Transactions whose answer is older than the copy, by status or number of events. An answer
    /// that arrives late looks the same as a restored service.
    QList<QUuid> doubtful = {};
    bool isConnected = true; ///< the rows and the copy have a transaction in common

    [[nodiscard]] bool isEmpty() const
    {
        return added == 0 && changed == 0 && vanished == 0 && reverted == 0;
    }
};

} // namespace core
