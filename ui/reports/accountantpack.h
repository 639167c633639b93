// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"
#include "core/export/exporter.h"
#include "core/export/exportfolder.h"
#include "ui/reports/summary.h"

#include <QtCore/QObject>

#include <memory>
#include <optional>

namespace core
{
class ConsoleDatabase;
class DisclosureRepository;
class Reconciliation;
} // namespace core

namespace ui
{

/// Writes one period for the accountant into a folder: workbook, statement of the movements, sealed
/// days of the bank accounts, summary as cover sheet, and the checksums of all. The files are
/// written one after the other. If the period changes meanwhile, all files are written again, so
/// that they agree. The folder appears complete or not at all, and never replaces an existing
/// folder.
class AccountantPack : public QObject
{
    Q_OBJECT

public:
    struct Outcome
    {
        QString folder;
        qint64 transactions = 0; ///< rows in the workbook
        qint64 movements = 0;    ///< rows in the statement
        qint64 sealedDays = 0;   ///< sealed days of bank accounts

        bool operator==(const Outcome &) const = default;
    };

    /// Starts at once and creates the folder inside `place`. Records the folder in `console`
    /// first. `console` may be null: annotations are then left out, and the record is
    /// `disclosures`. `reconciliation` may be null: sealed days are then left out.
    AccountantPack(core::TransactionService &service, core::ConsoleDatabase *console,
                   const SummaryPeriod &period, SummaryHead head, const QString &place,
                   core::Reconciliation *reconciliation = nullptr, QObject *parent = nullptr,
                   core::DisclosureRepository *disclosures = nullptr);
    ~AccountantPack() override;

    void cancel(); ///< removes all files and emits canceled()

Q_SIGNALS:
    void progressed(qint64 transactions); ///< read so far for the current file

    void canceled(); ///< emitted instead of finished()

    /// Emitted once. Code::Unconfirmed: the period kept changing in every attempt. Other errors as
    /// core::Exporter.
    void finished(const core::Result<ui::AccountantPack::Outcome> &result);

private:
    template<typename Then>
    void addEvidence(const Summary &summary, std::size_t kind, Then then);
    template<typename Then>
    void addReconciled(const Summary &summary, Then then);
    template<typename Then>
    void addReturns(const Summary &summary, Then then);
    template<typename Then>
    void addUp(Then then);
    void record();
    void begin();
    void readAnnotations();
    void write(core::ExportFormat format);
    void handleOutcome(core::ExportFormat format, const core::Exporter::Outcome &outcome);
    void compare(const Summary &summary);
    void addSealedDays(const Summary &summary);
    void writeSealedDays(const QList<core::SealedDay> &days, qsizetype next,
                         const Summary &summary);
    void finish(const Summary &summary);
    void fail(const core::Error &error);

    core::TransactionService &m_service;
    core::ConsoleDatabase *m_console;
    core::DisclosureRepository *m_disclosures; ///< null: nothing is recorded
    const SummaryPeriod m_period;
    SummaryHead m_head;
    const QString m_place;
    core::Reconciliation *m_reconciliation;
    std::unique_ptr<core::ExportFolder> m_folder; ///< of the current attempt
    std::unique_ptr<core::Exporter> m_exporter;
    QDateTime m_at;                  ///< when the current attempt started
    std::optional<Summary> m_before; ///< summary of the period at that time
    QHash<QUuid, core::Annotations> m_annotations;
    Outcome m_outcome;
    qint64 m_disclosure = 0; ///< number of the recorded folder; 0: none
    int m_accountOfDay = 0;
    int m_tries = 0;
    bool m_isCanceled = false;
};

} // namespace ui
