// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

/// Opens, reports, closes or lists the shifts of the counter. The first argument selects the
/// action.
[[nodiscard]] CliResult runShift(CliContext &context);

} // namespace app
