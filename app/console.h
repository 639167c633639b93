// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline.h"
#include "app/counter.h"
#include "app/demoshop.h"
#include "app/farservice.h"
#include "app/leftservices.h"
#include "app/rescue.h"
#include "app/servicedesk.h"
#include "app/shopbackupdesk.h"
#include "app/shopsettings.h"
#include "app/singleinstance.h"
#include "core/service/localtransactionservice.h"
#include "ui/mainwindow.h"

#include <functional>
#include <memory>

namespace app
{

/// Wires the program together: which data, which service, and the window over it. The only class
/// that knows which implementation of the service is behind the pages.
class Console : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Console)

public:
    /// `keyring`: of the computer.
    Console(const CommandLine &line, std::unique_ptr<KeyKeeper> keyring);

    /// Shows the window and starts to open the shop; false if another process has this data folder
    /// and was asked to come to the front, so that there is nothing left to do here.
    [[nodiscard]] bool start();

Q_SIGNALS:
    /// Somebody chose another language, and nothing is lost if it is spoken at once. A code of
    /// ui::languages(), or empty: that of the system.
    void languageChosen(const QString &code);

    /// That of the shop that is shown, and whenever somebody changes it.
    void appearanceChosen(const ui::Appearance &appearance);

private:
    using Beginning = core::LocalTransactionService::Beginning;

    void settle(const ui::Workplace &place);
    void have(std::unique_ptr<SingleInstance> instance);
    void enter();
    void goTo(const ui::Workplace &place);
    void leave();
    void reopen();
    void startDemo();
    void startLocal();
    void startRemote();
    void openRemote(const core::RemoteShop &shop, const QByteArray &key);
    void tryDemo();
    void speak(const QString &language);
    void followLanguage();
    void followLanguageOf(const QString &language);
    void setUp(const core::ShopProfile &profile);
    /// `then` is asked once the database is open; the shop is shown if it agrees.
    void openLocal(
        const ShopSettings &settings, Beginning beginning,
        const std::function<bool()> &then = [] { return true; });
    void openShop(
        core::LocalTransactionService::Setup setup, const ShopSettings &settings,
        const std::function<bool()> &then = [] { return true; });
    void showShop(const core::ShopProfile &shop);
    void openFolder();
    void closeShop(const QString &meanwhile);
    void restore(const QString &file);
    void changeShop(const core::ShopProfile &profile);

    void fail(const core::Error &error, const QString &place);
    void startRescue();
    void giveUpShop();

    const CommandLine m_line;
    ui::Workplace m_place;                      ///< where one is, or is about to be
    QString m_folder;                           ///< of its data
    QString m_language;                         ///< that the shop chose, as its preferences have it
    core::Error m_damage;                       ///< that was found in the shop while it is open
    ui::Failure m_failure;                      ///< the last one that was shown
    std::unique_ptr<DemoShop> m_demo;           ///< once somebody was in it
    std::unique_ptr<SingleInstance> m_instance; ///< but for the demo
    std::unique_ptr<ServiceDesk> m_desk;
    std::unique_ptr<core::LocalTransactionService> m_local; ///< of the demo or the local shop; …
    std::unique_ptr<FarService> m_far;                      ///< … else one of these two …
    std::unique_ptr<Rescue> m_rescue;                       ///< … once a person asked for it
    std::unique_ptr<ShopBackupDesk> m_backups;              ///< local shop only
    std::unique_ptr<Counter> m_counter;                     ///< with m_local or m_far
    std::unique_ptr<ui::MainWindow> m_window; ///< after its service, so that it goes first
    std::unique_ptr<LeftServices> m_left;     ///< with m_window
};

} // namespace app
