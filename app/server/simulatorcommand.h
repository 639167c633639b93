// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"

namespace app
{

/// Runs a simulated bank until a signal. Data is kept in memory only.
CommandExit runBankSimulator(const QStringList &arguments);

} // namespace app
