// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/reconcile/matcher.h"

#include <QtCore/QList>

namespace core
{

/// The place of a line or movement after a comparison. Each is in exactly one queue.
/// The values are stored.
enum class ReconcileQueue {
    Certain,
    Strong,
    Likely,
    Possible, ///< also sets
    AmountDiffers,
    Twice,       ///< in a conflict
    OnlyBankIn,  ///< a line without a movement
    OnlyBankOut, ///< a line without a movement
    OnlyService, ///< settled, but the bank did not report the money in time
    NotYet,      ///< settled so late that the bank may report the money after the period
    Waiting,     ///< a movement that is not settled, without a line
    // The next queues depend on decisions and on notes of the counter. assignQueues() leaves them
    // empty.
    GoodsOutNoMoney, ///< handed over for a receipt, but the bank reported no money in time
    Gone,            ///< a stored line that a later file omits
    Explained,       ///< a line that needs no transaction, such as a fee
    ReturnedByBank,  ///< a line that takes received money back, without a refund of the service
    PaidLate,        ///< matched: the charge had expired or was canceled before the money arrived
};

/// The lines and movements of one queue.
struct QueueTotal
{
    ReconcileQueue queue = ReconcileQueue::Certain;
    qsizetype lineCount = 0;
    Money lineSum = {};
    qsizetype movementCount = 0;
    Money movementSum = {};

    bool operator==(const QueueTotal &) const = default;
};

/// One summand of the right side of an equation.
struct EquationPart
{
    enum class Kind {
        // Service: the money that should be settled
        BankLines,      ///< all lines of the days
        ExplainedLines, ///< negative: lines that need no transaction
        OpenLines,      ///< negative: lines without a decision
        Adjustments,    ///< negative: differences within matches, such as fees
        LinesElsewhere, ///< the other lines of these matches: of other days, or gone
        CarriedIn,      ///< negative: transactions of other days whose money arrived
        NotListed,      ///< negative: matched transactions that the service does not list
        CarriedOut,     ///< transactions whose money arrived on other days
        GoneAtBank,     ///< transactions whose lines are gone
        NotAtBank,      ///< settled transactions without a line
        // Counter: the charges whose goods were handed over
        SettledHere,         ///< the left side of Service
        NotHandedOver,       ///< negative: settled transactions without a note of the counter
        HandedOverElsewhere, ///< settled transactions of other days
        HandedOverUnpaid,    ///< charges that are not settled
        // Carried: the items that sealed days carried
        DecidedLater, ///< matched since
        StillOpen,
    };

    Kind kind = Kind::BankLines;
    qsizetype count = 0; ///< lines, transactions or adjustments
    Money amount = {};

    bool operator==(const EquationPart &) const = default;
};

/// Two sums that are equal if nothing was lost. Both are calculated independently.
struct Equation
{
    enum class Kind {
        Lines,     ///< all lines = the lines of all queues
        Movements, ///< all movements = the movements of all queues
        Certain,   ///< the lines of certain matches = their movements
        Matches,   ///< the lines of all recorded matches = their movements and adjustments
        Balance,   ///< opening balance plus all lines = closing balance
        Service,   ///< settled movements = lines and movements that should be settled, by parts
        Counter,   ///< charges handed over by the counter's notes = settled ones, by parts
        Carried,   ///< items carried by sealed days = decided later + still open
    };

    Kind kind = Kind::Lines;
    Money left = {};
    Money right = {};
    QList<EquationPart> parts = {}; ///< of `right`; empty: not divided

    [[nodiscard]] Money difference() const { return left - right; }
    [[nodiscard]] bool holds() const { return left == right; }
    bool operator==(const Equation &) const = default;
};

/// The queues of lines and movements, in the order of both lists.
struct QueueAssignment
{
    QList<ReconcileQueue> lines = {};
    QList<ReconcileQueue> movements = {};
};

/// Assigns every line and every movement to its queue. `until`: last day of the lines.
[[nodiscard]] QueueAssignment assignQueues(const QList<StatementLine> &lines,
                                           const QList<Movement> &movements,
                                           const MatchResult &result, QDate until);

/// Returns the totals of all queues, also of empty ones.
[[nodiscard]] QList<QueueTotal> queueTotals(const QList<StatementLine> &lines,
                                            const QList<Movement> &movements,
                                            const QueueAssignment &queues);

/// Returns the equations between both lists and the totals of the queues.
[[nodiscard]] QList<Equation> equationsOf(const QList<StatementLine> &lines,
                                          const QList<Movement> &movements,
                                          const MatchResult &result,
                                          const QList<QueueTotal> &totals);

} // namespace core
