// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/environmentband.h"
#include "ui/profiledesk.h"
#include "ui/rescuenotice.h"
#include "ui/shoptools.h"

#include <QtCore/QPointer>
#include <QtWidgets/QMainWindow>

namespace ui
{

/// What is going on where one was before.
struct WaitingElsewhere
{
    QString service; ///< the name that people gave it
    int charges = 0; ///< of this counter, that wait there and are watched from here
};

class Label;
class NoticeStrip;
class Sheet;
class Shop;

/// The one window: the band that says where one is, the rail, the pages, the line at the bottom.
/// Says that a shop is being opened, until it is given one, a form to set one up, a failure, or
/// what can be read in spite of it. What is typed before the shop is there goes to its counter.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    static constexpr QSize kSmallest{720, 560};

    explicit MainWindow(const Environment &environment, QWidget *parent = nullptr);

    /// Opens the pages of a shop; its tools must outlive the window or the next show…() call.
    void showShop(const ShopTools &tools);

    /// From here on it is this one: a demo that was asked for, a shop in a rescue.
    void setEnvironment(const Environment &environment);

    [[nodiscard]] const Environment &environment() const { return m_environment; }

    /// Shown on the last line, wherever one is.
    void setWaitingElsewhere(const QList<WaitingElsewhere> &waiting);

    /// Where one can go from here; must outlive the window.
    void setPlaces(ProfileDesk *places);

    /// The service of that shop can be asked once somebody gives its key. After setPlaces().
    void showKeyPage(const core::RemoteShop &shop, const core::Error &why);

    /// A FirstRunPage.
    void showSetup();

    /// The form of showSetup() could not be kept.
    void showSetupProblem(const core::Error &error);

    void showFailure(const Failure &failure);

    /// In spite of that failure opens the pages that only read, on a service that must outlive the
    /// window.
    void showRescue(core::TransactionService &service, const Failure &failure,
                    RescueNotice::Extent extent, CounterLock *lock = nullptr);

    /// There is nothing that showRescue() could show.
    void showRescueProblem(const core::Error &error);

    /// Takes the shop away at once, so not from within a signal of its pages, and says what goes
    /// on.
    void closeShop(const QString &meanwhile);

    /// News that belong to no page, above all of them until somebody takes note.
    void tell(const QString &sentences);

    /// That a part of what the open shop has stored is damaged, and how to leave it.
    void tellOfDamage();

    /// Whether a language that somebody chooses now can be spoken at once: in a shop nothing may be
    /// lost by it.
    [[nodiscard]] bool canChangeWords() const;

    /// In front of all other windows, and with the keyboard.
    void bringToFront();

Q_SIGNALS:
    void setupFinished(const core::ShopProfile &profile);
    void shopChanged(const core::ShopProfile &profile); ///< as SettingsPage::shopChanged()
    void demoRequested();
    void placeChosen(const ui::Workplace &place); ///< one that is not open
    void keyGiven();                              ///< that of showKeyPage()
    void languageChosen(const QString &code);

    /// Somebody wants to see what can be read of the shop that failed to open.
    void rescueRequested();

    /// Somebody leaves a damaged shop, to see what can be done.
    void shopGivenUp();

protected:
    /// Its keys count in every field, also those that a line to type in would take.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// While a file is being written, which would not be finished, it asks once.
    void closeEvent(QCloseEvent *event) override;

private:
    void setContent(QWidget *content);
    void setShop(Shop *shop);
    void changeWords();
    void addKeys();
    void showLine();
    void showHelp();
    void showKeys();
    void showJumpBox();
    void showPlaces();
    void askBeforeClosing(const QString &title);

    /// Over the content. True if it was another one, or none, before: a key opens and closes.
    [[nodiscard]] bool beginSheet(const QString &title);
    void openSheet(const QString &title, QWidget *body);

    Environment m_environment;
    QList<WaitingElsewhere> m_waitingElsewhere;
    ProfileDesk *m_places = nullptr; ///< null: there is nowhere else to go
    EnvironmentBand *m_band = nullptr;
    Label *m_line = nullptr;
    NoticeStrip *m_notice = nullptr;
    QWidget *m_content = nullptr;
    QString m_spoken;        ///< the language of all of it
    QPointer<Sheet> m_sheet; ///< over the content
};

} // namespace ui
