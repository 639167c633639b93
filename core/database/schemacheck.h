// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/domain/error.h"

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace core
{

// Foreign triggers in a file could redirect payments and undo revocations, and no setting of SQLite
// disables them alone. Therefore a schema must be exactly the result of the migrations.

/// A table, index, trigger or view of an SQLite file, as SQLite lists it.
struct SchemaObject
{
    QString type;
    QString name;
    QString table;
    QString sql; ///< empty for indexes that SQLite creates by itself

    bool operator==(const SchemaObject &) const = default;
};

/// Returns the objects that the migrations up to `version` create in an empty SQLite database, in
/// the order of their creation. Any thread. The latest version of each schema is created once per
/// process, in a few milliseconds.
[[nodiscard]] Result<QList<SchemaObject>> migratedSchema(Schema schema, int version);

/// Returns a line for each object of the file that is foreign, missing or changed, ordered by name.
/// The tables of ANALYZE are allowed.
/// The lines have no control characters.
[[nodiscard]] Result<QStringList> fileSchemaDifferences(Database &database, int version);

/// Returns a line for each trigger and rule on a server that is foreign, missing or changed. Adds a
/// line for each function of the migrations whose body is changed. Other programs may have other
/// functions.
[[nodiscard]] Result<QStringList> serverSchemaDifferences(Database &database, int version);

/// Compares the schema with the migrations of its version. Code::StorageCorrupted with the first
/// differences in the detail; StorageNewer if the version is unknown. Succeeds without tables.
[[nodiscard]] Result<void> checkSchema(Database &database);

} // namespace core
