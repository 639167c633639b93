// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceprofile.h"
#include "core/remote/copiedtransactionservice.h"
#include "core/remote/remotetransactionservice.h"

namespace app
{

/// A remote service with its intent log and its local copy, both stored in the folder of the
/// profile.
class RemoteSession : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RemoteSession)

public:
    RemoteSession(const core::RemoteShop &shop, const QByteArray &key, const QString &folder);

    /// Opens the files. Call once. A failure of the copy disables lists; a failure of the intent
    /// log disables the service.
    QFuture<core::Result<void>> open();

    [[nodiscard]] core::RemoteTransactionService &service() { return m_service; }

    /// Returns the service with lists, sums and exports of the copy as it is, for display only.
    [[nodiscard]] core::TransactionService &reader() { return m_reading; }

private:
    core::RemoteTransactionService m_service;
    core::CopiedTransactionService m_reading;
};

} // namespace app
