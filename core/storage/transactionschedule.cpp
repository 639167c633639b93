// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/transactionschedule.h"

#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<QList<QUuid>> TransactionSchedule::expiringUntil(const QDateTime &until, int max)
{
    return ids(u"SELECT id FROM tx WHERE expires <= ? ORDER BY expires, seq LIMIT ?"_s, until, max);
}

Result<QList<QUuid>> TransactionSchedule::steppingUntil(const QDateTime &until, int max)
{
    return ids(u"SELECT id FROM tx WHERE due <= ? ORDER BY due, seq LIMIT ?"_s, until, max);
}

Result<std::optional<QDateTime>> TransactionSchedule::nextExpiry()
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"SELECT expires FROM tx WHERE expires IS NOT NULL "
                                    "ORDER BY expires LIMIT 1"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const auto expires = statement.next() ? std::optional(statement.time(0)) : std::nullopt;
    return statement.end().map([&expires] { return expires; });
}

Result<void> TransactionSchedule::capExpiry(const QDateTime &latest)
{
    return bringForward(u"UPDATE tx SET expires = ? WHERE expires > ?"_s, latest);
}

Result<void> TransactionSchedule::capNextStep(const QDateTime &latest)
{
    return bringForward(u"UPDATE tx SET due = ? WHERE due > ?"_s, latest);
}

Result<void> TransactionSchedule::capRetry(const QDateTime &latest)
{
    return bringForward(u"UPDATE delivery SET due = ? WHERE due > ?"_s, latest);
}

Result<QList<QUuid>> TransactionSchedule::ids(const QString &sql, const QDateTime &until, int max)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, sql);
    if (const auto run = statement.bind(until).bind(max).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> ids;
    while (statement.next())
        ids.append(statement.id(0));
    return statement.end().map([&ids] { return ids; });
}

Result<void> TransactionSchedule::bringForward(const QString &sql, const QDateTime &latest)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, sql);
    return statement.bind(latest).bind(latest).run();
}

} // namespace core
