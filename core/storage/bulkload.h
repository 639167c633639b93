// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <functional>

namespace core
{

/// Transactions number `first` to before `end`, from 0, oldest first. Called on several threads at
/// once; the same answer every time.
using TransactionRange = std::function<QList<Transaction>(qint64 first, qint64 end)>;

/// Makes a new database of `count` transactions, as if TransactionStore had inserted one after the
/// other, but many times faster: for measurements and demonstrations of large shops. Takes all
/// processors, 0.3 GiB of memory for a million and 1.3 for ten million. The file stands at
/// `path`, which must be free, when it is whole and on the disk (see PartialFile). Blocks.
///
/// Code::Conflict if `path` is taken, or by the log of a database that was there. StorageFull,
/// StorageReadOnly, StorageFailed, StorageBusy for its folder, which is not made; Internal if two
/// of the transactions have one id, reference or end-to-end id. On an error nothing is left.
[[nodiscard]] Result<void> bulkLoad(const QString &path, qint64 count,
                                    const TransactionRange &range);

} // namespace core
