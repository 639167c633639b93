// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"

namespace app
{

// The short-running commands of balcao-server. Each takes the arguments after its words.

CommandExit createKey(const QStringList &arguments);
CommandExit listKeys(const QStringList &arguments);
CommandExit revokeKey(const QStringList &arguments);
CommandExit seedSandbox(const QStringList &arguments);
CommandExit backUpData(const QStringList &arguments);
CommandExit restoreData(const QStringList &arguments);
CommandExit copyData(const QStringList &arguments);
CommandExit checkData(const QStringList &arguments);
CommandExit optimizeData(const QStringList &arguments);

} // namespace app
