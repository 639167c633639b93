// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

// Commands about bank statements.

/// Reads or imports a statement file.
[[nodiscard]] CliResult useStatement(CliContext &context);

/// Compares lines with transactions, or takes one step.
[[nodiscard]] CliResult reconcile(CliContext &context);

} // namespace app
