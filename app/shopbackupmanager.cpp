// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopbackupmanager.h"

#include "app/backupcommand.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/domain/brasilia.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"
#include "core/storage/blockarrangement.h"
#include "ui/text/errortext.h"

#include <QtCore/QFileInfo>
#include <QtCore/QUuid>

#include <algorithm>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kProgress = std::chrono::milliseconds(200); ///< interval while a backup is created

/// Explains a missing or unusable secret of the settings or of the user.
QString secretSentence(const core::Error &error)
{
    using Code = core::Error::Code;
    if (error.code == Code::NotFound)
        return ShopBackupManager::tr("The keyring has no passphrase for backups. Set one in the "
                                     "settings.");
    if (error.code == Code::Unsupported)
        return ShopBackupManager::tr("The keyring of the system cannot be used. Choose a key file "
                                     "for backups instead.");
    return secretProblem(error);
}

/// Returns what a restore would do.
ui::RestorePreview previewOf(const QString &file, const QString &shop,
                             const ShopBackup::Secret &secret)
{
    ui::RestorePreview preview{.file = file};
    const auto change = ShopBackup::keyChange(file, shop, secret);
    const auto origin = ShopBackup::origin(file, shop);
    if (!change) {
        preview.problem = restoreProblem(change.error(), shop, file);
        preview.isSecretMissing = change.error().code == core::Error::Code::AccessDenied;
        return preview;
    }
    preview.origin = origin.value_or(core::BackupOrigin::NoManifest);
    if (*change) {
        const auto &current = (*change)->current;
        preview.keyChange =
            ui::KeyChange{(*change)->restored.value(), current ? current->value() : u"?"_s};
    }
    return preview;
}

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
    inThread([this] { m_thread.quit(); });
    m_thread.wait();
}

void ShopBackupManager::inThread(const std::function<void()> &work)
{
    ++m_waiting;
    QMetaObject::invokeMethod(
        &m_context,
        [this, work] {
            --m_waiting;
            work();
        },
        Qt::QueuedConnection);
}

QList<ui::BackupFile> ShopBackupManager::backupsIn(const QString &folder) const
{
    QList<ui::BackupFile> files;
    for (const ShopBackup &backup : ShopBackup::in(folder))
        files.append({backup.file, backup.made, backup.bytes, backup.isEncrypted});
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

/// Returns the id of the shop in the keyring; null for a shop without settings.
QUuid ShopBackupManager::keyringId() const
{
    const auto settings = ShopSettings::load(m_shop);
    if (!settings || !*settings)
        return {};
    return QUuid::createUuidV5((*settings)->platform, QByteArray("passphrase of backups"));
}

/// Finds the secret that the user entered, or that of the settings.
void ShopBackupManager::findSecret(const ui::BackupSecret &entered, SecretUse use,
                                   const SecretHandler &handle)
{
    using Encryption = core::BackupChoices::Encryption;
    const auto optional = [](const core::ArchiveSecret &secret) {
        return ShopBackup::Secret(secret);
    };
    const auto fromKeyFile = [use, optional](const QString &path) {
        return secretFromFile(core::ArchiveSecret::Kind::KeyFile, path, use).map(optional);
    };
    if (!entered.passphrase.isEmpty())
        return handle(passphraseSecret(entered.passphrase, use).map(optional));
    if (!entered.keyFile.isEmpty())
        return handle(fromKeyFile(entered.keyFile));
    switch (m_daily.encryption) {
    case Encryption::None:
        return handle(ShopBackup::Secret());
    case Encryption::KeyFile:
        return handle(fromKeyFile(m_daily.keyFile));
    case Encryption::Passphrase:
        break;
    }
    const QUuid id = keyringId();
    if (!m_keyring || id.isNull())
        return handle(core::failure(core::Error::Code::Unsupported, {}));
    core::onAnswer(m_keyring->find(id), this, [handle](const core::Result<QByteArray> &found) {
        handle(found.map([](const QByteArray &passphrase) {
            return ShopBackup::Secret({core::ArchiveSecret::Kind::Passphrase, passphrase});
        }));
    });
}

void ShopBackupManager::storePassphrase(const QString &passphrase)
{
    const auto secret = passphraseSecret(passphrase, SecretUse::Backup);
    const QUuid id = keyringId();
    if (!secret)
        Q_EMIT passphraseStored(secretSentence(secret.error()));
    else if (!m_keyring || id.isNull())
        Q_EMIT passphraseStored(secretSentence({core::Error::Code::Unsupported, {}, {}}));
    else
        core::onAnswer(
            m_keyring->keep(id, secret->bytes), this, [this](const core::Result<void> &stored) {
                Q_EMIT passphraseStored(
                    stored ? QString() : secretSentence({core::Error::Code::Unsupported, {}, {}}));
            });
}

void ShopBackupManager::make(const QString &folder)
{
    const auto allowed = permit(core::AuditAction::BackupMade);
    if (allowed)
        return makeAllowed(folder);
    const ui::BackupReport report{.file = folder, .problem = ui::errorParagraph(allowed.error())};
    QMetaObject::invokeMethod(
        this, [this, report] { Q_EMIT made(report); }, Qt::QueuedConnection);
}

void ShopBackupManager::makeAllowed(const QString &folder)
{
    ++m_making;
    findSecret({}, SecretUse::Backup,
               [this, folder](const core::Result<ShopBackup::Secret> &secret) {
                   makeWith(folder, secret);
               });
}

void ShopBackupManager::finishMaking(const ui::BackupReport &report)
{
    if (--m_making == 0)
        m_progress.stop();
    Q_EMIT made(report);
}

void ShopBackupManager::makeWith(const QString &folder,
                                 const core::Result<ShopBackup::Secret> &secret)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!secret) {
        const ui::BackupReport report{.file = ShopBackup::newPath(folder, now),
                                      .problem = secretSentence(secret.error())};
        QMetaObject::invokeMethod(
            this, [this, report] { finishMaking(report); }, Qt::QueuedConnection);
        return;
    }
    const QString file = ShopBackup::newPath(folder, now, *secret);
    watch(file);
    inThread([this, file, secret = *secret] {
        const auto contents = ShopBackup::make(m_shop, file, secret);
        const QString problem =
            contents ? QString() : backupProblem(contents.error(), m_shop, file);
        const auto report = reportOf(file, contents, problem);
        QMetaObject::invokeMethod(
            this, [this, report] { finishMaking(report); }, Qt::QueuedConnection);
    });
}

