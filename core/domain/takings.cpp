// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/takings.h"

namespace core
{

Takings &Takings::operator+=(const Takings &other)
{
    count += other.count;
    gross += other.gross;
    commission += other.commission;
    net += other.net;
    return *this;
}

Takings takingsOf(const TransactionSum &sum)
{
    Takings takings{.count = sum.count, .gross = sum.amount, .commission = {}, .net = {}};
    switch (sum.status) {
    case Status::Code::Paid:
        takings.commission = sum.commission;
        takings.net = sum.operation == Operation::CashIn ? sum.amount - sum.commission
                                                         : -(sum.amount + sum.commission);
        break;
    case Status::Code::Refund:
        takings.commission = sum.commission;
        takings.net = -sum.commission;
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
    return takings;
}

} // namespace core
