// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/auditrepository.h"
#include "core/console/consoledatabase.h"
#include "tests/support/await.h"

#include <QtCore/QStringList>

namespace support
{

/// Returns the entries of the audit log, in order, as "action subject after".
inline QStringList auditLog(core::ConsoleDatabase &console)
{
    QStringList lines;
    const auto entries = await(console.audit().read(1));
    if (!entries)
        return {entries.error().detail};
    for (const core::AuditEntry &entry : *entries)
        lines +=
            QStringList{core::toText(entry.record.action), entry.record.subject, entry.record.after}
                .join(u' ');
    return lines;
}

/// Returns the last entry of the audit log as "action subject after"; empty without entries.
inline QString lastRecorded(core::ConsoleDatabase &console)
{
    return auditLog(console).value(auditLog(console).size() - 1);
}

} // namespace support
