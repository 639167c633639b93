// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/backuporigin.h"
#include "core/domain/payee.h"
#include "core/domain/pixkey.h"
#include "core/storage/backup.h"
#include "core/storage/encryptedarchive.h"
#include "core/storage/restoredcompanions.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace app
{

/// A backup of a whole shop. Consists of a copy of its database and copies of its other files,
/// named after the database: "x.db", "x.db.shop.json", "x.db.preferences.json", "x.db.console" with
/// the local data of the till, and "x.db.bank" with the bank statements. The manifest
/// "x.db.manifest" has their digests and an authentication code of the shop. Older versions made
/// backups with fewer files, or of the database alone.
///
/// With a secret, a backup is one encrypted archive with the same files.
///
/// Threading: the functions block on the disk; any thread.
struct ShopBackup
{
    struct Contents
    {
        core::BackupContents database;
        bool hasSettings = false; ///< key and name of the shop are included
        core::BackupOrigin origin = core::BackupOrigin::NoManifest;
        bool hasTill = false;       ///< the local data of the till is included
        bool hasStatements = false; ///< bank statements and decisions are included

        bool operator==(const Contents &) const = default;
    };

    struct Restored
    {
        Contents contents;
        core::RestoredAccess access;  ///< what happened to API keys and webhooks
        QString keptFolder;           ///< folder with the replaced files; empty: none
        core::RestoredTill till = {}; ///< with Contents::hasTill
    };

    using Secret = std::optional<core::ArchiveSecret>; ///< nullopt: not encrypted

    /// The change of the Pix key that a restore would make.
    struct KeyChange
    {
        core::PixKey restored;
        std::optional<core::PixKey> current; ///< nullopt: the settings of the shop are unreadable
    };

    QString file;
    QDateTime made; ///< local time: from the name by newPath(), otherwise the modification time
    qint64 bytes = 0;
    bool isEncrypted = false;

    bool operator==(const ShopBackup &) const = default;

    /// Returns true if the name has the format of newPath().
    [[nodiscard]] bool isNamedByUs() const;

    /// Creates a backup like core::backUp(). A damaged file of the shop fails the whole backup.
    /// After Code::StorageFailed, the database may be copied without settings and preferences, or
    /// next to those of an earlier backup with the same name.
    ///
    /// With a secret, the files are first copied to a temporary folder in the shop's folder, and
    /// encrypted from there. Errors then as core::writeArchive(); the target is never incomplete.
    /// Code::Conflict if the target exists and is no encrypted backup.
    [[nodiscard]] static core::Result<Contents> make(const QString &folder, const QString &file,
                                                     const Secret &secret = {});

    /// Verifies the manifest, then like core::verifyBackup(). Returns Code::StorageCorrupted for
    /// invalid settings; isManifestError() for files that differ from the manifest. AccessDenied if
    /// the secret does not open an encrypted backup. `folder`: of the shop, for its key and for
    /// temporary files.
    [[nodiscard]] static core::Result<Contents> verify(const QString &file, const QString &folder,
                                                       const Secret &secret = {});

    /// Returns the origin of the backup. Checks the manifest and the settings, but not the
    /// database. Errors as verify(). An encrypted backup is not opened.
    [[nodiscard]] static core::Result<core::BackupOrigin> origin(const QString &file,
                                                                 const QString &folder);

    /// Returns true for the error of a backup whose files differ from its manifest.
    [[nodiscard]] static bool isManifestError(const core::Error &error);

    /// Returns the change of the Pix key if the backup names another key than the shop in the
    /// folder. nullopt if the key stays, and for a folder without settings. StorageCorrupted for
    /// invalid settings in the backup. Other errors as verify().
    [[nodiscard]] static core::Result<std::optional<KeyChange>>
    keyChange(const QString &file, const QString &folder, const Secret &secret = {});

    /// Restores like core::restoreBackup(). Changes nothing if verify() fails. Returns
    /// Code::StorageForeign for a practice shop and a backup of a real one, or vice versa. Files in
    /// the backup replace the files of the shop, which are kept; other files stay. The settings of
    /// locking, sending and encryption always stay those of the shop. The data of the till is
    /// merged, see core::restoreTill(). After Code::StorageFailed, old and new files may be mixed.
    ///
    /// `acceptedKey`: the Pix key to which the shop may change. Code::NotTrusted for a backup with
    /// another change: a person with access to the backup could redirect all payments.
    ///
    /// `record`: actor and counter of an entry in the audit log of the shop, stored after all
    /// checks and before the first change. Without the entry nothing is restored. A damaged audit
    /// log is renamed first. nullopt: the caller has recorded the restore.
    [[nodiscard]] static core::Result<Restored>
    restore(const QString &file, const QString &folder, const QDateTime &now,
            const std::optional<core::PixKey> &acceptedKey = {}, const Secret &secret = {},
            const std::optional<core::AuditRecord> &record = {});

    /// Returns the backups in a folder, newest first, without verification.
    [[nodiscard]] static QList<ShopBackup> in(const QString &folder);

    /// Returns the path for the next backup: the folder and a name with the timestamp.
    [[nodiscard]] static QString newPath(const QString &folder, const QDateTime &now,
                                         const Secret &secret = {});

    /// Deletes all but the newest `kept` backups that newPath() named. Timestamps after `now` count
    /// as oldest.
    static void keepNewest(const QString &folder, int kept, const QDateTime &now);
};

} // namespace app
