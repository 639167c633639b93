// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/filecheck.h"

#include "core/database/backend.h"
#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/schemacheck.h"
#include "core/database/statement.h"
#include "core/domain/consoletext.h"

#include <limits>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kSmallFile = qint64(256) * 1024 * 1024; ///< bytes: some 300,000 transactions
constexpr qint64 kNewest = 10'000;                       ///< transactions
constexpr qint64 kAll = std::numeric_limits<qint64>::max();

Result<void> expectOk(Database &database, const QString &pragma)
{
    const auto verdict = database.queryScalar(pragma);
    if (!verdict)
        return tl::unexpected(verdict.error());
    if (verdict->toString() != "ok"_L1)
        return tl::unexpected(
            corruption(u"%1: %2"_s.arg(pragma, consoleLine(verdict->toString()))));
    return {};
}

Result<void> checkReferences(Database &database)
{
    const auto orphan =
        database.queryScalar(u"PRAGMA foreign_key_check"_s); // one row per violation
    if (!orphan)
        return tl::unexpected(orphan.error());
    if (orphan->isValid())
        return tl::unexpected(
            corruption(u"foreign_key_check: a row of %1"_s.arg(consoleLine(orphan->toString()))));
    return {};
}

/// Checks what SQLite cannot: a transaction consists of rows in three tables, complete or not
/// present. An incomplete one would be missing from lists or reject status changes.
Result<void> checkCompleteness(Database &database, qint64 newest)
{
    Statement torn(database,
                   u"SELECT 1 FROM (SELECT seq, status FROM tx ORDER BY seq DESC LIMIT ?)"
                   " AS t WHERE NOT EXISTS (SELECT 1 FROM tx_wide "
                   "WHERE tx_wide.seq = t.seq) OR t.status IS DISTINCT FROM (SELECT status "
                   "FROM event WHERE event.tx = t.seq ORDER BY n DESC LIMIT 1) LIMIT 1"_s);
    if (const auto done = torn.bind(newest).run(); !done)
        return done;
    if (torn.next())
        return tl::unexpected(corruption(u"a transaction is not complete"_s));
    return torn.end();
}

} // namespace

Result<bool> isCheckDeferred(Database &database)
{
    return database.queryScalar(database.backend().askSize()).map([](const QVariant &bytes) {
        return bytes.toLongLong() > kSmallFile;
    });
}

Result<void> checkPages(Database &database)
{
    return isCheckDeferred(database).and_then([&database](bool large) {
        return large ? Result<void>() : expectOk(database, u"PRAGMA quick_check(1)"_s);
    });
}

Result<void> checkTransactions(Database &database)
{
    return isCheckDeferred(database).and_then(
        [&database](bool large) { return checkCompleteness(database, large ? kNewest : kAll); });
}

Result<void> checkAllTransactions(Database &database)
{
    return checkCompleteness(database, kAll);
}

Result<void> checkFully(Database &database)
{
    return expectOk(database, u"PRAGMA quick_check(1)"_s).and_then([&database] {
        return checkAllTransactions(database);
    });
}

Result<void> checkFile(Database &database)
{
    return checkSchema(database) // first: the verdicts below name parts of the schema
        .and_then([&database] { return expectOk(database, u"PRAGMA integrity_check(1)"_s); })
        .and_then([&database] { return checkReferences(database); });
}

} // namespace core
