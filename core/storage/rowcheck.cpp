// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/rowcheck.h"

#include "core/database/corruption.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<void> expectNone(Statement &count, const QString &problem)
{
    if (auto run = count.run(); !run)
        return run;
    const qint64 wrong = count.next() ? count.number(0) : 0;
    if (auto end = count.end(); !end)
        return end;
    if (wrong == 0)
        return {};
    return tl::unexpected(corruption(problem));
}

Result<void> expectSameRows(Database &database, const QString &kept, const QString &derived,
                            const QString &problem)
{
    // A subquery, because EXCEPT and a UNION within `derived` would be read from left to right.
    Statement statement(database,
                        u"SELECT count(*) FROM (SELECT * FROM (%1 EXCEPT %2) AS missing UNION ALL "
                        "SELECT * FROM (%2 EXCEPT %1) AS added) AS differences"_s.arg(
                            kept, u"SELECT * FROM (%1) AS derived"_s.arg(derived)));
    return expectNone(statement, problem);
}

} // namespace core
