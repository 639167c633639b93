// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/payoutcontroller.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/service/promise.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;
using State = PayoutOrder::State;

namespace
{

constexpr auto kAgain = std::chrono::seconds(5);

} // namespace

PayoutController::PayoutController(TransactionService &service, PayoutRepository &repository,
                                   QObject *parent)
    : UnconfirmedOrders(parent)
    , m_service(service)
    , m_repository(repository)
    , m_unconfirmedOrders(service.unconfirmedOrders())
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, &PayoutController::lookForLost);
    if (m_unconfirmedOrders)
        connect(m_unconfirmedOrders, &UnconfirmedOrders::changed, this,
                &PayoutController::lookForLost);
}

void PayoutController::open()
{
    onAnswer(m_repository.payouts(), this, [this](const Result<QList<PayoutOrder>> &orders) {
        if (orders)
            setOrders(*orders);
    });
}

void PayoutController::setOrders(const QList<PayoutOrder> &orders)
{
    m_isRead = true;
    m_orders = orders;
    for (const PayoutOrder &order : orders) {
        if (order.state != State::Held)
            continue;
        m_lost.insert(order.draft.reference);
        m_progress.insert(order.draft.reference, OrderProgress());
    }
    Q_EMIT changed();
    lookForLost();
}

std::optional<PayoutOrder> PayoutController::order(const QString &reference) const
{
    const auto found =
        std::find_if(m_orders.begin(), m_orders.end(), [&reference](const PayoutOrder &order) {
            return order.draft.reference == reference;
        });
    return found == m_orders.end() ? std::nullopt : std::optional(*found);
}

std::optional<PayoutOrder> PayoutController::inTheWayOf(const TransactionDraft &draft) const
{
    const auto isInTheWay = [this, &draft](const PayoutOrder &order) {
        const bool waits = order.state != State::Refused;
        return waits && order.draft.reference != draft.reference &&
               order.draft.pixKey == draft.pixKey &&
               (isAsked(order.draft.reference) || order.draft.amount == draft.amount);
    };
    const auto found = std::find_if(m_orders.begin(), m_orders.end(), isInTheWay);
    return found == m_orders.end() ? std::nullopt : std::optional(*found);
}

void PayoutController::note(const PayoutOrder &order, QObject *asker, const OrderCallback &callback)
{
    if (!m_isRead) { // A stored payout might block this one.
        QMetaObject::invokeMethod(
            asker,
            [callback] {
                callback(tl::unexpected(
                    Error{Error::Code::StorageFailed, {}, u"the book was not read"_s}));
            },
            Qt::QueuedConnection);
        return;
    }
    PayoutOrder noted = order;
    AuditAction action =
        order.state == State::Refused ? AuditAction::PayoutRefused : AuditAction::PayoutRequested;
    if (const auto before = this->order(order.draft.reference)) {
        noted.requester = before->requester;
        noted.approver = before->approver;
        if (before->state == State::ToApprove && order.state == State::Held)
            action = AuditAction::PayoutApproved;
    }
    onAnswer(m_repository.recordPayout(noted, action), this,
             [this, callback, asker = QPointer(asker)](const Result<PayoutOrder> &recorded) {
                 if (recorded) {
                     const auto isIt = [&recorded](const PayoutOrder &other) {
                         return other.draft.reference == recorded->draft.reference;
                     };
                     m_orders.removeIf(isIt);
                     m_orders.append(*recorded);
                     keep(recorded->draft.reference);
                 }
                 if (asker)
                     callback(recorded);
             });
}

void PayoutController::ask(const QString &reference)
{
    m_progress.insert(reference, OrderProgress());
    Q_EMIT changed();
}

void PayoutController::keep(const QString &reference)
{
    m_progress.remove(reference);
    m_lost.remove(reference);
    Q_EMIT changed();
}

void PayoutController::drop(const QString &reference)
{
    const auto isIt = [&reference](const PayoutOrder &order) {
        return order.draft.reference == reference;
    };
    m_repository.dropPayout(reference);
    m_orders.removeIf(isIt);
    keep(reference);
}

void PayoutController::lose(const QString &reference)
{
    m_lost.insert(reference);
    m_again.start();
    markUnconfirmed(reference);
}

void PayoutController::markUnconfirmed(const QString &reference)
{
    m_progress[reference].handle(OrderEvent::Unclear);
    Q_EMIT changed();
}

void PayoutController::lookForLost()
{
    const QList<PayoutOrder> orders = m_orders;
    for (const PayoutOrder &order : orders) {
        if (m_lost.contains(order.draft.reference))
            lookFor(order);
    }
}

