// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/operator.h"

#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>

#include <functional>

namespace core
{

class ActionGate;
class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The operators of a till. Every change is recorded in the audit log, in the same transaction.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class OperatorRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperatorRepository)

public:
    /// `clock`: UTC; called in the thread of the store.
    OperatorRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                       std::function<QDateTime()> clock);

    /// Returns all operators, in the order of their ids.
    QFuture<Result<QList<Operator>>> operators();

    /// Stores new operators in one transaction and returns them with their ids. `pin`: of the first
    /// one; empty: unknown.
    ///
    /// Errors: as validated(Operator), for the operators that are stored by then.
    /// Code::InvalidInput with Field::Identifier, Problem::AlreadyUsed for the PIN of an active
    /// operator.
    QFuture<Result<QList<Operator>>> add(const QList<Operator> &people, const QString &pin = {});

    /// Replaces an operator. `action`: OperatorChanged, or PinChanged for a new PIN. Errors: as
    /// add().
    QFuture<Result<void>> change(const Operator &person,
                                 AuditAction action = AuditAction::OperatorChanged,
                                 const QString &pin = {});

private:
    AsyncStore<ConsoleStore> &m_store;
    const ActionGate &m_gate;
    const std::function<QDateTime()> m_clock;
};

/// Returns the role and permissions of an operator for the audit log.
[[nodiscard]] QString auditText(const Operator &person);

} // namespace core
