// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/auditrepository.h"

#include "core/console/actiongate.h"
#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

#include <utility>

namespace core
{

AuditRepository::AuditRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                                 std::function<QDateTime()> clock)
    : m_store(store)
    , m_gate(gate)
    , m_clock(std::move(clock))
{}

QFuture<Result<AuditEntry>> AuditRepository::append(const AuditRecord &record)
{
    const auto allowed = m_gate.pass(record);
    if (!allowed)
        return readyFuture<AuditEntry>(tl::unexpected(allowed.error()));
    return appendAllowed(*allowed);
}

QFuture<Result<AuditEntry>> AuditRepository::appendReport(const QString &name, const QString &form)
{
    return append({.action = AuditAction::ReportIssued, .subject = name, .after = form});
}

QFuture<Result<AuditEntry>> AuditRepository::appendAllowed(const AuditRecord &record)
{
    const bool isCreation =
        record.action == AuditAction::ChargeCreated || record.action == AuditAction::PayoutCreated;
    return m_store.run<AuditEntry>(
        [this, record, isCreation, clock = m_clock](ConsoleStore &store) {
            const auto entry = store.audit().append(record, clock());
            if (entry && isCreation)
                QMetaObject::invokeMethod(
                    this, [this, id = record.transaction] { Q_EMIT creationRecorded(id); },
                    Qt::QueuedConnection);
            return entry;
        });
}

QFuture<Result<QList<AuditEntry>>> AuditRepository::entries(const AuditFilter &filter,
                                                            qint64 before)
{
    return m_store.run<QList<AuditEntry>>([filter, before](ConsoleStore &store) {
        return store.audit().entries(filter, before, kMaxEntries);
    });
}

QFuture<Result<QList<AuditEntry>>> AuditRepository::read(qint64 first)
{
    return m_store.run<QList<AuditEntry>>(
        [first](ConsoleStore &store) { return store.audit().read(first, kMaxEntries); });
}

QFuture<Result<AuditCheck>> AuditRepository::check()
{
    return m_store.run<AuditCheck>([](ConsoleStore &store) { return store.audit().check(); });
}

QFuture<Result<QHash<QUuid, Actor>>> AuditRepository::creators(const QList<QUuid> &transactions)
{
    return m_store.run<QHash<QUuid, Actor>>(
        [transactions](ConsoleStore &store) { return store.audit().creators(transactions); });
}

} // namespace core
