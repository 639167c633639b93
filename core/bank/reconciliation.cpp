// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"

#include "core/bank/bankworker.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/service/evidencesupport.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"
#include "core/service/workthread.h"

#include <QtCore/QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// A charge of this number of days before a line may be paid by it.
constexpr int kDaysBefore = 92;
constexpr int kDaysAfter = 4;

/// Number of calls to the service at the same time. A group commit stores them together.
constexpr qsizetype kTasksAtOnce = 32;

/// A period of days, or none.
using Days = std::pair<QDate, QDate>;

EvidenceState stateAfter(const Error &error)
{
    using Code = Error::Code;
    constexpr std::array kFinal{Code::InvalidInput, Code::NotFound, Code::Conflict,
                                Code::TransitionRefused, Code::Unsupported};
    // The clock of the bank may be ahead.
    const bool isEarly =
        std::any_of(error.fields.begin(), error.fields.end(),
                    [](const FieldError &field) { return field.problem == Problem::InFuture; });
    const bool isFinal =
        !isEarly && std::find(kFinal.begin(), kFinal.end(), error.code) != kFinal.end();
    return isFinal ? EvidenceState::Refused : EvidenceState::Pending; // tried again by refresh()
}

/// Returns true if the service is unreachable, so that the next evidence would fail too.
bool isInterrupted(const Error &error)
{
    using Code = Error::Code;
    constexpr std::array kCodes{Code::Unreachable, Code::Unavailable, Code::NotTrusted,
                                Code::Unconfirmed};
    return std::find(kCodes.begin(), kCodes.end(), error.code) != kCodes.end();
}

/// Returns true if the evidence made the charge paid. A remote service does not report evidence.
bool hasPaid(const EvidenceTask &task, const Transaction &transaction)
{
    if (const auto evidence = confirmationOf(transaction))
        return evidence->line == task.identity;
    return !task.isSettled && transaction.status == Status::Code::Paid;
}

} // namespace

struct Reconciliation::Private
{
    Private(TransactionService &usedService, Setup usedSetup, Reconciliation *owner)
        : q(owner)
        , service(usedService)
        , setup(std::move(usedSetup))
        , thread(std::make_unique<WorkThread>(u"bank"_s))
        , worker(setup.path, setup.options, setup.clock)
    {}

    /// Runs work on the worker.
    template<typename T, typename Work>
    QFuture<Result<T>> run(Work work)
    {
        return thread->run<T>([this, work] { return work(worker); });
    }

    /// Handles a result; an error resolves the promise.
    template<typename T, typename P, typename Handler>
    void next(const QFuture<Result<T>> &answer, const std::shared_ptr<QPromise<Result<P>>> &promise,
              Handler handler)
    {
        onAnswer(answer, q, [promise, handler](const Result<T> &result) {
            if (!result) {
                resolve(promise, Result<P>(tl::unexpected(result.error())));
                return;
            }
            if constexpr (std::is_void_v<T>)
                handler();
            else
                handler(*result);
        });
    }

    /// Reads the transactions that may belong to lines of these days.
    QFuture<Result<ServiceFacts>> readService(const Days &days)
    {
        const auto promise = makePromise<ServiceFacts>();
        if (!days.first.isValid() || !days.second.isValid()) {
            resolve(promise, Result<ServiceFacts>(ServiceFacts()));
            return promise->future();
        }
        const TransactionFilter filter{.initialDate = days.first.addDays(-kDaysBefore),
                                       .finalDate = days.second.addDays(kDaysAfter)};
        const auto facts = std::make_shared<ServiceFacts>();
        facts->confirmsPayments = service.capabilities().confirmsPayments;
        const auto visit = [facts](const QList<Transaction> &transactions) {
            for (const Transaction &transaction : transactions) {
                facts->movements += movementsOf(transaction);
                if (isContradicted(transaction))
                    facts->contradicted.insert(transaction.id);
            }
            return true;
        };
        next(service.readAll(filter, visit), promise, [this, promise, facts] {
            if (!setup.annotations) {
                resolve(promise, Result<ServiceFacts>(std::move(*facts)));
                return;
            }
            next(setup.annotations(), promise,
                 [promise, facts](const QHash<QUuid, Annotations> &annotations) {
                     for (auto at = annotations.cbegin(); at != annotations.cend(); ++at) {
                         if (at->handedOver)
                             facts->handOvers.insert(at.key(), *at->handedOver);
                     }
                     resolve(promise, Result<ServiceFacts>(std::move(*facts)));
                 });
        });
        return promise->future();
    }

