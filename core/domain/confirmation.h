// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/evidence.h"

namespace core
{

/// Maximum lengths, in characters. Longer text is rejected, never cut.
inline constexpr int kMaxEvidenceNote = 140;
inline constexpr int kMaxEvidencePerson = 120; ///< also a till
inline constexpr int kMaxEvidenceSource = 255;
inline constexpr int kMaxEvidenceLine = 120;

/// The number of characters of an incomplete end-to-end id, as people read them from a screen.
inline constexpr int kEndToEndIdEnding = 6;

/// New evidence that the money of a charge moved, as typed or received. The defaults are those of a
/// confirmation by hand, which needs a note only.
struct Confirmation
{
    Evidence::Subject subject = Evidence::Subject::Payment;
    EvidenceKind kind = EvidenceKind::ByHand;

    /// ByHand: always by a person. Statement: ByIdentifier if an identifier and the amount are
    /// equal. BankApi: always by an identifier.
    Evidence::Match match = Evidence::Match::ByPerson;

    QString note = {};   ///< required by hand, 1 to kMaxEvidenceNote characters
    QString person = {}; ///< the person who confirms; empty: nobody is known
    QString till = {};   ///< the counter or program; empty: unknown

    /// Whole end-to-end id (E… of a payment, D… of a refund), or by hand its last six characters.
    /// Required for BankApi. Empty: unknown.
    QString endToEndId = {};

    std::optional<QDateTime> movedAt = {}; ///< UTC; nullopt: unknown
    QDate movedDay = {};                   ///< Brasília; ignored if movedAt is set; neither: today
    /// Of a payment: not by hand; nullopt: the source does not state an amount. Of a refund: a part
    /// or all of the payment; nullopt: the rest.
    std::optional<Money> amount = {};
    QString pixKey = {}; ///< not by hand: the key that received the money; empty:
                         ///< the source does not state a key
    QString source = {}; ///< not by hand: file and row, for people
    QString line = {};   ///< required for Statement: identity of the line, unique in the shop

    bool operator==(const Confirmation &) const = default;
};

/// The decision to take a mistaken confirmation back.
struct Withdrawal
{
    QString reason = {}; ///< required, 1 to kMaxReason characters
    QString person = {}; ///< the person who withdraws; empty: nobody is known
    QString till = {};   ///< the counter or program; empty: unknown
    /// Withdraws only if this line of a statement made the charge paid; empty: any confirmation.
    QString line = {};

    bool operator==(const Withdrawal &) const = default;
};

/// Returns the confirmation with trimmed texts. Code::InvalidInput with every broken rule:
/// Field::Note, Field::Person, Field::Till, Field::EndToEndId, Field::Amount, Field::PixKey,
/// Field::StatementLine. The service also checks the time, Field::MovedAt.
[[nodiscard]] Result<Confirmation> validated(const Confirmation &confirmation);

/// Returns the withdrawal with trimmed texts. Code::InvalidInput with Field::Reason, Field::Person,
/// Field::Till or Field::StatementLine.
[[nodiscard]] Result<Withdrawal> validated(const Withdrawal &withdrawal);

/// Returns true for the last characters of an end-to-end id: six letters or digits.
[[nodiscard]] bool isEndToEndIdEnding(QStringView text);

} // namespace core
