// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <functional>

namespace core
{

/// Returns the transactions with numbers from `first` (inclusive, starting at 0) to `end`
/// (exclusive), oldest first. Called on several threads at once; must return the same transactions
/// every time.
using TransactionRange = std::function<QList<Transaction>(qint64 first, qint64 end)>;

/// Creates a database with `count` transactions for measurements and demonstrations of large shops.
/// The result equals inserts through TransactionStore one by one, but is many times faster. Uses
/// all processors, and 0.3 GiB of memory for a million or 1.3 GiB for ten million. The file appears
/// at `path`, which must not exist, once complete and synced (see PartialFile). Blocks.
///
/// Code::Conflict if `path` or the log of a former database exists. StorageFull, StorageReadOnly,
/// StorageFailed, StorageBusy for the folder, which is not created. Internal if two transactions
/// share an id, reference or end-to-end id. An error leaves no files behind.
[[nodiscard]] Result<void> bulkLoad(const QString &path, qint64 count,
                                    const TransactionRange &range);

} // namespace core
