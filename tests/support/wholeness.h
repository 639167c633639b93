// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/storage/integritycheck.h"

#include <QtCore/QString>

namespace support
{

/// Returns the first fault of an opened database: damage or an incomplete transaction; empty if
/// none. For shops that move money automatically, as a sandbox does.
inline QString brokenPart(core::Database &database)
{
    if (const auto whole = core::checkEverything(database); !whole)
        return whole.error().detail;
    const char *const noneOf[] = {
        // An incomplete transaction lacks its creation event, or has other rows without the row in
        // tx.
        "SELECT count(*) FROM tx LEFT JOIN event ON tx = seq AND n = 0 AND event.status = 1 "
        "WHERE event.tx IS NULL",
        "SELECT (SELECT count(*) FROM tx) - (SELECT count(*) FROM tx_wide)",
        // An incomplete transition has an event without its notice, a refund without its reason, or
        // parts without the status change.
        "SELECT count(*) FROM event LEFT JOIN outbox USING (tx, n, status) "
        "WHERE (n > 0) <> (outbox.id IS NOT NULL)",
        "SELECT count(*) FROM outbox LEFT JOIN event USING (tx, n, status) "
        "WHERE event.at IS NULL OR event.at <> outbox.created",
        "SELECT count(*) FROM tx LEFT JOIN refund ON tx = seq "
        "WHERE (status = 5) <> (reason IS NOT NULL)",
        // Exactly the charges that wait for payment have an expiry time.
        "SELECT count(*) FROM tx WHERE (expires IS NOT NULL) <> (operation = 1 AND status = 1)",
        // Exactly the cash-outs that wait for a step have a due time.
        "SELECT count(*) FROM tx WHERE (due IS NOT NULL) <> (operation = 2 AND "
        "(status IN (1, 7) OR (status = 6 AND amount % 100 <> 13)))",
    };
    for (const char *question : noneOf) {
        const QString sql = QString::fromLatin1(question);
        const auto found = database.queryScalar(sql);
        const QString answer = found ? found->toString() : found.error().detail;
        if (answer != QLatin1String("0"))
            return sql + QStringLiteral(" is ") + answer;
    }
    return {};
}

} // namespace support
