// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QFuture>
#include <QtCore/QUuid>

namespace app
{

/// Has the keys of services far away, each under the id of its profile. Answers later; take the
/// answer with core::onAnswer(). Code::NotFound: there is none; Code::Unsupported: it cannot keep
/// keys here; Code::AccessDenied: somebody has not opened it.
class KeyKeeper
{
    Q_DISABLE_COPY_MOVE(KeyKeeper)

public:
    KeyKeeper() = default;
    virtual ~KeyKeeper() = default;

    virtual QFuture<core::Result<QByteArray>> find(const QUuid &profile) = 0;
    virtual QFuture<core::Result<void>> keep(const QUuid &profile, const QByteArray &key) = 0;
    virtual QFuture<core::Result<void>> forget(const QUuid &profile) = 0; ///< well if it had none
};

} // namespace app
