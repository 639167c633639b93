// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/idempotencykey.h"

#include <QtCore/QDateTime>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

class Database;

/// Implements the SQL of idempotency keys, which belong to a platform. Transactions and webhooks
/// share the keys. Runs in the thread of the database; blocks. Call inside a WriteTransaction or a
/// ReadTransaction (asserted).
class IdempotencyStore
{
public:
    /// The first request with a key.
    struct Found
    {
        QUuid created;   ///< the transaction or the webhook, which may be deleted
        QString request; ///< as in IdempotencyKey
    };

    explicit IdempotencyStore(Database &database)
        : m_database(database)
    {}

    /// Returns the first request with the digest; nullopt if there is none.
    [[nodiscard]] Result<std::optional<Found>> find(const QUuid &platform, const QString &digest);

    /// Stores the first request with a key, and its transaction or webhook.
    [[nodiscard]] Result<void> add(const QUuid &platform, const IdempotencyKey &key,
                                   const QUuid &transaction, const QDateTime &now);
    [[nodiscard]] Result<void> addWebhook(const QUuid &platform, const IdempotencyKey &key,
                                          const QUuid &webhook, const QDateTime &now);

    /// Deletes the keys that were stored at or before `timestamp`.
    [[nodiscard]] Result<void> forgetUntil(const QDateTime &timestamp);

private:
    Database &m_database;
};

} // namespace core
