// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/payoutrepository.h"

#include "core/console/recordedcall.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

PayoutRepository::PayoutRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                                   std::function<QDateTime()> clock)
    : m_store(store)
    , m_gate(gate)
    , m_clock(std::move(clock))
{}

QFuture<Result<PayoutOrder>> PayoutRepository::recordPayout(const PayoutOrder &order,
                                                            AuditAction action)
{
    if (order.draft.reference.isEmpty())
        return readyFuture<PayoutOrder>(tl::unexpected(Error{Error::Code::InvalidInput,
                                                             {{Field::Reference, Problem::Missing}},
                                                             u"a payout without a name"_s}));
    const auto allowed = m_gate.pass({.action = action, .subject = order.draft.reference},
                                     {.amount = order.draft.amount,
                                      .requester = order.requester.id,
                                      .movesMoney = order.state == PayoutOrder::State::Held});
    if (!allowed)
        return readyFuture<PayoutOrder>(tl::unexpected(allowed.error()));
    PayoutOrder recorded = order;
    const Actor &actor = allowed->actor;
    if (action == AuditAction::PayoutRequested)
        recorded.requester = {.id = actor.id, .name = actor.name};
    if (action != AuditAction::PayoutRequested || actor.authorizedById != 0)
        recorded.approver = actor.authorizedById != 0
                                ? Actor{.id = actor.authorizedById, .name = actor.authorizedBy}
                                : Actor{.id = actor.id, .name = actor.name};
    return m_store.run<PayoutOrder>(
        [recorded, record = *allowed, clock = m_clock](ConsoleStore &store) -> Result<PayoutOrder> {
            return store.inTransaction([&]() -> Result<PayoutOrder> {
                PayoutOrder stored = recorded;
                stored.since = clock();
                if (const auto done = store.recordPayout(stored); !done)
                    return tl::unexpected(done.error());
                return store.audit().append(record, clock()).map([&stored](const AuditEntry &) {
                    return stored;
                });
            });
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
