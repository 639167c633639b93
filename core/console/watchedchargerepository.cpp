// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/watchedchargerepository.h"

#include "core/domain/transaction.h"
#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

namespace core
{

WatchedChargeRepository::WatchedChargeRepository(AsyncStore<ConsoleStore> &store)
    : m_store(store)
{}

QFuture<Result<void>> WatchedChargeRepository::watch(const Transaction &transaction)
{
    return m_store.call(
        &ConsoleStore::watch,
        WatchedCharge{transaction.id, transaction.status, transaction.amount, transaction.created});
}

QFuture<Result<void>> WatchedChargeRepository::unwatch(const QUuid &id)
{
    return m_store.call(&ConsoleStore::unwatch, id);
}

QFuture<Result<QList<WatchedCharge>>> WatchedChargeRepository::watched()
{
    return m_store.call(&ConsoleStore::watched);
}

} // namespace core
