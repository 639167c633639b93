// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceprofile.h"
#include "core/remote/offlinefallbackservice.h"
#include "core/remote/remotetransactionservice.h"
#include "core/remote/transactioncache.h"

namespace app
{

/// A remote service with its intent log and its cache, both stored in the folder of the profile.
class RemoteSession : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RemoteSession)

public:
    RemoteSession(const core::RemoteShop &shop, const QByteArray &key, const QString &folder);

    /// Opens the files. Call once. A failure of the cache only disables the offline fallback; a
    /// failure of the intent log disables the service.
    QFuture<core::Result<void>> open();

    [[nodiscard]] core::TransactionService &service() { return m_service; }

    /// Returns the service with the offline fallback, for display only.
    [[nodiscard]] core::TransactionService &reader() { return m_reading; }

private:
    core::RemoteTransactionService m_service;
    core::TransactionCache m_cache;
    core::OfflineFallbackService m_reading;
};

} // namespace app
