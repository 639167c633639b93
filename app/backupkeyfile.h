// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/backupmanifest.h"

#include <QtCore/QString>

#include <optional>

namespace app
{

/// The file "backup.key" in the folder of a shop: the key that authenticates the manifests of its
/// backups. Mode 0600, in no backup. The backups of a shop without the file count as foreign.
///
/// Threading: the functions block on the disk; any thread.
struct BackupKeyFile
{
    /// Returns the key; nullopt for a missing or invalid file, or if others may change the file.
    [[nodiscard]] static std::optional<core::BackupKey> load(const QString &folder);

    /// Returns the key of the folder. Creates the file if there is no valid one. If the file cannot
    /// be written, returns a key for this one backup: a backup without proof of its origin is
    /// better than none.
    [[nodiscard]] static core::BackupKey loadOrCreate(const QString &folder);

    [[nodiscard]] static QString filePath(const QString &folder);
};

} // namespace app
