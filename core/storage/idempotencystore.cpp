// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/idempotencystore.h"

#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<std::optional<IdempotencyStore::Found>> IdempotencyStore::find(const QUuid &platform,
                                                                      const QString &digest)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        u"SELECT coalesce(tx.id, idempotency_key.webhook), "
                        "idempotency_key.request FROM idempotency_key "
                        "LEFT JOIN tx ON tx.seq = idempotency_key.tx "
                        "WHERE idempotency_key.platform = ? AND idempotency_key.digest = ?"_s);
    if (const auto run = statement.bind(platform).bind(digest).run(); !run)
        return tl::unexpected(run.error());
    std::optional<Found> found;
    if (statement.next())
        found = Found{statement.id(0), statement.text(1)};
    return statement.end().map([&found] { return found; });
}

Result<void> IdempotencyStore::add(const QUuid &platform, const IdempotencyKey &key,
                                   const QUuid &transaction, const QDateTime &now)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database,
                        u"INSERT INTO idempotency_key (platform, digest, request, created, tx) "
                        "SELECT ?, ?, ?, ?, seq FROM tx WHERE id = ?"_s);
    return statement.bind(platform)
        .bind(key.digest)
        .bind(key.request)
        .bind(now)
        .bind(transaction)
        .run();
}

Result<void> IdempotencyStore::addWebhook(const QUuid &platform, const IdempotencyKey &key,
                                          const QUuid &webhook, const QDateTime &now)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(
        m_database, u"INSERT INTO idempotency_key (platform, digest, request, created, webhook) "
                    "VALUES (?, ?, ?, ?, ?)"_s);
    return statement.bind(platform)
        .bind(key.digest)
        .bind(key.request)
        .bind(now)
        .bind(webhook)
        .run();
}

Result<void> IdempotencyStore::forgetUntil(const QDateTime &timestamp)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"DELETE FROM idempotency_key WHERE created <= ?"_s);
    return statement.bind(timestamp).run();
}

} // namespace core
