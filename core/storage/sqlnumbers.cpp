// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/sqlnumbers.h"

#include <iterator>

namespace core
{

namespace
{

constexpr struct
{
    Operation operation;
    int number;
} kOperations[]{
    {Operation::CashIn, 1},
    {Operation::CashOut, 2},
};

constexpr struct
{
    Status::Code code;
    int number;
} kStatuses[]{
    {Status::Code::Pending, 1},    {Status::Code::Paid, 2},    {Status::Code::Denied, 3},
    {Status::Code::Canceled, 4},   {Status::Code::Refund, 5},  {Status::Code::InProcess, 6},
    {Status::Code::InAnalysis, 7}, {Status::Code::Expired, 8},
};
static_assert(std::size(kStatuses) == Status::kKnown.size());

} // namespace

int numberOf(Operation operation)
{
    for (const auto &row : kOperations) {
        if (row.operation == operation)
            return row.number;
    }
    Q_UNREACHABLE();
}

int numberOf(Status::Code code)
{
    for (const auto &row : kStatuses) {
        if (row.code == code)
            return row.number;
    }
    return 0;
}

Operation operationOf(qint64 number)
{
    for (const auto &row : kOperations) {
        if (row.number == number)
            return row.operation;
    }
    return Operation::CashIn;
}

Status statusOf(qint64 number)
{
    for (const auto &row : kStatuses) {
        if (row.number == number)
            return row.code;
    }
    return Status::fromText(QString::number(number));
}

} // namespace core
