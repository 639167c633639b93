// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/returnsum.h"
#include "core/domain/transaction.h"

#include <QtCore/QLatin1StringView>
#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

class Database;
class Statement;

/// Returns the value of tx.evidence; nullopt: NULL.
[[nodiscard]] std::optional<int> evidenceColumn(const Transaction &transaction);

/// Returns true if evidence made the charge paid, so that event.by_evidence is set.
[[nodiscard]] bool isPaidByEvidence(const Transaction &transaction);

/// Implements the SQL of evidence. Threading and calls as TransactionStore.
class EvidenceStore
{
public:
    explicit EvidenceStore(Database &database)
        : m_database(database)
    {}

    /// Adds a record to the transaction, and updates the payment in force: kind, identifiers, time,
    /// and end-to-end id. A new confirmation or verification gives Code::Conflict with
    /// Field::EndToEndId or Field::StatementLine, Problem::AlreadyUsed if its payment belongs to
    /// another transaction.
    [[nodiscard]] Result<void> add(const QUuid &id, const Evidence &record);

    /// Returns the sums of the partial returns of charges that are paid, from `first` to `last`,
    /// oldest day first. Reads all records.
    [[nodiscard]] Result<QList<ReturnSum>> returnSums(QDate first, QDate last, int cutoffMinutes);

    /// The columns that read() expects, after the seq of the transaction.
    static constexpr QLatin1StringView kColumns{
        "evidence.tx, role, kind, matched, recorded, moved_day, moved, amount, e2e_id, ending, "
        "person, till, source, line, note"};

    /// Converts the current row.
    [[nodiscard]] static Evidence read(const Statement &row);

private:
    struct Charge
    {
        qint64 seq;
        QDateTime created;
    };

    Result<Charge> find(const QUuid &id);
    Result<std::optional<Field>> usedField(qint64 seq, const Evidence &record);
    Result<bool> isAnyRow(Statement &statement);
    Result<void> insertRecord(qint64 seq, const Evidence &record);
    Result<void> insertIds(qint64 seq, const Evidence &record);
    Result<void> insertTime(const Charge &charge, const Evidence &record);
    Result<void> removePayment(qint64 seq);
    Result<void> updateTransaction(qint64 seq, const Evidence &record);

    Database &m_database;
};

} // namespace core
