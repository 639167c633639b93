// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

// Commands on a shop as a whole.

[[nodiscard]] CliResult initShop(CliContext &context);
[[nodiscard]] CliResult showOrChangeTerms(CliContext &context);
[[nodiscard]] CliResult backUpShopTo(CliContext &context);
[[nodiscard]] CliResult restoreShopFrom(CliContext &context);
[[nodiscard]] CliResult checkShop(CliContext &context);
[[nodiscard]] CliResult writeDiagnostics(CliContext &context);

} // namespace app
