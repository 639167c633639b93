// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/totallimit.h"

#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/status.h"

#include <limits>

namespace core
{

using namespace Qt::StringLiterals;

Result<Money> amountWithinTotals(Database &database, Operation operation, const QUuid &platform)
{
    return inReadTransaction(database, [&]() -> Result<Money> {
        // The total of a day is a part of this total.
        Statement statement(database, u"SELECT amount FROM tot WHERE status = ? AND operation = ? "
                                      "AND platform = ?"_s);
        statement.bind(numberOf(Status::Code::Pending)).bind(numberOf(operation)).bind(platform);
        if (const auto run = statement.run(); !run)
            return tl::unexpected(run.error());
        const qint64 total = statement.next() ? statement.number(0) : 0;
        return statement.end().map(
            [total] { return Money::fromCents(std::numeric_limits<qint64>::max() - total); });
    });
}

} // namespace core
