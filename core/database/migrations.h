// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/domain/error.h"

#include <QtCore/QStringList>

namespace core
{

/// Returns the schema version after the last file of resources/migrations. That folder has one
/// subfolder for each database engine of a shop, one for consoles, and one for remote services. The
/// same number means the same tables; PostgreSQL begins later.
[[nodiscard]] int latestSchemaVersion(Schema schema = Schema::Shop);

/// Returns the version of a database, 0 without any tables. Code::StorageCorrupted if the tables
/// belong to another program. Runs in the thread of the database.
[[nodiscard]] Result<int> schemaVersion(Database &database);

/// Returns the statements of the migrations up to `version`, in order, for a schema in SQLite.
[[nodiscard]] QStringList migrationStatements(Schema schema, int version);

/// Returns the same for a shop on the database engine with that folder; see Backend::name().
[[nodiscard]] QStringList migrationStatements(const QString &engine, int version);

/// Runs the missing migrations. Each file is one transaction together with its version, so a file
/// is applied completely or not at all. Several processes may migrate at once. Runs in the thread
/// of the database.
[[nodiscard]] Result<void> migrate(Database &database);

} // namespace core