    QFuture<Result<ReconcileState>> calculate(bool isRecording)
    {
        const auto promise = makePromise<ReconcileState>();
        const auto scope = run<Days>(
            [from = from, until = until](BankWorker &bank) { return bank.scope(from, until); });
        next(scope, promise, [this, promise, isRecording](const Days &days) {
            next(readService(days), promise,
                 [this, promise, isRecording, days](const ServiceFacts &facts) {
                     const auto calculated =
                         run<ReconcileState>([days, facts, isRecording](BankWorker &bank) {
                             return bank.calculate(days.first, days.second, facts, isRecording);
                         });
                     next(calculated, promise,
                          [this, promise, isRecording](const ReconcileState &state) {
                              if (isRecording)
                                  recordEvidence(promise);
                              else
                                  finish(promise, state);
                          });
                 });
        });
        return promise->future();
    }

    void finish(const std::shared_ptr<QPromise<Result<ReconcileState>>> &promise,
                const ReconcileState &state)
    {
        Q_EMIT q->changed();
        resolve(promise, Result<ReconcileState>(state));
    }

    /// Brings the evidence of the service in line with the matches, then resolves with the state.
    void recordEvidence(const std::shared_ptr<QPromise<Result<ReconcileState>>> &promise)
    {
        if (!service.capabilities().confirmsPayments) {
            next(run<ReconcileState>([](BankWorker &bank) { return bank.state(); }), promise,
                 [this, promise](const ReconcileState &state) { finish(promise, state); });
            return;
        }
        const auto tasks =
            run<QList<EvidenceTask>>([](BankWorker &bank) { return bank.evidenceTasks(); });
        next(tasks, promise, [this, promise](const QList<EvidenceTask> &found) {
            paidCount = 0;
            refusedCount = 0;
            perform(std::make_shared<QList<EvidenceTask>>(found), 0, promise);
        });
    }

    /// Tasks that the service performs at the same time. No two concern the same transaction.
    struct Batch
    {
        QList<EvidenceResult> results;
        qsizetype openCount = 0; ///< tasks without an answer
        bool isInterrupted = false;
    };

    /// Performs the tasks from `at` on, one batch after the other.
    void perform(const std::shared_ptr<QList<EvidenceTask>> &tasks, qsizetype at,
                 const std::shared_ptr<QPromise<Result<ReconcileState>>> &promise)
    {
        if (at == tasks->size()) {
            const auto calculated = run<ReconcileState>([any = at > 0](BankWorker &bank) {
                return any ? bank.calculateAgain(false) : bank.state();
            });
            next(calculated, promise,
                 [this, promise](const ReconcileState &state) { finish(promise, state); });
            return;
        }
        const qsizetype end = endOfBatch(*tasks, at);
        const auto batch = std::make_shared<Batch>();
        batch->openCount = end - at;
        for (qsizetype i = at; i < end; ++i) {
            const EvidenceTask &task = tasks->at(i);
            const auto proceed = [this, tasks, end, batch, task,
                                  promise](std::optional<EvidenceState> state,
                                           const Result<Transaction> &answer) {
                addResult(*batch, task, state, answer);
                if (--batch->openCount > 0)
                    return;
                const auto stored = run<void>([results = batch->results](BankWorker &bank) {
                    return bank.setEvidence(results);
                });
                next(stored, promise, [this, tasks, end, batch, promise] {
                    perform(tasks, batch->isInterrupted ? tasks->size() : end, promise);
                });
            };
            if (task.isWithdrawal)
                withdraw(task, proceed);
            else
                confirm(task, proceed);
        }
    }

    [[nodiscard]] static qsizetype endOfBatch(const QList<EvidenceTask> &tasks, qsizetype at)
    {
        QSet<QUuid> transactions;
        qsizetype end = at;
        while (end < tasks.size() && end - at < kTasksAtOnce &&
               !transactions.contains(tasks[end].movement.transaction))
            transactions.insert(tasks[end++].movement.transaction);
        return end;
    }

