// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

// Commands that create or change one transaction.

[[nodiscard]] CliResult createCharge(CliContext &context);
[[nodiscard]] CliResult refundCharge(CliContext &context);
[[nodiscard]] CliResult payCharge(CliContext &context);
[[nodiscard]] CliResult cancelCharge(CliContext &context);
[[nodiscard]] CliResult confirmCharge(CliContext &context);
[[nodiscard]] CliResult withdrawConfirmation(CliContext &context);

} // namespace app
