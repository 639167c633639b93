// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/authorizedtransactionservice.h"

#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionsum.h"
#include "core/till/confirmations.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

tl::unexpected<Error> totalsDenied()
{
    return tl::unexpected(Error{Error::Code::AccessDenied,
                                {{Field::Person, Problem::NotAllowed}},
                                u"the operator may not see totals"_s});
}

} // namespace

AuthorizedTransactionService::AuthorizedTransactionService(TransactionService &service,
                                                           Authorization &authorization,
                                                           AuditRepository &audit, QObject *parent)
    : TransactionServiceDecorator(service, parent)
    , m_authorization(authorization)
    , m_audit(audit)
{}

QFuture<Result<qint64>> AuthorizedTransactionService::count(const TransactionFilter &filter)
{
    return service().count(filter);
}

QFuture<Result<void>> AuthorizedTransactionService::readAll(const TransactionFilter &filter,
                                                            const BatchVisitor &callback)
{
    return service().readAll(filter, callback);
}

/// A page that stays open asks again and again, so a permission for one action is not enough. A
/// counter without operators hides its pages instead.
QFuture<Result<QList<TransactionSum>>>
AuthorizedTransactionService::sums(const TransactionFilter &filter)
{
    if (m_authorization.isInUse() && !m_authorization.isAllowed(Permission::SeeTotals))
        return readyFuture<QList<TransactionSum>>(totalsDenied());
    return service().sums(filter);
}

QFuture<Result<QList<HourlySum>>>
AuthorizedTransactionService::hourlySums(const TransactionFilter &filter)
{
    if (m_authorization.isInUse() && !m_authorization.isAllowed(Permission::SeeTotals))
        return readyFuture<QList<HourlySum>>(totalsDenied());
    return service().hourlySums(filter);
}

QFuture<Result<QList<ReturnSum>>> AuthorizedTransactionService::returnSums(QDate first, QDate last,
                                                                           int cutoffMinutes)
{
    if (m_authorization.isInUse() && !m_authorization.isAllowed(Permission::SeeTotals))
        return readyFuture<QList<ReturnSum>>(totalsDenied());
    return returnSumsOf(service(), first, last, cutoffMinutes);
}

/// Passes the answer on, and records the action after a success. Ends the commitment after every
/// definite answer.
AuthorizedTransactionService::Answer
AuthorizedTransactionService::recorded(const Answer &answer, const AuditRecord &record,
                                       const QString &commitment,
                                       const std::optional<Money> &amount)
{
    const auto promise = makePromise<Transaction>();
    onAnswer(answer, this,
             [this, promise, record, commitment, amount](const Result<Transaction> &result) {
                 if (result) {
                     AuditRecord complete = record;
                     complete.transaction = result->id;
                     complete.after = QString::number(amount.value_or(result->amount).cents());
                     m_audit.appendAllowed(complete);
                     m_authorization.endCommitment(commitment);
                 }
                 resolve(promise, result);
             });
    return promise->future();
}

AuthorizedTransactionService::Answer
AuthorizedTransactionService::create(const TransactionDraft &draft)
{
    const bool isPayout = draft.operation == Operation::CashOut;
    AuditRecord record{.action =
                           isPayout ? AuditAction::PayoutRequested : AuditAction::ChargeCreated,
                       .subject = draft.reference};
    const auto committed = isPayout ? m_authorization.commitment(draft.reference) : std::nullopt;
    const auto allowed =
        committed
            ? m_authorization.decide(
                  {.action = AuditAction::PayoutCreated, .subject = draft.reference})
            : m_authorization.decide(record, {.amount = isPayout ? draft.amount : std::nullopt,
                                              .movesMoney = isPayout});
    if (!allowed)
        return readyFuture<Transaction>(tl::unexpected(allowed.error()));
    record = *allowed;
    if (committed)
        record.actor = *committed;
    if (isPayout)
        record.action = AuditAction::PayoutCreated;
    return recorded(service().create(draft), record, isPayout ? draft.reference : QString());
}

