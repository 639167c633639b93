// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QStringList>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

class TransactionService;
struct Transaction;

/// The dynamic codes of a shop's bank, as a second interface of the service of an own shop.
///
/// Threading: as TransactionService.
class BankCodes
{
public:
    virtual ~BankCodes();

    /// Returns the hosts of the bank's codes; empty: not known yet.
    [[nodiscard]] virtual QStringList hosts() const = 0;

    /// Returns true if new charges get codes of the bank.
    [[nodiscard]] virtual bool isInUse() const = 0;

    /// Creates the next charges with the shop's own static codes, until the bank answers again.
    virtual void useStaticCodes() = 0;

    /// Sets the charge whose code a customer sees, so that the bank is asked more often for the
    /// payment; nullopt: none.
    virtual void setShown(const std::optional<QUuid> &charge) = 0;

    /// Removes a charge that waits at the bank, then cancels the charge in the shop. A repeated
    /// call returns the current transaction. Code::TransitionRefused if the charge is paid at the
    /// bank, or does not wait. Code::Unconfirmed if the bank gives no proof: the charge can still
    /// be paid. Code::Unsupported for a charge with a static code, and at a bank that removes no
    /// charges.
    virtual QFuture<Result<Transaction>> cancel(const QUuid &id) = 0;

    /// Returns true if the bank sends the payment of this charge back: by
    /// TransactionService::refund() the rest of the payment, by TransactionService::confirm() with
    /// Subject::Refund and EvidenceKind::ByHand the stated part. Otherwise both record by hand that
    /// the shop gave the money back.
    [[nodiscard]] virtual bool sendsBack(const Transaction &charge) const = 0;
};

/// Returns the bank's codes of a service, also behind decorators; null: none. Checks of permissions
/// by decorators do not apply.
[[nodiscard]] BankCodes *bankCodesOf(const TransactionService &service);

/// Returns the hosts of the bank's codes; empty: none.
[[nodiscard]] QStringList bankHostsOf(const TransactionService &service);

} // namespace core
