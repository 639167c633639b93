// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payee.h"
#include "ui/receipts/printout.h"

#include <optional>

namespace core
{
struct Transaction;
}

namespace ui
{

/// Returns why a charge cannot be printed, in one sentence; empty: the charge can be printed. The
/// printed code passes the same check as the code on the screen; see payloadProblem().
[[nodiscard]] QString slipProblem(const core::Transaction &transaction,
                                  const std::optional<core::Payee> &payee,
                                  const QStringList &bankHosts = {});

/// Printout of an unpaid charge for a customer who pays at the table or at home: shop, amount and
/// code. Contains no payer data.
class ChargeSlip : public Printout
{
public:
    /// Requires an empty slipProblem().
    ChargeSlip(const core::Transaction &charge, const ReceiptIssuer &issuer, core::Paper paper);
};

} // namespace ui
