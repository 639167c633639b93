// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QFuture>
#include <QtCore/QUuid>

namespace app
{

/// A store for the keys of remote services, by the id of the profile. Asynchronous: handle results
/// with core::onAnswer().
///
/// Errors: Code::NotFound without a key, Code::Unsupported without a keyring, Code::AccessDenied if
/// the user did not unlock the keyring.
class SecretStore
{
    Q_DISABLE_COPY_MOVE(SecretStore)

public:
    SecretStore() = default;
    virtual ~SecretStore() = default;

    virtual QFuture<core::Result<QByteArray>> find(const QUuid &profile) = 0;
    virtual QFuture<core::Result<void>> keep(const QUuid &profile, const QByteArray &key) = 0;
    /// Succeeds without a key.
    virtual QFuture<core::Result<void>> forget(const QUuid &profile) = 0;
};

} // namespace app
