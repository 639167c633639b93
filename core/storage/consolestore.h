// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"

#include <QtCore/QHash>
#include <QtCore/QList>

namespace core
{

class Database;

/// The SQL of a ConsoleBook, and nothing else: no files, no clock. Thread of the database, which is
/// one of Schema::Console and has no other connection; blocks. Every call is a transaction of its
/// own and may answer with an error of the storage.
class ConsoleStore
{
public:
    /// Needs prepare() before anything else.
    explicit ConsoleStore(Database &database)
        : m_database(database)
    {}

    /// Lets the connection overwrite what it deletes.
    [[nodiscard]] Result<void> prepare();

    /// Promises so many numbers to the caller, from the one of the answer on.
    [[nodiscard]] Result<qint64> reserveNumbers(int count);
    /// Takes the promise back from `first` on, if nobody was promised any after it.
    [[nodiscard]] Result<void> returnNumbers(qint64 first, qint64 end);
    /// The numbers begin there, if none was promised yet.
    [[nodiscard]] Result<void> startNumbersAt(qint64 first);

    [[nodiscard]] Result<KnownPayer> remember(const Payer &payer, const QDateTime &now);
    [[nodiscard]] Result<QList<KnownPayer>> recall(const QString &text, int most);
    [[nodiscard]] Result<int> forget(qint64 id);
    [[nodiscard]] Result<int> forgetUnusedSince(const QDateTime &moment);

    /// Writes the database anew without what was deleted, and empties its log.
    [[nodiscard]] Result<void> scrub();

    [[nodiscard]] Result<QHash<QUuid, Marks>> marks(const QList<QUuid> &ids);
    [[nodiscard]] Result<QHash<QUuid, Marks>> allMarks();

    /// Each of these notes the moment if none is noted yet.
    [[nodiscard]] Result<Marks> abandon(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<void> takeAbandonBack(const QUuid &id);
    [[nodiscard]] Result<HandOver> handOver(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<void> takeHandOverBack(const QUuid &id, const QDateTime &at);
    [[nodiscard]] Result<Marks> seeLate(const QUuid &id, const QDateTime &now);

    /// One more; how many there are now.
    [[nodiscard]] Result<int> countReceipt(const QUuid &id);
    /// One less, if there are as many.
    [[nodiscard]] Result<void> takeReceiptBack(const QUuid &id, int number);
    /// There are as many, or more where more are counted already.
    [[nodiscard]] Result<void> takeOverReceipts(const QHash<QUuid, int> &made);

    /// In place of what was noted before; an empty text takes it away.
    [[nodiscard]] Result<Marks> setNote(const QUuid &id, const QString &text, const QDateTime &now);
    /// Those whose note has the text as a part; the one that was written last first.
    [[nodiscard]] Result<QList<QUuid>> findNotes(const QString &text);

    /// One more; the answer is as reveals().
    [[nodiscard]] Result<QList<QDateTime>> reveal(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<QList<QDateTime>> reveals(const QUuid &id);

    /// In place of what was noted under its reference.
    [[nodiscard]] Result<void> notePayout(const PayoutOrder &order);
    [[nodiscard]] Result<void> dropPayout(const QString &reference);
    [[nodiscard]] Result<QList<PayoutOrder>> payouts();

    [[nodiscard]] Result<void> watch(const WatchedCharge &charge);
    [[nodiscard]] Result<void> unwatch(const QUuid &id);
    [[nodiscard]] Result<QList<WatchedCharge>> watched();

private:
    [[nodiscard]] Result<std::optional<Marks>> find(const QUuid &id);
    [[nodiscard]] Result<Marks> noteOnce(const QString &sql, const QUuid &id, const QDateTime &now);

    Database &m_database;
};

} // namespace core
