// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/actiongate.h"
#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

#include <QtCore/QDateTime>

#include <functional>

namespace core
{

/// Runs `work(ConsoleStore &, AuditRecord &)` if the gate allows the action. Change and audit entry
/// are one transaction. The work may set the values of the record. A record of equal values before
/// and after is no change, and is not stored.
template<typename T, typename Work>
QFuture<Result<T>> runRecorded(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                               const AuditRecord &record, const std::function<QDateTime()> &clock,
                               Work work)
{
    const auto allowed = gate.pass(record);
    if (!allowed)
        return readyFuture<T>(tl::unexpected(allowed.error()));
    return store.run<T>([record = *allowed, clock, work](ConsoleStore &console) -> Result<T> {
        return console.inTransaction([&]() -> Result<T> {
            AuditRecord complete = record;
            Result<T> result = work(console, complete);
            const bool isUnchanged =
                !complete.before.isEmpty() && complete.before == complete.after;
            if (!result || isUnchanged)
                return result;
            if (const auto appended = console.audit().append(complete, clock()); !appended)
                return tl::unexpected(appended.error());
            return result;
        });
    });
}

} // namespace core
