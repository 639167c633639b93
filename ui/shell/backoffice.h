// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "ui/session/shopcontext.h"

#include <QtCore/QObject>

#include <optional>

namespace core
{

class Authorization;
class DisclosureRepository;
class OutgoingHolds;
class PayoutController;
class RefundController;
struct Transaction;
} // namespace core

namespace ui
{

class DetailPage;
class UnconfirmedOrdersPage;
class ListPage;
class ReconciliationPage;
class SidebarButton;
class SendPage;
class SettingsPage;
class ShiftPage;
class ShopPages;
class SummaryPage;
struct SummaryHead;

/// Owns the pages that cashiers do not need: transactions, payouts, unconfirmed orders, reports and
/// settings. Handles navigation between these pages. Creates each page on the first visit.
class BackOffice : public QObject
{
    Q_OBJECT

public:
    /// `pages` must be destroyed before this object.
    BackOffice(const ShopContext &context, ShopPages &pages, QObject *parent);

    /// Creates the read-only pages of rescue mode. `disclosures` may be null: nothing is recorded.
    /// `authorization` may be null: no page is hidden.
    BackOffice(core::TransactionService &service, core::LockController *lock,
               core::DisclosureRepository *disclosures, core::Authorization *authorization,
               ShopPages &pages, QObject *parent);

    [[nodiscard]] ListPage *list();
    [[nodiscard]] DetailPage *detail();     ///< page of a single transaction
    [[nodiscard]] SettingsPage *settings(); ///< null in rescue mode

    void openDetail(const core::Transaction &transaction);

    /// Returns the outgoing money that can still be canceled; null in rescue mode.
    [[nodiscard]] core::OutgoingHolds *holds() const { return m_holds; }

    /// Returns true while a payout is in review or unconfirmed, or outgoing money is on hold.
    [[nodiscard]] bool isSending() const;

    /// Returns true while an export or an accountant pack is being written.
    [[nodiscard]] bool isWriting() const;

    /// Returns false without a reconciliation, or if the operator may not use the page.
    [[nodiscard]] bool canImportStatements() const;

    /// Shows the preview of statement files, after the PIN if the counter is locked.
    void importStatements(const QStringList &paths);

    /// Opens the dialog for statement files on its page, after the PIN if the counter is locked.
    void chooseStatements();

    /// Reads the changes that were missed while the service was unreachable.
    void catchUp();

Q_SIGNALS:
    /// Emitted when the user asks for `charge` at the counter.
    void resumeRequested(const core::Transaction &charge);

    /// See SettingsPage::shopChanged().
    void shopChanged(const core::ShopProfile &profile);

    /// See SettingsPage::termsChanged().
    void termsChanged(const core::ServiceTerms &terms);
    void testPatternRequested();

    void refunded(const QUuid &id); ///< by this console

    /// Emitted with the outcome of a refund, which may arrive on any page.
    void messageChanged(const QString &news);

private:
    void followOperator();
    void addListEntry();
    void addRefunds();
    void addSendEntry();
    void addUnconfirmedEntry();
    void addReconciliationEntry();
    void addSummaryEntry(const SummaryHead &head);
    void addShiftEntry();
    void followShifts();
    [[nodiscard]] DetailPage *makeDetail();
    void openApart(const core::Transaction &transaction);
    [[nodiscard]] SendPage *sendPage();
    [[nodiscard]] bool hasUnconfirmedOrders() const;
    void countUnconfirmed();
    [[nodiscard]] UnconfirmedOrdersPage *unconfirmedOrdersPage();
    [[nodiscard]] ReconciliationPage *reconciliation();
    void continueChoosing();
    [[nodiscard]] ShiftPage *shiftPage();
    [[nodiscard]] SummaryPage *summary(const SummaryHead &head);

    ShopPages &m_pages;
    core::TransactionService &m_service;
    const std::optional<ShopContext> m_context;          ///< nullopt in rescue mode
    core::LockController *m_lock;                        ///< null: no lock
    core::Authorization *m_authorization;                ///< null: no operators
    core::DisclosureRepository *m_disclosures = nullptr; ///< of rescue mode
    SidebarButton *m_listEntry = nullptr;
    SidebarButton *m_summaryEntry = nullptr;
    SidebarButton *m_sendEntry = nullptr; ///< null in rescue mode, as is the next member
    SidebarButton *m_unconfirmedEntry = nullptr;
    SidebarButton *m_reconciliationEntry = nullptr; ///< null without a reconciliation
    SidebarButton *m_settingsEntry = nullptr;
    SidebarButton *m_shiftEntry = nullptr;  ///< hidden unless the counter uses shifts
    core::OutgoingHolds *m_holds = nullptr; ///< null in rescue mode, as are the next members
    core::PayoutController *m_payouts = nullptr;
    core::RefundController *m_refunds = nullptr;
    ListPage *m_list = nullptr; ///< null until list() creates the page, as are the next members
    DetailPage *m_detail = nullptr;
    SendPage *m_send = nullptr;
    UnconfirmedOrdersPage *m_unconfirmedOrders = nullptr;
    ReconciliationPage *m_reconciliation = nullptr;
    bool m_choosesStatements = false;  ///< the dialog for statement files follows the PIN
    QWidget *m_beforeDetail = nullptr; ///< page to return to from m_detail; null: the list
    SummaryPage *m_summary = nullptr;
    SettingsPage *m_settings = nullptr;
    ShiftPage *m_shifts = nullptr;
};

} // namespace ui
