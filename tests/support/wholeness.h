// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/database.h"
#include "core/storage/soundness.h"

#include <QtCore/QString>

namespace support
{

/// What is wrong with a database that open() took: damage, or a transaction of which a part is
/// missing. Empty if nothing is. For a shop that moves money by itself as a sandbox does.
inline QString brokenPart(core::Database &database)
{
    if (const auto whole = core::checkWhole(database); !whole)
        return whole.error().detail;
    const char *const noneOf[] = {
        // A torn transaction lacks the event of its creation, or has a rest without its row.
        "SELECT count(*) FROM tx LEFT JOIN event ON tx = seq AND n = 0 AND event.status = 1 "
        "WHERE event.tx IS NULL",
        "SELECT (SELECT count(*) FROM tx) - (SELECT count(*) FROM tx_wide)",
        // A torn move has an event without its notice, or a refund without its reason; or any of
        // them without the move.
        "SELECT count(*) FROM event LEFT JOIN outbox USING (tx, n, status) "
        "WHERE (n > 0) <> (outbox.id IS NOT NULL)",
        "SELECT count(*) FROM outbox LEFT JOIN event USING (tx, n, status) "
        "WHERE event.at IS NULL OR event.at <> outbox.created",
        "SELECT count(*) FROM tx LEFT JOIN refund ON tx = seq "
        "WHERE (status = 5) <> (reason IS NOT NULL)",
        // Who waits for money does not wait for ever, and nobody else has an end to it.
        "SELECT count(*) FROM tx WHERE (expires IS NOT NULL) <> (operation = 1 AND status = 1)",
        // Who waits for a step has it, and nobody else.
        "SELECT count(*) FROM tx WHERE (due IS NOT NULL) <> (operation = 2 AND "
        "(status IN (1, 7) OR (status = 6 AND amount % 100 <> 13)))",
    };
    for (const char *question : noneOf) {
        const QString sql = QString::fromLatin1(question);
        const auto found = database.once(sql);
        const QString answer = found ? found->toString() : found.error().detail;
        if (answer != QLatin1String("0"))
            return sql + QStringLiteral(" is ") + answer;
    }
    return {};
}

} // namespace support
