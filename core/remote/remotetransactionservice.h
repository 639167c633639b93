// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/remoteapi.h"
#include "core/remote/remoteintervals.h"
#include "core/remote/remoteorders.h"
#include "core/remote/remotereader.h"
#include "core/remote/remotewatch.h"
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
///
/// Paging: RemoteReader evaluates filters that the API does not support. Lists return
/// Code::Unsupported if the filter needs too many pages.
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
        /// Capabilities of the service, as configured. The API supports neither refunds nor notes.
        /// Confirmations need a production server without a provider, and a key with the scope.
        Capabilities can = {
            .simulates = true, .seesPayments = true, .sendsMoney = true, .requiresPayer = true};
        QString intents; ///< path of the intent log, for this service and one process only
        CallLimits limits = {};
        RemoteIntervals intervals = {};
    };

    explicit RemoteTransactionService(Setup setup, QObject *parent = nullptr);
    /// Aborts running calls. An order in transit is in doubt at the next start.
    ~RemoteTransactionService() override;

    /// Opens the intent log and starts polling. Until success, create() returns the Error of
    /// opening.
    QFuture<Result<void>> open();

    [[nodiscard]] Capabilities capabilities() const override { return m_can; }
    [[nodiscard]] QUuid platform() const override { return m_platform; }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_payee; }
    [[nodiscard]] UnconfirmedOrders *unconfirmedOrders() override { return &m_orders; }
    [[nodiscard]] std::optional<Contact> contact() const override { return m_watch.contact(); }
    [[nodiscard]] QList<FilterPart> partsPickedHere(const TransactionFilter &filter) const override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;
    QFuture<Result<Transaction>> confirm(const QUuid &id,
                                         const Confirmation &confirmation) override;
    QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal) override;

Q_SIGNALS:
    /// Emitted with transactions in any response.
    void transactionsReceived(const QList<core::Transaction> &transactions);

private:
    using Found = RemoteReader::Found;

    template<typename T>
    QFuture<Result<T>> madeOf(const TransactionFilter &filter, T (*make)(const Found &));

    /// A confirmation or a withdrawal in transit.
    struct EvidenceOrder
    {
        QUuid id;
        RemoteApi::EvidenceCall call;
        Callback<Transaction> callback;
    };

    void sendEvidence(const EvidenceOrder &order, const QByteArray &body);
    void lookUpMissing(const EvidenceOrder &order);
    void lookUpChange(const EvidenceOrder &order, int attempt);

    const QUuid m_platform;
    const std::chrono::milliseconds m_lookup; ///< delay before the first lookup of a change
    const std::optional<Payee> m_payee;
    Capabilities m_can;
    RemoteApi m_api;
    RemoteReader m_reader;
    RemoteWatch m_watch;
    RemoteOrders m_orders;
};

} // namespace core