    /// `state`: nullopt if the state stays, because refresh() tries again.
    void addResult(Batch &batch, const EvidenceTask &task, std::optional<EvidenceState> state,
                   const Result<Transaction> &answer)
    {
        if (!answer && core::isInterrupted(answer.error()))
            batch.isInterrupted = true;
        if (!state)
            return;
        EvidenceResult result{.task = task, .state = *state};
        if (answer)
            result.movements = movementsOf(*answer);
        batch.results.append(result);
    }

    template<typename Proceed>
    void confirm(const EvidenceTask &task, Proceed proceed)
    {
        const Confirmation confirmation{
            .subject = task.movement.kind == MovementKind::Return ? Evidence::Subject::Refund
                                                                  : Evidence::Subject::Payment,
            .kind = EvidenceKind::Statement,
            .match = task.isIdentified ? Evidence::Match::ByIdentifier : Evidence::Match::ByPerson,
            .person = task.person,
            .till = setup.till,
            .endToEndId = task.endToEndId,
            .movedAt = task.movedAt,
            .movedDay = task.movedDay,
            .amount = task.amount.isNegative() ? -task.amount : task.amount,
            .source = task.source,
            .line = task.identity};
        onAnswer(service.confirm(task.movement.transaction, confirmation), q,
                 [this, task, proceed](const Result<Transaction> &result) {
                     const EvidenceState state = stateAfter(result);
                     // A remote service has no call for a line of a refund, and refuses no payment.
                     const bool isRefund = task.movement.kind == MovementKind::Return && !result &&
                                           result.error().code == Error::Code::Unsupported;
                     refusedCount += state == EvidenceState::Refused && !isRefund ? 1 : 0;
                     paidCount += result && hasPaid(task, *result) ? 1 : 0;
                     proceed(state, result);
                 });
    }

    /// Withdraws the payment only if this line made the charge paid.
    template<typename Proceed>
    void withdraw(const EvidenceTask &task, Proceed proceed)
    {
        const auto found = service.find(task.movement.transaction);
        onAnswer(found, q, [this, task, proceed](const Result<Transaction> &result) {
            if (!result && stateAfter(result) == EvidenceState::Pending) {
                proceed(std::nullopt, result); // tried again by refresh()
                return;
            }
            if (!result) {
                proceed(EvidenceState::Refused, result);
                return;
            }
            if (!mayWithdraw(task, *result)) {
                proceed(EvidenceState::Withdrawn, result);
                return;
            }
            const Withdrawal withdrawal{.reason = u"reconciliation undone"_s,
                                        .person = undoPerson,
                                        .till = setup.till,
                                        .line = task.identity};
            onAnswer(service.withdraw(task.movement.transaction, withdrawal), q,
                     [proceed](const Result<Transaction> &withdrawn) {
                         // Refused: other evidence shows the payment.
                         const bool isDone =
                             withdrawn || withdrawn.error().code == Error::Code::TransitionRefused;
                         proceed(isDone ? EvidenceState::Withdrawn : EvidenceState::Pending,
                                 withdrawn);
                     });
        });
    }

    /// Returns the state after the answer to a confirmation. A remote service does not report a
    /// contradiction: the charge is then not paid.
    [[nodiscard]] EvidenceState stateAfter(const Result<Transaction> &answer) const
    {
        if (!answer)
            return core::stateAfter(answer.error());
        const bool isPaid =
            answer->status == Status::Code::Paid || answer->status == Status::Code::Refund;
        return isPaid || listsEvidence(service) ? EvidenceState::Recorded : EvidenceState::Refused;
    }

    /// Returns false if the line did not make the charge paid, as far as the service reports
    /// evidence.
    [[nodiscard]] bool mayWithdraw(const EvidenceTask &task, const Transaction &transaction) const
    {
        if (!listsEvidence(service))
            return transaction.status == Status::Code::Paid;
        const auto confirmation = confirmationOf(transaction);
        return confirmation && confirmation->line == task.identity && canWithdraw(transaction);
    }

    [[nodiscard]] Result<void> permit(const AuditRecord &record) const
    {
        return setup.permit ? setup.permit(record) : Result<void>();
    }

