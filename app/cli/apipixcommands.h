// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

/// Lists banks, manages connections to banks, and retrieves the payments of a shop.
[[nodiscard]] CliResult useBank(CliContext &context);

} // namespace app
