// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payee.h"

#include <QtCore/QStringList>

#include <optional>

namespace core
{

struct Transaction;

/// Returns the key of the demo shop: a random key that is not in the Pix directory. Banks read a
/// code with the key and refuse to pay.
[[nodiscard]] PixKey demoKey();

/// The reason why a payer must not see the code of a transaction.
enum class PayloadProblem {
    NotPending,  ///< paid, in process or finished: a payment now would be a second or a useless one
    Unreadable,  ///< not a BR Code
    Checksum,    ///< a BR Code that was changed or truncated
    Currency,    ///< a currency other than BRL
    Withdrawal,  ///< pays out cash at the counter (Pix Saque, Pix Troco), with or without a sale
    Recurrence,  ///< asks the payer to authorise future payments
    NoAmount,    ///< a static code without an amount
    WrongAmount, ///< an amount other than the charge, or a tip on top
    DemoKey,     ///< the demo key in a real shop: nobody can pay the code
    WrongKey,    ///< pays a Pix key other than the shop's
    WrongHost,   ///< directs the payer's bank to a host other than the shop's provider
    UnknownPayee, ///< the expected payee is not configured
};

/// Checks the code of a cash-in before a payer sees the code. Returns nullopt if the charge is
/// pending and the code asks for exactly the charge's amount, to that payee. `payee` must come from
/// the shop's settings, never from the data that came with the code. `bankHosts`: hosts of the
/// dynamic codes of an own shop's bank, also from the settings; empty: none.
[[nodiscard]] std::optional<PayloadProblem> payloadProblem(const Transaction &transaction,
                                                           const std::optional<Payee> &payee,
                                                           const QStringList &bankHosts = {});

} // namespace core
