// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/transactionqueries.h"

#include "core/database/database.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/filtererror.h"
#include "core/storage/evidencestore.h"
#include "core/storage/returnurlstore.h"

#include <algorithm>
#include <utility>

namespace core
{

namespace
{

/// Changes an expired charge to the status that expireDue() will store.
void showAsOf(const QDateTime &now, Transaction &transaction)
{
    if (!transaction.expires || *transaction.expires > now)
        return;
    const QDateTime at = std::max(*transaction.expires, transaction.events.constFirst().at);
    transaction.status = Status::Code::Expired;
    transaction.commission = Money();
    transaction.finished = at;
    transaction.expires.reset();
    transaction.events.prepend({Status::Code::Expired, at});
}

} // namespace

TransactionQueries::TransactionQueries(Database &database, Clock clock)
    : m_database(database)
    , m_store(database)
    , m_times(database)
    , m_clock(std::move(clock))
{
    Q_ASSERT(m_clock);
}

Result<Transaction> TransactionQueries::find(const QUuid &id)
{
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] { return m_store.find(id); })
        .map([&at](Transaction transaction) {
            showAsOf(at, transaction);
            return transaction;
        });
}

Result<QString> TransactionQueries::returnUrl(const QUuid &id)
{
    return inReadTransaction(m_database, [&] { return ReturnUrlStore(m_database).find(id); });
}

Result<TransactionPage> TransactionQueries::list(const TransactionFilter &filter)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] {
        return expiredBefore(at)
            .and_then([&](const std::optional<QDateTime> &expiredAt) {
                return m_store.list(filter, expiredAt);
            })
            .map([&at](TransactionPage page) {
                for (Transaction &transaction : page.transactions)
                    showAsOf(at, transaction);
                return page;
            });
    });
}

Result<qint64> TransactionQueries::count(TransactionFilter filter)
{
    filter = filter.firstPage();
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] {
        return expiredBefore(at).and_then([&](const std::optional<QDateTime> &expiredAt) {
            return m_store.count(filter, expiredAt);
        });
    });
}

Result<void> TransactionQueries::readAll(const TransactionFilter &filter,
                                         const std::function<bool(Rows &rows)> &visit)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    bool isWanted = true;
    auto read = inReadTransaction(m_database, [&] {
        return expiredBefore(at).and_then([&](const std::optional<QDateTime> &expiredAt) {
            Rows rows;
            return m_store.readAll(filter, expiredAt, [&](StoredTransactions &stored) {
                std::swap(rows.stored, stored);
                rows.at = at;
                isWanted = visit(rows);
                std::swap(rows.stored, stored);
                return isWanted;
            });
        });
    });
    Rows end;
    if (read && isWanted)
        visit(end);
    return read;
}

/// Uses groups small enough to stay in the processor cache.
bool TransactionQueries::Rows::visitRows(const BatchVisitor &visit,
                                         QList<Transaction> &buffer) const
{
    constexpr qsizetype kAtOnce = 20;
    qsizetype event = stored.events();
    qsizetype row = stored.size();
    do {
        buffer.resize(std::min(kAtOnce, row));
        for (Transaction &next : buffer) {
            event = stored.read(--row, event, next);
            showAsOf(at, next);
        }
        if (!visit(buffer))
            return false;
    } while (row > 0);
    return true;
}

Result<QList<TransactionSum>> TransactionQueries::sums(const TransactionFilter &filter)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] {
        return expiredBefore(at).and_then([&](const std::optional<QDateTime> &expiredAt) {
            return m_store.sums(filter, expiredAt);
        });
    });
}

Result<QList<HourlySum>> TransactionQueries::hourlySums(const TransactionFilter &filter)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] {
        return expiredBefore(at).and_then([&](const std::optional<QDateTime> &expiredAt) {
            return m_store.hourlySums(filter, expiredAt);
        });
    });
}

Result<QList<ReturnSum>> TransactionQueries::returnSums(QDate first, QDate last, int cutoffMinutes)
{
    return inReadTransaction(m_database, [&] {
        return EvidenceStore(m_database).returnSums(first, last, cutoffMinutes);
    });
}

/// Returns `at` if a charge stored as pending has expired by then, otherwise nullopt. Usually
/// nothing has expired, and the counters give all totals.
Result<std::optional<QDateTime>> TransactionQueries::expiredBefore(const QDateTime &at)
{
    return m_times.nextExpiry().map([&at](const std::optional<QDateTime> &next) {
        return next && *next <= at ? std::optional(at) : std::nullopt;
    });
}

Result<std::optional<QDateTime>> TransactionQueries::nextExpiry()
{
    return inReadTransaction(m_database, [this] { return m_times.nextExpiry(); });
}

Result<bool> TransactionQueries::hasDue()
{
    return nextExpiry().map(
        [this](const std::optional<QDateTime> &next) { return next && *next <= now(); });
}

/// Truncates to the precision of the database, so that a transaction is equal before and after
/// storing.
QDateTime TransactionQueries::now() const
{
    return QDateTime::fromMSecsSinceEpoch(m_clock().toMSecsSinceEpoch(), Qt::UTC);
}

} // namespace core
