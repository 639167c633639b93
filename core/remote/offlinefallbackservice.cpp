// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/offlinefallbackservice.h"

#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/promise.h"

namespace core
{

namespace
{

constexpr qsizetype kMaxRemembered = 50; ///< filters; more than the number of visible lists

/// Returns true if the service is temporarily unreachable. Rejected access or an untrusted server
/// does not count.
bool isAway(const Error &error)
{
    return error.code == Error::Code::Unreachable || error.code == Error::Code::Unavailable;
}

} // namespace

OfflineFallbackService::OfflineFallbackService(TransactionService &service, TransactionCache &cache,
                                               QObject *parent)
    : TransactionServiceDecorator(service, parent)
    , m_cache(cache)
{}

TransactionService &OfflineFallbackService::source(TransactionFilter filter) const
{
    filter.page = 1;
    return m_remembered.contains(filter) ? static_cast<TransactionService &>(m_cache) : service();
}

QFuture<Result<Transaction>> OfflineFallbackService::find(const QUuid &id)
{
    const auto promise = makePromise<Transaction>();
    const auto callback = resolver(promise);
    onAnswer(service().find(id), this, [this, id, callback](const Result<Transaction> &found) {
        if (found || !isAway(found.error()))
            return callback(found);
        onAnswer(m_cache.find(id), this, [callback, found](const Result<Transaction> &seen) {
            callback(seen ? seen : found);
        });
    });
    return promise->future();
}

/// Continues a list in the cache if its first page came from the cache.
QFuture<Result<TransactionPage>> OfflineFallbackService::list(const TransactionFilter &filter)
{
    if (filter.page > 1)
        return source(filter).list(filter);
    const auto promise = makePromise<TransactionPage>();
    const auto callback = resolver(promise);
    onAnswer(service().list(filter), this,
             [this, filter, callback](const Result<TransactionPage> &received) {
                 m_remembered.removeAll(filter);
                 if (received || !isAway(received.error()))
                     return callback(received);
                 onAnswer(m_cache.list(filter), this,
                          [this, filter, callback, received](const Result<TransactionPage> &seen) {
                              if (!seen || seen->transactions.isEmpty())
                                  return callback(received);
                              m_remembered.append(filter);
                              if (m_remembered.size() > kMaxRemembered)
                                  m_remembered.removeFirst();
                              callback(seen);
                          });
             });
    return promise->future();
}

QFuture<Result<void>> OfflineFallbackService::readAll(const TransactionFilter &filter,
                                                      const BatchVisitor &callback)
{
    return source(filter).readAll(filter, callback);
}

QFuture<Result<QList<TransactionSum>>> OfflineFallbackService::sums(const TransactionFilter &filter)
{
    return source(filter).sums(filter);
}

QFuture<Result<QList<HourlySum>>>
OfflineFallbackService::hourlySums(const TransactionFilter &filter)
{
    return source(filter).hourlySums(filter);
}

} // namespace core
