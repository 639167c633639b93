// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/confirmation.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/error.h"
#include "core/domain/payee.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionDraft;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

class UnconfirmedOrders;
class WorkThread;
enum class FilterPart;

/// The action of the payer of a simulated charge (specification 4.5).
enum class SimulatedOutcome { Paid, Canceled };

/// Called once per batch, then once with an empty list. Return false to stop; no further call is
/// made.
using BatchVisitor = std::function<bool(const QList<Transaction> &transactions)>;

/// The transaction service as seen by all front ends: pages, HTTP server, tests. Values in, values
/// out, so that an implementation can be a thread, a process or a remote provider.
///
/// Threading: call from the thread that the service lives in. Calls return immediately. Their
/// futures finish in that thread with a value or an Error. Handle results with onAnswer() below.
///
/// Lifetime: destroying the service cancels unfinished futures.
///
/// Errors: Result with an Error whose code each call documents.
///
/// Paging: list() returns one page with exact totals; readAll() visits the transactions of all
/// pages.
class TransactionService : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransactionService)

public:
    /// The optional features of a service.
    struct Capabilities
    {
        bool simulates = false;    ///< simulate() works: a sandbox
        bool seesPayments = false; ///< charges become paid automatically when money arrives;
                                   ///< otherwise only the bank can confirm a payment
        /// confirm() and withdraw() work, and TransactionFilter::evidence: a shop that sees no
        /// payments by itself.
        bool confirmsPayments = false;
        bool sendsMoney = false;       ///< create() accepts cash-outs and executes them
        bool refunds = false;          ///< refund() works
        bool partialRefunds = false;   ///< confirm() records or makes refunds of a part
        bool cancels = false;          ///< cancel() works
        bool statesCommission = false; ///< every transaction has its commission
        bool requiresPayer = false; ///< create() rejects drafts without payer data and description;
                                    ///< see PayerData
        bool findsNotes = false;    ///< list() and sums() filter by note, tag, mark and counter
        bool findsReconciled = false; ///< list() and sums() filter by matches with statements
        bool sortsLists = false;      ///< list() supports every TransactionFilter::order
        bool readsOnly = false;       ///< not even create() works: a rescue of a shop's data

        /// Returns the check that create() makes of the payer, or of the receiver of a payout.
        [[nodiscard]] PayerData payerData() const
        {
            return requiresPayer ? PayerData::Required : PayerData::Optional;
        }
    };

    /// The connection state of a remote service.
    struct Contact
    {
        /// Time of the last complete status check of all open transactions, UTC; nullopt: never.
        std::optional<QDateTime> checked = {};
        std::optional<Error> trouble = {};   ///< error since then; nullopt: none
        std::optional<QDateTime> since = {}; ///< start of the error, UTC
        /// Difference between the local clock and the clock of the service; negative: the local
        /// clock is behind.
        std::chrono::seconds clockAhead{0};

        bool operator==(const Contact &) const = default;
    };

    /// The part of a remote service's transactions that lists, sums and exports contain.
    struct Completeness
    {
        bool isComplete = false; ///< all transactions were read
        /// UTC: everything that was read equaled the service at this time; nullopt: never.
        std::optional<QDateTime> asOf = {};
        std::optional<QDate> since = {}; ///< all days from this one on were read; nullopt: none
        int percent = 0;                 ///< of the transactions that were read, 0 to 100
        qint64 unreadable = 0;           ///< transactions that the service returned damaged
        qint64 vanished = 0;             ///< transactions that the service had before
        qint64 reverted = 0;             ///< transactions that returned to an earlier status

        /// Returns true if all transactions from that day on were read; invalid: from the first.
        [[nodiscard]] bool covers(QDate first) const
        {
            return isComplete || (since && first.isValid() && first >= *since);
        }

        bool operator==(const Completeness &) const = default;
    };

    explicit TransactionService(QObject *parent = nullptr);
    ~TransactionService() override;

    /// Returns the features of this service. Never changes: a switch to another service creates new
    /// pages.
    [[nodiscard]] virtual Capabilities capabilities() const = 0;

    /// Returns the platform of this service, which drafts carry. Never changes.
    [[nodiscard]] virtual QUuid platform() const = 0;

    /// Returns the payee of charges as configured for the shop, never as reported by the service.
    /// The BR Codes of charges are validated against this value. nullopt if unknown, as in a
    /// rescue. Never changes.
    [[nodiscard]] virtual std::optional<Payee> payee() const = 0;

    /// Returns the number (ISPB) of the institution that keeps the account; empty if unknown. Never
    /// changes.
    [[nodiscard]] virtual QString institution() const { return {}; }

    /// Returns the unconfirmed orders, whose answer never arrived. Null if the list of the service
    /// is always complete. Never changes.
    [[nodiscard]] virtual UnconfirmedOrders *unconfirmedOrders() { return nullptr; }

    /// Returns the connection state of a remote service; nullopt for a local service, which reports
    /// every change immediately. Presence never changes.
    [[nodiscard]] virtual std::optional<Contact> contact() const { return {}; }

    /// Returns the completeness of lists, sums and readAll(); nullopt: always complete. Presence
    /// never changes.
    [[nodiscard]] virtual std::optional<Completeness> completeness() const { return {}; }

    /// Returns the filter parts that the client applies to all transactions, because the remote
    /// service does not support them. Empty for a local service.
    [[nodiscard]] virtual QList<FilterPart> partsPickedHere(const TransactionFilter &filter) const;

    /// Creates the transaction of the draft; durable before the answer. Code::InvalidInput with all
    /// violated rules. Code::Conflict if the reference is in use, or with Field::PixKey and
    /// Problem::Unsettled if an unsettled twin exists and the draft does not allow one, or with
    /// Field::Identifier if the idempotency key of the draft is that of another request.
    /// Code::Unsupported for a cash-out if the service cannot send money.
    virtual QFuture<Result<Transaction>> create(const TransactionDraft &draft) = 0;

    /// Returns the transaction with its whole history; Code::NotFound.
    virtual QFuture<Result<Transaction>> find(const QUuid &id) = 0;

    /// Returns one page of the matching transactions, in the order of the filter, with exact
    /// totals. Past the last page: no transactions, correct totals. The order covers all pages.
    /// Code::InvalidInput for an invalid filter, which must never match everything.
    /// Code::Unsupported for an order other than newest first without Capabilities::sortsLists, and
    /// for a sorted list of more than ListOrder::kMaxSorted transactions.
    virtual QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) = 0;

    /// Returns the number of matching transactions, the total of list(). Code::InvalidInput as for
    /// list(). The filter's page is ignored.
    ///
    /// The base implementation requests one page; implementations with a database count only.
    virtual QFuture<Result<qint64>> count(const TransactionFilter &filter);

    /// Calls `handler` with all transactions of list(), on every page, newest first: one snapshot,
    /// each transaction once, regardless of concurrent changes. The filter's page and order are
    /// ignored.
    /// `handler` runs in a thread of the service and may block. The future finishes after the end;
    /// with an Error instead of the end if the snapshot is not reliable. A destroyed service makes
    /// no further calls, even if `handler` did not stop.
    ///
    /// The base implementation uses list(), page after page, which cannot freeze concurrent
    /// changes. Returns Code::Unconfirmed if a transaction left the list meanwhile.
    virtual QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                          const BatchVisitor &visit);

    /// Returns sums over all pages of list(), by day, status and operation, newest day first; empty
    /// for an empty list. The filter's page is ignored.
    virtual QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) = 0;

    /// Returns sums by hour of creation, status and operation, newest hour first. The hours of a
    /// day add up to its sums().
    virtual QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) = 0;

    /// Simulates that the payer of a pending cash-in pays or cancels. A repeated call returns the
    /// current transaction. Code::TransitionRefused in any other status, Code::Unsupported outside
    /// a sandbox.
    virtual QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) = 0;

    /// Adds evidence that the money of a charge moved.
    ///
    /// A charge that waits, or is expired, canceled or denied, becomes paid; `finished` is the time
    /// of the movement. Evidence by a statement or by the bank about a paid charge is added as
    /// verification, without a second payment. A statement or bank with another amount, key or
    /// payment is added as contradiction, without a change of the status. The same evidence again
    /// returns the current transaction.
    ///
    /// With Subject::Refund a paid charge becomes refunded, and `note` is the reason. A smaller
    /// amount is added as a partial return, without a change of the status; the last part makes the
    /// charge refunded.
    ///
    /// Errors:
    /// - Code::InvalidInput as validated(Confirmation), and Field::MovedAt with Problem::TooEarly
    ///   or Problem::InFuture.
    /// - Code::NotFound.
    /// - Code::TransitionRefused for a cash-out, and for a confirmation by hand of a charge that is
    ///   paid or refunded: of two tills that confirm at once, one succeeds.
    /// - Code::TransitionRefused with Field::Amount, Problem::NotAllowed for a refund of more than
    ///   the rest of the payment.
    /// - Code::Conflict with Field::EndToEndId or Field::StatementLine, Problem::AlreadyUsed if the
    ///   payment is evidence of another charge. By hand, six equal last characters are enough.
    /// - Code::Unsupported without Capabilities::confirmsPayments.
    virtual QFuture<Result<Transaction>> confirm(const QUuid &id, const Confirmation &confirmation);

    /// Takes a mistaken confirmation back: the paid charge becomes canceled, keeps all evidence,
    /// and can become paid again. The end-to-end id is free for another charge.
    ///
    /// Errors:
    /// - Code::InvalidInput as validated(Withdrawal).
    /// - Code::NotFound.
    /// - Code::TransitionRefused unless the charge is paid. With Field::Identifier,
    ///   Problem::NotAllowed if the bank, or an identified line of a statement, shows the payment.
    ///   With Field::StatementLine, Problem::NotAllowed if the line of the withdrawal did not make
    ///   the charge paid.
    /// - Code::Unsupported without Capabilities::confirmsPayments.
    ///
    /// The service does not ask for a PIN; the page does.
    virtual QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal);

    /// Cancels a pending cash-in, so that no page offers its code any more. A repeated call returns
    /// the current transaction. A payment that arrives nevertheless is evidence as of an expired
    /// charge. Code::TransitionRefused in any other status, Code::Unsupported by default: for
    /// programs behind the API. A till marks a charge as abandoned instead.
    virtual QFuture<Result<Transaction>> cancel(const QUuid &id);

    /// Number of days after the payment in which a cash-in can be refunded.
    static constexpr int kRefundDays = 90;

    /// Refunds the full amount of a paid cash-in and stores the reason, 1 to 140 characters. A
    /// repeated call returns the current transaction. Code::InvalidInput for an invalid reason.
    /// Code::TransitionRefused in any other status, and with Field::Identifier, Problem::TooLate
    /// after kRefundDays. Code::Unsupported if the service cannot refund. With
    /// Capabilities::confirmsPayments the call moves no money: it records by hand that the shop
    /// gave the money back in the bank's app. confirm() with Subject::Refund also records who.
    virtual QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) = 0;

