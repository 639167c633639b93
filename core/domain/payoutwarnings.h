// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"

#include <QtCore/QList>

#include <chrono>

namespace core
{

struct TransactionDraft;

/// A warning before money leaves the account, most serious first.
enum class PayoutWarning {
    Unsettled, ///< a payout of the amount to the key is not final: the service will reject another
               ///< one
    PaidYou, ///< the receiver paid here recently: returning money is a refund, and asking for a new
             ///< Pix instead is a known fraud
    SameLately, ///< a payout of the amount to the key was made recently
    FirstToKey, ///< the first payment to the key
};

struct PayoutWarningFinding
{
    PayoutWarning warning;
    std::optional<Transaction> about; ///< the newest matching transaction; nullopt for FirstToKey

    bool operator==(const PayoutWarningFinding &) const = default;
};

/// The queries that the service must answer before a payout can be checked. The draft must have
/// passed validated().
struct PayoutWarningQueries
{
    static constexpr std::chrono::days kLately{7};
    static constexpr std::chrono::hours kJustPaid{24};

    TransactionFilter sameToKey; ///< payouts of the amount to the key
    TransactionFilter paidToKey; ///< all payouts to the key
    /// Charges that the document of the receiver paid; nullopt if the document is unknown.
    std::optional<TransactionFilter> paidByReceiver;
    /// Charges that the telephone number of the receiver paid; nullopt if the number is unknown.
    std::optional<TransactionFilter> paidByPhone;

    [[nodiscard]] static PayoutWarningQueries of(const TransactionDraft &draft,
                                                 const QDateTime &now);
};

/// The first page of the answer to each query; empty if there is no query.
struct PayoutWarningAnswers
{
    QList<Transaction> sameToKey = {};
    QList<Transaction> paidToKey = {};
    QList<Transaction> paidByReceiver = {};
    QList<Transaction> paidByPhone = {};
};

/// Returns the warnings for the draft, which must have passed validated(). `own`: the document of
/// the walk-in payer, which identifies no receiver.
[[nodiscard]] QList<PayoutWarningFinding> payoutWarnings(const TransactionDraft &draft,
                                                         const PayoutWarningAnswers &answers,
                                                         const QDateTime &now, const QString &own);

} // namespace core
