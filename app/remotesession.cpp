// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/remotesession.h"

#include "app/shopfolder.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

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
          .copy = copyDatabaseIn(folder),
      })
    , m_reading(m_service, *m_service.copy())
{
    // Earlier versions kept some transactions there.
    for (const auto end : {"mirror.db", "mirror.db-wal", "mirror.db-shm"})
        QFile::remove(QDir(folder).filePath(QLatin1StringView(end)));
}

QFuture<core::Result<void>> RemoteSession::open()
{
    return m_service.open();
}

} // namespace app
