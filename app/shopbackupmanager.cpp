// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopbackupmanager.h"

#include "app/backupcommand.h"
#include "app/shopfolder.h"
#include "core/domain/brasilia.h"

#include <QtCore/QFileInfo>

#include <algorithm>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kProgress = std::chrono::milliseconds(200); ///< interval while a backup is created

ui::BackupReport reportOf(const QString &file, const core::Result<ShopBackup::Contents> &contents,
                          const QString &problem)
{
    if (!contents)
        return {.file = file, .problem = problem};
    return {
        .file = file,
        .transactions = contents->database.transactions,
        .newest = contents->database.newest,
        .hasSettings = contents->hasSettings,
    };
}

} // namespace

ShopBackupManager::ShopBackupManager(QString shop, std::chrono::milliseconds look, QObject *parent)
    : ui::BackupManager(parent)
    , m_shop(std::move(shop))
{
    m_progress.setInterval(kProgress);
    m_look.setInterval(look);
    connect(&m_look, &QTimer::timeout, this, &ShopBackupManager::makeDaily);
    m_thread.setObjectName(u"backup"_s);
    m_context.moveToThread(&m_thread);
    m_thread.start();
}

ShopBackupManager::~ShopBackupManager()
{
    QMetaObject::invokeMethod(
        &m_context, [this] { m_thread.quit(); }, Qt::QueuedConnection);
    m_thread.wait();
}

void ShopBackupManager::inThread(const std::function<void()> &work)
{
    QMetaObject::invokeMethod(&m_context, work, Qt::QueuedConnection);
}

QList<ui::BackupFile> ShopBackupManager::backupsIn(const QString &folder) const
{
    QList<ui::BackupFile> files;
    for (const ShopBackup &backup : ShopBackup::in(folder))
        files.append({backup.file, backup.made, backup.bytes});
    return files;
}

/// Watches the size of the copy, which grows next to the target to about the size of the shop.
void ShopBackupManager::watch(const QString &file)
{
    m_progress.disconnect();
    connect(&m_progress, &QTimer::timeout, this, [this, file] {
        const qint64 of = QFileInfo(databaseIn(m_shop)).size();
        Q_EMIT copied(qMin(QFileInfo(file + ".partial"_L1).size(), of), of);
    });
    m_progress.start();
}

void ShopBackupManager::make(const QString &folder)
{
    const QString file = ShopBackup::newPath(folder, QDateTime::currentDateTimeUtc());
    watch(file);
    ++m_making;
    inThread([this, file] {
        const auto contents = ShopBackup::make(m_shop, file);
        const QString problem =
            contents ? QString() : backupProblem(contents.error(), m_shop, file);
        const auto report = reportOf(file, contents, problem);
        QMetaObject::invokeMethod(
            this,
            [this, report] {
                if (--m_making == 0)
                    m_progress.stop();
                Q_EMIT made(report);
            },
            Qt::QueuedConnection);
    });
}

void ShopBackupManager::verify(const QString &file)
{
    inThread([this, file] {
        const auto contents = ShopBackup::verify(file);
        const QString problem =
            contents ? QString() : restoreProblem(contents.error(), m_shop, file);
        const auto report = reportOf(file, contents, problem);
        QMetaObject::invokeMethod(
            this, [this, report] { Q_EMIT verified(report); }, Qt::QueuedConnection);
    });
}

std::optional<ui::KeyChange> ShopBackupManager::keyChange(const QString &file) const
{
    const auto change = ShopBackup::keyChange(file, m_shop);
    if (!change || !*change)
        return std::nullopt;
    const auto &current = (*change)->current;
    return ui::KeyChange{(*change)->restored.value(), current ? current->value() : u"?"_s};
}

void ShopBackupManager::restore(const QString &file, const QString &acceptedKey)
{
    Q_EMIT restoreRequested(file, acceptedKey);
}

void ShopBackupManager::setDaily(const core::BackupChoices &choices)
{
    if (std::exchange(m_daily, choices) == choices)
        return;
    m_look.stop();
    if (!choices.daily || choices.folder.isEmpty())
        return;
    m_look.start();
    makeDaily();
}

void ShopBackupManager::makeDaily()
{
    if (m_making > 0)
        return; // possibly the backup of today; otherwise the next check creates one
    const QDate today = core::brasiliaDay(QDateTime::currentDateTimeUtc());
    const QList<ShopBackup> there = ShopBackup::in(m_daily.folder);
    if (std::any_of(there.cbegin(), there.cend(), [today](const ShopBackup &backup) {
            return backup.isNamedByUs() && core::brasiliaDay(backup.made) == today;
        }))
        return;
    connect(
        this, &ui::BackupManager::made, this,
        [this, today](const ui::BackupReport &report) {
            if (!report.problem.isEmpty() && std::exchange(m_failed, today) != today)
                Q_EMIT dailyFailed(report.problem);
        },
        Qt::SingleShotConnection);
    make(m_daily.folder);
    inThread([choices = m_daily] {
        ShopBackup::keepNewest(choices.folder, choices.kept, QDateTime::currentDateTimeUtc());
    });
}

void ShopBackupManager::bringBack(const QString &file, const QString &acceptedKey)
{
    inThread([this, file, acceptedKey] {
        const CommandLine::Exit exit = restoreHeldShop(m_shop, file, acceptedKey);
        QMetaObject::invokeMethod(
            this, [this, exit] { Q_EMIT broughtBack(exit.text.trimmed()); }, Qt::QueuedConnection);
    });
}

} // namespace app
