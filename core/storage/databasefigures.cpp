// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/databasefigures.h"

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Result<void> readCounters(Database &database, DatabaseFigures &figures)
{
    Statement statement(database,
                        u"SELECT coalesce(sum(n), 0), coalesce(sum(CASE WHEN status = ? AND "
                        "operation = ? THEN n ELSE 0 END), 0) FROM tot"_s);
    statement.bind(numberOf(Status::Code::Pending)).bind(numberOf(Operation::CashIn));
    if (auto run = statement.run(); !run)
        return run;
    if (statement.next()) {
        figures.transactions = statement.number(0);
        figures.openCharges = statement.number(1);
    }
    return statement.end();
}

Result<void> readQueue(Database &database, const QDateTime &now, DatabaseFigures &figures)
{
    Statement statement(database,
                        u"SELECT count(*), coalesce(sum(CASE WHEN due <= ? THEN 1 ELSE 0 END), 0) "
                        "FROM delivery WHERE due IS NOT NULL"_s);
    if (auto run = statement.bind(now).run(); !run)
        return run;
    if (statement.next()) {
        figures.queuedNotices = statement.number(0);
        figures.dueNotices = statement.number(1);
    }
    return statement.end();
}

} // namespace

Result<DatabaseFigures> readDatabaseFigures(Database &database, const QDateTime &now)
{
    return inReadTransaction(database, [&]() -> Result<DatabaseFigures> {
        DatabaseFigures figures;
        const auto size = database.queryScalar(database.backend().askSize());
        if (!size)
            return tl::unexpected(size.error());
        figures.bytes = size->toLongLong();
        return readCounters(database, figures)
            .and_then([&] { return readQueue(database, now, figures); })
            .map([&figures] { return figures; });
    });
}

} // namespace core
