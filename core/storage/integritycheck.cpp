// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/integritycheck.h"

#include "core/database/database.h"
#include "core/database/filecheck.h"
#include "core/database/migrations.h"
#include "core/database/schemacheck.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/evidencecheck.h"

namespace core
{

namespace
{

constexpr int kVersionWithDates = 8;
constexpr int kVersionWithEvidence = 11;

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

Result<void> checkContents(Database &database)
{
    return inReadTransaction(database, [&database] {
        return checkSchema(database)
            .and_then([&database] { return database.allowLongStatements(); })
            .and_then([&database] { return checkAllTransactions(database); })
            .and_then([&database] { return checkDerived(database); });
    });
}

Result<void> checkEverything(Database &database)
{
    return checkFile(database).and_then([&database] { return checkContents(database); });
}

} // namespace core
