// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/disclosure.h"
#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

namespace core
{
struct Transaction;
}

namespace app
{

// The record of personal data that balcao-cli prints or writes, in the local database of the till.
// The functions create the database if needed, also while a console uses it. They block on the
// disk; main thread. Without a record, no data may leave.

/// The path of a disclosure on standard output.
[[nodiscard]] QString standardOutputPath();

/// Records the beginning of a disclosure; returns its number.
[[nodiscard]] core::Result<qint64> beginDisclosure(const QString &folder,
                                                   const core::Disclosure &disclosure);

/// Records that a disclosure is complete.
[[nodiscard]] core::Result<void> endDisclosure(const QString &folder, qint64 number,
                                               qint64 entries);

/// Records that the data of one transaction is shown.
[[nodiscard]] core::Result<void> recordReveal(const QString &folder, const QUuid &transaction);

/// Records an action in the audit log.
[[nodiscard]] core::Result<void> recordAction(const QString &folder, core::AuditAction action,
                                              const core::Transaction &transaction);

/// Records an entry of the audit log, with the operator of this command.
[[nodiscard]] core::Result<void> recordEntry(const QString &folder,
                                             const core::AuditRecord &record);

/// Returns the record of a removal of personal data, with the operator of this command.
[[nodiscard]] core::AuditRecord erasureRecord();

/// Returns the record of a restore, with the operator of this command.
[[nodiscard]] core::AuditRecord restoreRecord();

/// Returns the record with the operator of this command.
[[nodiscard]] core::AuditRecord withCliOperator(core::AuditRecord record);

/// Sets the operator for all records of this command.
void setCliOperator(const core::Operator &person);

} // namespace app
