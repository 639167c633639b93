// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/relayingservice.h"

namespace core
{

RelayingService::RelayingService(TransactionService &service, QObject *parent)
    : TransactionService(parent)
    , m_service(service)
{
    connect(&service, &TransactionService::changed, this, &TransactionService::changed);
    connect(&service, &TransactionService::contactChanged, this,
            &TransactionService::contactChanged);
}

QList<FilterPart> RelayingService::partsPickedHere(const TransactionFilter &filter) const
{
    return m_service.partsPickedHere(filter);
}

QFuture<Result<Transaction>> RelayingService::create(const TransactionDraft &draft)
{
    return m_service.create(draft);
}

QFuture<Result<Transaction>> RelayingService::find(const QUuid &id)
{
    return m_service.find(id);
}

QFuture<Result<TransactionPage>> RelayingService::list(const TransactionFilter &filter)
{
    return m_service.list(filter);
}

QFuture<Result<QList<TransactionSum>>> RelayingService::sums(const TransactionFilter &filter)
{
    return m_service.sums(filter);
}

QFuture<Result<QList<HourlySum>>> RelayingService::hourlySums(const TransactionFilter &filter)
{
    return m_service.hourlySums(filter);
}

QFuture<Result<Transaction>> RelayingService::simulate(const QUuid &id, SimulatedOutcome outcome)
{
    return m_service.simulate(id, outcome);
}

QFuture<Result<Transaction>> RelayingService::refund(const QUuid &id, const QString &reason)
{
    return m_service.refund(id, reason);
}

} // namespace core
