// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/farservice.h"

#include "app/shopfolder.h"

#include "core/remote/servicecapabilities.h"

namespace app
{

FarService::FarService(const core::RemoteShop &shop, const QByteArray &key, const QString &folder)
    : m_service(core::RemoteTransactionService::Setup{
          .address = shop.service.address,
          .key = key,
          .platform = shop.service.platform,
          .payee = core::payeeOf(shop.service, shop.shop.merchant),
          .can = core::capabilitiesOf(shop.service.kind),
          .intents = intentBookIn(folder),
      })
    , m_mirror(core::Mirror::Setup{.path = mirrorIn(folder),
                                   .platform = shop.service.platform,
                                   .payee = core::payeeOf(shop.service, shop.shop.merchant)})
    , m_reading(m_service, m_mirror)
{
    connect(&m_service, &core::RemoteTransactionService::told, &m_mirror, &core::Mirror::keep);
}

QFuture<core::Result<void>> FarService::open()
{
    m_mirror.open();
    return m_service.open();
}

} // namespace app
