// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"
#include "ui/session/shopcontext.h"
#include "ui/shell/firstrun.h"
#include "ui/shell/rescuenotice.h"
#include "ui/widgets/environmentband.h"

#include <QtCore/QPointer>
#include <QtWidgets/QMainWindow>

class QAction;

namespace core
{
class Authorization;
class DisclosureRepository;
} // namespace core

namespace ui
{

/// Charges still pending in another environment.
struct WaitingElsewhere
{
    QString service; ///< display name of the service
    int charges = 0; ///< pending charges of this counter, watched from here
};

class Label;
class NoticeBar;
class Overlay;
class ShopView;

/// Main window: environment band, sidebar, pages and status line. Shows a progress page, the setup
/// form, a failure page or rescue mode while no shop is open. Keys typed before the shop is open
/// are delivered to its counter.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    static constexpr QSize kSmallest{720, 560};

    explicit MainWindow(const Environment &environment, QWidget *parent = nullptr);

    /// Opens the pages of a shop. `context` must outlive the window or the next show…() call.
    void showShop(const ShopContext &context);

    /// Sets the displayed environment, such as the demo or rescue mode.
    void setEnvironment(const Environment &environment);

    [[nodiscard]] const Environment &environment() const { return m_environment; }

    /// Sets the charges that wait in other environments, shown in the status line on every page.
    void setWaitingElsewhere(const QList<WaitingElsewhere> &waiting);

    /// Sets the environments that the user can switch to. `places` must outlive the window.
    void setPlaces(core::ProfileRepository *places);

    /// Asks for the missing API key of a remote service. Call after setPlaces().
    void showKeyPage(const core::RemoteShop &shop, const core::Error &why);

    /// Shows a FirstRunPage.
    void showSetup(const FirstRun &start = {});

    /// Shows that the data of the setup form could not be stored.
    void showSetupProblem(const core::Error &error);

    void showFailure(const Failure &failure);

    /// Opens the read-only pages of rescue mode after `failure`. `service`, `lock`, `disclosures`
    /// and `authorization` must outlive the window.
    void showRescue(core::TransactionService &service, const Failure &failure,
                    RescueNotice::Extent extent, core::LockController *lock = nullptr,
                    core::DisclosureRepository *disclosures = nullptr,
                    core::Authorization *authorization = nullptr);

    /// Shows that rescue mode failed too.
    void showRescueProblem(const core::Error &error);

    /// Destroys the shop pages at once and shows `meanwhile` as progress. Do not call from a signal
    /// of these pages.
    void closeShop(const QString &meanwhile);

    /// Shows a notice above all pages until the user dismisses the notice.
    void showMessage(const QString &sentences);

    /// Shows that stored data of the open shop is corrupt, with a button that leaves the shop.
    void reportDamage();

    /// Returns true if the language can change at once. False in an open shop, where input could be
    /// lost.
    [[nodiscard]] bool canChangeWords() const;

    /// Raises the window above other windows and activates it.
    void bringToFront();

Q_SIGNALS:
    void setupFinished(const core::ShopProfile &profile);
    void shopChanged(const core::ShopProfile &profile); ///< see SettingsPage::shopChanged()
    void termsChanged(const core::ServiceTerms &terms); ///< see SettingsPage::termsChanged()
    void demoRequested();
    void shopRequested();  ///< see FirstRunPage::shopRequested()
    void setupRequested(); ///< the demo must give way to the shop of the user
    void environmentChosen(const core::Workplace &place); ///< an environment that is not open
    void keyGiven();                                      ///< for showKeyPage()
    void languageChosen(const QString &code);

    /// Emitted when money arrives while another window is active, with texts for a notification of
    /// the desktop. The texts name nobody: customers may see the screen.
    void paymentArrived(const QString &title, const QString &body);

    /// Emitted when the user asks for rescue mode of the shop that failed to open.
    void rescueRequested();
    void restoreRequested(const QString &file); ///< see FailurePage::restoreRequested()

    /// Emitted when the user leaves a shop with corrupt data.
    void shopGivenUp();

protected:
    /// Makes the window shortcuts work in every field, including keys that a line edit would
    /// handle.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// Asks for confirmation once while an export is running, which would be incomplete.
    void closeEvent(QCloseEvent *event) override;

private:
    void setContent(QWidget *content);
    void setShop(ShopView *shop);
    void changeWords();
    void addKeys();
    void showLine();
    void showHelp();
    void showKeys();
    void showCommandPalette();
    void showEnvironments();
    void leaveDemo();
    void showDemoExit();
    void closeFrontmost();
    void askBeforeClosing(const QString &title);

    /// Opens an overlay with `title`. Returns false if the same overlay was open and is now closed:
    /// the same key opens and closes.
    [[nodiscard]] bool beginSheet(const QString &title);
    void openOverlay(const QString &title, QWidget *body);

    Environment m_environment;
    QList<WaitingElsewhere> m_waitingElsewhere;
    core::ProfileRepository *m_places = nullptr; ///< null: no other environments
    QAction *m_demoExit = nullptr;               ///< enabled in the demo; null without m_places
    EnvironmentBand *m_band = nullptr;
    Label *m_line = nullptr;
    NoticeBar *m_notice = nullptr;
    QWidget *m_content = nullptr;
    QString m_spoken;            ///< current language of all texts
    QPointer<Overlay> m_overlay; ///< overlay above the content
};

} // namespace ui
