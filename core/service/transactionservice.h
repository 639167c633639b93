// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/payee.h"
#include "core/domain/transaction.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace core
{

class OrderLedger;
class WorkThread;
enum class FilterPart;

/// What the customer of a simulated charge does (specification 4.5).
enum class SimulatedOutcome { Paid, Canceled };

/// Is given some transactions after the others, and at the end none. False: it wants no more, not
/// even the end.
using TakeSome = std::function<bool(const QList<Transaction> &transactions)>;

/// The transaction service as every front end sees it: the pages, the HTTP server, the tests.
/// Values in, values out, so that the other side may be a thread, a process or a provider far away.
///
/// Call from the thread that the service lives in. A call returns at once; its future is finished
/// in that thread with a value or an Error, and is canceled if the service is destroyed before.
/// Take the answer with onAnswer() below.
class TransactionService : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransactionService)

public:
    /// What this service can do beyond the calls every service has.
    struct Capabilities
    {
        bool simulates = false;    ///< simulate() works: a sandbox
        bool seesPayments = false; ///< a charge becomes paid here by itself when money arrives;
                                   ///< without it only the bank can tell
        bool sendsMoney = false;   ///< create() takes a cash-out, and carries it out by itself
        bool refunds = false;      ///< refund() works
        bool findsNotes = false; ///< list() and sums() know a filter's note, tag, mark and counter
        bool readsOnly = false;  ///< not even create() works: a rescue of a shop's data
    };

    /// How things stand with a service far away.
    struct Contact
    {
        /// When it last told the state of all that is open, UTC; nothing: not yet.
        std::optional<QDateTime> checked = {};
        std::optional<Error> trouble = {};   ///< why it could not tell since; nothing: it could
        std::optional<QDateTime> since = {}; ///< when the trouble began, UTC
        /// How far the clock of this computer is before that of the service; negative: behind it.
        std::chrono::seconds clockAhead{0};

        bool operator==(const Contact &) const = default;
    };

    explicit TransactionService(QObject *parent = nullptr);
    ~TransactionService() override;

    /// Never changes: who goes over to another service makes the pages anew.
    [[nodiscard]] virtual Capabilities capabilities() const = 0;

    /// The platform that this service acts for; drafts carry it. Never changes.
    [[nodiscard]] virtual QUuid platform() const = 0;

    /// Whom its charges pay, as whoever runs the shop set it, and never as the service itself tells
    /// it: the codes of charges are checked against this. Nothing where that is not known, as in a
    /// rescue. Never changes.
    [[nodiscard]] virtual std::optional<Payee> payee() const = 0;

    /// The number (ISPB) of the institution that keeps the account; empty: not known. Never
    /// changes.
    [[nodiscard]] virtual QString institution() const { return {}; }

    /// What this service knows of orders whose answer never came; null where it needs none, since
    /// its own list tells for certain. Never changes.
    [[nodiscard]] virtual OrderLedger *ledger() { return nullptr; }

    /// Nothing where the service is here and tells of every change as it happens; whether there is
    /// something never changes.
    [[nodiscard]] virtual std::optional<Contact> contact() const { return {}; }

    /// The parts of the filter that are picked here out of all that is told, since the service far
    /// away cannot be asked for them. None of a service that is here.
    [[nodiscard]] virtual QList<FilterPart> partsPickedHere(const TransactionFilter &filter) const;

    /// Creates what the draft describes; durable before the answer is given. Code::InvalidInput
    /// with all broken rules; Code::Conflict if the reference is taken, or else, with
    /// Field::PixKey and Problem::Unsettled, if the draft must not have the twin it has;
    /// Code::Unsupported for a cash-out where there is nobody to send the money.
    virtual QFuture<Result<Transaction>> create(const TransactionDraft &draft) = 0;

    /// The transaction with its whole history; Code::NotFound.
    virtual QFuture<Result<Transaction>> find(const QUuid &id) = 0;

    /// One page of the matching transactions, newest first, with exact totals. Past the last page:
    /// no transactions, true totals. A filter that cannot mean anything is Code::InvalidInput: it
    /// must not quietly match everything.
    virtual QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) = 0;

    /// Gives `take` all transactions of list(), on every page, in that order: those of one moment,
    /// each once, whatever is created or moved meanwhile. It is called in a thread of the service,
    /// where it may take its time, and the answer comes when it has had the end; an Error instead
    /// of the end if they cannot be told for certain. Not told to stop, a service that is destroyed
    /// tells it no more. The filter's page does not matter.
    ///
    /// As it stands here: by list(), page after page, which cannot hold still what changes
    /// meanwhile, and so ends with Code::Unconfirmed if something left the list.
    virtual QFuture<Result<void>> readAll(const TransactionFilter &filter, const TakeSome &take);

    /// What all transactions of list() come to, on every page, by day, state and operation, newest
    /// day first; nothing for an empty list. Its page does not matter.
    virtual QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) = 0;

    /// The same by the hour of the creation, state and operation, newest hour first. Those of a day
    /// add up to its sums.
    virtual QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) = 0;

    /// Lets the customer of a pending cash-in pay or give up; repeated, it answers with the
    /// transaction as it is. Code::MoveRefused from any other state, Code::Unsupported outside a
    /// sandbox.
    virtual QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) = 0;

    /// For how long after its payment a cash-in can be given back.
    static constexpr int kRefundDays = 90;

    /// Gives all of a paid cash-in back and keeps the reason, 1 to 140 characters; repeated, it
    /// answers with the transaction as it is. Code::InvalidInput for a reason that cannot be kept.
    /// Code::MoveRefused from any other state; later than kRefundDays too, and then with
    /// Field::Identifier, Problem::TooLate. Code::Unsupported where nobody moves money back.
    virtual QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) = 0;

Q_SIGNALS:
    /// A transaction was created or changed its state, whoever caused it. Comes before the answer
    /// to the call that caused it.
    void changed(const core::Transaction &transaction);

    /// contact() is another one.
    void contactChanged();

private:
    std::unique_ptr<WorkThread> m_takers; ///< once readAll() was asked here
};

/// Calls `take` with the answer of a service, in the thread of `context`, which is the service's,
/// from its event loop and never at once. Not at all if `context` is gone by then, or if the
/// service went without an answer. Once for each call of a service.
///
/// QFuture::then() with a context does not serve here: Qt 6.4 asserts that the context is alive
/// when the answer comes, and it runs the continuation of a finished future inside the call. A
/// QFutureWatcher does, with four events and a question to the system for each answer.
template<typename T, typename Take>
void onAnswer(QFuture<Result<T>> answer, QObject *context, Take take)
{
    answer.then([context = QPointer(context),
                 take = std::move(take)](const QFuture<Result<T>> &come) mutable {
        if (!context)
            return;
        QMetaObject::invokeMethod(
            context.get(), [take = std::move(take), result = come.result()] { take(result); },
            Qt::QueuedConnection);
    });
}

} // namespace core
