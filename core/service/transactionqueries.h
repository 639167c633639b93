// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/service/transactionservice.h"
#include "core/storage/storedtransactions.h"
#include "core/storage/transactionschedule.h"
#include "core/storage/transactionstore.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <functional>
#include <optional>

namespace core
{

struct HourlySum;
struct ReturnSum;
struct Transaction;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

class Database;

/// Returns the current time. Called by every thread that has an engine, also concurrently.
using Clock = std::function<QDateTime()>;

/// Reads transactions as of now. A charge past its expiry time is returned as expired, even if not
/// stored yet, so reading never needs a write. Synchronous calls on a connection of any access, in
/// the thread of the Database; block on the disk. Times are UTC, in milliseconds.
class TransactionQueries
{
    Q_DISABLE_COPY_MOVE(TransactionQueries)

public:
    TransactionQueries(Database &database, Clock clock);

    [[nodiscard]] Result<Transaction> find(const QUuid &id);

    /// Returns the return address of a charge; empty if there is none.
    [[nodiscard]] Result<QString> returnUrl(const QUuid &id);

    /// Implements TransactionService::list(). Code::InvalidInput for a page below 1, a phone
    /// without digits, a name without letters, or a text with a null character. An initial date
    /// after the final date gives an empty list.
    [[nodiscard]] Result<TransactionPage> list(const TransactionFilter &filter);

    /// Implements TransactionService::count(); errors as for list().
    [[nodiscard]] Result<qint64> count(TransactionFilter filter);

    /// A batch of the transactions of a list, as stored. An empty batch marks the end.
    struct Rows
    {
        StoredTransactions stored = {};
        QDateTime at = {}; ///< time of the snapshot

        /// Passes the transactions to `visit` in small groups and in order, or one empty list at
        /// the end. Returns false if `visit` did, to stop. `buffer` is only a reusable buffer.
        [[nodiscard]] bool visitRows(const BatchVisitor &visit, QList<Transaction> &buffer) const;
    };

    /// Implements TransactionService::readAll() in the calling thread. Every batch reuses the
    /// buffer.
    [[nodiscard]] Result<void> readAll(const TransactionFilter &filter,
                                       const std::function<bool(Rows &rows)> &visit);

    /// Implements TransactionService::sums().
    [[nodiscard]] Result<QList<TransactionSum>> sums(const TransactionFilter &filter);
    [[nodiscard]] Result<QList<HourlySum>> hourlySums(const TransactionFilter &filter);

    /// Implements PartialReturns::returnSums().
    [[nodiscard]] Result<QList<ReturnSum>> returnSums(QDate first, QDate last, int cutoffMinutes);

    /// Returns true if TransactionEngine::expireDue() would find something.
    [[nodiscard]] Result<bool> hasDue();

    /// Returns the time of the next expiry, unless a payment arrives first. A charge created later
    /// has a whole lifetime. nullopt if no charge is pending.
    [[nodiscard]] Result<std::optional<QDateTime>> nextExpiry();

protected:
    ~TransactionQueries() = default;

    [[nodiscard]] Database &database() const { return m_database; }
    [[nodiscard]] TransactionStore &store() { return m_store; }
    [[nodiscard]] TransactionSchedule &times() { return m_times; }
    [[nodiscard]] QDateTime now() const;

private:
    Result<std::optional<QDateTime>> expiredBefore(const QDateTime &at);

    Database &m_database;
    TransactionStore m_store;
    TransactionSchedule m_times;
    const Clock m_clock;
};

} // namespace core
