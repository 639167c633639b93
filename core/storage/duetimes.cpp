// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/duetimes.h"

#include "core/storage/database.h"
#include "core/storage/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<QList<QUuid>> DueTimes::expiringUntil(const QDateTime &until, int most)
{
    return ids(u"SELECT id FROM tx WHERE expires <= ? ORDER BY expires, seq LIMIT ?"_s, until,
               most);
}

Result<QList<QUuid>> DueTimes::steppingUntil(const QDateTime &until, int most)
{
    return ids(u"SELECT id FROM tx WHERE due <= ? ORDER BY due, seq LIMIT ?"_s, until, most);
}

Result<std::optional<QDateTime>> DueTimes::nextExpiry()
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, u"SELECT expires FROM tx WHERE expires IS NOT NULL "
                                    "ORDER BY expires LIMIT 1"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const auto expires = statement.next() ? std::optional(statement.time(0)) : std::nullopt;
    return statement.end().map([&expires] { return expires; });
}

Result<void> DueTimes::expireBy(const QDateTime &latest)
{
    return bringForward(u"UPDATE tx SET expires = ? WHERE expires > ?"_s, latest);
}

Result<void> DueTimes::stepBy(const QDateTime &latest)
{
    return bringForward(u"UPDATE tx SET due = ? WHERE due > ?"_s, latest);
}

Result<void> DueTimes::sendBy(const QDateTime &latest)
{
    return bringForward(u"UPDATE delivery SET due = ? WHERE due > ?"_s, latest);
}

Result<QList<QUuid>> DueTimes::ids(const QString &sql, const QDateTime &until, int most)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, sql);
    if (const auto run = statement.bind(until).bind(most).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> ids;
    while (statement.next())
        ids.append(statement.id(0));
    return statement.end().map([&ids] { return ids; });
}

Result<void> DueTimes::bringForward(const QString &sql, const QDateTime &latest)
{
    Q_ASSERT(m_database.isInTransaction());
    Statement statement(m_database, sql);
    return statement.bind(latest).bind(latest).run();
}

} // namespace core
