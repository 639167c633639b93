// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/endtoendid.h"
#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QHash>

#include <optional>

namespace core
{

/// What a claim lacks before anybody can be asked about it.
enum class ClaimGap {
    Nothing,  ///< nothing was typed
    TooShort, ///< fewer than PaymentClaim::kLeastEnding characters
    Amount,   ///< a time without an amount
    Minute,   ///< an amount without a time
    Several,  ///< more than one payment fits: say more
};

/// Why no payment can be meant.
enum class ClaimFlaw {
    Length,     ///< meant as a whole end-to-end id, and not of 32 characters
    Characters, ///< with characters in places where an end-to-end id has others
    Return,     ///< the id of money that was given back
    Future,     ///< of a moment that is still to come
    OtherDay,   ///< of a day on which this customer was not here
};

/// What a customer's screen says of a payment, as somebody at the counter typed, pasted or scanned
/// it: the end-to-end id, whole or its end, or the amount and the minute. A plain value; of the two
/// forms exactly one is there.
struct PaymentClaim
{
    static constexpr int kLeastEnding = 6;

    /// An amount and a minute find what was charged so many days before, at most.
    static constexpr int kWaitingDays = 31;

    QString ending;                ///< 6 to 32 last characters of an end-to-end id; or empty
    std::optional<EndToEndId> id;  ///< if all of it is there
    QDateTime minute;              ///< UTC; or invalid. Typed as a time: the latest such minute
    Money amount;                  ///< with a minute
    std::optional<ClaimFlaw> flaw; ///< it cannot be true, wherever one looks

    /// `text`: "E0000…", "9Zx01a", "14:02", "14h02", "1402", "12,50 14:02"; blanks aside, and also
    /// an id somewhere in a longer text. `amount` goes with a time that stands alone. A time is one
    /// of Brasília, on the day of `now` or the night before.
    [[nodiscard]] static tl::expected<PaymentClaim, ClaimGap>
    read(const QString &text, std::optional<Money> amount, const QDateTime &now);

    /// What to ask the service for; nothing if there is no need to ask.
    [[nodiscard]] std::optional<TransactionFilter> filter() const;
};

/// The six things that can be said of a claim.
enum class ClaimAnswer {
    PaidThis,    ///< the charge in front was paid by it
    PaidOther,   ///< another charge was
    AlreadyUsed, ///< paid, but the goods are handed over, or the money went back
    NotReceived, ///< nothing wrong with it, but no such money is here
    Impossible,  ///< it is of no real payment of now
    Unverified,  ///< nobody here can tell
};

struct ClaimVerdict
{
    ClaimAnswer answer = ClaimAnswer::Unverified;
    std::optional<ClaimFlaw> flaw;       ///< of Impossible
    QDateTime minute;                    ///< that the claim names, UTC; or invalid
    std::optional<Transaction> payment;  ///< the one that is meant, if there is one
    std::optional<QDateTime> handedOver; ///< of AlreadyUsed; nothing if the money went back
};

/// What was found when a claim was looked into.
struct ClaimEvidence
{
    /// The first page of PaymentClaim::filter(), read just now.
    Result<TransactionPage> read;
    bool seesPayments = true;                ///< whether the service learns of payments at all
    QHash<QUuid, QDateTime> handedOver = {}; ///< when the goods went out, by transaction
    std::optional<QUuid> inFront = {};       ///< the charge that the customer is to pay
    QDateTime now;
};

/// The answer, or what the claim lacks to have one.
[[nodiscard]] tl::expected<ClaimVerdict, ClaimGap> judged(const PaymentClaim &claim,
                                                          const ClaimEvidence &evidence);

} // namespace core
