// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charging.h"
#include "ui/counterlock.h"
#include "ui/jumpbox.h"
#include "ui/placebox.h"
#include "ui/rail.h"
#include "ui/shoptools.h"

#include <QtCore/QHash>
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

#include <functional>
#include <optional>

class QStackedWidget;
class QVBoxLayout;

namespace ui
{

class ChargePage;
class ChargeWatch;
class ContactWatch;
class CoverPage;
class CustomerDisplay;
class DetailPage;
class Label;
class LedgerPage;
class ListPage;
class OpenChargesModel;
class OpenChargesPage;
class PayoutDesk;
class RailButton;
class ReceiptCheckPage;
class SendPage;
class SettingsPage;
class SummaryPage;
struct SummaryHead;

/// A shop that is open: its rail, its pages, and the keys that lead to a page from everywhere. A
/// page is made when somebody first goes there, but for the counter, which is to be there at once.
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
    /// An entry that leads to what `page` gives then.
    RailButton *addToRail(const std::function<QWidget *()> &page, const QString &word,
                          const QString &icon, const QKeySequence &key,
                          Rail::End end = Rail::End::Top);

    /// `entry`: what the rail shows while that page is in front.
    void addPage(QWidget *page, RailButton *entry);

    void addListToRail();
    void addOpenChargesToRail(const ShopTools &tools);
    [[nodiscard]] OpenChargesPage *openCharges(const ShopTools &tools);
    [[nodiscard]] ListPage *list();
    [[nodiscard]] DetailPage *detail();
    [[nodiscard]] DetailPage *makeDetail();
    void openApart(const core::Transaction &transaction);
    void addSendToRail(const ShopTools &tools);
    [[nodiscard]] SendPage *sendPage(const ShopTools &tools);
    void addLedgerToRail(const ShopTools &tools);
    [[nodiscard]] bool hasLedger() const;
    void countDoubts();
    [[nodiscard]] LedgerPage *ledger(const ShopTools &tools);
    void addSummaryToRail(const SummaryHead &head);
    [[nodiscard]] SummaryPage *summary(const SummaryHead &head);
    [[nodiscard]] SettingsPage *settings(const ShopTools &tools);
    [[nodiscard]] ReceiptCheckPage *receiptCheck(const ShopTools &tools);
    void layOut(QWidget *notice);
    void addLock(const ShopTools &tools);
    void followLock();
    void setCovered(bool isCovered);
    [[nodiscard]] bool isGuarded(const QWidget *page) const;
    [[nodiscard]] QWidget *guard();
    void addCustomerDisplay(const ShopTools &tools);
    void addSizeKeys(PreferenceKeeper &preferences);
    void changeSize(PreferenceKeeper &preferences, int percent);
    void say(const QString &news);
    void addContactStrip();
    void keepWatch(const ShopTools &tools, RailButton &counter);
    void showNews(Masking masking);

    [[nodiscard]] QList<JumpTarget> settingTargets();
    void showPage(QWidget *page);
    void startNextCharge();
    void resume(const core::Transaction &transaction);

    core::TransactionService &m_service;
    std::optional<ShopTools> m_tools; ///< nothing in a rescue
    ReceiptDesk *m_receipts;          ///< null in a rescue
    core::ConsoleBook *m_book;        ///< null in a rescue
    CounterLock *m_lock = nullptr;    ///< null in a rescue of a shop that has none
    QWidget *m_work = nullptr;        ///< all but the cover
    CoverPage *m_cover = nullptr;
    QWidget *m_guard = nullptr;  ///< stands for a page that wants the PIN
    QWidget *m_wanted = nullptr; ///< that page
    Rail *m_rail = nullptr;
    ContactWatch *m_contact = nullptr;             ///< null in a rescue
    QVBoxLayout *m_column = nullptr;               ///< what stands above the pages, and they
    QList<std::function<QWidget *()>> m_railPages; ///< what each of its buttons leads to
    RailButton *m_listButton = nullptr;
    RailButton *m_openButton = nullptr; ///< null in a rescue; so the next
    OpenChargesModel *m_openCharges = nullptr;
    RailButton *m_sendButton = nullptr;
    RailButton *m_summaryButton = nullptr;
    RailButton *m_ledgerButton = nullptr; ///< null in a rescue; so the next
    PayoutDesk *m_payouts = nullptr;
    RailButton *m_settingsButton = nullptr;
    RailButton *m_checkButton = nullptr;
    QHash<QWidget *, RailButton *> m_entries; ///< of each page that is there
    Label *m_news = nullptr;                  ///< above the pages: what happened by itself
    QStackedWidget *m_pages;
    ChargePage *m_charge = nullptr;    ///< null in a rescue
    ChargeWatch *m_watch = nullptr;    ///< null in a rescue
    OpenChargesPage *m_open = nullptr; ///< null until openCharges() is asked for it
    ListPage *m_list = nullptr;        ///< null until list() is asked for it; so the next
    DetailPage *m_detail = nullptr;
    CustomerDisplay *m_display = nullptr; ///< null in a rescue
    SendPage *m_send = nullptr;
    SummaryPage *m_summary = nullptr;
    LedgerPage *m_ledger = nullptr;
    SettingsPage *m_settings = nullptr;
    ReceiptCheckPage *m_check = nullptr;
    QWidget *m_beforeCheck = nullptr; ///< the page that the Esc of m_check goes back to
};

} // namespace ui
