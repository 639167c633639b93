// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/rememberingservice.h"

#include "core/service/promise.h"

namespace core
{

namespace
{

constexpr qsizetype kMostRemembered = 50; ///< filters; more than the number of visible lists

/// Returns true if the service is temporarily unreachable. Rejected access or an untrusted server
/// does not count.
bool isAway(const Error &error)
{
    return error.code == Error::Code::Unreachable || error.code == Error::Code::Unavailable;
}

} // namespace

RememberingService::RememberingService(TransactionService &service, Mirror &mirror, QObject *parent)
    : RelayingService(service, parent)
    , m_mirror(mirror)
{}

TransactionService &RememberingService::source(TransactionFilter filter) const
{
    filter.page = 1;
    return m_remembered.contains(filter) ? static_cast<TransactionService &>(m_mirror) : service();
}

QFuture<Result<Transaction>> RememberingService::find(const QUuid &id)
{
    const auto promise = started<Transaction>();
    const auto take = into(promise);
    onAnswer(service().find(id), this, [this, id, take](const Result<Transaction> &found) {
        if (found || !isAway(found.error()))
            return take(found);
        onAnswer(m_mirror.find(id), this,
                 [take, found](const Result<Transaction> &seen) { take(seen ? seen : found); });
    });
    return promise->future();
}

/// Continues a list in the cache if its first page came from the cache.
QFuture<Result<TransactionPage>> RememberingService::list(const TransactionFilter &filter)
{
    if (filter.page > 1)
        return source(filter).list(filter);
    const auto promise = started<TransactionPage>();
    const auto take = into(promise);
    onAnswer(service().list(filter), this,
             [this, filter, take](const Result<TransactionPage> &told) {
                 m_remembered.removeAll(filter);
                 if (told || !isAway(told.error()))
                     return take(told);
                 onAnswer(m_mirror.list(filter), this,
                          [this, filter, take, told](const Result<TransactionPage> &seen) {
                              if (!seen || seen->transactions.isEmpty())
                                  return take(told);
                              m_remembered.append(filter);
                              if (m_remembered.size() > kMostRemembered)
                                  m_remembered.removeFirst();
                              take(seen);
                          });
             });
    return promise->future();
}

QFuture<Result<void>> RememberingService::readAll(const TransactionFilter &filter,
                                                  const TakeSome &take)
{
    return source(filter).readAll(filter, take);
}

QFuture<Result<QList<TransactionSum>>> RememberingService::sums(const TransactionFilter &filter)
{
    return source(filter).sums(filter);
}

QFuture<Result<QList<HourlySum>>> RememberingService::hourlySums(const TransactionFilter &filter)
{
    return source(filter).hourlySums(filter);
}

} // namespace core
