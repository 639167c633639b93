// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace core
{

/// Prepares the file of a database for writing, before SQLite opens it. Creates missing folders
/// with mode 0700 and a missing file with mode 0600. Restricts an existing file, with its -wal and
/// -shm, to 0600; files that SQLite adds later get the same mode. Blocks on the disk; any thread.
/// Errors as fileError(); Code::StorageCorrupted for an emptied file whose log still has
/// transactions.
[[nodiscard]] Result<void> prepareDatabaseFile(const QString &path);

/// Returns true if the path is there, but is no regular file: a folder, a symbolic link, a pipe or
/// another special file. Another program may create or remove it at any time.
[[nodiscard]] bool isSpecialFile(const QString &path);

/// Checks that no existing file of the database is a symbolic link, a pipe or another special file.
/// Opening a pipe would block. Code::StorageReadOnly.
[[nodiscard]] Result<void> requireFiles(const QString &path);

/// Creates a folder and its missing parents with mode 0700, synced so that they survive a power
/// failure. Errors as fileError().
[[nodiscard]] Result<void> makeFolder(const QString &path);

/// Refines a disk error with the reason known to the system: disk full or read-only.
[[nodiscard]] Error withReason(const Error &failed, const QString &path);

/// Returns true if any process of this computer has a connection to the database open. Do not call
/// for a database that this process has open: the check would release SQLite's locks.
[[nodiscard]] bool isInUse(const QString &path);

} // namespace core
