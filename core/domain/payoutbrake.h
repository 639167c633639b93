// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>

#include <chrono>

namespace core
{

/// What makes a person stop before money leaves, the heaviest first.
enum class Brake {
    Unsettled,  ///< this amount is on its way to this key: the service will refuse another one
    PaidYou,    ///< the receiver paid here of late: giving money back is a refund, and asking for a
                ///< new Pix instead is how shops are robbed
    SameLately, ///< this amount went to this key of late
    FirstToKey, ///< nothing was ever paid to this key
};

struct BrakeFinding
{
    Brake brake;
    std::optional<Transaction> about; ///< the newest; nothing for FirstToKey

    bool operator==(const BrakeFinding &) const = default;
};

/// What is to be asked of the service before a payout can be judged. The draft has passed
/// validated().
struct BrakeQuestions
{
    static constexpr std::chrono::days kLately{7};
    static constexpr std::chrono::hours kJustPaid{24};

    TransactionFilter sameToKey; ///< payouts of that amount to that key
    TransactionFilter paidToKey; ///< what was ever paid to it
    TransactionFilter paidByReceiver;
    TransactionFilter paidByPhone; ///< as the one before, by the telephone

    [[nodiscard]] static BrakeQuestions of(const TransactionDraft &draft, const QDateTime &now);
};

/// The first page of the answer to each.
struct BrakeAnswers
{
    QList<Transaction> sameToKey = {};
    QList<Transaction> paidToKey = {};
    QList<Transaction> paidByReceiver = {};
    QList<Transaction> paidByPhone = {};
};

/// What the answers say of the draft, which has passed validated(). `own`: the document that stands
/// for customers who do not say who they are, and so is nobody's who paid.
[[nodiscard]] QList<BrakeFinding> brakeFindings(const TransactionDraft &draft,
                                                const BrakeAnswers &answers, const QDateTime &now,
                                                const QString &own);

} // namespace core
