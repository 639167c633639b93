// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"

namespace app
{

/// Copies a PostgreSQL database as it is at one moment into a 0600 file of pg_dump's own format,
/// while others may go on writing, and reads the copy through before it takes the place of the
/// target. What stands there and is no such copy is not overwritten. pg_restore puts it back.
/// Blocks as long as that takes.
[[nodiscard]] CommandExit dumpServer(const QString &address, const QString &target);

} // namespace app