AuthorizedTransactionService::Answer
AuthorizedTransactionService::confirm(const QUuid &id, const Confirmation &confirmation)
{
    if (confirmation.subject == Evidence::Subject::Refund &&
        confirmation.kind == EvidenceKind::ByHand)
        return refundPart(id, confirmation);
    const auto allowed = m_authorization.decide({.action = AuditAction::Confirmed,
                                                 .transaction = id,
                                                 .subject = toText(confirmation.kind)});
    if (!allowed)
        return readyFuture<Transaction>(tl::unexpected(allowed.error()));
    Confirmation named = confirmation;
    if (named.person.isEmpty())
        named.person = allowed->actor.name;
    return recorded(service().confirm(id, named), *allowed);
}

/// Within the undo period, the counter that confirmed a charge needs no permission to withdraw.
AuthorizedTransactionService::Answer
AuthorizedTransactionService::withdraw(const QUuid &id, const Withdrawal &withdrawal)
{
    const auto promise = makePromise<Transaction>();
    const AuditRecord record{.action = AuditAction::ConfirmationWithdrawn, .transaction = id};
    if (const auto allowed = m_authorization.decide(record)) {
        withdrawNow(id, withdrawal, *allowed, promise);
        return promise->future();
    }
    onAnswer(service().find(id), this,
             [this, id, withdrawal, record, promise](const Result<Transaction> &found) {
                 if (!found)
                     return resolve(promise, found);
                 const auto left =
                     undoTimeLeft(*found, withdrawal.till, QDateTime::currentDateTimeUtc());
                 const auto actor = m_authorization.check(
                     left > std::chrono::seconds(0) ? Permission::Confirm : Permission::Withdraw);
                 if (!actor)
                     return resolve<Transaction>(promise, tl::unexpected(actor.error()));
                 AuditRecord undone = record;
                 undone.actor = *actor;
                 undone.till = withdrawal.till;
                 undone.subject = u"undo"_s;
                 withdrawNow(id, withdrawal, undone, promise);
             });
    return promise->future();
}

void AuthorizedTransactionService::withdrawNow(
    const QUuid &id, const Withdrawal &withdrawal, const AuditRecord &record,
    const std::shared_ptr<QPromise<Result<Transaction>>> &promise)
{
    Withdrawal named = withdrawal;
    if (named.person.isEmpty())
        named.person = record.actor.name;
    onAnswer(recorded(service().withdraw(id, named), record), this,
             [promise](const Result<Transaction> &result) { resolve(promise, result); });
}

AuthorizedTransactionService::Answer AuthorizedTransactionService::refund(const QUuid &id,
                                                                          const QString &reason)
{
    return refundAllowed(id, std::nullopt, [this, id, reason](const Actor & /*actor*/) {
        return service().refund(id, reason);
    });
}

/// A part needs the permission of a refund.
AuthorizedTransactionService::Answer
AuthorizedTransactionService::refundPart(const QUuid &id, const Confirmation &confirmation)
{
    return refundAllowed(id, confirmation.amount, [this, id, confirmation](const Actor &actor) {
        Confirmation named = confirmation;
        if (named.person.isEmpty())
            named.person = actor.name;
        return service().confirm(id, named);
    });
}

/// Checks the permission for the amount, then calls `send` with the responsible person. `amount`:
/// nullopt: the rest of the payment.
AuthorizedTransactionService::Answer
AuthorizedTransactionService::refundAllowed(const QUuid &id, const std::optional<Money> &amount,
                                            const std::function<Answer(const Actor &)> &send)
{
    const auto promise = makePromise<Transaction>();
    onAnswer(
        service().find(id), this,
        [this, id, amount, send, promise](const Result<Transaction> &payment) {
            if (!payment)
                return resolve(promise, payment);
            const Money moved = amount.value_or(payment->amount - returnedAmount(*payment));
            const auto committed = m_authorization.commitment(id.toString());
            const auto allowed =
                committed
                    ? m_authorization.decide({.action = AuditAction::Refunded, .transaction = id})
                    : m_authorization.decide(
                          {.action = AuditAction::RefundRequested, .transaction = id},
                          {.amount = moved, .movesMoney = true});
            if (!allowed)
                return resolve<Transaction>(promise, tl::unexpected(allowed.error()));
            AuditRecord refunded = *allowed;
            refunded.action = AuditAction::Refunded;
            if (committed)
                refunded.actor = *committed;
            onAnswer(recorded(send(refunded.actor), refunded, id.toString(), moved), this,
                     [promise](const Result<Transaction> &result) { resolve(promise, result); });
        });
    return promise->future();
}

} // namespace core
