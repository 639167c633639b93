// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

class Database;

/// Checks that the tables derived from evidence fit the records: the kind in force of each
/// transaction, the identifiers and times of payments, and the paid events. Code::StorageCorrupted
/// if they do not. Runs in the thread of the database; blocks. Requires schema 11.
[[nodiscard]] Result<void> checkEvidence(Database &database);

} // namespace core
