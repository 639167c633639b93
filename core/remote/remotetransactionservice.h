// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/remoteapi.h"
#include "core/remote/remoteintervals.h"
#include "core/remote/remoteorders.h"
#include "core/remote/remotewatch.h"
#include "core/remote/synchronizer.h"
#include "core/service/transactioncopy.h"
#include "core/service/transactionservice.h"

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionDraft;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

/// A transaction service behind the API of the specification, our own server or a foreign one. An
/// order without a reference gets one, because lookups need a reference.
///
/// Errors: create() returns Code::Unreachable or Code::NotTrusted if nothing was sent, and
/// Code::Unconfirmed for an in-doubt order; see RemoteOrders. While a cash-out is in doubt, another
/// one with the same amount and key gives Code::Conflict with Field::PixKey and Problem::Unsettled,
/// whatever the draft allows.
///
/// Evidence: confirm() and withdraw() work by hand, for payments. They are sent once. If the answer
/// is lost, the transaction is looked up: Code::Unconfirmed if the lookups do not show the
/// requested status. The API does not report evidence, so transactions have none here.
/// A line of a statement needs a service that states this capability, else Code::Unsupported. The
/// capabilities are requested once. If an answer is lost, the same line is sent again, because a
/// repetition changes nothing.
///
/// Lists, sums and readAll() come from the local copy, after a run of the Synchronizer: they equal
/// the service at a time after the call, or return the Error of the run. A reference is looked up
/// at the service. Without a copy, the service answers lists with the parts of the first version of
/// its API; everything else is Code::Unsupported. A list by end-to-end id or time of payment checks
/// a receipt: its transactions are also read one by one, and if there are none, the days of the
/// payment. While the first run has not read the days of a
/// filter, lists and sums return Code::Unavailable; copy() answers at once, with what is there.
///
/// Signals: RemoteWatch determines the time of changed().
///
/// Lifetime: the destructor aborts running calls; an order in transit is in doubt at the next
/// start.
class RemoteTransactionService : public TransactionService
{
    Q_OBJECT

public:
    struct Setup
    {
        ServiceAddress address;
        QByteArray key; ///< in memory only
        QUuid platform;
        std::optional<Payee> payee = {};
        /// Capabilities of the service, as configured. Calls of this class support neither refunds
        /// nor cancellations nor notes. Confirmations need a production server without a provider,
        /// and a key with the scope.
        Capabilities can = {
            .simulates = true, .seesPayments = true, .sendsMoney = true, .requiresPayer = true};
        QString intents;   ///< path of the intent log, for this service and one process only
        QString copy = {}; ///< path of the local copy, for this service only; empty: none
        CallLimits limits = {};
        RemoteIntervals intervals = {};
    };

    explicit RemoteTransactionService(Setup setup, QObject *parent = nullptr);
    /// Aborts running calls. An order in transit is in doubt at the next start.
    ~RemoteTransactionService() override;

    /// Opens the intent log and the copy, and starts polling. Until success, create() returns the
    /// Error of opening. A copy that cannot be opened makes lists fail, and nothing else.
    QFuture<Result<void>> open();

    /// Starts to synchronize the copy in the background. Call after open().
    void startSynchronization();

    /// Returns the local copy as it is; null: none.
    [[nodiscard]] TransactionCopy *copy() { return m_copy.get(); }

    /// Returns the object that keeps the copy up to date; null: none.
    [[nodiscard]] Synchronizer *synchronizer() { return m_synchronizer.get(); }

    [[nodiscard]] Capabilities capabilities() const override { return m_can; }
    [[nodiscard]] QUuid platform() const override { return m_platform; }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_payee; }
    [[nodiscard]] UnconfirmedOrders *unconfirmedOrders() override { return &m_orders; }
    [[nodiscard]] std::optional<Contact> contact() const override { return m_watch.contact(); }
    [[nodiscard]] std::optional<Completeness> completeness() const override;
    [[nodiscard]] QList<FilterPart> partsPickedHere(const TransactionFilter &filter) const override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &visit) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;
    QFuture<Result<Transaction>> confirm(const QUuid &id,
                                         const Confirmation &confirmation) override;
    QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal) override;

private:
    using Found = RemoteApi::Found;

    /// Calls `ask` once the copy is up to date.
    template<typename T>
    QFuture<Result<T>> ask(const TransactionFilter &filter,
                           const std::function<QFuture<Result<T>>()> &ask);

    QFuture<Result<TransactionPage>> listCopied(const TransactionFilter &filter);
    void listReceipt(const TransactionFilter &filter, const Callback<TransactionPage> &callback);
    void readEachNow(const TransactionPage &page, qsizetype at,
                     const Callback<TransactionPage> &callback);

    /// A confirmation or a withdrawal in transit.
    struct EvidenceOrder
    {
        QUuid id;
        RemoteApi::EvidenceCall call;
        QByteArray body;
        Callback<Transaction> callback;
        bool canRepeat = false; ///< a repetition changes nothing
    };

    void sendStatement(const EvidenceOrder &order);
    void sendEvidence(const EvidenceOrder &order, int attempt = 0);
    void repeat(const EvidenceOrder &order, int attempt);
    void lookUpMissing(const EvidenceOrder &order);
    void lookUpChange(const EvidenceOrder &order, int attempt);

    const QUuid m_platform;
    const std::chrono::milliseconds m_lookup; ///< delay before the first lookup of a change
    const std::optional<Payee> m_payee;
    Capabilities m_can;
    std::optional<bool> m_takesStatements; ///< nullopt: not requested yet
    RemoteApi m_api;
    RemoteWatch m_watch;
    RemoteOrders m_orders;
    std::unique_ptr<TransactionCopy> m_copy;      ///< null: none
    std::unique_ptr<Synchronizer> m_synchronizer; ///< null: no copy
};

} // namespace core
