// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/partialreturns.h"

#include "core/service/promise.h"
#include "core/service/transactionservicedecorator.h"

namespace core
{

PartialReturns::~PartialReturns() = default;

QFuture<Result<QList<ReturnSum>>> returnSumsOf(TransactionService &service, QDate first, QDate last,
                                               int cutoffMinutes)
{
    TransactionService *each = &service;
    while (each) {
        if (auto *returns = dynamic_cast<PartialReturns *>(each))
            return returns->returnSums(first, last, cutoffMinutes);
        const auto *decorator = qobject_cast<const TransactionServiceDecorator *>(each);
        each = decorator ? &decorator->decorated() : nullptr;
    }
    return readyFuture<QList<ReturnSum>>(QList<ReturnSum>());
}

} // namespace core
