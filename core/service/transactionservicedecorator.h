// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionDraft;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

/// A decorator that forwards all calls to another service. A derived class that changes lists must
/// change readAll() and count() in the same way, so both are not forwarded.
class TransactionServiceDecorator : public TransactionService
{
    Q_OBJECT

public:
    /// Returns the service that calls are forwarded to.
    [[nodiscard]] TransactionService &decorated() const { return m_service; }

    [[nodiscard]] Capabilities capabilities() const override { return m_service.capabilities(); }
    [[nodiscard]] QUuid platform() const override { return m_service.platform(); }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_service.payee(); }
    [[nodiscard]] QString institution() const override { return m_service.institution(); }
    [[nodiscard]] UnconfirmedOrders *unconfirmedOrders() override
    {
        return m_service.unconfirmedOrders();
    }
    [[nodiscard]] std::optional<Contact> contact() const override { return m_service.contact(); }
    [[nodiscard]] std::optional<Completeness> completeness() const override
    {
        return m_service.completeness();
    }
    [[nodiscard]] QList<FilterPart> partsPickedHere(const TransactionFilter &filter) const override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> confirm(const QUuid &id,
                                         const Confirmation &confirmation) override;
    QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

protected:
    /// The service must outlive this object and live in the same thread.
    explicit TransactionServiceDecorator(TransactionService &service, QObject *parent = nullptr);

    [[nodiscard]] TransactionService &service() const { return m_service; }

private:
    TransactionService &m_service;
};

} // namespace core
