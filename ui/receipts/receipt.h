// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/receipts/printout.h"

namespace core
{
struct Transaction;
}

namespace ui
{

/// Returns the paper that a page of this width belongs to. Some printer drivers report the
/// printable width of a roll (48 of 58 mm, 72 of 80 mm), others the paper width.
[[nodiscard]] core::Paper paperOfWidth(qreal millimetres);

/// Returns why a transaction has no receipt, in one sentence; empty: it has one. A received payment
/// has a receipt, even after a refund. A payout has a proof of transfer once it is completed.
[[nodiscard]] QString receiptProblem(const core::Transaction &transaction);

/// Receipt of a payment, or proof of a transfer. A receipt may be read by third parties: payer name
/// and document are masked, and e-mail, phone and internal notes are omitted. A proof of transfer
/// is for the receiver and the accountant: the receiver's full name, with masked document and key.
/// In the demo both are stamped.
class Receipt : public Printout
{
public:
    /// `copy` counts from 1; later copies are marked. Requires an empty receiptProblem().
    Receipt(const core::Transaction &transaction, const ReceiptIssuer &issuer, core::Paper paper,
            int copy);

private:
    void set(const core::Transaction &transaction, const ReceiptIssuer &issuer, int copy);
    void setPayer(const core::Transaction &transaction, const core::PayerProfile &walkIn);
    void setReceiver(const core::Transaction &transaction);
};

} // namespace ui
