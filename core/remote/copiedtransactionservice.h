// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactioncopy.h"
#include "core/service/transactionservicedecorator.h"

namespace core
{

/// A decorator of a remote service that reads lists, sums and readAll() from the local copy as it
/// is, without a request. completeness() returns how complete and how old the copy is. A single
/// transaction comes from the service, or from the copy with Transaction::asOf while the service is
/// unreachable; so do transactions of lists that are not final.
///
/// For display only: a missing transaction proves nothing, so business decisions must not use the
/// class.
class CopiedTransactionService final : public TransactionServiceDecorator
{
    Q_OBJECT

public:
    /// Both references must outlive the object and live in its thread.
    CopiedTransactionService(TransactionService &service, TransactionCopy &copy,
                             QObject *parent = nullptr);

    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &visit) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;

private:
    void stamp(TransactionPage &page) const;

    TransactionCopy &m_copy;
};

} // namespace core
