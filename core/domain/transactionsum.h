// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/operation.h"
#include "core/domain/status.h"

#include <QtCore/QDateTime>

namespace core
{

/// The total of the transactions with one day, status and operation. The totals of a filter can be
/// added up by day, status or operation, and all together give the total of the list.
struct TransactionSum
{
    QDate day;                                   ///< creation day in Brasília
    Status::Code status = Status::Code::Pending; ///< one of Status::kKnown
    Operation operation = Operation::CashIn;
    qint64 count = 0; ///< at least 1
    Money amount;     ///< never negative, also for cash-outs
    Money commission; ///< of the transactions whose commission is known
    /// Number of transactions whose commission the service does not state.
    qint64 unknownCommissionCount = 0;

    bool operator==(const TransactionSum &) const = default;
};

/// The total of the transactions created within one hour.
struct HourlySum
{
    QDateTime hour; ///< UTC, start of the hour; a full hour, in Brasília too
    TransactionSum sum;

    bool operator==(const HourlySum &) const = default;
};

} // namespace core
