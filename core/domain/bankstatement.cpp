// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/bankstatement.h"

#include <numeric>

namespace core
{

Money lineSum(const BankStatement &statement)
{
    return std::accumulate(statement.lines.begin(), statement.lines.end(), Money(),
                           [](Money sum, const StatementLine &line) { return sum + line.amount; });
}

bool isAcceptable(const BankStatement &statement, BalanceClaim claim)
{
    switch (claim) {
    case BalanceClaim::AddUp:
        return statement.proof == BalanceProof::Whole;
    case BalanceClaim::NoneToCheck:
        return true;
    }
    Q_UNREACHABLE();
}

} // namespace core
