// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/database.h"

#include <QtCore/QString>

namespace support
{

/// What is wrong with a database that open() took: damage, or a transaction of which a part is
/// missing. Empty if nothing is. For a shop that moves money by itself as a sandbox does.
inline QString brokenPart(core::Database &database)
{
    struct Question
    {
        const char *sql;
        const char *answer = "0";
    };
    const Question questions[] = {
        {"PRAGMA integrity_check", "ok"},
        {"SELECT count(*) FROM pragma_foreign_key_check"},
        // A torn transaction has a row without its rest, or without the event of its creation.
        {"SELECT count(*) FROM tx LEFT JOIN tx_wide USING (seq) "
         "LEFT JOIN event ON event.tx = tx.seq AND event.n = 0 AND event.status = 1 "
         "WHERE tx_wide.seq IS NULL OR event.tx IS NULL"},
        {"SELECT (SELECT count(*) FROM tx) - (SELECT count(*) FROM tx_wide)"},
        // A torn move has a status without its event, an event without its notice, or a refund
        // without its reason; or any of them without the move.
        {"SELECT count(*) FROM tx WHERE status <> (SELECT status FROM event "
         "WHERE tx = seq ORDER BY n DESC LIMIT 1)"},
        {"SELECT count(*) FROM event LEFT JOIN outbox USING (tx, n, status) "
         "WHERE (n > 0) <> (outbox.id IS NOT NULL)"},
        {"SELECT count(*) FROM outbox LEFT JOIN event USING (tx, n, status) "
         "WHERE event.at IS NULL OR event.at <> outbox.created"},
        {"SELECT count(*) FROM tx LEFT JOIN refund ON tx = seq "
         "WHERE (status = 5) <> (reason IS NOT NULL)"},
        // Who waits for a step has it, and nobody else.
        {"SELECT count(*) FROM tx WHERE (due IS NOT NULL) <> (operation = 2 AND "
         "(status IN (1, 7) OR (status = 6 AND amount % 100 <> 13)))"},
    };
    for (const Question &question : questions) {
        const QString sql = QString::fromLatin1(question.sql);
        const auto answer = database.once(sql);
        const QString text = answer ? answer->toString() : answer.error().detail;
        if (text != QLatin1String(question.answer))
            return sql + QStringLiteral(" is ") + text;
    }
    return {};
}

} // namespace support
