// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciler.h"
#include "core/domain/error.h"
#include "core/reconcile/lineimport.h"

#include <functional>
#include <memory>

namespace core
{

class Database;

/// Evidence that the service is to record or to withdraw, for one movement of a match.
struct EvidenceTask
{
    qint64 match = 0;
    MovementKey movement = {};
    bool isWithdrawal = false;
    bool isIdentified = false; ///< matched by an identifier
    Money amount = {};
    QString endToEndId = {};
    std::optional<QDateTime> movedAt = {}; ///< UTC
    QDate movedDay = {};
    QString source = {};   ///< file and row
    QString identity = {}; ///< of the line, unique in the shop
    QString person = {};
    bool isSettled = false; ///< the service reports the movement
};

/// The result of an evidence task.
struct EvidenceResult
{
    EvidenceTask task = {};
    EvidenceState state = EvidenceState::Pending;
    std::optional<QList<Movement>> movements = {}; ///< of the answer; nullopt after an error
};

/// A file that was read, and what the caller states about it.
struct ReadFile
{
    ImportRequest request = {};
    QByteArray digest = {};
    bool usesStoredMapping = false;
    std::optional<StatementFault> fault = {};
    QList<BankStatement> statements = {};
    QDate from = {}; ///< of all statements; invalid without lines
    QDate until = {};
};

/// The transactions of the service as far as reconciliation needs them.
struct ServiceFacts
{
    QList<Movement> movements = {};
    QSet<QUuid> contradicted = {};
    QHash<QUuid, QDateTime> handOvers = {};
    bool confirmsPayments = false; ///< the service records evidence
};

/// Implements the calls of Reconciliation. All functions run in the thread of the database and
/// block.
class BankWorker
{
    Q_DISABLE_COPY_MOVE(BankWorker)

public:
    BankWorker(QString path, MatchOptions options, std::function<QDateTime()> clock);
    ~BankWorker();

    Result<void> open();
    void close();

    /// Returns the days of the scope. Invalid days: the days of all lines.
    Result<std::pair<QDate, QDate>> scope(QDate from, QDate until);

    /// Calculates the queues. With `isRecording`, records new matches by identifiers.
    Result<ReconcileState> calculate(QDate from, QDate until, const ServiceFacts &facts,
                                     bool isRecording);
    /// Calculates with the transactions of the last call.
    Result<ReconcileState> calculateAgain(bool isRecording);
    Result<ReconcileState> state();

    /// Returns the evidence that the service lacks or should lose.
    Result<QList<EvidenceTask>> evidenceTasks();
    /// Stores the states in one transaction, and replaces the movements of changed transactions.
    Result<void> setEvidence(const QList<EvidenceResult> &results);

    /// Returns the outcome for a file that is stored already, without reading its lines; nullopt
    /// for another file.
    Result<std::optional<ImportOutcome>> repeated(const ImportRequest &request);
    [[nodiscard]] Result<ReadFile> read(const ImportRequest &request);
    Result<ImportPreview> preview(const ReadFile &file, const ServiceFacts &facts);
    /// Imports in one transaction.
    Result<ImportOutcome> import(const ReadFile &file, const ServiceFacts &facts);
    Result<RollbackOutcome> rollBack(qint64 import, const QString &person);
    Result<QList<StoredImport>> imports();

    Result<ReconcileWindow> rows(std::optional<ReconcileQueue> queue, qsizetype first,
                                 qsizetype count, const QString &search);
    Result<LineDetail> line(qint64 id);
    Result<QList<Movement>> findMovements(const QString &search, QDate day, int count);
    Result<QList<ReconciledMatch>> matches();
    Result<QList<ReconciledMatch>> suggestions();
    Result<QList<ExplanationRule>> rules();
    Result<QList<ReconcileRow>> linesOfRule(const ExplanationRule &rule);
    Result<QHash<QUuid, QDate>> reconciledDays(const QList<QUuid> &ids);
    Result<QList<TransactionLine>> linesOf(const QUuid &transaction);

    Result<void> accept(qint64 line, int candidate, const QString &person);
    Result<void> acceptStrong(const QString &person);
    Result<void> reject(qint64 line, const QList<MovementKey> &movements, const QString &person);
    Result<void> match(const QList<qint64> &lines, const QList<MovementKey> &movements,
                       const QList<MatchAdjustment> &adjustments, const QString &note,
                       const QString &person);
    Result<void> unmatch(qint64 line, const QString &person);
    Result<void> explain(const QList<qint64> &lines, ExplanationCategory category,
                         const QString &note, const QString &phrase, const QString &person);
    Result<void> removeRule(qint64 rule, const QString &person);
    Result<void> setNote(qint64 line, const QString &text, const QString &person);
    Result<void> undo();
    Result<void> redo();

    Result<QList<ReconcileDay>> days(qint64 account);
    Result<ReconcileDay> seal(qint64 account, QDate day, const QString &reason,
                              const QString &person);
    Result<void> reopen(qint64 account, QDate day, const QString &reason, const QString &person);
    Result<SealedDay> sealedDay(qint64 account, QDate day);
    Result<QList<SealedDay>> sealedDays(QDate from, QDate until, const ServiceFacts &facts);
    Result<QList<ChangeAfterSeal>> changesAfterSeal();

private:
    struct StatementPlan;

    /// The rows of a queue that fit a search, for the windows of one list.
    struct Listing
    {
        std::optional<ReconcileQueue> queue = {};
        QString search = {};
        QList<Reconciler::Entry> entries = {};
    };

    Result<void> ready() const;
    Result<ReconcileInput> loaded(QDate from, QDate until);
    Result<std::pair<ImportPreview, QList<StatementPlan>>> plan(const ReadFile &file,
                                                                const ServiceFacts *facts);
    /// Returns the index of a line that may change: not in a sealed day.
    Result<qsizetype> changeable(qint64 line) const;
    /// Returns the index of a line without a decision.
    Result<qsizetype> openLine(qint64 line) const;
    Result<BankMatch> matchOf(const ReconcileCandidate &candidate) const;
    Result<void> inStep(StepKind kind, const QString &person,
                        const std::function<Result<void>(qint64 step)> &work);
    Result<void> refuseSealed(qint64 step);
    Result<std::optional<StepSummary>> summaryOf(const Result<std::optional<BankStep>> &step);
    [[nodiscard]] QString fileOf(qint64 line) const;

    const QString m_path;
    const MatchOptions m_options;
    const std::function<QDateTime()> m_clock;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<BankStore> m_store; ///< null if the database is unavailable
    Error m_closed;
    QDate m_from;
    QDate m_until;
    ServiceFacts m_facts;
    Reconciler m_reconciler;
    std::optional<Listing> m_listing; ///< of the last rows(); nullopt after each calculation
    std::optional<QHash<QUuid, QDate>> m_reconciledDays; ///< nullopt after each change
};

} // namespace core
