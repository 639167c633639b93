// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

// Commands that read transactions.

[[nodiscard]] CliResult showTransaction(CliContext &context);
[[nodiscard]] CliResult listTransactions(CliContext &context);
[[nodiscard]] CliResult reportTotals(CliContext &context);
[[nodiscard]] CliResult exportTransactions(CliContext &context);

} // namespace app
