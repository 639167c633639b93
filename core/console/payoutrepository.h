// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <functional>

namespace core
{

class ActionGate;
class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The payouts that a till holds back or has not confirmed.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class PayoutRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PayoutRepository)

public:
    /// `clock`: UTC; called in the thread of the store.
    PayoutRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                     std::function<QDateTime()> clock);

    /// Stores the order, replacing an earlier one with the same reference. Returns the order with
    /// its timestamp, requester and approver. The draft must have passed validated() and have a
    /// reference (Code::InvalidInput). `action`: PayoutRequested, PayoutApproved or PayoutRefused.
    QFuture<Result<PayoutOrder>> recordPayout(const PayoutOrder &order,
                                              AuditAction action = AuditAction::PayoutRequested);

    /// Deletes an order that the service has or nobody needs. No effect for an unknown reference.
    QFuture<Result<void>> dropPayout(const QString &reference);

    /// Returns all orders, longest waiting first.
    QFuture<Result<QList<PayoutOrder>>> payouts();

private:
    AsyncStore<ConsoleStore> &m_store;
    const ActionGate &m_gate;
    const std::function<QDateTime()> m_clock;
};

} // namespace core
