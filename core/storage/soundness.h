// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

class Database;

// A small file is looked at wholly whenever it is opened to be written, which takes a few
// seconds at most; a large one would keep the counter waiting. Of that only the newest transactions
// are looked at, where a crash would have left its trace; the rest is BackgroundCheck's, while the
// counter works. All of these: Code::StorageDamaged; thread of the database.

/// At opening, before anything is written to the file: its pages, unless it is large.
[[nodiscard]] Result<void> checkPages(Database &database);

/// At opening, once the schema is up to date: that no transaction lost a part, the newest ones if
/// the file is large.
[[nodiscard]] Result<void> checkTransactions(Database &database);

/// Whether opening passed something over.
[[nodiscard]] Result<bool> isCheckedLater(Database &database);

/// What opening looks at in a small file, whatever the size: for who has the time.
[[nodiscard]] Result<void> checkAsIfSmall(Database &database);

/// Every transaction, and the counters against them: all that a server cannot know of its database.
/// Minutes for millions of transactions.
[[nodiscard]] Result<void> checkContents(Database &database);

/// The same of a file, and every page, every index against its table, every rule of the schema.
[[nodiscard]] Result<void> checkWhole(Database &database);

} // namespace core
