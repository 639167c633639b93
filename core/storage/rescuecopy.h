// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

#include <memory>
#include <optional>

namespace core
{

class Database;

/// A database that was opened as well as it goes.
struct RescueCopy
{
    std::unique_ptr<Database> database;
    std::optional<Error> flaw; ///< why what it tells may be wrong or not all; nothing: it is sound
};

/// Copies the file of a database, with its log, into a folder of the caller's, which has no other
/// one, and opens the copy: brought up to date if it is sound, and as it is if it is damaged or
/// newer. The original is only read. Blocks on the disk; the database belongs to this thread.
///
/// Code::StorageBusy while another process has the database open, since the copy would be of no
/// one moment; StorageFull if the folder has no room; StorageDamaged if nothing is there, or it is
/// no database of this program; StorageReadOnly, StorageFailed if it cannot be copied. Not for a
/// database that this process has open.
[[nodiscard]] Result<RescueCopy> openRescueCopy(const QString &path, const QString &folder);

} // namespace core
