// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"

namespace app
{

// The commands of balcao-server about personal data, as those of balcao-cli. Each function blocks
// until done.

/// Prints everything that is stored about one person.
[[nodiscard]] CommandExit listPersonData(const QStringList &arguments);

/// Removes the personal data of old transactions.
[[nodiscard]] CommandExit pseudonymizeData(const QStringList &arguments);

} // namespace app
