// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/recordjson.h"
#include "core/domain/transaction.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

// Transactions as balcao-cli prints them.

/// Formats a timestamp as recordTime().
[[nodiscard]] QString cliTime(const QDateTime &timestamp);

/// Returns the transaction as lines of names and values, with its events.
[[nodiscard]] QString transactionText(const core::Transaction &transaction);

/// Returns the heading of a table of transactionRow().
[[nodiscard]] QString transactionHeading();

/// Returns the transaction as one line of a table.
[[nodiscard]] QString transactionRow(const core::Transaction &transaction);

/// Returns one line of a table with a name and its value.
[[nodiscard]] QString valueRow(const QString &name, const QString &value);

} // namespace app