    /// Runs a decision, then records its evidence.
    template<typename Work>
    QFuture<Result<ReconcileState>>
    decide(Work work, const AuditRecord &record = {.action = AuditAction::Reconciled})
    {
        if (const auto allowed = permit(record); !allowed)
            return readyFuture<ReconcileState>(tl::unexpected(allowed.error()));
        const auto promise = makePromise<ReconcileState>();
        const auto done = run<ReconcileState>([work](BankWorker &bank) {
            return work(bank).and_then([&bank] { return bank.calculateAgain(true); });
        });
        next(done, promise, [this, promise](const ReconcileState &) { recordEvidence(promise); });
        return promise->future();
    }

    Reconciliation *const q;
    TransactionService &service;
    const Setup setup;
    QDate from;
    QDate until;
    QString undoPerson;
    qsizetype paidCount = 0; ///< of the last recordEvidence()
    qsizetype refusedCount = 0;
    std::unique_ptr<WorkThread> thread;
    BankWorker worker; ///< used on the thread only
};

Reconciliation::Reconciliation(TransactionService &service, Setup setup, QObject *parent)
    : QObject(parent)
    , d([&] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        return std::make_unique<Private>(service, std::move(setup), this);
    }())
{}

Reconciliation::~Reconciliation()
{
    d->thread->end([this] { d->worker.close(); });
}

QFuture<Result<void>> Reconciliation::open()
{
    return d->run<void>([](BankWorker &bank) { return bank.open(); });
}

void Reconciliation::setScope(QDate from, QDate until)
{
    d->from = from;
    d->until = until;
}

QFuture<Result<ReconcileState>> Reconciliation::refresh()
{
    return d->calculate(true);
}

QFuture<Result<ReconcileState>> Reconciliation::calculate()
{
    return d->calculate(false);
}

QFuture<Result<ImportPreview>> Reconciliation::preview(const ImportRequest &request)
{
    const auto promise = makePromise<ImportPreview>();
    const auto read = d->run<ReadFile>([request](BankWorker &bank) { return bank.read(request); });
    d->next(read, promise, [this, promise](const ReadFile &file) {
        d->next(d->readService({file.from, file.until}), promise,
                [this, promise, file](const ServiceFacts &facts) {
                    d->next(d->run<ImportPreview>([file, facts](BankWorker &bank) {
                        return bank.preview(file, facts);
                    }),
                            promise, [promise](const ImportPreview &preview) {
                                resolve(promise, Result<ImportPreview>(preview));
                            });
                });
    });
    return promise->future();
}

QFuture<Result<ImportOutcome>> Reconciliation::import(const ImportRequest &request)
{
    if (const auto allowed = d->permit({.action = AuditAction::StatementImported}); !allowed)
        return readyFuture<ImportOutcome>(tl::unexpected(allowed.error()));
    const auto promise = makePromise<ImportOutcome>();
    const auto stored = d->run<ImportOutcome>([request](BankWorker &bank) {
        return bank.repeated(request).and_then(
            [&](const std::optional<ImportOutcome> &known) -> Result<ImportOutcome> {
                if (known)
                    return *known;
                return bank.read(request).and_then(
                    [&bank](const ReadFile &file) { return bank.import(file, {}); });
            });
    });
    d->next(stored, promise, [this, promise](const ImportOutcome &outcome) {
        if (outcome.imports.isEmpty()) {
            resolve(promise, Result<ImportOutcome>(outcome));
            return;
        }
        // The lines are stored. An unreachable service delays the matches only.
        onAnswer(refresh(), this, [this, promise, outcome](const Result<ReconcileState> &state) {
            ImportOutcome done = outcome;
            if (state) {
                done.paidCount = d->paidCount;
                done.refusedCount = d->refusedCount;
                for (const auto queue : {ReconcileQueue::Certain, ReconcileQueue::PaidLate})
                    done.matchedCount += state->queues[static_cast<qsizetype>(queue)].lineCount;
            }
            resolve(promise, Result<ImportOutcome>(done));
        });
    });
    return promise->future();
}

