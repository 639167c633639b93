// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"
#include "core/storage/markstore.h"
#include "core/storage/payerstore.h"

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
        , m_payers(database)
        , m_marks(database)
    {}

    [[nodiscard]] PayerStore &payers() { return m_payers; }
    [[nodiscard]] MarkStore &marks() { return m_marks; }

    /// Lets the connection overwrite what it deletes.
    [[nodiscard]] Result<void> prepare();

    /// Promises so many numbers to the caller, from the one of the answer on.
    [[nodiscard]] Result<qint64> reserveNumbers(int count);
    /// Takes the promise back from `first` on, if nobody was promised any after it.
    [[nodiscard]] Result<void> returnNumbers(qint64 first, qint64 end);
    /// The numbers begin there, if none was promised yet.
    [[nodiscard]] Result<void> startNumbersAt(qint64 first);

    /// Writes the database anew without what was deleted, and empties its log.
    [[nodiscard]] Result<void> scrub();

    /// In place of what was noted under its reference.
    [[nodiscard]] Result<void> notePayout(const PayoutOrder &order);
    [[nodiscard]] Result<void> dropPayout(const QString &reference);
    [[nodiscard]] Result<QList<PayoutOrder>> payouts();

    [[nodiscard]] Result<void> watch(const WatchedCharge &charge);
    [[nodiscard]] Result<void> unwatch(const QUuid &id);
    [[nodiscard]] Result<QList<WatchedCharge>> watched();

private:
    Database &m_database;
    PayerStore m_payers;
    MarkStore m_marks;
};

} // namespace core
