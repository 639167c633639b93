// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/counterlock.h"
#include "ui/jumpbox.h"
#include "ui/placebox.h"
#include "ui/shoptools.h"

#include <QtWidgets/QWidget>

#include <optional>

class QVBoxLayout;

namespace ui
{

class BackOffice;
class CoverPage;
class FrontOffice;
class Label;
class Rail;
class RailButton;
class ReceiptCheckPage;
class ShopPages;

/// Main view of an open shop: the sidebar, bars above the pages, front office and back office with
/// their pages, and the lock screen. Pages are created on the first visit, except the counter,
/// which must appear at once.
class Shop : public QWidget
{
    Q_OBJECT

public:
    explicit Shop(const ShopTools &tools, QWidget *parent = nullptr);

    /// Creates the read-only view of rescue mode with `notice` above the pages.
    Shop(core::TransactionService &service, QWidget *notice, CounterLock *lock = nullptr,
         QWidget *parent = nullptr);

    /// Returns a new view of the same shop in the current language, with the input and charges of
    /// the counter. Delete this view afterwards. Null in rescue mode.
    [[nodiscard]] Shop *renewed() const;

    /// Returns true if renewed() would lose something: input on a page other than the counter, or
    /// work in progress.
    [[nodiscard]] bool isAtWork() const;

    /// Returns true while a file or folder is being written, which would be incomplete.
    [[nodiscard]] bool isWriting() const;

    /// Returns the work that closing this view would affect, including input at the counter.
    [[nodiscard]] PlaceBox::Hindrance hindrance() const;

    /// Creates all pages, so that their shortcuts can be listed.
    void makePages();

    /// Returns the pages, the actions of the current page, the preset prices of the counter, and
    /// the settings if accessible without the PIN.
    [[nodiscard]] QList<JumpTarget> jumpTargets();

    /// Returns the state of the lock; Open in rescue mode without a lock.
    [[nodiscard]] CounterLock::State lockState() const;
    [[nodiscard]] CounterLock *lock() const { return m_lock; } ///< null: no lock

    [[nodiscard]] core::TransactionService &service() const { return m_service; }
    void openDetail(const core::Transaction &transaction);

Q_SIGNALS:
    /// See SettingsPage::shopChanged().
    void changed(const core::ShopProfile &profile);

    /// Emitted when the lock screen appears: other views of data must close.
    void covered();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut(QWidget *notice);
    void addContactStrip();
    void addLock();
    void followLock();
    void setCovered(bool isCovered);
    [[nodiscard]] QList<JumpTarget> settingTargets();
    [[nodiscard]] ReceiptCheckPage *receiptCheck();
    void say(const QString &news);

    core::TransactionService &m_service;
    std::optional<ShopTools> m_tools; ///< nullopt in rescue mode
    CounterLock *m_lock;              ///< null in rescue mode without a lock
    QWidget *m_work = nullptr;        ///< everything except the lock screen
    CoverPage *m_cover = nullptr;     ///< null until first shown
    Rail *m_rail = nullptr;
    QVBoxLayout *m_column = nullptr; ///< bars and pages
    Label *m_news = nullptr;         ///< notices about automatic changes, above the pages
    ShopPages *m_pages = nullptr;
    FrontOffice *m_front = nullptr; ///< null in rescue mode
    BackOffice *m_office = nullptr;
    RailButton *m_checkEntry = nullptr;  ///< null in rescue mode
    ReceiptCheckPage *m_check = nullptr; ///< null until receiptCheck() creates the page
    QWidget *m_beforeCheck = nullptr;    ///< page to return to from m_check by Esc
};

} // namespace ui
