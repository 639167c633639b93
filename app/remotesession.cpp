// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/remotesession.h"

#include "app/shopfolder.h"

namespace app
{

namespace
{

/// Returns the capabilities of a kind of service. No service reports them. The API supports neither
/// refunds nor notes.
core::TransactionService::Capabilities capabilitiesOf(core::ServiceKind kind)
{
    using core::ServiceKind;
    switch (kind) {
    case ServiceKind::Sandbox:
        return {.simulates = true, .seesPayments = true, .sendsMoney = true, .requiresPayer = true};
    case ServiceKind::Provider:
        return {.seesPayments = true, .sendsMoney = true, .requiresPayer = true};
    case ServiceKind::OwnShop:
        return {.confirmsPayments = true, .requiresPayer = true};
    }
    Q_UNREACHABLE();
}

} // namespace

RemoteSession::RemoteSession(const core::RemoteShop &shop, const QByteArray &key,
                             const QString &folder)
    : m_service(core::RemoteTransactionService::Setup{
          .address = shop.service.address,
          .key = key,
          .platform = shop.service.platform,
          .payee = core::payeeOf(shop.service, shop.shop.merchant),
          .can = capabilitiesOf(shop.service.kind),
          .intents = intentDatabaseIn(folder),
      })
    , m_cache(
          core::TransactionCache::Setup{.path = cacheDatabaseIn(folder),
                                        .platform = shop.service.platform,
                                        .payee = core::payeeOf(shop.service, shop.shop.merchant)})
    , m_reading(m_service, m_cache)
{
    connect(&m_service, &core::RemoteTransactionService::transactionsReceived, &m_cache,
            &core::TransactionCache::keep);
}

QFuture<core::Result<void>> RemoteSession::open()
{
    m_cache.open();
    return m_service.open();
}

} // namespace app
