// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <array>
#include <optional>

namespace core
{

struct Annotations;
struct Transaction;

/// A reason for a person to look at a transaction. Not a status of the service.
enum class Unusual {
    Any,          ///< in filters only: at least one of the reasons below
    PaidLate,     ///< paid after the charge had ended or was abandoned
    Contradicted, ///< another amount, key or payment: evidence does not fit the charge
    Withdrawn,    ///< a mistaken confirmation was taken back
    Refunded,     ///< paid, then refunded
    Denied,       ///< rejected by an institution
    UnderReview,  ///< held for a check
    UnknownState, ///< a status outside the specification
    Unreconciled, ///< paid for longer than kUnreconciledDays, and in no bank statement
};

inline constexpr std::array kAllUnusual{
    Unusual::Any,         Unusual::PaidLate,     Unusual::Contradicted,
    Unusual::Withdrawn,   Unusual::Refunded,     Unusual::Denied,
    Unusual::UnderReview, Unusual::UnknownState, Unusual::Unreconciled,
};

/// Days in which a payment normally appears in an imported statement.
inline constexpr int kUnreconciledDays = 7;

/// Returns "any", "paid_late", "contradicted", …
[[nodiscard]] QString toText(Unusual unusual);
[[nodiscard]] std::optional<Unusual> unusualFromText(QStringView text);

/// Whether a shop compares its payments with bank statements.
enum class Statements { None, Imported };

/// Returns the reasons of the transaction, in the order of the enumeration; empty: usual. `now`:
/// UTC. Confirmations by hand are usual, because they are daily work in a shop without a bank.
[[nodiscard]] QList<Unusual> unusualReasons(const Transaction &transaction,
                                            const Annotations &annotations, Statements statements,
                                            const QDateTime &now);

} // namespace core
