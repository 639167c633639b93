// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/secretstore.h"

namespace app
{

/// Stores keys in the keyring of the system with QtKeychain: GNOME Keyring, other Secret Service
/// providers, or KWallet. Without a keyring nothing is stored: the plain-text fallback of
/// QtKeychain is disabled.
class SystemKeys final : public SecretStore
{
public:
    QFuture<core::Result<QByteArray>> find(const QUuid &profile) override;
    QFuture<core::Result<void>> keep(const QUuid &profile, const QByteArray &key) override;
    QFuture<core::Result<void>> forget(const QUuid &profile) override;
};

} // namespace app
