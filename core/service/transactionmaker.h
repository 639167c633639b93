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

/// 64 random bits, from a source that cannot be guessed. Called by the writing thread only.
using RandomSource = std::function<quint64()>;

/// Makes new transactions of drafts: by every rule that needs no other transaction, with an id, the
/// commission and, for a charge, its code.
class TransactionMaker
{
public:
    TransactionMaker(ServiceSettings settings, RandomSource random);

    /// As TransactionService::create(), but not stored: it has no moment, and no event.
    [[nodiscard]] Result<Transaction> make(const TransactionDraft &draft) const;

    /// Of money that sets off then.
    [[nodiscard]] QString endToEndId(const QDateTime &at) const;

private:
    [[nodiscard]] Result<Transaction> made(const TransactionDraft &draft) const;
    [[nodiscard]] Result<Transaction> withCode(Transaction transaction) const;
    [[nodiscard]] QUuid newId() const;

    ServiceSettings m_settings;
    Payee m_payee; ///< as codes show it
    RandomSource m_random;
};

} // namespace core
