// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <memory>

namespace core
{

class ConsoleBook;

/// A service as a console sees it that has notes on transactions: TransactionFilter::note restricts
/// its lists and sums, together with all other parts of a filter. Everything else is that of the
/// service, which is asked about each transaction with such a note, so that it alone decides what
/// the other parts mean. It knows as many transactions at once as have a matching note; lists
/// without that part are none of its business.
class NotedService final : public TransactionService
{
    Q_OBJECT

public:
    /// Both outlive this, and live in its thread.
    NotedService(TransactionService &service, ConsoleBook &book, QObject *parent = nullptr);

    [[nodiscard]] Capabilities capabilities() const override;
    [[nodiscard]] QUuid platform() const override { return m_service.platform(); }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_service.payee(); }
    [[nodiscard]] QString institution() const override { return m_service.institution(); }
    [[nodiscard]] OrderLedger *ledger() override { return m_service.ledger(); }
    [[nodiscard]] std::optional<Contact> contact() const override { return m_service.contact(); }
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter, const TakeSome &take) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

private:
    struct Search;

    QFuture<Result<QList<Transaction>>> noted(const TransactionFilter &filter);
    void askNext(const std::shared_ptr<Search> &search);

    TransactionService &m_service;
    ConsoleBook &m_book;
};

} // namespace core
