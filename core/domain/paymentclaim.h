// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/endtoendid.h"
#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"

#include <QtCore/QHash>

#include <optional>

namespace core
{

struct TransactionFilter;

/// The part of a claim that is missing before a lookup is possible.
enum class ClaimGap {
    Nothing,  ///< empty input
    TooShort, ///< fewer than PaymentClaim::kMinSuffixLength characters
    Amount,   ///< a time without an amount
    Minute,   ///< an amount without a time
    Several,  ///< several payments match: more detail is needed
};

/// The reason why a claim cannot match any payment.
enum class ClaimFlaw {
    Length,     ///< intended as a whole end-to-end id, but not 32 characters long; or a long text
    Characters, ///< a character is invalid at its position in an end-to-end id
    Return,     ///< the id of a return, not of a payment
    Future,     ///< the time is in the future
    OtherDay,   ///< on an earlier day, too long ago for a customer who is present now
};

/// A payment as shown on a customer's screen and typed, pasted or scanned at the counter. Contains
/// either an end-to-end id (whole or its end) or an amount and a minute, never both. A plain value.
struct PaymentClaim
{
    static constexpr int kMinSuffixLength = 6;

    /// Maximum age of a charge, in days, for lookups by amount and minute.
    static constexpr int kWaitingDays = 31;

    QString ending;                ///< last 6 to 32 characters of an end-to-end id; or empty
    std::optional<EndToEndId> id;  ///< set if the whole id is known
    QDateTime minute;              ///< UTC; or invalid. A typed time means its latest occurrence
    Money amount;                  ///< set with a minute
    std::optional<ClaimFlaw> flaw; ///< the claim cannot be true, whatever the lookup returns

    /// Parses a claim: "E0000…", "9Zx01a", "14:02", "14h02", "1402", "12,50 14:02". Ignores
    /// whitespace and finds an id within a longer text. `amount` completes a time without an
    /// amount. A time is a time in Brasília, on the day of `now` or the night before.
    [[nodiscard]] static tl::expected<PaymentClaim, ClaimGap>
    read(const QString &text, std::optional<Money> amount, const QDateTime &now);

    /// Returns the query for the service, or nullopt if no query is needed.
    [[nodiscard]] std::optional<TransactionFilter> filter() const;
};

/// The six possible results of checking a claim.
enum class ClaimAnswer {
    PaidThis,    ///< the charge in front was paid by the payment
    PaidOther,   ///< the payment belongs to another charge
    AlreadyUsed, ///< paid, but already exchanged for goods or refunded
    NotReceived, ///< plausible, but the money has not arrived
    Impossible,  ///< cannot be a current payment
    Unverified,  ///< this service cannot verify the payment
};

struct ClaimVerdict
{
    ClaimAnswer answer = ClaimAnswer::Unverified;
    std::optional<ClaimFlaw> flaw;       ///< set for Impossible
    QDateTime minute;                    ///< the claimed minute, UTC; or invalid
    std::optional<Transaction> payment;  ///< the matching payment, if any
    std::optional<QDateTime> handedOver; ///< set for AlreadyUsed; nullopt if the money was refunded
};

/// The results of the lookup for a claim.
struct ClaimEvidence
{
    /// The first page of PaymentClaim::filter(), read just now.
    Result<TransactionPage> read;
    bool seesPayments = true; ///< false: the service receives no payment notifications
    QHash<QUuid, QDateTime> handedOver = {}; ///< times of handing over goods, by transaction
    std::optional<QUuid> inFront = {};       ///< the charge that the customer is expected to pay
    QDateTime now;
};

/// Returns the verdict, or the missing part of the claim.
[[nodiscard]] tl::expected<ClaimVerdict, ClaimGap> judged(const PaymentClaim &claim,
                                                          const ClaimEvidence &evidence);

} // namespace core
