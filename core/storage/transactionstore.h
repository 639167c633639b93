// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

namespace core
{

class Database;

/// A change of state that the caller has found to be right.
struct StatusMove
{
    QUuid id;
    Status::Code from;
    Status::Code to;
    QDateTime at;       ///< UTC, not before the newest event
    QString endToEndId; ///< empty: keeps what is there
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

    /// Adds a transaction with its events, and answers with it as it is now stored: not older than
    /// the one before, so that the order of creation is the order of `created`. Code::Conflict with
    /// Field::Reference, Problem::AlreadyUsed if its platform has the reference. Statuses are out
    /// of Status::kKnown; there is at least one event.
    [[nodiscard]] Result<Transaction> insert(const Transaction &transaction);

    /// Code::NotFound.
    [[nodiscard]] Result<Transaction> find(const QUuid &id);

    /// The filter has passed Ledger::list(). `page` past the last one is empty.
    [[nodiscard]] Result<TransactionPage> list(const TransactionFilter &filter);

    /// Moves the transaction and writes the event; Code::MoveRefused if it is not (any longer) in
    /// the state `from`.
    [[nodiscard]] Result<void> move(const StatusMove &move);

    /// Pending cash-ins created at that moment or before, oldest first.
    [[nodiscard]] Result<QList<QUuid>> pendingCashIns(const QDateTime &createdUntil);
    [[nodiscard]] Result<bool> hasPendingCashIn(const QDateTime &createdUntil);

    [[nodiscard]] Result<bool> isEmpty();

private:
    Result<QDateTime> lastCreated();
    Result<qint64> insertRow(const Transaction &transaction);
    Result<void> insertRest(qint64 seq, const Transaction &transaction);

    Database &m_database;
};

} // namespace core
