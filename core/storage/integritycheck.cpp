// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/integritycheck.h"

#include "core/domain/consoletext.h"
#include "core/storage/backend.h"
#include "core/storage/corruption.h"
#include "core/storage/database.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/evidencecheck.h"
#include "core/storage/migrations.h"
#include "core/storage/schemacheck.h"
#include "core/storage/statement.h"

#include <limits>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kSmallFile = qint64(256) * 1024 * 1024; ///< bytes: some 300,000 transactions
constexpr qint64 kNewest = 10'000;                       ///< transactions
constexpr qint64 kAll = std::numeric_limits<qint64>::max();
constexpr int kVersionWithDates = 8;
constexpr int kVersionWithEvidence = 11;

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

/// Checks counters, dates, blocks and evidence; a file of an older version lacks some of them.
Result<void> checkDerived(Database &database)
{
    const auto version = schemaVersion(database);
    if (!version)
        return tl::unexpected(version.error());
    if (*version < kVersionWithDates)
        return {};
    return checkDerivedTables(database).and_then([&database, &version] {
        return *version < kVersionWithEvidence ? Result<void>() : checkEvidence(database);
    });
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

Result<void> checkFully(Database &database)
{
    return expectOk(database, u"PRAGMA quick_check(1)"_s).and_then([&database] {
        return checkCompleteness(database, kAll);
    });
}

Result<void> checkContents(Database &database)
{
    return inReadTransaction(database, [&database] {
        return checkSchema(database)
            .and_then([&database] { return database.allowLongStatements(); })
            .and_then([&database] { return checkCompleteness(database, kAll); })
            .and_then([&database] { return checkDerived(database); });
    });
}

Result<void> checkFile(Database &database)
{
    return checkSchema(database) // first: the verdicts below name parts of the schema
        .and_then([&database] { return expectOk(database, u"PRAGMA integrity_check(1)"_s); })
        .and_then([&database] { return checkReferences(database); });
}

Result<void> checkEverything(Database &database)
{
    return checkFile(database).and_then([&database] { return checkContents(database); });
}

} // namespace core
