// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"

namespace app
{

/// Copies a consistent snapshot of a PostgreSQL database to a file (mode 0600, custom format of
/// pg_dump). Others may write at the same time. Verifies the copy before replacing the target, and
/// never overwrites a file of another kind. pg_restore restores the copy. Blocks until done.
[[nodiscard]] CommandExit dumpServer(const QString &address, const QString &target);

} // namespace app
