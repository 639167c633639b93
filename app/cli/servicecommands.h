// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

/// Adds, tests, synchronizes or removes the profile of a remote service. The first argument selects
/// the action, the second one names the profile.
[[nodiscard]] CliResult runService(CliContext &context);

} // namespace app
