// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/refundcontroller.h"

#include "core/console/consoledatabase.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

RefundController::RefundController(TransactionService &service, OutgoingHolds &holds,
                                   QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_holds(holds)
{
    connect(&holds, &OutgoingHolds::ended, this, [this](int hold) {
        if (const QUuid payment = paymentOf(hold); !payment.isNull())
            ask(payment);
    });
    connect(&holds, &OutgoingHolds::canceled, this, [this](int hold) {
        const QUuid payment = paymentOf(hold);
        if (payment.isNull())
            return;
        const Transaction kept = m_refunds.take(payment).payment;
        Q_EMIT changed(payment);
        Q_EMIT canceled(kept);
    });
}

void RefundController::begin(const Transaction &payment, const QString &reason,
                             const std::optional<Money> &amount)
{
    const Money moved = amount.value_or(payment.amount - returnedAmount(payment));
    const auto present = refund(payment.id);
    if (present && present->phase != Phase::Failed)
        return;
    if (m_console) {
        const auto allowed = m_console->gate().pass({.action = AuditAction::RefundRequested,
                                                     .transaction = payment.id,
                                                     .after = QString::number(moved.cents())},
                                                    {.amount = moved, .movesMoney = true});
        if (!allowed) {
            m_refunds.insert(payment.id, {.payment = payment,
                                          .reason = reason,
                                          .amount = amount,
                                          .phase = Phase::Failed,
                                          .error = allowed.error()});
            Q_EMIT changed(payment.id);
            Q_EMIT failed(payment, allowed.error());
            return;
        }
        m_console->audit().appendAllowed(*allowed);
    }
    const int hold = m_holds.begin(OutgoingHolds::Kind::Refund, moved, m_holdTime);
    m_refunds.insert(payment.id,
                     {.payment = payment, .reason = reason, .amount = amount, .hold = hold});
    Q_EMIT changed(payment.id);
}

void RefundController::cancel(const QUuid &payment)
{
    const auto present = refund(payment);
    if (present && present->phase == Phase::Held)
        m_holds.cancel(present->hold);
}

std::optional<RefundController::Refund> RefundController::refund(const QUuid &payment) const
{
    const auto it = m_refunds.constFind(payment);
    return it == m_refunds.cend() ? std::nullopt : std::optional(*it);
}

bool RefundController::isAtWork() const
{
    return std::any_of(m_refunds.cbegin(), m_refunds.cend(),
                       [](const Refund &refund) { return refund.phase != Phase::Failed; });
}

void RefundController::ask(const QUuid &payment)
{
    Refund &asked = m_refunds[payment];
    asked.phase = Phase::Asked;
    Q_EMIT changed(payment);
    const Refund refund = m_refunds[payment];
    if (refund.amount)
        return askPart(refund);
    onAnswer(m_service.refund(payment, refund.reason), this,
             [this, payment](const Result<Transaction> &answer) { handleAnswer(payment, answer); });
}

/// Refunds a part only if nothing else went back since the person chose the amount.
void RefundController::askPart(const Refund &part)
{
    onAnswer(m_service.find(part.payment.id), this, [this, part](const Result<Transaction> &found) {
        const QUuid payment = part.payment.id;
        if (!found)
            return handleAnswer(payment, found);
        if (returnedAmount(*found) != returnedAmount(part.payment))
            return handleAnswer(
                payment, tl::unexpected(Error{Error::Code::TransitionRefused,
                                              {{Field::Amount, Problem::Unsettled}},
                                              u"more of the payment went back meanwhile"_s}));
        onAnswer(m_service.confirm(payment, {.subject = Evidence::Subject::Refund,
                                             .note = part.reason,
                                             .amount = part.amount}),
                 this, [this, payment](const Result<Transaction> &answer) {
                     handleAnswer(payment, answer);
                 });
    });
}

void RefundController::handleAnswer(const QUuid &payment, const Result<Transaction> &answer)
{
    if (answer) {
        m_refunds.remove(payment);
        Q_EMIT changed(payment);
        Q_EMIT done(*answer);
        return;
    }
    Refund &refund = m_refunds[payment];
    refund.phase = Phase::Failed;
    refund.error = answer.error();
    const Transaction kept = refund.payment;
    Q_EMIT changed(payment);
    Q_EMIT failed(kept, answer.error());
}

/// Returns the payment whose refund has this hold; a null id if the hold is of something else.
QUuid RefundController::paymentOf(int hold) const
{
    for (auto it = m_refunds.cbegin(); it != m_refunds.cend(); ++it) {
        if (it->hold == hold && it->phase == Phase::Held)
            return it.key();
    }
    return {};
}

} // namespace core
