// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/secretstore.h"

#include <QtCore/QHash>

namespace app
{

/// Stores keys in memory, for the lifetime of the program.
class SessionKeys final : public SecretStore
{
public:
    [[nodiscard]] bool has(const QUuid &profile) const { return m_keys.contains(profile); }

    QFuture<core::Result<QByteArray>> find(const QUuid &profile) override;
    QFuture<core::Result<void>> keep(const QUuid &profile, const QByteArray &key) override;
    QFuture<core::Result<void>> forget(const QUuid &profile) override;

private:
    QHash<QUuid, QByteArray> m_keys;
};

} // namespace app
