// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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

/// Creates, verifies and restores backups of the open shop. All calls return immediately.
class BackupManager : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the backups in `folder`, newest first.
    [[nodiscard]] virtual QList<BackupFile> backupsIn(const QString &folder) const = 0;

    /// Creates and verifies a new backup in `folder`. Emits made().
    virtual void make(const QString &folder) = 0;

    /// Reads the whole file. Emits verified().
    virtual void verify(const QString &file) = 0;

    /// Returns the change of the Pix key by a restore; nullopt if the key stays. Reads one small
    /// file. A damaged file changes nothing, because the restore fails.
    [[nodiscard]] virtual std::optional<KeyChange> keyChange(const QString &file) const = 0;

    /// Replaces the shop with the backup. Closes the shop and its pages, including the calling
    /// page, and opens the shop again. On failure the previous shop is opened. `acceptedKey`: the
    /// key of keyChange() that the user has accepted; empty: none, and a change fails.
    virtual void restore(const QString &file, const QString &acceptedKey) = 0;

Q_SIGNALS:
    void copied(qint64 bytes, qint64 of); ///< progress of make(); approximate
    void made(const ui::BackupReport &report);
    void verified(const ui::BackupReport &report);
};

} // namespace ui
