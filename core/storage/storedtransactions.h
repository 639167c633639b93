// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/storage/copiedrows.h"

#include <QtCore/QLatin1StringView>

namespace core
{

/// Transactions as they are stored, copied row by row, oldest first: to become values later, and in
/// another thread, which takes as long as reading them does. A plain value.
class StoredTransactions
{
public:
    /// What addRow() and addEvent() expect a statement to tell.
    static constexpr QLatin1StringView kColumns{
        "tx.seq, tx.id, tx.operation, tx.status, tx.amount, tx.commission, tx.created, "
        "tx.finished, tx.platform, tx.reference, tx.name, tx.document, tx.phone, tx.pix_key, "
        "tx.e2e_id, tx_wide.email, tx_wide.description, tx_wide.extra, tx_wide.payment_link, "
        "tx_wide.qr_code, refund.reason, tx.expires"};
    static constexpr QLatin1StringView kEventColumns{"tx, status, at"};

    StoredTransactions();

    void clear();
    void addRow(const Statement &row);
    /// Oldest first, of rows in the order in which these were added.
    void addEvent(const Statement &event);

    [[nodiscard]] qsizetype size() const { return m_rows.size(); }
    [[nodiscard]] qsizetype events() const { return m_events.size(); }
    [[nodiscard]] qint64 seq(qsizetype row) const { return m_rows.row(row).number(0); }

    /// Into one that may hold another transaction, whose texts have the room already; without
    /// events.
    void readRow(qsizetype row, Transaction &into) const;

    /// The same with its events, which end before `event`, for one row after the other from the
    /// last one on; answers with where those of the one before it end.
    [[nodiscard]] qsizetype read(qsizetype row, qsizetype event, Transaction &into) const;

private:
    CopiedRows m_rows;
    CopiedRows m_events;
};

} // namespace core
