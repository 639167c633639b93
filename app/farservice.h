// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceprofile.h"
#include "core/remote/mirror.h"
#include "core/remote/rememberingservice.h"
#include "core/remote/remotetransactionservice.h"

namespace app
{

/// A service far away as a console works with it: with the orders that were given to it, and what
/// was seen of it, both kept in the folder of its profile.
class FarService : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FarService)

public:
    FarService(const core::RemoteShop &shop, const QByteArray &key, const QString &folder);

    /// Once. Without the file of what was seen there is nothing to fall back on, and nothing else
    /// is lost; without that of the orders there is no service.
    QFuture<core::Result<void>> open();

    [[nodiscard]] core::TransactionService &service() { return m_service; }

    /// For who only looks: it remembers what it cannot ask for.
    [[nodiscard]] core::TransactionService &reader() { return m_reading; }

private:
    core::RemoteTransactionService m_service;
    core::Mirror m_mirror;
    core::RememberingService m_reading;
};

} // namespace app