Q_SIGNALS:
    /// Emitted when a transaction was created or changed its status, for any cause. Emitted before
    /// the answer to the call that caused the change. Not emitted for evidence that leaves the
    /// status as it is.
    void changed(const core::Transaction &transaction);

    /// Emitted when contact() changes.
    void contactChanged();

    /// Emitted when completeness() changes. Lists and sums may have changed too.
    void completenessChanged();

private:
    std::unique_ptr<WorkThread> m_visitorThread; ///< null before the first base readAll()
};

/// Calls `handler` with the result of a service call, in the thread of `context`, which is the
/// thread of the service. Always called from the event loop, never synchronously. Not called if
/// `context` is destroyed first, or if the call is canceled. At most once per service call.
///
/// QFuture::then() with a context is not suitable: Qt 6.4 asserts that the context is alive when
/// the result arrives. Qt also runs the continuation of a finished future synchronously.
/// QFutureWatcher works, but needs four events and a system call per result.
template<typename T, typename Handler>
void onAnswer(QFuture<Result<T>> answer, QObject *context, Handler handler)
{
    answer.then([context = QPointer(context),
                 handler = std::move(handler)](const QFuture<Result<T>> &come) mutable {
        if (!context)
            return;
        QMetaObject::invokeMethod(
            context.get(),
            [handler = std::move(handler), result = come.result()] { handler(result); },
            Qt::QueuedConnection);
    });
}

} // namespace core
