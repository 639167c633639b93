// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/ledgerreader.h"

#include "core/service/filtererror.h"
#include "core/storage/database.h"

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
    transaction.commission = {};
    transaction.finished = at;
    transaction.expires.reset();
    transaction.events.prepend({Status::Code::Expired, at});
}

} // namespace

LedgerReader::LedgerReader(Database &database, Clock clock)
    : m_database(database)
    , m_store(database)
    , m_times(database)
    , m_clock(std::move(clock))
{
    Q_ASSERT(m_clock);
}

Result<Transaction> LedgerReader::find(const QUuid &id)
{
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] { return m_store.find(id); })
        .map([&at](Transaction transaction) {
            showAsOf(at, transaction);
            return transaction;
        });
}

Result<TransactionPage> LedgerReader::list(const TransactionFilter &filter)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] {
        return whatIsOver(at)
            .and_then(
                [&](const std::optional<QDateTime> &over) { return m_store.list(filter, over); })
            .map([&at](TransactionPage page) {
                for (Transaction &transaction : page.transactions)
                    showAsOf(at, transaction);
                return page;
            });
    });
}

Result<void> LedgerReader::readAll(const TransactionFilter &filter,
                                   const std::function<bool(Rows &rows)> &take)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    bool isWanted = true;
    auto read = inReadTransaction(m_database, [&] {
        return whatIsOver(at).and_then([&](const std::optional<QDateTime> &over) {
            Rows rows;
            return m_store.readAll(filter, over, [&](StoredTransactions &stored) {
                std::swap(rows.stored, stored);
                rows.at = at;
                isWanted = take(rows);
                std::swap(rows.stored, stored);
                return isWanted;
            });
        });
    });
    Rows end;
    if (read && isWanted)
        take(end);
    return read;
}

/// Uses groups small enough to stay in the processor cache.
bool LedgerReader::Rows::giveTo(const TakeSome &take, QList<Transaction> &room) const
{
    constexpr qsizetype kAtOnce = 20;
    qsizetype event = stored.events();
    qsizetype row = stored.size();
    do {
        room.resize(std::min(kAtOnce, row));
        for (Transaction &next : room) {
            event = stored.read(--row, event, next);
            showAsOf(at, next);
        }
        if (!take(room))
            return false;
    } while (row > 0);
    return true;
}

Result<QList<TransactionSum>> LedgerReader::sums(const TransactionFilter &filter)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] {
        return whatIsOver(at).and_then(
            [&](const std::optional<QDateTime> &over) { return m_store.sums(filter, over); });
    });
}

Result<QList<HourlySum>> LedgerReader::hourlySums(const TransactionFilter &filter)
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    const QDateTime at = now();
    return inReadTransaction(m_database, [&] {
        return whatIsOver(at).and_then(
            [&](const std::optional<QDateTime> &over) { return m_store.hourlySums(filter, over); });
    });
}

/// Returns `at` if a charge stored as pending has expired by then, otherwise nullopt. Usually
/// nothing has expired, and the counters give all totals.
Result<std::optional<QDateTime>> LedgerReader::whatIsOver(const QDateTime &at)
{
    return m_times.nextExpiry().map([&at](const std::optional<QDateTime> &next) {
        return next && *next <= at ? std::optional(at) : std::nullopt;
    });
}

Result<std::optional<QDateTime>> LedgerReader::nextExpiry()
{
    return inReadTransaction(m_database, [this] { return m_times.nextExpiry(); });
}

Result<bool> LedgerReader::hasDue()
{
    return nextExpiry().map(
        [this](const std::optional<QDateTime> &next) { return next && *next <= now(); });
}

/// Truncates to the precision of the database, so that a transaction is equal before and after
/// storing.
QDateTime LedgerReader::now() const
{
    return QDateTime::fromMSecsSinceEpoch(m_clock().toMSecsSinceEpoch(), Qt::UTC);
}

} // namespace core
