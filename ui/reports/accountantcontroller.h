// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/accountantpack.h"

class QShortcut;

namespace ui
{

/// Exports a period for the accountant: asks for the destination folder, runs AccountantPack, shows
/// progress and outcome. Esc cancels the export.
class AccountantController : public QObject
{
    Q_OBJECT

public:
    /// Attaches the folder dialog and the Esc shortcut to `page`. `console` may be null:
    /// annotations are then left out. `reconciliation` may be null: sealed days are then left out.
    AccountantController(core::TransactionService &service, core::ConsoleDatabase *console,
                         core::Reconciliation *reconciliation, QWidget *page);
    ~AccountantController() override; ///< cancels a running export and removes its files

    /// Sets the record of data that leaves, for rescue mode. Call before show().
    void setDisclosures(core::DisclosureRepository *disclosures);

    /// Starts an export. Ignored while another export is running.
    void handOver(const SummaryPeriod &period, const SummaryHead &head);

    [[nodiscard]] bool isAtWork() const { return m_pack != nullptr; }

Q_SIGNALS:
    void messageChanged(const QString &sentence); ///< replaces the previous message
    void written(const QString &folder);          ///< complete, after messageChanged()

private:
    void make(const SummaryPeriod &period, const SummaryHead &head, const QString &place);
    void end(const QString &sentence);

    core::TransactionService &m_service;
    core::ConsoleDatabase *m_console;
    core::DisclosureRepository *m_disclosures = nullptr; ///< without m_console
    core::Reconciliation *m_reconciliation;
    QWidget *m_page;
    QShortcut *m_stop;                      ///< enabled while an export is running
    std::unique_ptr<AccountantPack> m_pack; ///< null when idle
};

} // namespace ui
