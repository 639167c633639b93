// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "ui/shoptools.h"

#include <QtCore/QObject>

#include <optional>

namespace ui
{

class DetailPage;
class LedgerPage;
class ListPage;
class PayoutDesk;
class RailButton;
class SendPage;
class SettingsPage;
class ShopPages;
class SummaryPage;
struct SummaryHead;

/// What no cashier needs: the transactions, sending, what is not confirmed, the reports and the
/// settings, and how one leads to another. A page is made when somebody first goes there.
class BackOffice : public QObject
{
    Q_OBJECT

public:
    /// The pages must be gone before it.
    BackOffice(const ShopTools &tools, ShopPages &pages, QObject *parent);

    /// Of a rescue: only what reads.
    BackOffice(core::TransactionService &service, CounterLock *lock, ShopPages &pages,
               QObject *parent);

    [[nodiscard]] ListPage *list();
    [[nodiscard]] DetailPage *detail();     ///< that of one transaction
    [[nodiscard]] SettingsPage *settings(); ///< not in a rescue

    void openDetail(const core::Transaction &transaction);

    /// A payout is read once more, can still be taken back, or nobody knows of it.
    [[nodiscard]] bool isSending() const;

    /// Of an export, or for who keeps the accounts.
    [[nodiscard]] bool isWriting() const;

    /// The service is back: what was missed is read.
    void catchUp();

Q_SIGNALS:
    /// Somebody wants it at the counter.
    void resumeRequested(const core::Transaction &charge);

    /// As SettingsPage has them.
    void shopChanged(const core::ShopProfile &profile);
    void testPatternRequested();

private:
    void addListEntry();
    void addSendEntry();
    void addLedgerEntry();
    void addSummaryEntry(const SummaryHead &head);
    [[nodiscard]] DetailPage *makeDetail();
    void openApart(const core::Transaction &transaction);
    [[nodiscard]] SendPage *sendPage();
    [[nodiscard]] bool hasLedger() const;
    void countDoubts();
    [[nodiscard]] LedgerPage *ledger();
    [[nodiscard]] SummaryPage *summary(const SummaryHead &head);

    ShopPages &m_pages;
    core::TransactionService &m_service;
    const std::optional<ShopTools> m_tools; ///< nothing in a rescue
    CounterLock *m_lock;                    ///< null: there is none
    RailButton *m_listEntry = nullptr;
    RailButton *m_summaryEntry = nullptr;
    RailButton *m_sendEntry = nullptr; ///< null in a rescue; so the next
    RailButton *m_ledgerEntry = nullptr;
    RailButton *m_settingsEntry = nullptr;
    PayoutDesk *m_payouts = nullptr;
    ListPage *m_list = nullptr; ///< null until list() is asked for it; so the next
    DetailPage *m_detail = nullptr;
    SendPage *m_send = nullptr;
    LedgerPage *m_ledger = nullptr;
    SummaryPage *m_summary = nullptr;
    SettingsPage *m_settings = nullptr;
};

} // namespace ui
