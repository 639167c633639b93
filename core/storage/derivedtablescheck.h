// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

class Database;

/// Compares derived tables with the transactions. Checks the counters (tot, tally, day) against a
/// count of all rows, dates against days, and the blocks of columns against all rows. Checks the
/// search forms of texts on a sample. Code::StorageCorrupted on differences. Reads everything:
/// seconds for millions of rows. Runs in the thread of the database, inside a transaction or not.
[[nodiscard]] Result<void> checkDerivedTables(Database &database);

} // namespace core
