// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/lockcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/environmentswitcher.h"

#include <QtWidgets/QWidget>

#include <optional>

class QPushButton;
class QVBoxLayout;

namespace core
{
class Authorization;
class DisclosureRepository;
struct Transaction;
} // namespace core

namespace ui
{

class BackOffice;
class LockScreen;
class FrontOffice;
class Label;
class Sidebar;
class SidebarButton;
class ReceiptCheckPage;
class ShopPages;

/// Main view of an open shop: the sidebar, bars above the pages, front office and back office with
/// their pages, and the lock screen. Pages are created on the first visit, except the counter,
/// which must appear at once.
class ShopView : public QWidget
{
    Q_OBJECT

public:
    explicit ShopView(const ShopContext &context, QWidget *parent = nullptr);

    /// Creates the read-only view of rescue mode with `notice` above the pages. `disclosures` may
    /// be null: nothing is recorded. `authorization` needs a lock; null: no operators.
    ShopView(core::TransactionService &service, QWidget *notice,
             core::LockController *lock = nullptr,
             core::DisclosureRepository *disclosures = nullptr,
             core::Authorization *authorization = nullptr, QWidget *parent = nullptr);

    /// Returns a new view of the same shop in the current language, with the input and charges of
    /// the counter. Delete this view afterwards. Null in rescue mode.
    [[nodiscard]] ShopView *renewed() const;

    /// Returns true if renewed() would lose something: input on a page other than the counter, or
    /// work in progress.
    [[nodiscard]] bool isAtWork() const;

    /// Returns true while a file or folder is being written, which would be incomplete.
    [[nodiscard]] bool isWriting() const;

    /// Returns the work that closing this view would affect, including input at the counter.
    [[nodiscard]] EnvironmentSwitcher::Hindrance hindrance() const;

    /// Creates all pages, so that their shortcuts can be listed.
    void makePages();

    /// Returns the pages, the actions of the current page, the preset prices of the counter, and
    /// the settings if accessible without the PIN.
    [[nodiscard]] QList<PaletteEntry> paletteEntries();

    /// Returns the state of the lock; Open in rescue mode without a lock.
    [[nodiscard]] core::LockController::State lockState() const;
    [[nodiscard]] core::LockController *lock() const { return m_lock; } ///< null: no lock

    [[nodiscard]] core::TransactionService &service() const { return m_service; }
    void openDetail(const core::Transaction &transaction);

    /// Shows the list of transactions with the matches of a typed text, without another filter.
    void searchFor(const QString &text);

    /// Returns the name of the payer or receiver as the list of transactions shows it.
    [[nodiscard]] QString nameOf(const core::Transaction &transaction) const;

Q_SIGNALS:
    /// See SettingsPage::shopChanged().
    void changed(const core::ShopProfile &profile);

    /// See SettingsPage::termsChanged().
    void termsChanged(const core::ServiceTerms &terms);

    /// See FrontOffice::paymentArrived().
    void paymentArrived(const core::Transaction &charge);

    /// Emitted when the counter is locked: other views of data must close.
    void locked();

protected:
    void resizeEvent(QResizeEvent *event) override;

    /// Handles the key of the lock wherever no action receives the key: under an overlay, in a
    /// dialog and in other windows.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut(QWidget *notice);
    void addConnectionBar();
    void addLock();
    void addAuthorization(core::Authorization &authorization);
    void addTools();
    void addSearchKey();
    void followPage();
    void searchList();
    void showMenu();
    void lockNow();
    void closeOtherViews();
    void followLock();
    void setCovered(bool isCovered);
    [[nodiscard]] QList<PaletteEntry> settingTargets();
    [[nodiscard]] ReceiptCheckPage *receiptCheck();
    void showMessage(const QString &news);

    core::TransactionService &m_service;
    std::optional<ShopContext> m_context; ///< nullopt in rescue mode
    core::LockController *m_lock;         ///< null in rescue mode without a lock
    QWidget *m_work = nullptr;            ///< everything except the lock screen
    LockScreen *m_lockScreen = nullptr;   ///< null until first shown
    Sidebar *m_sidebar = nullptr;
    QVBoxLayout *m_column = nullptr; ///< bars and pages
    Label *m_news = nullptr;         ///< notices about automatic changes, above the pages
    ShopPages *m_pages = nullptr;
    FrontOffice *m_front = nullptr; ///< null in rescue mode
    BackOffice *m_office = nullptr;
    SidebarButton *m_lockedEntry = nullptr; ///< shown while the back office needs the PIN
    SidebarButton *m_checkEntry = nullptr;  ///< null in rescue mode
    ReceiptCheckPage *m_check = nullptr;    ///< null until receiptCheck() creates the page
    QPushButton *m_menuTool = nullptr;      ///< null in rescue mode
    QAction *m_search = nullptr;            ///< null in rescue mode
    QWidget *m_beforeCheck = nullptr;       ///< page to return to from m_check by Esc
};

} // namespace ui
