// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/partialreturns.h"
#include "core/service/transactionservicedecorator.h"
#include "core/till/authorization.h"

#include <functional>
#include <memory>
#include <optional>

namespace core
{

/// A decorator that checks the permission for each call that changes a transaction or returns sums,
/// and records the calls that succeed in the audit log. Evidence names the operator.
///
/// Errors: Code::AccessDenied for a forbidden call; the service is not asked.
class AuthorizedTransactionService final : public TransactionServiceDecorator, public PartialReturns
{
    Q_OBJECT

public:
    /// All references must outlive the object and live in its thread.
    AuthorizedTransactionService(TransactionService &service, Authorization &authorization,
                                 AuditRepository &audit, QObject *parent = nullptr);

    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &callback) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<QList<ReturnSum>>> returnSums(QDate first, QDate last,
                                                 int cutoffMinutes) override;
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> confirm(const QUuid &id,
                                         const Confirmation &confirmation) override;
    QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

private:
    using Answer = QFuture<Result<Transaction>>;

    [[nodiscard]] Answer recorded(const Answer &answer, const AuditRecord &record,
                                  const QString &commitment = {},
                                  const std::optional<Money> &amount = {});
    Answer refundPart(const QUuid &id, const Confirmation &confirmation);
    Answer refundAllowed(const QUuid &id, const std::optional<Money> &amount,
                         const std::function<Answer(const Actor &)> &send);
    void withdrawNow(const QUuid &id, const Withdrawal &withdrawal, const AuditRecord &record,
                     const std::shared_ptr<QPromise<Result<Transaction>>> &promise);

    Authorization &m_authorization;
    AuditRepository &m_audit;
};

} // namespace core
