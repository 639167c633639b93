// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QHash>

#include <memory>

namespace core
{

struct HourlySum;
struct TransactionDraft;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

class TransactionCacheStore;
template<typename Store>
class AsyncStore;

/// A read-only cache of a remote service for offline use. Its transactions all have
/// Transaction::asOf, and its lists contain only the cached transactions. The cache is a small
/// file, readable by its owner only. The file contains the newest kMaxCount transactions, about 10
/// MB. A damaged file is replaced, because the service has all data.
///
/// Lifetime: the destructor blocks until every call is done.
class TransactionCache : public TransactionService
{
    Q_OBJECT

public:
    static constexpr int kMaxCount = 5000;

    struct Setup
    {
        QString path; ///< of the cache file, for one service only
        QUuid platform;
        std::optional<Payee> payee = {};
        int max = kMaxCount;
    };

    explicit TransactionCache(Setup setup, QObject *parent = nullptr);
    ~TransactionCache() override; ///< blocks until every call is done

    /// Opens the cache. Call once, before any other call. After a failure no data is readable.
    QFuture<Result<void>> open();

    /// Caches transactions that the service has just returned. Unchanged transactions update their
    /// timestamp at most once a minute.
    void keep(const QList<Transaction> &received);

    [[nodiscard]] Capabilities capabilities() const override { return {.readsOnly = true}; }
    [[nodiscard]] QUuid platform() const override { return m_setup.platform; }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_setup.payee; }
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

private:
    using Seen = QHash<QUuid, Transaction>;

    template<typename T, typename Read>
    QFuture<Result<T>> readMatching(const TransactionFilter &filter, Read read);
    void note(TransactionCacheStore &store, const QList<Transaction> &received,
              const QDateTime &at);
    [[nodiscard]] Result<QList<Transaction>> matching(const TransactionFilter &filter) const;

    const Setup m_setup;
    Seen m_seen; ///< the whole content of the file; used by the thread of m_store only
    const std::unique_ptr<AsyncStore<TransactionCacheStore>> m_store; ///< ends before m_seen
};

} // namespace core