void ShopBackupManager::verify(const QString &file, const ui::BackupSecret &secret)
{
    const auto verifyWith = [this, file](const core::Result<ShopBackup::Secret> &found) {
        inThread([this, file, secret = found.value_or(ShopBackup::Secret())] {
            const auto contents = ShopBackup::verify(file, m_shop, secret);
            const QString problem =
                contents ? QString() : restoreProblem(contents.error(), m_shop, file);
            const auto report = reportOf(file, contents, problem);
            QMetaObject::invokeMethod(
                this, [this, report] { Q_EMIT verified(report); }, Qt::QueuedConnection);
        });
    };
    if (core::isArchive(file))
        findSecret(secret, SecretUse::Restore, verifyWith);
    else
        verifyWith(ShopBackup::Secret());
}

void ShopBackupManager::finishPreparing(const ui::RestorePreview &preview,
                                        const ShopBackup::Secret &secret)
{
    m_restoreSecret = secret;
    Q_EMIT restorePrepared(preview);
}

void ShopBackupManager::prepareRestore(const QString &file, const ui::BackupSecret &secret)
{
    if (!core::isArchive(file))
        return finishPreparing(previewOf(file, m_shop, {}), {});
    findSecret(secret, SecretUse::Restore,
               [this, file](const core::Result<ShopBackup::Secret> &found) {
                   inThread([this, file, secret = found.value_or(ShopBackup::Secret())] {
                       const auto preview = previewOf(file, m_shop, secret);
                       QMetaObject::invokeMethod(
                           this, [this, preview, secret] { finishPreparing(preview, secret); },
                           Qt::QueuedConnection);
                   });
               });
}

void ShopBackupManager::restore(const QString &file, const QString &acceptedKey)
{
    if (const auto allowed = permit(core::AuditAction::BackupRestored); !allowed) {
        Q_EMIT restorePrepared({.file = file, .problem = ui::errorParagraph(allowed.error())});
        return;
    }
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
            if (report.problem.isEmpty())
                arrangeBlocks();
            else if (std::exchange(m_failed, today) != today)
                Q_EMIT dailyFailed(report.problem);
        },
        Qt::SingleShotConnection);
    makeAllowed(m_daily.folder);
    inThread([choices = m_daily] {
        ShopBackup::keepNewest(choices.folder, choices.kept, QDateTime::currentDateTimeUtc());
    });
}

void ShopBackupManager::arrangeBlocks()
{
    inThread([this] {
        // Needed for speed only. After an error, the next daily backup repeats the maintenance.
        (void)core::arrangeBlocks(databaseIn(m_shop), core::kWorthArranging,
                                  [this] { return m_waiting > 0; });
    });
}

void ShopBackupManager::bringBack(const QString &file, const QString &acceptedKey,
                                  Recorded recorded)
{
    inThread([this, file, acceptedKey, recorded, secret = m_restoreSecret] {
        const auto record =
            recorded == Recorded::NotYet ? std::optional(programRecord()) : std::nullopt;
        const CommandLine::Exit exit = restoreHeldShop(m_shop, file, acceptedKey, secret, record);
        QMetaObject::invokeMethod(
            this, [this, exit] { Q_EMIT broughtBack(exit.text.trimmed()); }, Qt::QueuedConnection);
    });
}

} // namespace app
