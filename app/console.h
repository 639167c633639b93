// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/backgroundsessions.h"
#include "app/commandline.h"
#include "app/demoshop.h"
#include "app/personeraser.h"
#include "app/profilemanager.h"
#include "app/retentiontask.h"
#include "app/session.h"
#include "app/shopbackupmanager.h"
#include "app/singleinstance.h"
#include "app/startplace.h"
#include "ui/shell/mainwindow.h"

#include <functional>
#include <memory>

namespace app
{

/// Connects the parts of the program: data, service and window. The only class that depends on the
/// service implementations.
class Console : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Console)

public:
    /// `keyring`: the keyring of the system.
    Console(const CommandLine &line, std::unique_ptr<SecretStore> keyring);

    /// Returns the customers of the open demo; null: another environment, or disabled.
    [[nodiscard]] DemoCustomers *demoCustomers() const;

    /// Shows the window and starts to open the shop. Returns false if another process holds the
    /// data folder and has raised its window; the caller must then exit.
    [[nodiscard]] bool start();

Q_SIGNALS:
    /// Emitted when the user chose another language and the switch would lose no input. A code of
    /// ui::languages(), or empty for the system's language.
    void languageChosen(const QString &code);

    /// Emitted with the appearance of the shown shop, and after each change.
    void appearanceChosen(const core::Appearance &appearance);

private:
    Console(const CommandLine &line, const StartPlace &start, std::unique_ptr<SecretStore> keyring);

    void connectWindow();
    void connectProfiles();
    void selectProfile(const core::Workplace &place);
    void adoptInstance(std::unique_ptr<SingleInstance> instance);
    void openSelected();
    void goTo(const core::Workplace &place);
    void leave();
    void reopen();
    void startDemo();
    void startLocal();
    void startRemote();
    void openRemote(const core::RemoteShop &shop, const QByteArray &key);
    void tryDemo();
    void beginSetup();
    void openUsualShop();
    void createPractice();
    void recordShop() const;
    void speak(const QString &language);
    void followLanguage();
    void followLanguageOf(const QString &language);
    void setUp(const core::ShopProfile &profile);
    /// Opens the local shop. Calls `then` once the database is open, and shows the shop if `then`
    /// returns true.
    void openLocal(
        const ShopSettings &settings, const std::function<bool()> &then = [] { return true; });
    void openShop(
        core::LocalTransactionService::Setup setup, const ShopSettings &settings,
        const std::function<bool()> &then = [] { return true; });
    void showShop(const core::ShopProfile &shop);
    void addBankCodes(const core::ShopProfile &shop);
    [[nodiscard]] core::BankRepository *openBank(const core::ShopProfile &shop);
    [[nodiscard]] std::unique_ptr<Till> createTill(const core::ShopProfile &shop);
    void applyPreferences();
    [[nodiscard]] Till *till();
    void openFolder();
    void removeOldData(const ShopSettings &settings);
    void connectErasure();
    void erase(const core::TaxId &person, const core::AuditRecord &record);
    void create(const ShopSettings &settings,
                const std::function<void(const core::Error &)> &failed);
    void closeShop(const QString &meanwhile);
    void restore(const QString &file, const QString &acceptedKey,
                 ShopBackupManager::Recorded recorded);
    void changeShop(const core::ShopProfile &profile);
    void changeTerms(const core::ServiceTerms &terms);
    void reopenLocal(const ShopSettings &settings);

    void fail(const core::Error &error, const QString &place);
    void startRescue();
    void giveUpShop();
    [[nodiscard]] QList<ui::BackupFile> restorableBackups() const;

    const CommandLine m_line;
    const core::Workplace m_startPlace;
    ui::FirstRun m_firstRun;                    ///< of the next setup
    core::Workplace m_place;                    ///< the present or next environment
    QString m_folder;                           ///< data folder of the environment
    QString m_language;                         ///< language in the preferences of the shop
    ui::Failure m_failure;                      ///< latest failure shown
    std::unique_ptr<DemoShop> m_demo;           ///< null before the first visit
    std::unique_ptr<SingleInstance> m_instance; ///< null for the demo
    std::unique_ptr<ProfileManager> m_profiles;
    std::unique_ptr<ShopBackupManager> m_backups; ///< of a local shop, open or not
    std::unique_ptr<RetentionTask> m_retention;   ///< null before the first run
    std::unique_ptr<ErasureTask> m_erasure;       ///< null before the first run
    Session m_session;
    std::unique_ptr<PersonEraser> m_eraser;   ///< null in the demo; destroyed before the session
    std::unique_ptr<ui::MainWindow> m_window; ///< destroyed before its service
    std::unique_ptr<BackgroundSessions> m_background; ///< set with m_window
};

} // namespace app
