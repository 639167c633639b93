// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/servicesettings.h"
#include "core/domain/transaction.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <functional>

namespace core
{

struct BankCode;
struct TransactionDraft;

/// Returns 64 random bits from a cryptographically secure source. Called by the writing thread
/// only.
using RandomSource = std::function<quint64()>;

/// Creates transactions from drafts. Validates all rules that need no other transaction, and sets
/// the id, the commission and, for a charge, the BR Code.
class TransactionFactory
{
public:
    TransactionFactory(ServiceSettings settings, RandomSource random);

    /// Validates as TransactionService::create() without storing: the result has no timestamp and
    /// no event.
    [[nodiscard]] Result<Transaction> make(const TransactionDraft &draft) const;

    /// Makes a charge with a code of the bank instead of a code of the shop.
    [[nodiscard]] Result<Transaction> make(const TransactionDraft &draft,
                                           const BankCode &code) const;

    /// Returns an end-to-end id for a payment that starts at `at`.
    [[nodiscard]] QString endToEndId(const QDateTime &at) const;

private:
    [[nodiscard]] Result<TransactionDraft> clean(const TransactionDraft &draft) const;
    [[nodiscard]] Transaction made(const TransactionDraft &draft, const QUuid &id) const;
    [[nodiscard]] Result<Transaction> withCode(Transaction transaction) const;
    [[nodiscard]] QUuid newId() const;

    ServiceSettings m_settings;
    Payee m_payee; ///< as shown in BR Codes
    RandomSource m_random;
};

} // namespace core
