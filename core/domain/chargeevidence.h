// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <optional>

namespace core
{

/// Returns the records that support the present payment, oldest first: confirmation and
/// verifications since the last withdrawal. Empty if the charge was never paid by evidence, or if
/// the confirmation was withdrawn.
[[nodiscard]] QList<Evidence> evidenceInForce(const Transaction &transaction);

/// Returns the confirmation that made the charge paid; nullopt as in evidenceInForce().
[[nodiscard]] std::optional<Evidence> confirmationOf(const Transaction &transaction);

/// Returns the strongest kind in force. TransactionFilter::evidence selects by this kind. nullopt:
/// the service reported the payment itself, or there is none.
[[nodiscard]] std::optional<EvidenceKind> evidenceKindOf(const Transaction &transaction);

/// Returns true if the charge was no longer waiting when the evidence made it paid. Also true after
/// a later refund.
[[nodiscard]] bool isPaidLate(const Transaction &transaction);

/// Returns true if evidence since the last withdrawal does not fit the charge.
[[nodiscard]] bool isContradicted(const Transaction &transaction);

/// Returns true if TransactionService::confirm() can make the charge paid.
[[nodiscard]] bool canConfirm(const Transaction &transaction);

/// Returns true if TransactionService::withdraw() can take the payment back: evidence made the
/// charge paid, a person decided on all evidence in force, and nothing went back.
[[nodiscard]] bool canWithdraw(const Transaction &transaction);

/// Returns the amount that went back to the payer: the whole amount of a refunded charge, else the
/// sum of the partial returns.
[[nodiscard]] Money returnedAmount(const Transaction &transaction);

/// Returns the partial returns of a charge, oldest first; empty for a refund of the whole amount.
[[nodiscard]] QList<Evidence> partialReturns(const Transaction &transaction);

/// Returns the time at which the payment moved: as the evidence states, else the time of the newest
/// paid event. UTC; nullopt if nothing was paid or the confirmation was withdrawn.
[[nodiscard]] std::optional<QDateTime> paymentTime(const Transaction &transaction);

} // namespace core
