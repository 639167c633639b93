// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/auditfilter.h"

#include <QtCore/QFuture>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QObject>

#include <functional>

namespace core
{

class ActionGate;
class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The audit log of a till. Other repositories append the entries of their own changes.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class AuditRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AuditRepository)

public:
    /// `clock`: UTC; called in the thread of the store.
    AuditRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                    std::function<QDateTime()> clock);

    /// Appends an entry about an action outside of the database, if the gate allows the action.
    QFuture<Result<AuditEntry>> append(const AuditRecord &record);

    /// Appends an entry about a report that was printed, saved or copied. `name`: of the report;
    /// `form`: "print", "file" or "text".
    QFuture<Result<AuditEntry>> appendReport(const QString &name, const QString &form);

    /// Appends an entry about an action that the gate has allowed already.
    QFuture<Result<AuditEntry>> appendAllowed(const AuditRecord &record);

    /// Maximum number of entries that entries() and read() return.
    static constexpr int kMaxEntries = 500;

    /// Returns the selected entries before the number `before`, latest first. 0: from the last one.
    QFuture<Result<QList<AuditEntry>>> entries(const AuditFilter &filter, qint64 before = 0);

    /// Returns the entries from the number `first` in order.
    QFuture<Result<QList<AuditEntry>>> read(qint64 first);

    /// Reads the whole log and checks all digests.
    QFuture<Result<AuditCheck>> check();

    /// Returns the actor who created each of the transactions, as far as the log knows.
    QFuture<Result<QHash<QUuid, Actor>>> creators(const QList<QUuid> &transactions);

Q_SIGNALS:
    /// Emitted when an entry about the creation of a transaction is stored, before the caller
    /// receives the result.
    void creationRecorded(const QUuid &transaction);

private:
    AsyncStore<ConsoleStore> &m_store;
    const ActionGate &m_gate;
    const std::function<QDateTime()> m_clock;
};

} // namespace core
