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

class Database;
class TransactionCacheStore;
class WorkThread;

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
    template<typename T, typename Work>
    QFuture<Result<T>> ask(Work work);
    Result<void> openFile();
    void note(const QList<Transaction> &received, const QDateTime &at);
    [[nodiscard]] Result<QList<Transaction>> matching(const TransactionFilter &filter) const;

    const Setup m_setup;
    std::unique_ptr<WorkThread> m_thread; ///< the only user of the following members
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionCacheStore> m_store; ///< null if the file is unavailable
    Error m_closed;                                 ///< reason of the unavailability
    QHash<QUuid, Transaction> m_seen;               ///< the whole content of the file
};

} // namespace core
