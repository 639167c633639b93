// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

class Database;

// Complete checks on demand. Both functions return Code::StorageCorrupted on failure and run in the
// thread of the database. Minutes for millions of transactions.

/// Checks the schema, every transaction, and the counters against the transactions: everything that
/// a server cannot check.
[[nodiscard]] Result<void> checkContents(Database &database);

/// Runs checkContents() on a file and checks every page, every index against its table, and every
/// constraint of the schema.
[[nodiscard]] Result<void> checkEverything(Database &database);

} // namespace core
