// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/evidence.h"
#include "core/storage/copiedrows.h"

#include <QtCore/QHash>
#include <QtCore/QLatin1StringView>
#include <QtCore/QList>

namespace core
{

struct Transaction;

/// Stored transactions, copied row by row, oldest first. Conversion to values takes as long as
/// reading and can happen later in another thread. A plain value.
class StoredTransactions
{
public:
    /// The columns that addRow() and addEvent() expect.
    static constexpr QLatin1StringView kColumns{
        "tx.seq, tx.id, tx.operation, tx.status, tx.amount, tx.commission, tx.created, "
        "tx.finished, tx.platform, tx.reference, tx.name, tx.document, tx.phone, tx.pix_key, "
        "tx.e2e_id, tx_wide.email, tx_wide.description, tx_wide.extra, tx_wide.payment_link, "
        "tx_wide.qr_code, refund.reason, tx.expires, tx.evidence"};
    static constexpr QLatin1StringView kEventColumns{"tx, status, at"};

    StoredTransactions();

    void clear();
    void addRow(const Statement &row);
    /// Adds an event. Events come oldest first, for rows in the order of addRow().
    void addEvent(const Statement &event);
    /// Adds a record of EvidenceStore::kColumns, oldest first for each transaction.
    void addEvidence(const Statement &record);

    /// Returns true if any of the transactions has evidence, which addEvidence() must add.
    [[nodiscard]] bool hasEvidence() const;

    [[nodiscard]] qsizetype size() const { return m_rows.size(); }
    [[nodiscard]] qsizetype events() const { return m_events.size(); }
    [[nodiscard]] qint64 seq(qsizetype row) const { return m_rows.row(row).number(0); }

    /// Converts a row without its events, but with its evidence, into `into`, whose string capacity
    /// is reused.
    void readRow(qsizetype row, Transaction &into) const;

    /// Converts a row with its events, which end before index `event`. Call for one row after the
    /// other, from the last to the first. Returns the end of the previous row's events.
    [[nodiscard]] qsizetype read(qsizetype row, qsizetype event, Transaction &into) const;

private:
    CopiedRows m_rows;
    CopiedRows m_events;
    QHash<qint64, QList<Evidence>> m_evidence; ///< by seq; few transactions have any in one batch
};

} // namespace core
