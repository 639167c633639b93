// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/remoteapi.h"
#include "core/remote/remoteorders.h"
#include "core/remote/remotepace.h"
#include "core/remote/remotereader.h"
#include "core/remote/remotewatch.h"
#include "core/service/transactionservice.h"

namespace core
{

/// A transaction service behind the API of the specification, ours or a foreign one.
///
/// RemoteOrders says how orders to create are kept, and what is done about one whose outcome nobody
/// knows. Of create(): Code::Unreachable, NotTrusted: nothing has left. Code::Unconfirmed: nobody
/// knows. While a cash-out is unknown, another one of its amount to its key is Code::Conflict, with
/// Field::PixKey, Problem::Unsettled, whatever the draft allows. An order without a reference gets
/// one, since nothing else could find it.
///
/// What RemoteReader cannot pick is Code::Unsupported. RemoteWatch says when changed() comes.
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
        /// What the service behind the API does, as whoever set it up knows; refunds and notes are
        /// beyond the API.
        Capabilities can = {.simulates = true, .seesPayments = true, .sendsMoney = true};
        QString intents; ///< path of the file, of this service and one process only
        CallLimits limits = {};
        RemotePace pace = {};
    };

    explicit RemoteTransactionService(Setup setup, QObject *parent = nullptr);
    /// Gives calls up; an order that is on its way is unknown when the service comes back.
    ~RemoteTransactionService() override;

    /// Opens the book of intents, and begins to poll. Until this has answered well, create()
    /// answers with why.
    QFuture<Result<void>> open();

    [[nodiscard]] Capabilities capabilities() const override { return m_can; }
    [[nodiscard]] QUuid platform() const override { return m_platform; }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_payee; }
    [[nodiscard]] OrderLedger *ledger() override { return &m_orders; }
    [[nodiscard]] std::optional<Contact> contact() const override { return m_watch.contact(); }
    [[nodiscard]] QList<FilterPart> partsPickedHere(const TransactionFilter &filter) const override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

Q_SIGNALS:
    /// The service has told these, whoever asked.
    void told(const QList<core::Transaction> &transactions);

private:
    using Found = RemoteReader::Found;

    template<typename T>
    QFuture<Result<T>> madeOf(const TransactionFilter &filter, T (*make)(const Found &));

    const QUuid m_platform;
    const std::optional<Payee> m_payee;
    Capabilities m_can;
    RemoteApi m_api;
    RemoteReader m_reader;
    RemoteWatch m_watch;
    RemoteOrders m_orders;
};

} // namespace core
