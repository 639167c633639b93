// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace core
{

/// Makes the file of a database ready to be written, before SQLite touches it: missing folders are
/// made 0700, a missing file 0600, and an existing one, with its -wal and -shm, is tightened to
/// 0600; what SQLite adds later has the mode of the file. Blocks on the disk; any thread.
/// As fileError(); Code::StorageDamaged for an emptied file whose log still has transactions.
[[nodiscard]] Result<void> prepareDatabaseFile(const QString &path);

/// That nothing of the database, if it is there, is a pipe or the like, at which whoever opens it
/// would wait for ever. Code::StorageReadOnly.
[[nodiscard]] Result<void> requireFiles(const QString &path);

/// Makes a folder and those above it that are missing, 0700, so that a power cut does not take them
/// away again. As fileError().
[[nodiscard]] Result<void> makeFolder(const QString &path);

/// The failure of a disk by its reason, where the system knows one: it is full, or read-only.
[[nodiscard]] Error withReason(const Error &failed, const QString &path);

/// Whether a connection to the database is open, in whatever process of this computer. Not for a
/// database that this process has open: looking takes SQLite's locks on it away.
[[nodiscard]] bool isInUse(const QString &path);

} // namespace core
