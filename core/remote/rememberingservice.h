// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/mirror.h"
#include "core/service/relayingservice.h"

namespace core
{

/// A service far away for who looks at transactions: lists and single ones that it does not answer
/// for come from the mirror, with Transaction::asOf, if that has any; and then so do the following
/// pages, the sums and all of readAll() of that filter, until its first page is answered again.
/// Never for who acts on what is or is not there: that a reference was not seen proves nothing.
class RememberingService final : public RelayingService
{
    Q_OBJECT

public:
    /// Both outlive this, and live in its thread.
    RememberingService(TransactionService &service, Mirror &mirror, QObject *parent = nullptr);

    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter, const TakeSome &take) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;

private:
    [[nodiscard]] TransactionService &source(TransactionFilter filter) const;

    Mirror &m_mirror;
    QList<TransactionFilter> m_remembered; ///< whose first page came from the mirror last
};

} // namespace core
