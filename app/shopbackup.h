// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payee.h"
#include "core/domain/pixkey.h"
#include "core/storage/backup.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace app
{

/// A backup of a whole shop. Consists of a copy of its database and copies of its settings and
/// preferences, named after the database: "x.db", "x.db.shop.json", "x.db.preferences.json". A
/// database alone is also a valid backup, as made by older versions.
///
/// Excludes the console's local database: numbers must not be issued twice, and deleted payers must
/// not return.
///
/// Threading: the functions block on the disk; any thread.
struct ShopBackup
{
    struct Contents
    {
        core::BackupContents database;
        bool hasSettings = false; ///< key and name of the shop are included

        bool operator==(const Contents &) const = default;
    };

    struct Restored
    {
        Contents contents;
        core::RestoredAccess access; ///< what happened to API keys and webhooks
        QString keptFolder;          ///< folder with the replaced files; empty: none
    };

    /// The change of the Pix key that a restore would make.
    struct KeyChange
    {
        core::PixKey restored;
        std::optional<core::PixKey> current; ///< nullopt: the settings of the shop are unreadable
    };

    QString file;
    QDateTime made; ///< local time: from the name by newPath(), otherwise the modification time
    qint64 bytes = 0;

    bool operator==(const ShopBackup &) const = default;

    /// Returns true if the name has the format of newPath().
    [[nodiscard]] bool isNamedByUs() const;

    /// Creates a backup like core::backUp(). After Code::StorageFailed, the database may be copied
    /// without settings and preferences, or next to those of an earlier backup with the same name.
    [[nodiscard]] static core::Result<Contents> make(const QString &folder, const QString &file);

    /// Verifies like core::verifyBackup(). Returns Code::StorageCorrupted for invalid settings.
    [[nodiscard]] static core::Result<Contents> verify(const QString &file);

    /// Returns the change of the Pix key if the backup names another key than the shop in the
    /// folder. nullopt if the key stays, and for a folder without settings. StorageCorrupted for
    /// invalid settings in the backup.
    [[nodiscard]] static core::Result<std::optional<KeyChange>> keyChange(const QString &file,
                                                                          const QString &folder);

    /// Restores like core::restoreBackup(). Changes nothing if verify() fails. Returns
    /// Code::StorageForeign for a practice shop and a backup of a real one, or vice versa. Files in
    /// the backup replace the files of the shop, which are kept; other files stay. The settings of
    /// locking and sending always stay those of the shop. After Code::StorageFailed, old and new
    /// files may be mixed.
    ///
    /// `acceptedKey`: the Pix key to which the shop may change. Code::NotTrusted for a backup with
    /// another change: a person with access to the backup could redirect all payments.
    [[nodiscard]] static core::Result<Restored>
    restore(const QString &file, const QString &folder, const QDateTime &now,
            const std::optional<core::PixKey> &acceptedKey = {});

    /// Returns the backups in a folder, newest first, without verification.
    [[nodiscard]] static QList<ShopBackup> in(const QString &folder);

    /// Returns the path for the next backup: the folder and a name with the timestamp.
    [[nodiscard]] static QString newPath(const QString &folder, const QDateTime &now);

    /// Deletes all but the newest `kept` backups that newPath() named. Timestamps after `now` count
    /// as oldest.
    static void keepNewest(const QString &folder, int kept, const QDateTime &now);
};

} // namespace app
