// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/domain/annotations.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"
#include "core/storage/annotationstore.h"
#include "core/storage/auditstore.h"
#include "core/storage/operatorstore.h"
#include "core/storage/payerstore.h"
#include "core/storage/shiftstore.h"

#include <QtCore/QList>

namespace core
{

/// Implements the SQL of ConsoleDatabase, without files or clock. Runs in the thread of the
/// database, which has Schema::Console and no other connection; blocks. Every call is its own
/// transaction and may return a storage error.
class ConsoleStore
{
public:
    /// Call prepare() before any other function.
    explicit ConsoleStore(Database &database)
        : m_database(database)
        , m_payers(database)
        , m_annotations(database)
        , m_operators(database)
        , m_audit(database)
        , m_shifts(database)
    {}

    [[nodiscard]] PayerStore &payers() { return m_payers; }
    [[nodiscard]] AnnotationStore &annotations() { return m_annotations; }
    [[nodiscard]] OperatorStore &operators() { return m_operators; }
    [[nodiscard]] AuditStore &audit() { return m_audit; }
    [[nodiscard]] ShiftStore &shifts() { return m_shifts; }

    /// Runs `work`, which returns a Result, in one transaction. Rolls back after an error.
    template<typename Work>
    [[nodiscard]] auto inTransaction(Work work) -> decltype(work())
    {
        return inWriteTransaction(m_database, work);
    }

    /// Makes the connection overwrite deleted data.
    [[nodiscard]] Result<void> prepare();

    /// Reserves `count` numbers for the caller and returns the first one.
    [[nodiscard]] Result<qint64> reserveNumbers(int count);
    /// Returns the numbers from `first` (inclusive) to `end` (exclusive), unless later numbers have
    /// been reserved.
    [[nodiscard]] Result<void> returnNumbers(qint64 first, qint64 end);
    /// Sets the first number, unless numbers have been reserved already.
    [[nodiscard]] Result<void> startNumbersAt(qint64 first);

    /// Rewrites the database without deleted data and empties the log.
    [[nodiscard]] Result<void> scrub();

    /// Stores the payout order and replaces any previous one with the same reference.
    [[nodiscard]] Result<void> recordPayout(const PayoutOrder &order);
    [[nodiscard]] Result<void> dropPayout(const QString &reference);
    [[nodiscard]] Result<QList<PayoutOrder>> payouts();

    [[nodiscard]] Result<void> watch(const WatchedCharge &charge);
    [[nodiscard]] Result<void> unwatch(const QUuid &id);
    [[nodiscard]] Result<QList<WatchedCharge>> watched();

private:
    Database &m_database;
    PayerStore m_payers;
    AnnotationStore m_annotations;
    OperatorStore m_operators;
    AuditStore m_audit;
    ShiftStore m_shifts;
};

} // namespace core
