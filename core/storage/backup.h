// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/storage/restoredaccess.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <functional>
#include <optional>

namespace core
{

enum class Schema;

// Functions for backups of SQLite files. PostgreSQL servers have their own backup tools.
//
// Threading: any thread. Every function blocks on the disk while the whole file is read and written
// a few times. No function touches the settings file next to a shop's database.
//
// Errors: as PartialFile.

/// The contents of a backup that has passed every check.
struct BackupContents
{
    int schemaVersion = 0;
    qint64 transactions = 0;
    std::optional<QDateTime> newest; ///< UTC creation time of the newest one; nullopt: none

    bool operator==(const BackupContents &) const = default;
};

/// Returns true if the file is an SQLite file without a write-ahead log. The header of a shop's
/// file declares such a log. Nothing but the header is read.
[[nodiscard]] bool isBackup(const QString &path);

/// Copies a consistent snapshot of the rows into one new file of mode 0600 without a log. The
/// schema of the file comes from the migrations. Other connections can write. The copy is
/// checked completely before an atomic rename replaces the target, and is synced to disk when the
/// function returns.
///
/// Code::Conflict if the target exists and is not a backup, for example a shop's database, or if a
/// log lies next to the target. StorageReadOnly, StorageFull for the target; its folder is not
/// created. StorageCorrupted, StorageNewer, StorageBusy for the source.
[[nodiscard]] Result<BackupContents> backUp(const QString &source, const QString &target);

/// Checks the schema, every page and every transaction. Code::StorageCorrupted also for a missing
/// file or a file of another program; StorageNewer. A backup by an older version passes.
[[nodiscard]] Result<BackupContents> verifyBackup(const QString &backup);

/// Copies a consistent snapshot of the database of a till or of bank statements into an empty file
/// of the caller, and checks the copy completely. Other connections can write. Removed data
/// is not in the copy. Waits up to half a minute for a connection that is creating the database.
/// Errors as backUp() for the source.
[[nodiscard]] Result<void> copySnapshot(const QString &source, const QString &target,
                                        Schema schema);

/// Checks the schema and every page of such a copy. Errors as verifyBackup().
[[nodiscard]] Result<void> verifySnapshot(const QString &path, Schema schema);

struct RestoredBackup
{
    BackupContents contents;
    RestoredAccess access = {};
    QString keptFolder; ///< folder with the replaced files; empty if nothing was replaced
};

/// Verifies the backup and installs a verified copy as the shop's database, synced to disk when the
/// function returns. The previous files, damaged or not, are never deleted. They move with their
/// log into a folder next to the database, named by `now`.
///
/// API keys that are not valid in the previous database are revoked. Webhooks keep their previous
/// address and secret, and webhooks without one are disabled.
///
/// After Code::StorageFailed the previous files may be in that folder. The database is then the
/// backup, or missing if the disk also refused the undo; the two are never mixed. Restoring again
/// is correct in each case.
///
/// Code::StorageBusy while another process has the database open; a caller with its own lock on the
/// shop acquires that lock first. StorageReadOnly, StorageFull for the shop's folder, which is
/// created if missing. StorageCorrupted, StorageNewer for the backup.
///
/// `beforeReplacing`: called after all checks, directly before the first file is replaced. An error
/// cancels the restore. Null: none.
[[nodiscard]] Result<RestoredBackup>
restoreBackup(const QString &backup, const QString &database, const QDateTime &now,
              const std::function<Result<void>()> &beforeReplacing = {});

} // namespace core