QFuture<Result<RollbackOutcome>> Reconciliation::rollBack(qint64 import, const QString &person)
{
    const AuditRecord record{.action = AuditAction::Reconciled,
                             .subject = u"rollback of import %1"_s.arg(import)};
    if (const auto allowed = d->permit(record); !allowed)
        return readyFuture<RollbackOutcome>(tl::unexpected(allowed.error()));
    const auto promise = makePromise<RollbackOutcome>();
    d->undoPerson = person;
    const auto done = d->run<RollbackOutcome>(
        [import, person](BankWorker &bank) { return bank.rollBack(import, person); });
    d->next(done, promise, [this, promise](const RollbackOutcome &outcome) {
        d->next(refresh(), promise, [promise, outcome](const ReconcileState &) {
            resolve(promise, Result<RollbackOutcome>(outcome));
        });
    });
    return promise->future();
}

QFuture<Result<QList<ReconciledAccount>>> Reconciliation::accounts()
{
    return d->run<QList<ReconciledAccount>>([](BankWorker &bank) {
        return bank.state().map([](const ReconcileState &state) { return state.accounts; });
    });
}

QFuture<Result<QList<StoredImport>>> Reconciliation::imports()
{
    return d->run<QList<StoredImport>>([](BankWorker &bank) { return bank.imports(); });
}

QFuture<Result<ReconcileState>> Reconciliation::state()
{
    return d->run<ReconcileState>([](BankWorker &bank) { return bank.state(); });
}

QFuture<Result<ReconcileWindow>> Reconciliation::rows(std::optional<ReconcileQueue> queue,
                                                      qsizetype first, qsizetype count,
                                                      const QString &search)
{
    return d->run<ReconcileWindow>([queue, first, count, search](BankWorker &bank) {
        return bank.rows(queue, first, count, search);
    });
}

QFuture<Result<LineDetail>> Reconciliation::line(qint64 line)
{
    return d->run<LineDetail>([line](BankWorker &bank) { return bank.line(line); });
}

QFuture<Result<QList<Movement>>> Reconciliation::findMovements(const QString &search, QDate day,
                                                               int count)
{
    return d->run<QList<Movement>>(
        [search, day, count](BankWorker &bank) { return bank.findMovements(search, day, count); });
}

QFuture<Result<QList<ReconciledMatch>>> Reconciliation::matches()
{
    return d->run<QList<ReconciledMatch>>([](BankWorker &bank) { return bank.matches(); });
}

QFuture<Result<QList<ReconciledMatch>>> Reconciliation::suggestions()
{
    return d->run<QList<ReconciledMatch>>([](BankWorker &bank) { return bank.suggestions(); });
}

QFuture<Result<ReconcileState>> Reconciliation::accept(qint64 line, int candidate,
                                                       const QString &person)
{
    return d->decide([line, candidate, person](BankWorker &bank) {
        return bank.accept(line, candidate, person);
    });
}

QFuture<Result<ReconcileState>> Reconciliation::acceptStrong(const QString &person)
{
    return d->decide([person](BankWorker &bank) { return bank.acceptStrong(person); });
}

QFuture<Result<ReconcileState>>
Reconciliation::reject(qint64 line, const QList<MovementKey> &movements, const QString &person)
{
    return d->decide([line, movements, person](BankWorker &bank) {
        return bank.reject(line, movements, person);
    });
}

QFuture<Result<ReconcileState>> Reconciliation::match(const QList<qint64> &lines,
                                                      const QList<MovementKey> &movements,
                                                      const QList<MatchAdjustment> &adjustments,
                                                      const QString &note, const QString &person)
{
    return d->decide([lines, movements, adjustments, note, person](BankWorker &bank) {
        return bank.match(lines, movements, adjustments, note, person);
    });
}

QFuture<Result<ReconcileState>> Reconciliation::unmatch(qint64 line, const QString &person)
{
    d->undoPerson = person;
    return d->decide([line, person](BankWorker &bank) { return bank.unmatch(line, person); });
}

QFuture<Result<ReconcileState>> Reconciliation::explain(const QList<qint64> &lines,
                                                        ExplanationCategory category,
                                                        const QString &note, const QString &phrase,
                                                        const QString &person)
{
    return d->decide([lines, category, note, phrase, person](BankWorker &bank) {
        return bank.explain(lines, category, note, phrase, person);
    });
}

