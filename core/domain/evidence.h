// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <array>
#include <optional>

namespace core
{

/// The source that shows that money moved, in a shop that sees no payments by itself.
enum class EvidenceKind {
    ByHand,    ///< a person who saw the money in the bank's app
    Statement, ///< a line of an imported bank statement
    BankApi,   ///< a payment reported by the bank's API
};

/// The kinds, weakest first.
inline constexpr std::array kEvidenceKinds{EvidenceKind::ByHand, EvidenceKind::Statement,
                                           EvidenceKind::BankApi};

/// Returns "by_hand", "statement" or "bank_api".
[[nodiscard]] QString toText(EvidenceKind kind);
[[nodiscard]] std::optional<EvidenceKind> evidenceKindFromText(QStringView text);

/// One record about the payment or the refund of a charge. Records are added, never changed or
/// deleted. A plain value.
struct Evidence
{
    enum class Role {
        Confirmation,  ///< made the charge paid, or refunded
        Verification,  ///< supports an earlier confirmation, without a change of the status
        Contradiction, ///< does not fit: another amount, key or payment; blocks sealing of its day
        Withdrawal,    ///< takes the earlier evidence of the payment back
    };

    /// The money that moved.
    enum class Subject {
        Payment, ///< from the payer to the shop
        Refund,  ///< from the shop to the payer
    };

    /// The assignment of the evidence to the charge.
    enum class Match {
        ByPerson,     ///< a person decided; can be withdrawn
        ByIdentifier, ///< an identifier and the amount are equal
    };

    Role role = Role::Confirmation;
    Subject subject = Subject::Payment;
    EvidenceKind kind = EvidenceKind::ByHand; ///< of a withdrawal: ByHand
    Match match = Match::ByPerson;
    QDateTime recordedAt = {}; ///< UTC
    QDate movedDay = {}; ///< day of the movement in Brasília; of a withdrawal: day of recording
    std::optional<QDateTime> movedAt = {}; ///< UTC; nullopt: only the day is known
    std::optional<Money> amount = {};      ///< as in the source; nullopt: not stated
    QString endToEndId = {};               ///< whole id; empty: unknown
    QString endToEndIdEnding = {}; ///< last six characters, as typed; empty if endToEndId is set
    QString person = {};           ///< recorded by; empty: unknown, or a program
    QString till = {};             ///< counter or program; empty: unknown
    QString source = {};           ///< for people, such as file and row of a statement
    QString line = {};             ///< identity of the statement line, unique in the shop
    QString note = {};             ///< of a withdrawal: the reason

    bool operator==(const Evidence &) const = default;
};

/// Returns the time of the movement for `finished`, UTC: the stated time, within creation and
/// recording. If only the day is known: the end of that day, or the time of recording if earlier.
[[nodiscard]] QDateTime moveTime(const Evidence &evidence, const QDateTime &created);

} // namespace core
