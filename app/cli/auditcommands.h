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

/// Returns the error for a log that was changed or shortened; nullopt: the log is sound.
[[nodiscard]] std::optional<CliError> auditError(const core::AuditCheck &check);

/// Returns the error for a shift that was changed or removed; nullopt: the shifts are sound.
[[nodiscard]] std::optional<CliError> shiftError(const core::ShiftCheck &check);

} // namespace app
