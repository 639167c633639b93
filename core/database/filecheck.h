// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

class Database;

// The checks on open. A small file is checked completely on every open for writing, which takes a
// few seconds at most. For a large file, opening checks only the newest transactions, where a crash
// would leave traces. BackgroundIntegrityCheck checks the rest during operation. All functions
// return Code::StorageCorrupted on failure and run in the thread of the database.

/// Checks the pages of a small file. Called on open, before any write.
[[nodiscard]] Result<void> checkPages(Database &database);

/// Checks that no transaction is incomplete; in a large file only the newest ones. Called on open,
/// after the migrations.
[[nodiscard]] Result<void> checkTransactions(Database &database);

/// Returns true if opening skipped some checks.
[[nodiscard]] Result<bool> isCheckDeferred(Database &database);

/// Checks that no transaction is incomplete, regardless of the size. Takes long for large files.
[[nodiscard]] Result<void> checkAllTransactions(Database &database);

/// Runs the checks of a small file, regardless of the size. Takes long for large files.
[[nodiscard]] Result<void> checkFully(Database &database);

/// Checks the schema of a file, every page, every index against its table, and every constraint of
/// the schema. For a file of any schema.
[[nodiscard]] Result<void> checkFile(Database &database);

} // namespace core
