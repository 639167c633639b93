// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/returnsum.h"

#include <QtCore/QDate>
#include <QtCore/QFuture>
#include <QtCore/QList>

namespace core
{

class TransactionService;

/// The totals of partial returns, as a second interface of a service whose charges carry evidence.
///
/// Threading: as TransactionService.
class PartialReturns
{
public:
    virtual ~PartialReturns();

    /// Returns the sums of the parts that went back from `first` to `last`, oldest day first. Days
    /// without a part have no sum. The days are business days; `cutoffMinutes`: see businessDay().
    virtual QFuture<Result<QList<ReturnSum>>> returnSums(QDate first, QDate last,
                                                         int cutoffMinutes) = 0;
};

/// Returns the sums of PartialReturns::returnSums(), also behind decorators; none from a service
/// without the interface.
[[nodiscard]] QFuture<Result<QList<ReturnSum>>>
returnSumsOf(TransactionService &service, QDate first, QDate last, int cutoffMinutes = 0);

} // namespace core
