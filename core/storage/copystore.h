// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/storage/copystate.h"
#include "core/storage/statuswords.h"

#include <QtCore/QList>

#include <optional>

namespace core
{

struct Transaction;

class Database;

/// Writes the local copy of a remote service's transactions, in a database of Schema::Copy. The
/// rows have the order of the service's list and no gaps in `seq`, which need not begin at 1.
///
/// Transactions whose personal data was removed by pseudonymizeCopy() keep their pseudonym.
///
/// Runs in the thread of the database; blocks on the disk. Each call is one transaction.
/// Transactions in arguments are newest first, as in a list.
class CopyStore
{
    Q_DISABLE_COPY_MOVE(CopyStore)

public:
    /// The treatment of an answer that is older than the copy.
    enum class Trust {
        Cautious, ///< keeps the copy and reports the transaction in CopyChanges::doubtful
        Final,    ///< replaces the copy, and counts the transaction as reverted
    };

    explicit CopyStore(Database &database);

    [[nodiscard]] Result<CopyState> state();

    /// Removes all transactions, and prepares for `total` transactions of a platform. Keeps the
    /// numbers of incidents.
    [[nodiscard]] Result<void> reset(const QUuid &platform, qint64 total);

    /// Adds transactions that are older than all others. With `since`, all transactions from that
    /// day on are now in the copy.
    [[nodiscard]] Result<CopyChanges> prepend(const QList<Transaction> &transactions,
                                              const std::optional<QDate> &since);

    /// Removes the transactions before CopyState::since, of a day that was read partially.
    [[nodiscard]] Result<void> removeUnfinishedDay();

    /// Makes the newest part of the copy equal to the beginning of the service's list. Changes
    /// nothing if no transaction of the list is in the copy: CopyChanges::isConnected.
    [[nodiscard]] Result<CopyChanges> replaceTop(const QList<Transaction> &transactions);

    /// Makes a day of the copy equal to that day of the service's list.
    [[nodiscard]] Result<CopyChanges> replaceDay(QDate day, const QList<Transaction> &transactions);

    /// Updates those of the transactions that are in the copy. Ignores the others.
    [[nodiscard]] Result<CopyChanges> update(const QList<Transaction> &transactions, Trust trust);

    /// As update() with Trust::Final for an answer with all details of one transaction.
    [[nodiscard]] Result<CopyChanges> updateWhole(const Transaction &transaction);

    /// Removes a transaction that the service does not have any more.
    [[nodiscard]] Result<CopyChanges> remove(const QUuid &id);

    /// Returns the transactions that are not final, newest first.
    [[nodiscard]] Result<QList<QUuid>> openIds();

    /// Returns payouts whose details were not read yet, newest first, at most `limit`.
    [[nodiscard]] Result<QList<QUuid>> shortIds(qint64 limit);

    /// Returns the number of transactions of these days in Brasília.
    [[nodiscard]] Result<qint64> countOf(QDate first, QDate last);

    /// Records that every transaction of the service is in the copy.
    [[nodiscard]] Result<void> setComplete();

    /// Records that days before the newest one are missing: reading begins there again.
    [[nodiscard]] Result<void> setTotal(qint64 total, qint64 unreadable);

    /// Records that the copy equaled the service at that time.
    [[nodiscard]] Result<void> setAsOf(const QDateTime &at, qint64 total);

    [[nodiscard]] Result<void> setSweepDay(const std::optional<QDate> &day);

    /// Adds to CopyState::vanished and CopyState::reverted.
    [[nodiscard]] Result<void> addIncident(const CopyChanges &changes, const QDateTime &at);

private:
    /// One end of the rows.
    struct End
    {
        qint64 seq;
        qint64 day;  ///< number, which never decreases with seq
        qint64 date; ///< Julian day in Brasília
    };
    enum class Side { Oldest, Newest };

    /// A row with the details that a list omits.
    struct Known
    {
        qint64 seq;
        qint64 day;
    };

    Result<std::optional<End>> end(Side side);
    Result<std::optional<Known>> find(const QUuid &id);
    Result<QList<QUuid>> idsBetween(qint64 first, qint64 last);
    Result<bool> insert(qint64 seq, qint64 day, qint64 date, const Transaction &transaction);
    Result<void> insertEvents(qint64 seq, const Transaction &transaction);
    Result<void> append(const QList<Transaction> &oldestFirst);
    Result<void> removeRows(qint64 first, qint64 last);
    Result<void> shiftAbove(qint64 seq, qint64 distance);
    Result<void> removeBlocks(qint64 first, qint64 last);
    Result<void> fillBlocks(qint64 first, qint64 last);
    Result<CopyChanges> splice(qint64 first, qint64 last, const QList<Transaction> &transactions,
                               qint64 day, qint64 date);
    Result<QList<Transaction>> withKnownDetails(QList<Transaction> transactions);
    Result<void> updateRow(qint64 seq, qint64 day, const Transaction &known,
                           const Transaction &next);
    Result<void> updateOne(Transaction received, Trust trust, CopyChanges &changes);
    Result<CopyChanges> removeKnown(const Known &known);
    Result<qint64> number(const QString &sql, const QList<qint64> &values = {});
    Result<void> run(const QString &sql, const QList<qint64> &values = {});

    Database &m_database;
    StatusWords m_words;
};

} // namespace core
