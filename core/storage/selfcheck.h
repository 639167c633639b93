// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

class Database;

/// Compares what is derived from the transactions with the transactions: the counters (tot, tally,
/// day) with a count of all rows, dates with the days, the blocks of columns with all rows, and the
/// names that are searched with a sample of them. Code::StorageDamaged if they differ. Reads
/// everything: seconds for millions of rows. Thread of the database; inside a transaction or not.
[[nodiscard]] Result<void> selfCheck(Database &database);

} // namespace core
