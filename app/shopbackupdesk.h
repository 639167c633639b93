// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/shopbackup.h"
#include "ui/backupchoices.h"
#include "ui/backupdesk.h"

#include <QtCore/QThread>
#include <QtCore/QTimer>

#include <chrono>
#include <functional>

namespace app
{

/// The backups of a local shop, as ShopBackup makes them, on a thread of their own.
///
/// Destroying it blocks until what is under way is done.
class ShopBackupDesk : public ui::BackupDesk
{
    Q_OBJECT

public:
    /// Of the shop in that folder. `look`: how often it is looked whether the day has its backup.
    explicit ShopBackupDesk(QString shop, std::chrono::milliseconds look = std::chrono::hours(1),
                            QObject *parent = nullptr);
    ~ShopBackupDesk() override;

    [[nodiscard]] QList<ui::BackupFile> backupsIn(const QString &folder) const override;
    void make(const QString &folder) override;
    void verify(const QString &file) override;
    void restore(const QString &file) override;

    /// From now on, unless they say otherwise: looks at once and then again and again, makes one
    /// where there is none of today in the folder that the program named, and deletes all but the
    /// newest so many of those. If it cannot be made, dailyFailed() says why, once a day.
    void setDaily(const ui::BackupChoices &choices);

    /// Does it; nobody may have the shop open. Answers by broughtBack().
    void bringBack(const QString &file);

Q_SIGNALS:
    /// Somebody asked for it: this is to be closed, and then bringBack() called.
    void restoreRequested(const QString &file);

    void dailyFailed(const QString &why);

    /// In whole sentences what became of it.
    void broughtBack(const QString &sentences);

private:
    void inThread(const std::function<void()> &work);
    void watch(const QString &file);
    void makeDaily();

    const QString m_shop;
    ui::BackupChoices m_daily; ///< as setDaily() was told
    QTimer m_look;
    QDate m_failed; ///< the last day on which dailyFailed() was told
    int m_making = 0;
    QThread m_thread;
    QObject m_context; ///< lives in the thread
    QTimer m_progress;
};

} // namespace app
