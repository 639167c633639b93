// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/nettotals.h"

#include "core/domain/operation.h"
#include "core/domain/transactionsum.h"

namespace core
{

NetTotals &NetTotals::operator+=(const NetTotals &other)
{
    count += other.count;
    gross += other.gross;
    commission += other.commission;
    net += other.net;
    unknownCommissionCount += other.unknownCommissionCount;
    return *this;
}

NetTotals &NetTotals::operator-=(const NetTotals &other)
{
    count -= other.count;
    gross -= other.gross;
    commission -= other.commission;
    net -= other.net;
    unknownCommissionCount -= other.unknownCommissionCount;
    return *this;
}

NetTotals netTotalsOf(const TransactionSum &sum)
{
    NetTotals netTotals;
    netTotals.count = sum.count;
    netTotals.gross = sum.amount;
    switch (sum.status) {
    case Status::Code::Paid:
        netTotals.commission = sum.commission;
        netTotals.unknownCommissionCount = sum.unknownCommissionCount;
        netTotals.net = sum.operation == Operation::CashIn ? sum.amount - sum.commission
                                                           : -(sum.amount + sum.commission);
        break;
    case Status::Code::Refund:
        netTotals.commission = sum.commission;
        netTotals.unknownCommissionCount = sum.unknownCommissionCount;
        netTotals.net = -sum.commission;
        break;
    case Status::Code::Pending:
    case Status::Code::Denied:
    case Status::Code::Canceled:
    case Status::Code::InProcess:
    case Status::Code::InAnalysis:
    case Status::Code::Expired:
    case Status::Code::Unknown:
        break;
    }
    return netTotals;
}

} // namespace core
