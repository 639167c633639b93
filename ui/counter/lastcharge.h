// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QObject>

#include <optional>

namespace ui
{

class ChargeEntry;
class ReceiptController;

/// Shows the status of the last charge on the last line of the entry, or the result of printing its
/// receipt. The last charge is the one last created at this counter: a charge that was opened from
/// a list does not replace it.
class LastCharge : public QObject
{
    Q_OBJECT

public:
    /// `receipts` must outlive this object; `entry` owns this object.
    LastCharge(ReceiptController &receipts, ChargeEntry *entry);

    [[nodiscard]] const std::optional<core::Transaction> &charge() const { return m_charge; }

    /// Sets the last charge and shows its status.
    void show(const core::Transaction &charge);

    /// Shows the new status if `transaction` is the last charge.
    void follow(const core::Transaction &transaction);

    /// Shows the last charge of another counter.
    void adoptState(const LastCharge &other);

    /// Prints the receipt of the last charge.
    void print();

    /// Shows the result of printing the receipt of `charge`, which may be an earlier charge.
    void showReceiptMessage(const core::Transaction &charge, const QString &sentence);

private:
    ReceiptController &m_receipts;
    ChargeEntry &m_entry;
    std::optional<core::Transaction> m_charge;
};

} // namespace ui
