// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "core/storage/duetimes.h"
#include "core/storage/storedtransactions.h"
#include "core/storage/transactionstore.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QUuid>

#include <functional>
#include <optional>

namespace core
{

class Database;

/// Tells the time. Called from every thread that has a ledger, also at once.
using Clock = std::function<QDateTime()>;

/// What there is, as of now: a charge past its time is told as expired, whether that is stored yet
/// or not, so that reading never needs to write. Plain calls, on a connection of any access, in the
/// thread of the Database; they block on the disk. Times are UTC, milliseconds.
class LedgerReader
{
    Q_DISABLE_COPY_MOVE(LedgerReader)

public:
    LedgerReader(Database &database, Clock clock);

    [[nodiscard]] Result<Transaction> find(const QUuid &id);

    /// As TransactionService::list(). Code::InvalidInput for a page below 1, a phone without
    /// digits, a name without letters, a text with a null character; an initial date after the
    /// final one is simply an empty answer.
    [[nodiscard]] Result<TransactionPage> list(const TransactionFilter &filter);

    /// Some of all that a list holds, still as they are stored; without any: the end of it.
    struct Rows
    {
        StoredTransactions stored = {};
        QDateTime at = {}; ///< as of which they are told

        /// Gives `take` what they say, a few at a time and in order, or none if it is the end.
        /// False: it wants no more. `room` is for nothing else, and may be used again.
        [[nodiscard]] bool giveTo(const TakeSome &take, QList<Transaction> &room) const;
    };

    /// As TransactionService::readAll(), in this thread. What `take` leaves there is written over.
    [[nodiscard]] Result<void> readAll(const TransactionFilter &filter,
                                       const std::function<bool(Rows &rows)> &take);

    /// As TransactionService::sums().
    [[nodiscard]] Result<QList<TransactionSum>> sums(const TransactionFilter &filter);
    [[nodiscard]] Result<QList<HourlySum>> hourlySums(const TransactionFilter &filter);

    /// Whether Ledger::expireDue() would find something.
    [[nodiscard]] Result<bool> hasDue();

    /// When Ledger::expireDue() will find something, if nobody pays before: a charge that is still
    /// to come has a whole lifetime. Nothing if no charge is pending.
    [[nodiscard]] Result<std::optional<QDateTime>> nextExpiry();

protected:
    ~LedgerReader() = default;

    [[nodiscard]] Database &database() const { return m_database; }
    [[nodiscard]] TransactionStore &store() { return m_store; }
    [[nodiscard]] DueTimes &times() { return m_times; }
    [[nodiscard]] QDateTime now() const;

private:
    Result<std::optional<QDateTime>> whatIsOver(const QDateTime &at);

    Database &m_database;
    TransactionStore m_store;
    DueTimes m_times;
    const Clock m_clock;
};

} // namespace core
