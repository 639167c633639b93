// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

#include <memory>
#include <optional>

namespace core
{

class Database;

/// Copies the file of a database, with its log, into a folder of the caller's that has no other
/// one; answers with the path of the copy. The original is only read. Blocks on the disk.
///
/// Code::StorageBusy while another process has the database open, since the copy would be of no
/// one moment; StorageFull if the folder has no room; StorageDamaged if nothing is there;
/// StorageReadOnly, StorageFailed if it cannot be copied. Not for a database that this process has
/// open.
[[nodiscard]] Result<QString> copyDatabase(const QString &path, const QString &folder);

/// A database that was opened as well as it goes.
struct RescueCopy
{
    std::unique_ptr<Database> database;
    std::optional<Error> flaw; ///< why what it tells may be wrong or not all; nothing: it is sound
};

/// copyDatabase(), and opens the copy: brought up to date if it is sound, and as it is if it is
/// damaged or newer. Its database belongs to this thread. Code::StorageDamaged also if it is no
/// database of this program.
[[nodiscard]] Result<RescueCopy> openRescueCopy(const QString &path, const QString &folder);

} // namespace core
