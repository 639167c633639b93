// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/accountantpack.h"

class QShortcut;

namespace ui
{

/// Hands a period to who keeps the accounts: asks where its folder is to be, has it made there,
/// says how far it is and what became of it, and stops it at Esc.
class AccountantDesk : public QObject
{
    Q_OBJECT

public:
    /// The dialog and the key are those of the page. Without a book nothing is noted.
    AccountantDesk(core::TransactionService &service, core::ConsoleBook *book, QWidget *page);
    ~AccountantDesk() override; ///< one that is being made leaves nothing

    /// One at a time: nothing while one is being made.
    void handOver(const SummaryPeriod &period, const SummaryHead &head);

    [[nodiscard]] bool isAtWork() const { return m_pack != nullptr; }

Q_SIGNALS:
    void said(const QString &sentence); ///< in place of the one before

private:
    void make(const SummaryPeriod &period, const SummaryHead &head, const QString &place);
    void end(const QString &sentence);

    core::TransactionService &m_service;
    core::ConsoleBook *m_book;
    QWidget *m_page;
    QShortcut *m_stop;                      ///< while one is being made
    std::unique_ptr<AccountantPack> m_pack; ///< while it is
};

} // namespace ui
