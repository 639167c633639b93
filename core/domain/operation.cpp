// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/operation.h"

namespace core
{

using namespace Qt::StringLiterals;

QString toText(Operation operation)
{
    switch (operation) {
    case Operation::CashIn:
        return u"cashin"_s;
    case Operation::CashOut:
        return u"cashout"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Operation> operationFromText(QStringView text)
{
    if (text == "cashin"_L1)
        return Operation::CashIn;
    if (text == "cashout"_L1)
        return Operation::CashOut;
    return std::nullopt;
}

} // namespace core