void PayoutController::lookFor(const PayoutOrder &order)
{
    look(order.draft, this, [this, order](const Result<TransactionPage> &found) {
        if (!m_lost.contains(order.draft.reference))
            return;
        if (found)
            settle(order, *found);
        else
            lose(order.draft.reference);
    });
}

void PayoutController::look(const TransactionDraft &draft, QObject *asker,
                            const FoundCallback &callback)
{
    if (!m_unconfirmedOrders) {
        onAnswer(m_service.list({.reference = draft.reference, .platform = draft.platform}), asker,
                 callback);
        return;
    }
    onAnswer(m_unconfirmedOrders->find(draft.reference), this,
             [this, callback, asker = QPointer(asker)](const Result<Intent> &known) {
                 if (!asker)
                     return;
                 if (known)
                     handleKnown(*known, callback);
                 else if (known.error().code == Error::Code::NotFound)
                     callback(TransactionPage()); // never sent to the service
                 else
                     callback(tl::unexpected(known.error()));
             });
}

void PayoutController::handleKnown(const Intent &known, const FoundCallback &callback)
{
    switch (known.state) {
    case IntentState::Sending:
    case IntentState::Unknown:
    case IntentState::Mismatch:
        callback(tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}}));
        return;
    case IntentState::Confirmed:
        onAnswer(m_service.find(known.transaction.value_or(QUuid())), this,
                 [callback](const Result<Transaction> &made) {
                     callback(made.map([](const Transaction &transaction) {
                         return TransactionPage{.transactions = {transaction}, .total = 1};
                     }));
                 });
        return;
    case IntentState::NotSent:
    case IntentState::Refused:
    case IntentState::Absent:
        callback(TransactionPage());
        return;
    case IntentState::Abandoned:
        drop(known.reference);
        Q_EMIT abandoned(known.reference);
        return;
    }
}

UnconfirmedOrders &PayoutController::unconfirmedOrders()
{
    return m_unconfirmedOrders ? *m_unconfirmedOrders : *this;
}

QList<UnconfirmedOrders::Entry> PayoutController::unconfirmed() const
{
    QList<Entry> entries;
    for (const PayoutOrder &order : m_orders) {
        const TransactionDraft &draft = order.draft;
        const OrderProgress progress = m_progress.value(draft.reference);
        if (progress.isUnknown())
            entries.append({{.operation = draft.operation,
                             .reference = draft.reference,
                             .amount = draft.amount.value_or(Money()),
                             .pixKey = draft.pixKey,
                             .body = {},
                             .created = order.since,
                             .lastSent = order.since,
                             .attempts = progress.attempts(),
                             .state = progress.state()},
                            draft});
    }
    return entries;
}

QFuture<Result<QList<UnconfirmedOrders::Entry>>> PayoutController::entries()
{
    return readyFuture<QList<Entry>>(unconfirmed());
}

QFuture<Result<Intent>> PayoutController::find(const QString &reference)
{
    for (const Entry &entry : unconfirmed()) {
        if (entry.intent.reference == reference)
            return readyFuture<Intent>(entry.intent);
    }
    return readyFuture<Intent>(tl::unexpected(Error{Error::Code::NotFound, {}, u"not in doubt"_s}));
}

void PayoutController::lookNow()
{
    if (m_unconfirmedOrders)
        m_unconfirmedOrders->lookNow();
    lookForLost();
}

std::optional<QDateTime> PayoutController::nextLook() const
{
    if (!m_again.isActive())
        return std::nullopt;
    return QDateTime::currentDateTimeUtc().addMSecs(m_again.remainingTime());
}

QFuture<Result<void>> PayoutController::abandon(const QString &reference)
{
    if (!m_progress.value(reference).after(OrderEvent::Abandoned))
        return readyFuture<void>(
            tl::unexpected(Error{Error::Code::TransitionRefused, {}, u"not in doubt"_s}));
    drop(reference);
    Q_EMIT abandoned(reference);
    return readyFuture<void>({});
}

/// Handles the lookup of a lost payout. A payout that the service does not have was never made: the
/// user decides again, under the same reference, which the service accepts only once. The same
/// applies if the reference belongs to another order.
void PayoutController::settle(const PayoutOrder &order, const TransactionPage &found)
{
    const bool isThere =
        !found.transactions.isEmpty() && isAnswerTo(order.draft, found.transactions.constFirst());
    OrderProgress progress = m_progress.value(order.draft.reference);
    progress.handle(OrderEvent::Unclear); // The program may have ended before the answer.
    progress.handle(isThere                        ? OrderEvent::Created
                    : found.transactions.isEmpty() ? OrderEvent::FoundNothing
                                                   : OrderEvent::FoundOther);
    if (progress.state() == IntentState::Confirmed)
        drop(order.draft.reference);
    else
        keep(order.draft.reference);
}

} // namespace core
