// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/keykeeper.h"

namespace app
{

/// Keys in the keyring of the computer, by QtKeychain: GNOME's and others that speak of secrets on
/// the session bus, or KWallet. Where there is none, nothing is kept anywhere: QtKeychain's own way
/// out, a readable file, stays shut.
class SystemKeys final : public KeyKeeper
{
public:
    QFuture<core::Result<QByteArray>> find(const QUuid &profile) override;
    QFuture<core::Result<void>> keep(const QUuid &profile, const QByteArray &key) override;
    QFuture<core::Result<void>> forget(const QUuid &profile) override;
};

} // namespace app
