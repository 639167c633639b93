// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QObject>

#include <optional>

namespace ui
{

class ChargeEntry;
class ReceiptDesk;

/// The charge that this counter made or took up again last: its state, or what became of its
/// receipt, stands on the last line of the entry.
class LastCharge : public QObject
{
    Q_OBJECT

public:
    /// The receipts must outlive it; `entry` owns it.
    LastCharge(ReceiptDesk &receipts, ChargeEntry *entry);

    [[nodiscard]] const std::optional<core::Transaction> &charge() const { return m_charge; }

    /// From now on it is this one, as it is now.
    void show(const core::Transaction &charge);

    /// The same as at another counter, whose line is gone.
    void takeOver(const LastCharge &other) { m_charge = other.m_charge; }

    /// Its receipt.
    void print();

    /// What became of the receipt of that charge, which need not be the last one.
    void sayOfReceipt(const core::Transaction &charge, const QString &sentence);

private:
    ReceiptDesk &m_receipts;
    ChargeEntry &m_entry;
    std::optional<core::Transaction> m_charge;
};

} // namespace ui
