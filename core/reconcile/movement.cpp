// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/movement.h"

#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/transaction.h"

#include <algorithm>

namespace core
{

namespace
{

constexpr qint64 kMinute = 60'000;

MovementState stateOf(Status::Code code)
{
    switch (code) {
    case Status::Code::Paid:
    case Status::Code::Refund:
        return MovementState::Settled;
    case Status::Code::Pending:
    case Status::Code::InProcess:
    case Status::Code::InAnalysis:
    case Status::Code::Unknown:
        return MovementState::Waiting;
    case Status::Code::Expired:
    case Status::Code::Denied:
    case Status::Code::Canceled:
        return MovementState::Closed;
    }
    Q_UNREACHABLE();
}

void setTime(Movement &movement, const QDateTime &time)
{
    movement.day = brasiliaDay(time);
    movement.minute = time.toMSecsSinceEpoch() / kMinute;
}

/// Returns the return's own identifier, from the newest evidence.
QString returnIdOf(const Transaction &transaction)
{
    const auto newest = std::find_if(
        transaction.evidence.rbegin(), transaction.evidence.rend(), [](const Evidence &evidence) {
            return evidence.subject == Evidence::Subject::Refund && !evidence.endToEndId.isEmpty();
        });
    return newest == transaction.evidence.rend() ? QString() : newest->endToEndId;
}

/// Returns true if the charge ended before it was first paid. The step from paid to canceled is a
/// withdrawal, and the charge was paid before.
bool isLatePayment(const Transaction &transaction)
{
    if (transaction.operation == Operation::CashOut ||
        stateOf(transaction.status.code()) != MovementState::Settled)
        return false;
    const QList<StatusEvent> &events = transaction.events; // newest first
    const auto firstPaid =
        std::find_if(events.crbegin(), events.crend(),
                     [](const StatusEvent &event) { return event.status == Status::Code::Paid; });
    return firstPaid != events.crend() &&
           std::any_of(events.crbegin(), firstPaid, [](const StatusEvent &event) {
               return stateOf(event.status.code()) == MovementState::Closed;
           });
}

} // namespace

QList<Movement> movementsOf(const Transaction &transaction)
{
    const bool isPayout = transaction.operation == Operation::CashOut;
    Movement movement;
    movement.transaction = transaction.id;
    movement.kind = isPayout ? MovementKind::Payout : MovementKind::Payment;
    movement.state = stateOf(transaction.status.code());
    movement.amount = isPayout ? -transaction.amount : transaction.amount;
    movement.endToEndId = transaction.endToEndId;
    movement.document = transaction.document;
    movement.name = transaction.name;
    movement.reference = transaction.reference;
    movement.commission = transaction.commission;
    movement.isLate = isLatePayment(transaction);
    const bool isReturned = transaction.status.code() == Status::Code::Refund;
    const auto paid = paymentTime(transaction);
    if (paid)
        setTime(movement, *paid);
    else
        setTime(movement, isReturned ? transaction.created
                                     : transaction.finished.value_or(transaction.created));
    if (!isReturned)
        return {movement};
    Movement back = movement;
    back.kind = MovementKind::Return;
    back.isLate = false;
    back.amount = -movement.amount;
    back.commission = Money();
    const QString returnId = returnIdOf(transaction);
    if (!returnId.isEmpty())
        back.endToEndId = returnId;
    if (transaction.finished)
        setTime(back, *transaction.finished);
    return {movement, back};
}

} // namespace core
