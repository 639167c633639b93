// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sessionkeys.h"

namespace app
{

using core::Error;
using core::Result;

QFuture<Result<QByteArray>> SessionKeys::find(const QUuid &profile)
{
    const auto found = m_keys.constFind(profile);
    return QtFuture::makeReadyFuture(
        found == m_keys.cend()
            ? Result<QByteArray>(tl::unexpected(Error{Error::Code::NotFound, {}, {}}))
            : Result<QByteArray>(*found));
}

QFuture<Result<void>> SessionKeys::keep(const QUuid &profile, const QByteArray &key)
{
    m_keys.insert(profile, key);
    return QtFuture::makeReadyFuture(Result<void>());
}

QFuture<Result<void>> SessionKeys::forget(const QUuid &profile)
{
    m_keys.remove(profile);
    return QtFuture::makeReadyFuture(Result<void>());
}

} // namespace app
