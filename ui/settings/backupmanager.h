// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/backuporigin.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <optional>

namespace ui
{

/// Backup file in a folder, not verified yet.
struct BackupFile
{
    QString file;
    QDateTime made; ///< local time
    qint64 bytes = 0;
    bool isEncrypted = false;
};

/// The secret of an encrypted backup, as the user enters it. Both empty: that of the settings.
struct BackupSecret
{
    QString passphrase = {};
    QString keyFile = {}; ///< path
};

/// Result of creating or verifying a backup.
struct BackupReport
{
    QString file;
    QString problem = {}; ///< in whole sentences; empty: valid
    qint64 transactions = 0;
    std::optional<QDateTime> newest = {}; ///< creation of the newest transaction, UTC
    bool hasSettings = false;             ///< contains the key and name of the shop
};

/// The change of the shop's Pix key that a restore would make.
struct KeyChange
{
    QString restored; ///< key in the backup
    QString current;  ///< key of the shop

    bool operator==(const KeyChange &) const = default;
};

/// What a restore would do. The database was not read yet.
struct RestorePreview
{
    QString file;
    QString problem = {};         ///< in whole sentences; empty: the restore may begin
    bool isSecretMissing = false; ///< the problem is a missing or wrong passphrase or key file
    std::optional<KeyChange> keyChange = {}; ///< nullopt: the key stays
    core::BackupOrigin origin = core::BackupOrigin::Own;
};

/// Creates, verifies and restores backups of the open shop. All calls return immediately.
class BackupManager : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the backups in `folder`, newest first.
    [[nodiscard]] virtual QList<BackupFile> backupsIn(const QString &folder) const = 0;

    /// Creates and verifies a new backup in `folder`, encrypted as in the settings. Emits made().
    virtual void make(const QString &folder) = 0;

    /// Reads the whole file. Emits verified().
    virtual void verify(const QString &file, const BackupSecret &secret) = 0;

    /// Reads the small files of the backup. Emits restorePrepared(), for a backup that is not
    /// encrypted before the function returns.
    virtual void prepareRestore(const QString &file, const BackupSecret &secret) = 0;

    /// Replaces the shop with the backup of the latest restorePrepared(). Closes the shop and its
    /// pages, including the calling page, and opens the shop again. On failure the previous shop is
    /// opened. `acceptedKey`: the key of RestorePreview that the user has accepted; empty: none,
    /// and a change fails.
    virtual void restore(const QString &file, const QString &acceptedKey) = 0;

    /// Stores the passphrase of future backups in the keyring of the system, and nowhere else.
    /// Emits passphraseStored().
    virtual void storePassphrase(const QString &passphrase) = 0;

Q_SIGNALS:
    void copied(qint64 bytes, qint64 of); ///< progress of make(); approximate
    void made(const ui::BackupReport &report);
    void verified(const ui::BackupReport &report);
    void restorePrepared(const ui::RestorePreview &preview);
    void passphraseStored(const QString &problem); ///< in whole sentences; empty: stored
};

} // namespace ui
