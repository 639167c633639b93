// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/apikey.h"
#include "core/domain/operation.h"
#include "core/domain/transaction.h"

#include <QtCore/QTimeZone>

/// The transactions in tests/data/schema-*.db, oldest first: sample data of a shop, written by the
/// last program with that schema version. Never changed, because the files never change.
namespace support
{

using namespace Qt::StringLiterals;

/// Returns a transaction that passed through the statuses, one minute each; `number` determines the
/// texts.
core::Transaction exampleTransaction(int number, core::Operation operation,
                                     const QList<core::Status::Code> &statuses);

QList<core::Transaction> exampleHistory();

/// Returns the history after the migration of the files.
QList<core::Transaction> upToDateExampleHistory();

/// Returns the server data in the files, from schema 9 on.
core::ApiKey exampleKey();

QByteArray exampleDigest();

} // namespace support
