// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/moneyflow.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionsum.h"
#include "ui/text/text.h"

namespace ui
{

using namespace Qt::StringLiterals;

MoneyFlow &MoneyFlow::operator+=(const core::Transaction &transaction)
{
    ++count;
    (transaction.operation == core::Operation::CashIn ? in : out) += transaction.amount;
    return *this;
}

MoneyFlow flowOf(const QList<core::TransactionSum> &sums,
                 const std::optional<core::Status::Code> &status)
{
    MoneyFlow flow;
    for (const core::TransactionSum &sum : sums) {
        if (status.value_or(sum.status) != sum.status)
            continue;
        flow.count += sum.count;
        (sum.operation == core::Operation::CashIn ? flow.in : flow.out) += sum.amount;
    }
    return flow;
}

QString flowText(const MoneyFlow &flow)
{
    if (flow.out.isZero())
        return moneyText(flow.in);
    return u"%1 − %2 = %3"_s.arg(moneyText(flow.in), moneyText(flow.out), moneyText(flow.net()));
}

} // namespace ui
