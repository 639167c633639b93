// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/disclosure.h"

namespace core
{

class Database;

/// Records the beginning of a disclosure and its entry of the audit log in one transaction, before
/// any data leaves. Returns the number of the disclosure. `record`: actor and till of the entry.
/// Needs Schema::Console, open for writing.
[[nodiscard]] Result<qint64> recordDisclosure(Database &console, const Disclosure &disclosure,
                                              const AuditRecord &record, const QDateTime &now);

} // namespace core