QFuture<Result<QList<ExplanationRule>>> Reconciliation::rules()
{
    return d->run<QList<ExplanationRule>>([](BankWorker &bank) { return bank.rules(); });
}

QFuture<Result<ReconcileState>> Reconciliation::removeRule(qint64 rule, const QString &person)
{
    return d->decide([rule, person](BankWorker &bank) { return bank.removeRule(rule, person); });
}

QFuture<Result<QList<ReconcileRow>>> Reconciliation::linesOfRule(const ExplanationRule &rule)
{
    return d->run<QList<ReconcileRow>>([rule](BankWorker &bank) { return bank.linesOfRule(rule); });
}

QFuture<Result<ReconcileState>> Reconciliation::setNote(qint64 line, const QString &text,
                                                        const QString &person)
{
    return d->decide(
        [line, text, person](BankWorker &bank) { return bank.setNote(line, text, person); });
}

QFuture<Result<ReconcileState>> Reconciliation::undo(const QString &person)
{
    d->undoPerson = person;
    return d->decide([](BankWorker &bank) { return bank.undo(); });
}

QFuture<Result<ReconcileState>> Reconciliation::redo(const QString &person)
{
    d->undoPerson = person;
    return d->decide([](BankWorker &bank) { return bank.redo(); });
}

QFuture<Result<QList<ReconcileDay>>> Reconciliation::days(qint64 account)
{
    return d->run<QList<ReconcileDay>>([account](BankWorker &bank) { return bank.days(account); });
}

QFuture<Result<ReconcileDay>> Reconciliation::seal(qint64 account, QDate day, const QString &reason,
                                                   const QString &person)
{
    const AuditRecord record{.action = AuditAction::DaySealed,
                             .subject = day.toString(Qt::ISODate)};
    if (const auto allowed = d->permit(record); !allowed)
        return readyFuture<ReconcileDay>(tl::unexpected(allowed.error()));
    const auto promise = makePromise<ReconcileDay>();
    const auto done = d->run<ReconcileDay>([account, day, reason, person](BankWorker &bank) {
        return bank.seal(account, day, reason, person);
    });
    d->next(done, promise, [this, promise](const ReconcileDay &sealed) {
        Q_EMIT changed();
        resolve(promise, Result<ReconcileDay>(sealed));
    });
    return promise->future();
}

QFuture<Result<ReconcileState>> Reconciliation::reopen(qint64 account, QDate day,
                                                       const QString &reason, const QString &person)
{
    return d->decide([account, day, reason, person](
                         BankWorker &bank) { return bank.reopen(account, day, reason, person); },
                     {.action = AuditAction::DayReopened, .subject = day.toString(Qt::ISODate)});
}

QFuture<Result<SealedDay>> Reconciliation::sealedDay(qint64 account, QDate day)
{
    return d->run<SealedDay>(
        [account, day](BankWorker &bank) { return bank.sealedDay(account, day); });
}

QFuture<Result<QList<ChangeAfterSeal>>> Reconciliation::changesAfterSeal()
{
    return d->run<QList<ChangeAfterSeal>>([](BankWorker &bank) { return bank.changesAfterSeal(); });
}

QFuture<Result<QList<SealedDay>>> Reconciliation::sealedDays(QDate from, QDate until)
{
    const auto promise = makePromise<QList<SealedDay>>();
    d->next(d->readService({from, until}), promise,
            [this, promise, from, until](const ServiceFacts &facts) {
                d->next(d->run<QList<SealedDay>>([from, until, facts](BankWorker &bank) {
                    return bank.sealedDays(from, until, facts);
                }),
                        promise, [promise](const QList<SealedDay> &days) {
                            resolve(promise, Result<QList<SealedDay>>(days));
                        });
            });
    return promise->future();
}

QFuture<Result<QHash<QUuid, QDate>>> Reconciliation::reconciledDays(const QList<QUuid> &ids)
{
    return d->run<QHash<QUuid, QDate>>(
        [ids](BankWorker &bank) { return bank.reconciledDays(ids); });
}

QFuture<Result<QList<TransactionLine>>> Reconciliation::linesOf(const QUuid &transaction)
{
    return d->run<QList<TransactionLine>>(
        [transaction](BankWorker &bank) { return bank.linesOf(transaction); });
}

} // namespace core
