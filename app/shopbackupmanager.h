// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/backupsecret.h"
#include "app/secretstore.h"
#include "app/shopbackup.h"
#include "core/domain/auditentry.h"
#include "core/till/backupchoices.h"
#include "ui/settings/backupmanager.h"

#include <QtCore/QThread>
#include <QtCore/QTimer>

#include <atomic>
#include <chrono>
#include <functional>

namespace app
{

/// Creates, verifies and restores the backups of a local shop with ShopBackup. The passphrase of
/// encrypted backups is in the keyring only, under an id of the shop.
///
/// Threading: works on a thread of its own.
/// Lifetime: the destructor blocks until running work is done.
class ShopBackupManager : public ui::BackupManager
{
    Q_OBJECT

public:
    /// `shop`: folder of the shop. `look`: interval of the check for a daily backup.
    explicit ShopBackupManager(QString shop, std::chrono::milliseconds look = std::chrono::hours(1),
                               QObject *parent = nullptr);
    ~ShopBackupManager() override;

    [[nodiscard]] QList<ui::BackupFile> backupsIn(const QString &folder) const override;
    void make(const QString &folder) override;
    void verify(const QString &file, const ui::BackupSecret &secret) override;
    void prepareRestore(const QString &file, const ui::BackupSecret &secret) override;
    void restore(const QString &file, const QString &acceptedKey) override;
    void storePassphrase(const QString &passphrase) override;

    /// Decides about and records a backup or restore by a person. Daily backups need no permission.
    /// Null: everything is allowed.
    using Permit = std::function<core::Result<void>(core::AuditAction)>;
    void setPermit(Permit permit) { m_permit = std::move(permit); }

    /// Sets the keyring, which must outlive the object. Without one, there are no passphrases.
    void setKeyring(SecretStore *keyring) { m_keyring = keyring; }

    /// Sets the daily backups and checks immediately, then at every interval. Creates a backup if
    /// the folder has no generated one of today, and deletes old generated ones. Emits
    /// dailyFailed() at most once a day. Afterwards calls core::arrangeBlocks(), until other work
    /// is requested.
    void setDaily(const core::BackupChoices &choices);

    /// Whether an operator's decision about a restore is in the audit log.
    enum class Recorded { Already, NotYet };

    /// Restores a backup. The shop must be closed. Emits broughtBack(). A restore that is not
    /// recorded yet gets an entry of the program.
    void bringBack(const QString &file, const QString &acceptedKey = {},
                   Recorded recorded = Recorded::Already);

Q_SIGNALS:
    /// Emitted when the user asks to restore. The receiver must close the shop and call
    /// bringBack().
    void restoreRequested(const QString &file, const QString &acceptedKey);

    void dailyFailed(const QString &why);

    /// Emitted with the result in complete sentences.
    void broughtBack(const QString &sentences);

private:
    using SecretHandler = std::function<void(const core::Result<ShopBackup::Secret> &)>;

    void inThread(const std::function<void()> &work);
    void findSecret(const ui::BackupSecret &entered, SecretUse use, const SecretHandler &handle);
    [[nodiscard]] QUuid keyringId() const;
    void makeWith(const QString &folder, const core::Result<ShopBackup::Secret> &secret);
    void makeAllowed(const QString &folder);
    [[nodiscard]] core::Result<void> permit(core::AuditAction action) const
    {
        return m_permit ? m_permit(action) : core::Result<void>();
    }
    void finishMaking(const ui::BackupReport &report);
    void finishPreparing(const ui::RestorePreview &preview, const ShopBackup::Secret &secret);
    void watch(const QString &file);
    void makeDaily();
    void arrangeBlocks();

    const QString m_shop;
    SecretStore *m_keyring = nullptr;
    Permit m_permit;
    ShopBackup::Secret m_restoreSecret; ///< of the latest restorePrepared()
    core::BackupChoices m_daily;        ///< set by setDaily(); also the encryption of other backups
    QTimer m_look;
    QDate m_failed; ///< day of the latest dailyFailed()
    int m_making = 0;
    std::atomic<int> m_waiting = 0; ///< number of work items that wait for the thread
    QThread m_thread;
    QObject m_context; ///< lives in the thread
    QTimer m_progress;
};

} // namespace app
