// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/search/transactionlist.h"
#include "core/storage/storedtransactions.h"

#include <functional>
#include <optional>

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

class Database;
class RowList;

/// A status change that the caller has validated.
struct StatusTransition
{
    QUuid id;
    Status::Code from;
    Status::Code to;
    QDateTime at;                           ///< UTC, not before the newest event
    QString endToEndId;                     ///< empty: keeps the stored value
    std::optional<Money> commission = {};   ///< nullopt: keeps the stored value
    bool isCommissionUnknown = false;       ///< removes the stored commission
    std::optional<QDateTime> due = {};      ///< time of the next step; nullopt: no further step
    QString refundReason = {};              ///< empty: no reason is stored
    std::optional<Evidence> evidence = {};  ///< evidence that makes the change; nullopt: none
    std::optional<QDateTime> finished = {}; ///< of a final status; nullopt: `at`
};

/// Implements the SQL of transactions, without rules or clock.
///
/// Threading: runs in the thread of the database; blocks. Call inside a WriteTransaction or a
/// ReadTransaction, which combines several calls (asserted).
///
/// Errors: every call may return a storage error.
class TransactionStore
{
public:
    /// A day with new transactions.
    struct Day
    {
        qint64 number; ///< increases with seq
        qint64 date;   ///< Julian day in Brasília; usually equal to the number
    };

    /// The newest transaction.
    struct Newest
    {
        qint64 seq;
        QDateTime created;
        Day day;
    };

    explicit TransactionStore(Database &database)
        : m_database(database)
    {}

    /// Adds a transaction with its events as the newest one, regardless of `created`. Returns the
    /// `created` of the previous transaction; nullopt if there is none. Statuses are from
    /// Status::kKnown; there is at least one event. `due` as in StatusTransition. Code::Conflict
    /// with Field::Reference, Problem::AlreadyUsed if the platform already has the reference.
    [[nodiscard]] Result<std::optional<QDateTime>> insert(const Transaction &transaction,
                                                          const std::optional<QDateTime> &due = {});

    /// Adds new charges like insert(), with one statement. `before`: the newest transaction. The
    /// charges have one event each, and no evidence. Returns the newest transaction afterwards.
    /// Only if Backend::hasRoundTrips(). Code::Conflict if a reference is used, also twice in the
    /// list: the caller then rolls back to its Savepoint.
    [[nodiscard]] Result<std::optional<Newest>> insertTogether(const QList<Transaction> &charges,
                                                               const std::optional<Newest> &before);

    /// Returns the newest transaction; nullopt if there is none.
    [[nodiscard]] Result<std::optional<Newest>> newest();

    /// Returns true if the platform has an unfinished cash-out of the same amount and key with
    /// another reference.
    [[nodiscard]] Result<bool> hasUnsettledTwin(const Transaction &transaction);

    /// Returns the transaction; Code::NotFound.
    [[nodiscard]] Result<Transaction> find(const QUuid &id);

    /// Returns a page of transactions; empty past the last page. The filter must be valid as for
    /// TransactionEngine::list(). Transactions that expire at or before `expiredAt` match as
    /// expired but are returned as stored. Do not call after a write in the same transaction, which
    /// might be rolled back.
    [[nodiscard]] Result<TransactionPage> list(const TransactionFilter &filter,
                                               const std::optional<QDateTime> &expiredAt = {});

    /// Returns the total of list(), without reading a page.
    [[nodiscard]] Result<qint64> count(const TransactionFilter &filter,
                                       const std::optional<QDateTime> &expiredAt = {});

    /// Calls `visit` with batches of the transactions of list(), on all pages, as stored. In a
    /// read-only transaction the batches form one snapshot. Stops when `visit` returns false. Every
    /// batch reuses the buffer.
    using RowVisitor = std::function<bool(StoredTransactions &transactions)>;
    [[nodiscard]] Result<void> readAll(const TransactionFilter &filter,
                                       const std::optional<QDateTime> &expiredAt,
                                       const RowVisitor &visit);

    /// Returns sums over all pages of list(). Arguments as list().
    [[nodiscard]] Result<QList<TransactionSum>>
    sums(const TransactionFilter &filter, const std::optional<QDateTime> &expiredAt = {});
    [[nodiscard]] Result<QList<HourlySum>>
    hourlySums(const TransactionFilter &filter, const std::optional<QDateTime> &expiredAt = {});

    /// Changes the status, and stores the event, the evidence and the outbox entry.
    /// Code::TransitionRefused if the status is no longer `from`, or if the transition does not
    /// exist. Code::Conflict as EvidenceStore::add().
    [[nodiscard]] Result<void> move(const StatusTransition &move);

    /// Adds evidence without a change of the status. Errors as EvidenceStore::add().
    [[nodiscard]] Result<void> addEvidence(const QUuid &id, const Evidence &record);

    [[nodiscard]] Result<bool> isEmpty();

private:
    static Day dayAfter(const std::optional<Newest> &newest, const QDateTime &created);
    Result<qint64> insertRows(const RowList &rows, const RowList &wide, const RowList &events);
    Result<qint64> insertRow(const Transaction &transaction, qint64 day,
                             const std::optional<QDateTime> &due);
    Result<void> insertDate(const Day &day);
    Result<void> insertRest(qint64 seq, const Transaction &transaction);
    Result<void> insertEvents(qint64 seq, const Transaction &transaction);
    Result<void> insertEvidence(const Transaction &transaction);
    Result<void> insertEvent(const StatusTransition &move);
    Result<void> insertNotice(const StatusTransition &move);
    Result<void> insertRefund(const QUuid &id, const QString &reason);

    ListMemory &listMemory();

    Database &m_database;
    ListMemory m_listMemory;
    int m_connection = 0; ///< connection that filled m_listMemory
};

} // namespace core
