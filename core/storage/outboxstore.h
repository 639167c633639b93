// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/webhook.h"

#include <QtCore/QList>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

class Database;

/// A place in the outbox: the change of a transaction, as in a `webhook-id`.
struct OutboxPlace
{
    QUuid transaction;
    int change = 0; ///< from 1

    bool operator==(const OutboxPlace &) const = default;
};

/// Implements the SQL that reads the outbox in the order of its changes. Runs in the thread of the
/// database; blocks.
class OutboxStore
{
public:
    explicit OutboxStore(Database &database)
        : m_database(database)
    {}

    /// Returns at most `max` changes of a platform behind a place, oldest first; nullopt: from the
    /// beginning. Code::NotFound if the platform has no such place.
    [[nodiscard]] Result<QList<Notice>> after(const QUuid &platform,
                                              const std::optional<OutboxPlace> &place, int max);

private:
    [[nodiscard]] Result<qint64> numberOf(const QUuid &platform, const OutboxPlace &place);

    Database &m_database;
};

} // namespace core
