// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/transactionservicedecorator.h"

#include "core/domain/filterparts.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"

namespace core
{

TransactionServiceDecorator::TransactionServiceDecorator(TransactionService &service,
                                                         QObject *parent)
    : TransactionService(parent)
    , m_service(service)
{
    connect(&service, &TransactionService::changed, this, &TransactionService::changed);
    connect(&service, &TransactionService::contactChanged, this,
            &TransactionService::contactChanged);
    connect(&service, &TransactionService::completenessChanged, this,
            &TransactionService::completenessChanged);
}

QList<FilterPart>
TransactionServiceDecorator::partsPickedHere(const TransactionFilter &filter) const
{
    return m_service.partsPickedHere(filter);
}

QFuture<Result<Transaction>> TransactionServiceDecorator::create(const TransactionDraft &draft)
{
    return m_service.create(draft);
}

QFuture<Result<Transaction>> TransactionServiceDecorator::find(const QUuid &id)
{
    return m_service.find(id);
}

QFuture<Result<TransactionPage>> TransactionServiceDecorator::list(const TransactionFilter &filter)
{
    return m_service.list(filter);
}

QFuture<Result<QList<TransactionSum>>>
TransactionServiceDecorator::sums(const TransactionFilter &filter)
{
    return m_service.sums(filter);
}

QFuture<Result<QList<HourlySum>>>
TransactionServiceDecorator::hourlySums(const TransactionFilter &filter)
{
    return m_service.hourlySums(filter);
}

QFuture<Result<Transaction>> TransactionServiceDecorator::simulate(const QUuid &id,
                                                                   SimulatedOutcome outcome)
{
    return m_service.simulate(id, outcome);
}

QFuture<Result<Transaction>> TransactionServiceDecorator::refund(const QUuid &id,
                                                                 const QString &reason)
{
    return m_service.refund(id, reason);
}

QFuture<Result<Transaction>> TransactionServiceDecorator::confirm(const QUuid &id,
                                                                  const Confirmation &confirmation)
{
    return m_service.confirm(id, confirmation);
}

QFuture<Result<Transaction>> TransactionServiceDecorator::withdraw(const QUuid &id,
                                                                   const Withdrawal &withdrawal)
{
    return m_service.withdraw(id, withdrawal);
}

} // namespace core
