// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/copiedtransactionservice.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/promise.h"

namespace core
{

namespace
{

/// Returns true if the service is temporarily unreachable. Rejected access or an untrusted server
/// does not count.
bool isAway(const Error &error)
{
    return error.code == Error::Code::Unreachable || error.code == Error::Code::Unavailable;
}

} // namespace

CopiedTransactionService::CopiedTransactionService(TransactionService &service,
                                                   TransactionCopy &copy, QObject *parent)
    : TransactionServiceDecorator(service, parent)
    , m_copy(copy)
{}

QFuture<Result<Transaction>> CopiedTransactionService::find(const QUuid &id)
{
    const auto promise = makePromise<Transaction>();
    const auto callback = resolver(promise);
    onAnswer(service().find(id), this, [this, id, callback](const Result<Transaction> &found) {
        if (found || !isAway(found.error()))
            return callback(found);
        onAnswer(m_copy.find(id), this, [this, callback, found](const Result<Transaction> &copied) {
            if (!copied)
                return callback(found);
            Transaction transaction = *copied;
            const auto completeness = m_copy.completeness();
            transaction.asOf = completeness && completeness->asOf ? *completeness->asOf
                               : transaction.events.isEmpty()     ? transaction.created
                                                                  : transaction.events.first().at;
            callback(transaction);
        });
    });
    return promise->future();
}

QFuture<Result<TransactionPage>> CopiedTransactionService::list(const TransactionFilter &filter)
{
    const auto promise = makePromise<TransactionPage>();
    onAnswer(m_copy.list(filter), this,
             [this, callback = resolver(promise)](const Result<TransactionPage> &page) {
                 callback(page.map([this](TransactionPage copied) {
                     stamp(copied);
                     return copied;
                 }));
             });
    return promise->future();
}

/// Marks transactions whose status may have changed while the service is unreachable.
void CopiedTransactionService::stamp(TransactionPage &page) const
{
    const auto link = contact();
    if (!link || !link->trouble || !isAway(*link->trouble))
        return;
    const auto completeness = m_copy.completeness();
    for (Transaction &transaction : page.transactions) {
        if (!transaction.status.isFinal())
            transaction.asOf =
                completeness->asOf.value_or(link->checked.value_or(transaction.created));
    }
}

QFuture<Result<qint64>> CopiedTransactionService::count(const TransactionFilter &filter)
{
    return m_copy.count(filter);
}

QFuture<Result<void>> CopiedTransactionService::readAll(const TransactionFilter &filter,
                                                        const BatchVisitor &visit)
{
    return m_copy.readAll(filter, visit);
}

QFuture<Result<QList<TransactionSum>>>
CopiedTransactionService::sums(const TransactionFilter &filter)
{
    return m_copy.sums(filter);
}

QFuture<Result<QList<HourlySum>>>
CopiedTransactionService::hourlySums(const TransactionFilter &filter)
{
    return m_copy.hourlySums(filter);
}

} // namespace core
