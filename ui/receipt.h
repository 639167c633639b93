// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "ui/printout.h"

namespace ui
{

/// The paper that a page of that width belongs to. Drivers give a roll the width that the printer
/// can reach (48 mm of 58, 72 mm of 80) as often as that of the paper.
[[nodiscard]] Paper paperOfWidth(qreal millimetres);

/// "Maria Aparecida da Silva" as "Maria A. S.": enough to find one's own receipt. The name of a
/// firm is as public as its number, but for the CPF that those of one person carry in it.
[[nodiscard]] QString maskedName(const QString &name, const QString &document);

/// Why there is no receipt of this transaction, in one sentence; empty if there is one. Money that
/// was received has one, also after it went back; money that was sent has a proof of the transfer
/// once it is there, and not while it is on its way.
[[nodiscard]] QString receiptProblem(const core::Transaction &transaction);

/// The receipt of one transaction, or the proof of a transfer.
///
/// A receipt is for the payer and whoever finds it: the payer's name and document are masked,
/// e-mail, phone and the shop's own notes are not on it. A proof is for the receiver and whoever
/// keeps the books: it has the receiver's whole name, and document and key masked. Those of the
/// demo are stamped all over.
class Receipt : public Printout
{
public:
    /// `copy` counts from 1; later ones are marked. There must be no receiptProblem().
    Receipt(const core::Transaction &transaction, const ReceiptIssuer &issuer, Paper paper,
            int copy);

private:
    void set(const core::Transaction &transaction, const ReceiptIssuer &issuer, int copy);
    void setPayer(const core::Transaction &transaction, const core::PayerProfile &walkIn);
    void setReceiver(const core::Transaction &transaction);
};

} // namespace ui
