// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"

namespace app
{

/// Sets up a shop in production: writes the file that the console and the server read.
CommandExit createShop(const QStringList &arguments);

} // namespace app
