// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"
#include "core/domain/auditentry.h"
#include "core/domain/shift.h"

namespace app
{

class CliContext;

/// Prints the audit log of the till with its digests, one line for each entry.
[[nodiscard]] CliResult printAuditLog(CliContext &context);

/// Reads the audit log in that folder and checks its digests. Blocks. A till without a database, or
/// with one of an earlier version, has an empty log.
[[nodiscard]] core::Result<core::AuditCheck> checkedAuditLog(const QString &folder);

/// Returns the error for a log that was changed or shortened; nullopt: the log is sound.
[[nodiscard]] std::optional<CliError> auditError(const core::AuditCheck &check);

/// Checks the digests of the closed shifts in that folder. Blocks. As checkedAuditLog() for a till
/// without a database.
[[nodiscard]] core::Result<core::ShiftCheck> checkedShifts(const QString &folder);

/// Returns the error for a shift that was changed or removed; nullopt: the shifts are sound.
[[nodiscard]] std::optional<CliError> shiftError(const core::ShiftCheck &check);

} // namespace app
