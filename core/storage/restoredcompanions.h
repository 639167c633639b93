// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

namespace core
{

// The databases next to the transactions of a shop: the local data of the till, and the bank
// statements. A backup is older than the data that it replaces. The data of the till is therefore
// merged, so that PINs, operators, the audit log and the numbers of charges never go back.
//
// Threading: any thread; the functions block on the disk. No connection to the database may be
// open.

/// What a restore did with the audit log of a till.
enum class RestoredAuditLog {
    Unchanged, ///< the log of the shop has all entries of the backup, or the backup has none
    Extended,  ///< missing entries of the backup follow the entries of the shop
    Joined,    ///< entries of the shop now follow those of the backup, with new digests
    Refused,   ///< the logs contradict each other, or one is broken; the log of the shop stays
};

/// The effect of a restore on the data of a till.
struct RestoredTill
{
    int annotations = 0; ///< notes and tags that came back
    int operators = 0;   ///< operators that came back
    int payers = 0;      ///< known payers that came back
    int shifts = 0;      ///< closed shifts that came back
    int heldPayouts = 0; ///< payouts on hold in the backup, which never come back
    RestoredAuditLog auditLog = RestoredAuditLog::Unchanged;

    bool operator==(const RestoredTill &) const = default;
};

/// Whether a PIN of the counter applies while there are no operators.
enum class CounterPin { Unset, Set };

/// Merges the data of a till in a backup into the database of the shop, in one transaction:
///
/// - Notes and tags come back for transactions without a later edit of the same kind.
/// - Marks come back; receipts that were used in either place are used.
/// - Operators come back only if the shop has neither operators nor a PIN.
/// - The audit log of the shop keeps all entries; see RestoredAuditLog.
/// - Shifts come back only if the shop has none, because numbers and digests are one chain.
/// - Known payers and watched charges come back only into a new database.
/// - Payouts on hold never come back: they may have been sent since the backup.
/// - The next number of a charge is at least `kSkippedNumbers` above the one of the backup, unless
///   the shop is ahead already.
///
/// Creates a missing database. A damaged database moves into `keptFolder`. Errors as
/// copySnapshot() for the backup, and as Database::open() for the shop, which stays unchanged.
[[nodiscard]] Result<RestoredTill> restoreTill(const QString &backup, const QString &database,
                                               const QString &keptFolder, CounterPin pin,
                                               const QDateTime &now);

/// Numbers of charges between the backup and the loss of the data, which must not be repeated.
constexpr qint64 kSkippedNumbers = 1000;

/// Replaces the bank statements and decisions of a shop with those of a backup. The previous files
/// move into `keptFolder`. Errors as copySnapshot(), and as PartialFile for the database.
[[nodiscard]] Result<void> restoreStatements(const QString &backup, const QString &database,
                                             const QString &keptFolder);

} // namespace core
