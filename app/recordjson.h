// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/nettotals.h"
#include "core/domain/transaction.h"
#include "core/wire/jsontext.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

// Stored data as the programs print it, with every member.

/// Formats a timestamp as RFC 3339 in Brasília: "2026-11-20T14:02:05-03:00".
[[nodiscard]] QString recordTime(const QDateTime &timestamp);

/// Returns the transaction as one JSON object on one line, with the field names of the API. Absent
/// values are left out.
[[nodiscard]] QByteArray transactionJson(const core::Transaction &transaction);

/// Adds the net, unless unknown commissions reduce it, and the number of unknown commissions.
void addNet(core::JsonText &json, qint64 unknownCommissionCount, const core::NetTotals &totals);

} // namespace app
