// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/disclosurerepository.h"

#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

#include <utility>

namespace core
{

DisclosureRepository::DisclosureRepository(AsyncStore<ConsoleStore> &store,
                                           std::function<QDateTime()> clock)
    : m_store(store)
    , m_clock(std::move(clock))
{}

QFuture<Result<QList<QDateTime>>> DisclosureRepository::reveal(const QUuid &id)
{
    return m_store.run<QList<QDateTime>>([id, clock = m_clock](ConsoleStore &store) {
        return store.annotations().reveal(id, clock());
    });
}

QFuture<Result<QList<QDateTime>>> DisclosureRepository::reveals(const QUuid &id)
{
    return m_store.run<QList<QDateTime>>(
        [id](ConsoleStore &store) { return store.annotations().reveals(id); });
}

QFuture<Result<qint64>> DisclosureRepository::beginDisclosure(const Disclosure &disclosure)
{
    return m_store.run<qint64>([disclosure, clock = m_clock](ConsoleStore &store) {
        return store.annotations().beginDisclosure(disclosure, clock());
    });
}

QFuture<Result<void>> DisclosureRepository::endDisclosure(qint64 number, qint64 entries)
{
    return m_store.run<void>([number, entries](ConsoleStore &store) {
        return store.annotations().endDisclosure(number, entries);
    });
}

QFuture<Result<QList<Disclosure>>> DisclosureRepository::disclosures()
{
    return m_store.run<QList<Disclosure>>(
        [](ConsoleStore &store) { return store.annotations().disclosures(kMaxDisclosures); });
}

} // namespace core
