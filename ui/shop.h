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

/// A shop that is open: its rail, what stands above the pages, the front and the back office whose
/// pages they are, and the cover over all of it. A page is made when somebody first goes there, but
/// for the counter, which is to be there at once.
class Shop : public QWidget
{
    Q_OBJECT

public:
    explicit Shop(const ShopTools &tools, QWidget *parent = nullptr);

    /// Only what reads, with that notice above the pages: a shop in a rescue.
    Shop(core::TransactionService &service, QWidget *notice, CounterLock *lock = nullptr,
         QWidget *parent = nullptr);

    /// The same shop in the words of the language that the program speaks now, with what is typed
    /// and the charges at the counter; this one is to go then. Null in a rescue.
    [[nodiscard]] Shop *renewed() const;

    /// Something would be lost by that: typed on a page other than the counter, or under way.
    [[nodiscard]] bool isAtWork() const;

    /// A file or a folder is under way, and would not be finished.
    [[nodiscard]] bool isWriting() const;

    /// What would be lost if this went, with what is typed at the counter.
    [[nodiscard]] PlaceBox::Hindrance hindrance() const;

    /// All pages, so that their keys can be listed.
    void makePages();

    /// The pages, what can be done on the one in front, the prices of the counter, and the settings
    /// unless they want the PIN.
    [[nodiscard]] QList<JumpTarget> jumpTargets();

    /// Open in a rescue of a shop without a lock.
    [[nodiscard]] CounterLock::State lockState() const;
    [[nodiscard]] CounterLock *lock() const { return m_lock; } ///< null: there is none

    [[nodiscard]] core::TransactionService &service() const { return m_service; }
    void openDetail(const core::Transaction &transaction);

Q_SIGNALS:
    /// As SettingsPage::shopChanged().
    void changed(const core::ShopProfile &profile);

    /// Whatever else shows something has to go.
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
    std::optional<ShopTools> m_tools; ///< nothing in a rescue
    CounterLock *m_lock;              ///< null in a rescue of a shop that has none
    QWidget *m_work = nullptr;        ///< all but the cover
    CoverPage *m_cover = nullptr;     ///< null until it was there once
    Rail *m_rail = nullptr;
    QVBoxLayout *m_column = nullptr; ///< what stands above the pages, and they
    Label *m_news = nullptr;         ///< above the pages: what happened by itself
    ShopPages *m_pages = nullptr;
    FrontOffice *m_front = nullptr; ///< null in a rescue
    BackOffice *m_office = nullptr;
    RailButton *m_checkEntry = nullptr;  ///< null in a rescue
    ReceiptCheckPage *m_check = nullptr; ///< null until receiptCheck() is asked for it
    QWidget *m_beforeCheck = nullptr;    ///< the page that the Esc of m_check goes back to
};

} // namespace ui
