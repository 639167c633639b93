// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/evidence.h"
#include "core/domain/money.h"
#include "core/domain/nettotals.h"
#include "core/domain/operation.h"
#include "core/domain/operator.h"
#include "core/domain/status.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <array>
#include <optional>

namespace core
{

struct Transaction;

/// A transaction of a shift with the values that a report depends on. Has no data of customers.
struct ShiftLine
{
    QUuid id = {};
    bool isCarried = false; ///< created in an earlier shift, which left the charge open
    QDateTime created = {}; ///< UTC
    Operation operation = Operation::CashIn;
    Status status = Status::Code::Pending;
    Money amount = {};
    std::optional<Money> commission = Money(); ///< nullopt: unknown
    std::optional<EvidenceKind> evidence = {}; ///< nullopt: none, or the service saw the payment
    /// Sum of the partial returns. Present lines only: a closed shift counts a charge as a whole,
    /// and driftOf() reports its parts.
    Money refunded = {};
    bool isReconciled = false; ///< matched with a line of a bank statement
    QString reference = {};
    QString operatorName = {}; ///< short name of who created the transaction; empty: unknown

    bool operator==(const ShiftLine &) const = default;
};

/// Returns the line of a transaction without the values that only the counter has.
[[nodiscard]] ShiftLine shiftLineOf(const Transaction &transaction);

/// Returns true if the money of the charge or payout may still move.
[[nodiscard]] bool isOpen(const ShiftLine &line);

/// The beginning of a shift.
struct OpenShift
{
    QDateTime begins = {}; ///< UTC: the shift has the transactions created from here
    QDateTime opened = {}; ///< UTC
    QDate day = {};        ///< business day
    QString till = {};     ///< name of the counter
    Actor opener = {};
    Money cashFloat = {}; ///< money in the drawer at the beginning

    bool operator==(const OpenShift &) const = default;
};

/// A closed shift.
struct Shift
{
    qint64 number = 0; ///< of the Z report: from 1, without gaps
    OpenShift start = {};
    QDateTime closed = {}; ///< UTC: exclusive end of the transactions
    Actor closer = {};
    std::optional<Money> counted = {}; ///< money in the drawer at the end; nullopt: not counted
    QList<ShiftLine> lines = {};       ///< in the order of creation
    QByteArray digest = {};            ///< SHA-256, 32 bytes

    bool operator==(const Shift &) const = default;
};

/// Calculates the digest of a shift from all other members. `previous`: digest of the shift before;
/// empty for the first shift.
[[nodiscard]] QByteArray shiftDigest(const Shift &shift, const QByteArray &previous);

/// The totals of a shift. Carried transactions are in no total, because the shift that created them
/// has them.
struct ShiftTotals
{
    NetTotals seen = {}; ///< received, as reported by the service itself
    /// Received, in the order of kEvidenceKinds.
    std::array<NetTotals, kEvidenceKinds.size()> byEvidence = {};
    NetTotals refunded = {};
    NetTotals sent = {};                      ///< paid payouts
    NetTotals waiting = {};                   ///< open charges and payouts
    NetTotals ended = {};                     ///< without a payment
    QMap<QString, NetTotals> byOperator = {}; ///< received, by short name

    /// Returns the received payments of all kinds.
    [[nodiscard]] NetTotals received() const;
    /// Returns everything with an effect on the account: received, refunded and sent.
    [[nodiscard]] NetTotals moved() const;

    ShiftTotals &operator+=(const ShiftTotals &other);
    bool operator==(const ShiftTotals &) const = default;
};

[[nodiscard]] ShiftTotals totalsOf(const QList<ShiftLine> &lines);

/// A difference between a closed shift and the present state of its transactions.
struct ShiftChange
{
    enum class What {
        Added,      ///< created in the time of the shift, but unknown at its end
        Removed,    ///< the service has no such transaction any more
        Paid,       ///< received or sent after the shift
        Refunded,   ///< completely or partly
        Withdrawn,  ///< the payment was taken back
        Ended,      ///< without a payment
        Corrected,  ///< another amount or commission
        Evidence,   ///< another kind of evidence
        Reconciled, ///< matched with a bank statement, or no longer
    };

    What what = What::Paid;
    ShiftLine before = {}; ///< as in the Z report; of What::Added: the line with no effect
    ShiftLine after = {};
    Money effect = {}; ///< of the change on the account

    bool operator==(const ShiftChange &) const = default;
};

/// Everything that changed after a shift was closed.
struct ShiftDrift
{
    QList<ShiftChange> changes = {};
    Money effect = {}; ///< of all changes on the account

    bool operator==(const ShiftDrift &) const = default;
};

/// Compares the lines of a closed shift with the present ones. Ignores carried lines.
[[nodiscard]] ShiftDrift driftOf(const QList<ShiftLine> &closed, const QList<ShiftLine> &now);

/// The result of checking the digests of all closed shifts.
struct ShiftCheck
{
    qint64 shifts = 0;
    QByteArray digest = {};              ///< of the last shift; empty without shifts
    std::optional<qint64> brokenAt = {}; ///< number of the first changed or missing shift

    bool operator==(const ShiftCheck &) const = default;
};

} // namespace core
