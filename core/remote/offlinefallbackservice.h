// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"
#include "core/remote/transactioncache.h"
#include "core/service/transactionservicedecorator.h"

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionPage;
struct TransactionSum;

/// A decorator of a remote service that falls back to the cache while the service is unreachable.
/// Lists and single transactions then come from the mirror, with Transaction::asOf, if the mirror
/// has any. The following pages, the sums and readAll() of that filter use the cache too, until a
/// new first page arrives. For display only: a missing reference in the cache proves nothing, so
/// business decisions must not use the class.
class OfflineFallbackService final : public TransactionServiceDecorator
{
    Q_OBJECT

public:
    /// Both references must outlive the object and live in its thread.
    OfflineFallbackService(TransactionService &service, TransactionCache &cache,
                           QObject *parent = nullptr);

    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &callback) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;

private:
    [[nodiscard]] TransactionService &source(TransactionFilter filter) const;

    TransactionCache &m_cache;
    QList<TransactionFilter> m_remembered; ///< filters whose latest first page came from the mirror
};

} // namespace core
