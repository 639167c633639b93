// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payee.h"
#include "core/domain/transaction.h"

#include <optional>

namespace core
{

/// The key of the demo's shop: a random one that the Pix directory never gave out. Banks read a
/// code with it and refuse to pay it.
[[nodiscard]] PixKey demoKey();

/// Why a transaction's code must not be shown to a payer.
enum class PayloadProblem {
    NotPending,   ///< it was paid, is under way or is over: who pays now pays twice or for nothing
    Unreadable,   ///< no BR Code
    Checksum,     ///< was a BR Code once, and was changed or cut on its way
    Currency,     ///< asks for other money than reais
    Withdrawal,   ///< pays out cash at the counter (Pix Saque, Pix Troco), beside or without a sale
    Recurrence,   ///< asks the payer to authorise payments to come
    NoAmount,     ///< a static code that leaves the amount to the payer
    WrongAmount,  ///< asks for another amount than the charge
    DemoKey,      ///< of the demo, in a shop: nobody can pay it
    WrongKey,     ///< pays to another Pix key than the shop's
    WrongHost,    ///< leads the payer's bank to another place than the shop's provider
    UnknownPayee, ///< whom it must pay is not known here
};

/// Reads the code of a cash-in back before a payer sees it. Nothing if the charge waits for its
/// money, and the code asks for what the charge says, for nothing else, and for that payee.
/// `payee`: as whoever runs the shop set it, never as it was read beside the code.
[[nodiscard]] std::optional<PayloadProblem> payloadProblem(const Transaction &transaction,
                                                           const std::optional<Payee> &payee);

} // namespace core
