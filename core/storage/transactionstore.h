// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/storage/storedtransactions.h"
#include "core/storage/transactionlist.h"

#include <functional>
#include <optional>

namespace core
{

class Database;

/// A change of state that the caller has found to be right.
struct StatusMove
{
    QUuid id;
    Status::Code from;
    Status::Code to;
    QDateTime at;                         ///< UTC, not before the newest event
    QString endToEndId;                   ///< empty: keeps what is there
    std::optional<Money> commission = {}; ///< nothing: keeps what is there
    std::optional<QDateTime> due = {};    ///< of the next step; nothing: there is none to take
    QString refundReason = {};            ///< empty: none is kept
};

/// The SQL of transactions, and nothing else: no rules, no clock. Thread of the database; blocks.
/// Call inside a WriteTransaction or a ReadTransaction, which makes several calls one: asserted.
/// Every call may answer with an error of the storage.
class TransactionStore
{
public:
    explicit TransactionStore(Database &database)
        : m_database(database)
    {}

    /// Adds a transaction with its events as the newest one, whatever `created` says, and answers
    /// with the `created` of the one before; nothing if it is the first. Code::Conflict with
    /// Field::Reference, Problem::AlreadyUsed if its platform has the reference. Statuses are out
    /// of Status::kKnown; there is at least one event. `due` as in StatusMove.
    [[nodiscard]] Result<std::optional<QDateTime>> insert(const Transaction &transaction,
                                                          const std::optional<QDateTime> &due = {});

    /// Whether a cash-out of that platform, amount and key is not final, but for one with that
    /// reference.
    [[nodiscard]] Result<bool> hasUnsettledTwin(const Transaction &transaction);

    /// Code::NotFound.
    [[nodiscard]] Result<Transaction> find(const QUuid &id);

    /// The filter has passed Ledger::list(). `page` past the last one is empty. What expires until
    /// `over` is found as expired, though told as it is stored. Not in a transaction that has
    /// created or moved some: it might be rolled back.
    [[nodiscard]] Result<TransactionPage> list(const TransactionFilter &filter,
                                               const std::optional<QDateTime> &over = {});

    /// Shows `take` those of list(), on every page, as they are stored: all that there are at one
    /// moment if the transaction reads only. Ends when `take` answers false; what it leaves there
    /// is written over.
    using Take = std::function<bool(StoredTransactions &transactions)>;
    [[nodiscard]] Result<void> readAll(const TransactionFilter &filter,
                                       const std::optional<QDateTime> &over, const Take &take);

    /// What those of list() come to on all pages. As list().
    [[nodiscard]] Result<QList<TransactionSum>> sums(const TransactionFilter &filter,
                                                     const std::optional<QDateTime> &over = {});
    [[nodiscard]] Result<QList<HourlySum>> hourlySums(const TransactionFilter &filter,
                                                      const std::optional<QDateTime> &over = {});

    /// Moves the transaction and writes the event and the notice in the outbox; Code::MoveRefused
    /// if it is not (any longer) in the state `from`, or no such move exists.
    [[nodiscard]] Result<void> move(const StatusMove &move);

    [[nodiscard]] Result<bool> isEmpty();

private:
    /// A day on which transactions were created.
    struct Day
    {
        qint64 number; ///< rises with seq
        qint64 date;   ///< the Julian day in Brasília; mostly the number
    };

    /// The newest transaction.
    struct Newest
    {
        QDateTime created;
        Day day;
    };

    Result<std::optional<Newest>> newest();
    static Day dayAfter(const std::optional<Newest> &newest, const QDateTime &created);
    Result<qint64> insertRow(const Transaction &transaction, qint64 day,
                             const std::optional<QDateTime> &due);
    Result<void> insertDate(const Day &day);
    Result<void> insertRest(qint64 seq, const Transaction &transaction);
    Result<void> insertEvent(const StatusMove &move);
    Result<void> insertNotice(const StatusMove &move);
    Result<void> insertRefund(const QUuid &id, const QString &reason);

    ListMemory &listMemory();

    Database &m_database;
    ListMemory m_listMemory;
    int m_connection = 0; ///< by which it came
};

} // namespace core
