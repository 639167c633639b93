// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"
#include "core/domain/annotations.h"
#include "core/domain/auditentry.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QHash>
#include <QtCore/QObject>

#include <functional>
#include <memory>

namespace core
{

class BankWorker;
class TransactionService;
class WorkThread;

/// Reconciles bank statements with the transactions of a service: imports files, assigns every line
/// and every movement to one queue, records decisions, and seals days. The file `bank.db` has the
/// lines and decisions. The queues are calculated.
///
/// Scope: queues, rows and equations cover the lines of all accounts from the first to the last day
/// of setScope(), and the movements of the same days. Call refresh() after setScope().
///
/// Threading: works on a thread of its own; called like a TransactionService. Handle results with
/// onAnswer(). Calls run in order.
/// Lifetime: the destructor blocks until the running call of the thread is done. The service must
/// outlive the object.
/// Errors: a successful call is durable. If `bank.db` cannot be opened, every call returns the
/// Error of open(). Code::NotFound for unknown lines, matches, imports and accounts.
/// Code::TransitionRefused for a line of a sealed day, and for evidence by an identifier.
/// Code::Conflict if a line or a movement has another decision. Code::AccessDenied if the operator
/// may not make the change.
class Reconciliation : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Reconciliation)

public:
    struct Setup
    {
        QString path; ///< of bank.db; missing files and folders are created
        /// The payer who stands for unnamed customers, as in MatchOptions.
        MatchOptions options = {};
        /// The annotations of the counter; null: none. Called in the thread of the object.
        std::function<QFuture<Result<QHash<QUuid, Annotations>>>()> annotations = {};
        QString till = {};                     ///< for evidence; empty: unknown
        std::function<QDateTime()> clock = {}; ///< any thread; null: system time
        /// Decides about and records each change by a person; null: everything is allowed. The
        /// error of the decision is the answer of the call.
        std::function<Result<void>(const AuditRecord &)> permit = {};
    };

    Reconciliation(TransactionService &service, Setup setup, QObject *parent = nullptr);
    ~Reconciliation() override;

    /// Opens the database. Call once, before any other call.
    QFuture<Result<void>> open();

    /// Sets the days of queues, rows and equations. Invalid days: the first and last day of all
    /// lines.
    void setScope(QDate from, QDate until);

    /// Reads the transactions of the scope and calculates all queues. Records new matches by
    /// identifiers, and the evidence of all matches.
    QFuture<Result<ReconcileState>> refresh();

    /// As refresh(), without recording anything.
    QFuture<Result<ReconcileState>> calculate();

    // Files

    /// Reads a file and calculates the effect of an import. Stores nothing.
    QFuture<Result<ImportPreview>> preview(const ImportRequest &request);

    /// Imports a file in one transaction, then calls refresh(). Stores nothing if
    /// ImportPreview::canImport() is false. The same file again changes nothing.
    QFuture<Result<ImportOutcome>> import(const ImportRequest &request);

    /// Removes the lines that no other import has, with their matches.
    QFuture<Result<RollbackOutcome>> rollBack(qint64 import, const QString &person = {});

    QFuture<Result<QList<ReconciledAccount>>> accounts();
    QFuture<Result<QList<StoredImport>>> imports(); ///< newest first

    // Queues

    /// Returns the present state, without reading transactions again.
    QFuture<Result<ReconcileState>> state();

    /// Returns the rows `first` to `first + count` of a queue, oldest day first. `search`: part of
    /// text, name, identifier or amount; empty: all. nullopt: the rows of all queues.
    QFuture<Result<ReconcileWindow>> rows(std::optional<ReconcileQueue> queue, qsizetype first,
                                          qsizetype count, const QString &search = {});

    QFuture<Result<LineDetail>> line(qint64 line);

    /// Returns movements without a decision that fit a search by amount, end of an identifier or
    /// name, for matching by hand. At most `count`, nearest to `day` first.
    QFuture<Result<QList<Movement>>> findMovements(const QString &search, QDate day, int count);

    /// Returns the matches of the scope.
    QFuture<Result<QList<ReconciledMatch>>> matches();

    /// Returns the best candidate of each open line.
    QFuture<Result<QList<ReconciledMatch>>> suggestions();

    // Decisions. Each successful call is one step of undo().

    /// Accepts the candidate with this number of the line, from 0.
    QFuture<Result<ReconcileState>> accept(qint64 line, int candidate = 0,
                                           const QString &person = {});

    /// Accepts all strong candidates as one step.
    QFuture<Result<ReconcileState>> acceptStrong(const QString &person = {});

    /// Records that line and movement do not belong together.
    QFuture<Result<ReconcileState>> reject(qint64 line, const QList<MovementKey> &movements,
                                           const QString &person = {});

    /// Matches lines with movements by hand. Code::InvalidInput with Field::Amount and
    /// Problem::TooLarge or TooSmall if the sums differ after the adjustments.
    QFuture<Result<ReconcileState>> match(const QList<qint64> &lines,
                                          const QList<MovementKey> &movements,
                                          const QList<MatchAdjustment> &adjustments = {},
                                          const QString &note = {}, const QString &person = {});

    /// Ends the match or the explanation of a line. The pair is remembered as rejected.
    QFuture<Result<ReconcileState>> unmatch(qint64 line, const QString &person = {});

    /// Explains lines without a transaction. With a phrase, also saves a rule for all lines of the
    /// same sign; Code::InvalidInput if the first line is a Pix that arrived, or lacks the phrase.
    QFuture<Result<ReconcileState>> explain(const QList<qint64> &lines,
                                            ExplanationCategory category, const QString &note = {},
                                            const QString &phrase = {}, const QString &person = {});

    QFuture<Result<QList<ExplanationRule>>> rules();
    QFuture<Result<ReconcileState>> removeRule(qint64 rule, const QString &person = {});

    /// Returns the open lines that a rule would explain.
    QFuture<Result<QList<ReconcileRow>>> linesOfRule(const ExplanationRule &rule);

    /// Replaces the note of a line; empty: removes the note.
    QFuture<Result<ReconcileState>> setNote(qint64 line, const QString &text,
                                            const QString &person = {});

    /// Undoes the last step of a person, with its evidence. Code::NotFound if there is none.
    QFuture<Result<ReconcileState>> undo(const QString &person = {});
    QFuture<Result<ReconcileState>> redo(const QString &person = {});

    // Days

    /// Returns the days of the account within the scope, oldest first.
    QFuture<Result<QList<ReconcileDay>>> days(qint64 account);

    /// Seals a day. `reason`: for carrying open items; required if there are any. Code::Conflict
    /// with an obstacle, which days() reports. Code::InvalidInput with Field::Reason.
    QFuture<Result<ReconcileDay>> seal(qint64 account, QDate day, const QString &reason = {},
                                       const QString &person = {});

    /// Opens a sealed day and all later sealed days of the account. The caller has checked the PIN.
    /// Code::InvalidInput without a reason.
    QFuture<Result<ReconcileState>> reopen(qint64 account, QDate day, const QString &reason,
                                           const QString &person = {});

    /// Returns a sealed day with its carried items, for printing. Code::NotFound if it is open.
    QFuture<Result<SealedDay>> sealedDay(qint64 account, QDate day);

    QFuture<Result<QList<ChangeAfterSeal>>> changesAfterSeal();

    /// Returns the sealed days of all accounts in this period, oldest first, with the present
    /// transactions of the service. Independent of the scope.
    QFuture<Result<QList<SealedDay>>> sealedDays(QDate from, QDate until);

    // Transactions. Independent of the scope and of refresh().

    /// Returns the day of the newest statement line that is matched with each transaction.
    /// Transactions without a match are missing. `ids`: empty: all transactions.
    QFuture<Result<QHash<QUuid, QDate>>> reconciledDays(const QList<QUuid> &ids = {});

    /// Returns the statement lines that are matched with a transaction, oldest day first.
    QFuture<Result<QList<TransactionLine>>> linesOf(const QUuid &transaction);

Q_SIGNALS:
    /// Emitted after each change of the state, before the answer to the call.
    void changed();

private:
    struct Private;
    const std::unique_ptr<Private> d;
};

} // namespace core
