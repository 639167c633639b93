// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/storage/database.h"

namespace core
{

/// The version that the schema has after the last file of resources/migrations, which has a folder
/// for each kind of database that a shop may be in, one for consoles, and one for services far
/// away. The same number means the same tables; PostgreSQL begins later.
[[nodiscard]] int latestSchemaVersion(Schema schema = Schema::Shop);

/// The version of a database, 0 for one without any tables. Code::StorageDamaged if it has tables
/// but not ours. Thread of the database.
[[nodiscard]] Result<int> schemaVersion(Database &database);

/// Runs what is missing of the folder, each file in one transaction with its version, so
/// that a file is done wholly or not at all. Several processes may do so at once. Thread of the
/// database.
[[nodiscard]] Result<void> migrate(Database &database);

} // namespace core
