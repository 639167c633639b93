// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes support::upToDateExampleHistory() and support::exampleKey() to a new database for
/// tests/data. Before the schema gets its next version N + 1, save the output of the last version
/// as tests/data/schema-N.db:
///
///     build/dev/bin/storage_examplewriter tests/data/schema-N.db
///
/// Also save the output of pg_dump --inserts --no-owner, without its comments, as
/// tests/data/schema-N.sql, after writing to an empty database of a PostgreSQL server:
///
///     build/dev/bin/storage_examplewriter 'postgresql://…'

#include "core/database/database.h"
#include "core/storage/keystore.h"
#include "core/storage/transactionstore.h"
#include "tests/support/examplehistory.h"

#include <QtCore/QCoreApplication>

using namespace core;

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const auto database = Database::open(app.arguments().at(1), Database::Access::ReadWrite);
    if (!database)
        qFatal("%s", qPrintable(database.error().detail));
    TransactionStore store(**database);
    const auto written = inWriteTransaction(**database, [&]() -> Result<void> {
        for (const Transaction &transaction : support::upToDateExampleHistory()) {
            if (const auto stored = store.insert(transaction); !stored)
                return tl::unexpected(stored.error());
        }
        return KeyStore(**database).add(support::exampleKey(), support::exampleDigest());
    });
    if (!written)
        qFatal("%s", qPrintable(written.error().detail));
    return 0;
}
