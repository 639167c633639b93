// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/auditentry.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <functional>

namespace core
{

class ActionGate;
class AnnotationRepository;
class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The receipts of a till: printed copies, and receipts exchanged for goods. Changes are
/// annotations too, so AnnotationRepository::marked() reports them.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class ReceiptRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReceiptRepository)

public:
    /// `clock`: UTC; called in the thread of the store.
    ReceiptRepository(AsyncStore<ConsoleStore> &store, AnnotationRepository &annotations,
                      const ActionGate &gate, std::function<QDateTime()> clock);

    /// Marks the receipt as exchanged for goods. Only the first call is the first exchange.
    QFuture<Result<HandOver>> handOver(const QUuid &id);

    /// Reverts the exchange recorded at `at`. No effect for any other timestamp.
    QFuture<Result<void>> undoHandOver(const QUuid &id, const QDateTime &at);

    /// Counts one more receipt and returns its number, from 1.
    QFuture<Result<int>> countReceipt(const QUuid &id);

    /// Reverts the count of receipt `number`. No effect after a later receipt.
    QFuture<Result<void>> undoReceipt(const QUuid &id, int number);

private:
    template<typename T, typename Work>
    QFuture<Result<T>> mark(AuditAction action, const QUuid &id, Work work);

    AsyncStore<ConsoleStore> &m_store;
    AnnotationRepository &m_annotations;
    const ActionGate &m_gate;
    const std::function<QDateTime()> m_clock;
};

} // namespace core
