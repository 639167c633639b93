// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

namespace app
{

class CliContext;

/// Lists or erases everything that is stored about one person, or removes the personal data of old
/// transactions. The first argument selects the action.
[[nodiscard]] CliResult runPrivacy(CliContext &context);

} // namespace app
