// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payee.h"
#include "ui/printout.h"

#include <optional>

namespace ui
{

/// Why a charge has no slip, in one sentence; empty if it has one. The code on paper is checked as
/// the one on the screen is.
[[nodiscard]] QString slipProblem(const core::Transaction &transaction,
                                  const std::optional<core::Payee> &payee);

/// A charge on paper before it is paid, for a customer who pays at the table or at home: the shop,
/// the amount and the code. Whoever finds it learns nothing of the payer.
class ChargeSlip : public Printout
{
public:
    /// There must be no slipProblem().
    ChargeSlip(const core::Transaction &charge, const ReceiptIssuer &issuer, Paper paper);
};

} // namespace ui
