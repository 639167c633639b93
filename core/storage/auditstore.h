// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/auditfilter.h"

#include <QtCore/QHash>
#include <QtCore/QList>

namespace core
{

class Database;

/// Stores the audit log. Part of a ConsoleStore, with the same rules. Entries are never changed.
class AuditStore
{
public:
    explicit AuditStore(Database &database)
        : m_database(database)
    {}

    /// Appends an entry with the next number and its digest.
    [[nodiscard]] Result<AuditEntry> append(const AuditRecord &record, const QDateTime &now);

    /// Appends entries of another log with their numbers and digests. Code::StorageCorrupted for an
    /// entry that is not the successor of the last one.
    [[nodiscard]] Result<void> appendRead(const QList<AuditEntry> &entries);

    /// Returns the selected entries before `before`, latest first; at most `max`. `before` 0: from
    /// the last entry.
    [[nodiscard]] Result<QList<AuditEntry>> entries(const AuditFilter &filter, qint64 before,
                                                    int max);

    /// Returns `count` entries from `first` in order.
    [[nodiscard]] Result<QList<AuditEntry>> read(qint64 first, int count);

    /// Reads the whole log and checks all digests.
    [[nodiscard]] Result<AuditCheck> check();

    /// Returns the actor who created each of the transactions, as far as the log knows.
    [[nodiscard]] Result<QHash<QUuid, Actor>> creators(const QList<QUuid> &transactions);

private:
    [[nodiscard]] Result<void> insert(const AuditEntry &entry);

    Database &m_database;
};

} // namespace core
