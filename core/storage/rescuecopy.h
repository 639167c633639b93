// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

#include <memory>
#include <optional>

namespace core
{

class Database;

/// Copies the file of a database and its log into an empty folder of the caller and returns the
/// path of the copy. Only reads the original. Blocks on the disk. Not for a database that this
/// process has open.
///
/// Code::StorageBusy while another process has the database open, because the copy would be
/// inconsistent. StorageFull if the folder has no free space; StorageCorrupted if there is no
/// database; StorageReadOnly, StorageFailed if the copy fails.
[[nodiscard]] Result<QString> copyDatabase(const QString &path, const QString &folder);

/// A database that was opened as completely as possible.
struct RescueCopy
{
    std::unique_ptr<Database> database;
    std::optional<Error> flaw; ///< why data may be wrong or missing; nullopt: intact
};

/// Calls copyDatabase() and opens the copy. An intact copy is migrated; a damaged or newer copy is
/// opened unchanged. The database belongs to the calling thread. Code::StorageCorrupted also for a
/// file of another program.
[[nodiscard]] Result<RescueCopy> openRescueCopy(const QString &path, const QString &folder);

} // namespace core
