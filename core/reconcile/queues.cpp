// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/queues.h"

#include <array>

namespace core
{

namespace
{

constexpr std::array kQueues{
    ReconcileQueue::Certain,    ReconcileQueue::Strong,        ReconcileQueue::Likely,
    ReconcileQueue::Possible,   ReconcileQueue::AmountDiffers, ReconcileQueue::Twice,
    ReconcileQueue::OnlyBankIn, ReconcileQueue::OnlyBankOut,   ReconcileQueue::OnlyService,
    ReconcileQueue::NotYet,     ReconcileQueue::Waiting,       ReconcileQueue::GoodsOutNoMoney,
    ReconcileQueue::Gone,       ReconcileQueue::Explained,     ReconcileQueue::ReturnedByBank,
    ReconcileQueue::PaidLate,
};

ReconcileQueue queueOf(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Certain:
        return ReconcileQueue::Certain;
    case Confidence::Strong:
        return ReconcileQueue::Strong;
    case Confidence::Likely:
        return ReconcileQueue::Likely;
    case Confidence::Possible:
    case Confidence::Set:
        return ReconcileQueue::Possible;
    }
    Q_UNREACHABLE();
}

ReconcileQueue queueOfUnmatched(const Movement &movement, QDate until)
{
    if (movement.state != MovementState::Settled)
        return ReconcileQueue::Waiting;
    return movement.day.addDays(kMaxDaysApart) <= until ? ReconcileQueue::OnlyService
                                                        : ReconcileQueue::NotYet;
}

void assign(QueueAssignment &queues, const Match &match, ReconcileQueue queue)
{
    for (const qsizetype line : match.lines)
        queues.lines[line] = queue;
    for (const qsizetype movement : match.movements)
        queues.movements[movement] = queue;
}

Money sumOf(const QList<StatementLine> &lines)
{
    Money sum;
    for (const StatementLine &line : lines)
        sum += line.amount;
    return sum;
}

Money sumOf(const QList<Movement> &movements)
{
    Money sum;
    for (const Movement &movement : movements)
        sum += movement.amount;
    return sum;
}

} // namespace

QueueAssignment assignQueues(const QList<StatementLine> &lines, const QList<Movement> &movements,
                             const MatchResult &result, QDate until)
{
    QueueAssignment queues;
    queues.lines.reserve(lines.size());
    for (const StatementLine &line : lines) {
        queues.lines.append(line.amount.isNegative() ? ReconcileQueue::OnlyBankOut
                                                     : ReconcileQueue::OnlyBankIn);
    }
    queues.movements.reserve(movements.size());
    for (const Movement &movement : movements)
        queues.movements.append(queueOfUnmatched(movement, until));
    // A movement of a certain match stays there, although another line may name the same id.
    for (const Match &match : result.differing)
        assign(queues, match, ReconcileQueue::AmountDiffers);
    for (const Match &match : result.conflicts)
        assign(queues, match, ReconcileQueue::Twice);
    for (const Match &match : result.suggestions)
        assign(queues, match, queueOf(confidenceOf(match.rule)));
    for (const Match &match : result.matches)
        assign(queues, match, ReconcileQueue::Certain);
    return queues;
}

QList<QueueTotal> queueTotals(const QList<StatementLine> &lines, const QList<Movement> &movements,
                              const QueueAssignment &queues)
{
    QList<QueueTotal> totals;
    for (const ReconcileQueue queue : kQueues)
        totals.append({.queue = queue});
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QueueTotal &total = totals[static_cast<qsizetype>(queues.lines[i])];
        ++total.lineCount;
        total.lineSum += lines[i].amount;
    }
    for (qsizetype i = 0; i < movements.size(); ++i) {
        QueueTotal &total = totals[static_cast<qsizetype>(queues.movements[i])];
        ++total.movementCount;
        total.movementSum += movements[i].amount;
    }
    return totals;
}

QList<Equation> equationsOf(const QList<StatementLine> &lines, const QList<Movement> &movements,
                            const MatchResult &result, const QList<QueueTotal> &totals)
{
    Equation ofLines{Equation::Kind::Lines, sumOf(lines)};
    Equation ofMovements{Equation::Kind::Movements, sumOf(movements)};
    for (const QueueTotal &total : totals) {
        ofLines.right += total.lineSum;
        ofMovements.right += total.movementSum;
    }
    Equation ofMatches{Equation::Kind::Certain};
    for (const Match &match : result.matches) {
        for (const qsizetype line : match.lines)
            ofMatches.left += lines[line].amount;
        for (const qsizetype movement : match.movements)
            ofMatches.right += movements[movement].amount;
    }
    return {ofLines, ofMovements, ofMatches};
}

} // namespace core
