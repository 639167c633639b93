// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

namespace core
{

// Backups of SQLite files; those of a PostgreSQL server are the work of its own tools. Every
// function blocks on the disk, as long as it takes to read and write the whole file a few times;
// any thread. None touches the settings beside a shop's database. On an error: as PartialFile.

/// What a backup that has passed every check holds.
struct BackupContents
{
    int schemaVersion = 0;
    qint64 transactions = 0;
    std::optional<QDateTime> newest; ///< creation of the newest one, UTC; nothing: there is none

    bool operator==(const BackupContents &) const = default;
};

/// Whether that is an SQLite file without a log: the file of a shop says that it has one. Nothing
/// else of it is looked at.
[[nodiscard]] bool isBackup(const QString &path);

/// Copies the database as it is at one moment, while others may go on writing, into one 0600 file
/// without a log. The copy is checked wholly before it takes the place of the target, atomically,
/// and is on the disk when this answers.
///
/// Code::Conflict if something stands there that is no backup: it is not overwritten, and neither
/// is a shop; or if a log lies beside it. StorageReadOnly, StorageFull for the target, whose folder
/// is not made; StorageDamaged, StorageNewer, StorageBusy for the source.
[[nodiscard]] Result<BackupContents> backUp(const QString &source, const QString &target);

/// Checks every page and every transaction. Code::StorageDamaged also for a file that is not there,
/// or not ours; StorageNewer. A backup by an older version passes.
[[nodiscard]] Result<BackupContents> verifyBackup(const QString &backup);

struct RestoredBackup
{
    BackupContents contents;
    QString keptFolder; ///< where what was there before is kept; empty: there was nothing
};

/// Verifies the backup and puts a copy of it in the place of a shop's database, verified too and on
/// the disk when this answers. What was there, damaged or not, is moved with its log into a folder
/// beside it, named by `now`, and never deleted. After Code::StorageFailed it may be there, and the
/// backup in its place, or nothing if the disk refused to undo that either; the two are never
/// mixed. Restoring again is right in each case.
///
/// Code::StorageBusy while another process has the database open; who holds a lock of its own on
/// the shop takes that first. StorageReadOnly, StorageFull for the shop's folder, which is made if
/// need be; StorageDamaged, StorageNewer for the backup.
[[nodiscard]] Result<RestoredBackup> restoreBackup(const QString &backup, const QString &database,
                                                   const QDateTime &now);

} // namespace core
