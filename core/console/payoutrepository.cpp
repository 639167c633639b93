// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/payoutrepository.h"

#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

PayoutRepository::PayoutRepository(AsyncStore<ConsoleStore> &store,
                                   std::function<QDateTime()> clock)
    : m_store(store)
    , m_clock(std::move(clock))
{}

QFuture<Result<PayoutOrder>> PayoutRepository::recordPayout(const PayoutOrder &order)
{
    return m_store.run<PayoutOrder>(
        [order, clock = m_clock](ConsoleStore &store) -> Result<PayoutOrder> {
            if (order.draft.reference.isEmpty())
                return tl::unexpected(Error{Error::Code::InvalidInput,
                                            {{Field::Reference, Problem::Missing}},
                                            u"a payout without a name"_s});
            PayoutOrder recorded = order;
            recorded.since = clock();
            return store.recordPayout(recorded).map([&recorded] { return recorded; });
        });
}

QFuture<Result<void>> PayoutRepository::dropPayout(const QString &reference)
{
    return m_store.run<void>(
        [reference](ConsoleStore &store) { return store.dropPayout(reference); });
}

QFuture<Result<QList<PayoutOrder>>> PayoutRepository::payouts()
{
    return m_store.run<QList<PayoutOrder>>([](ConsoleStore &store) { return store.payouts(); });
}

} // namespace core
