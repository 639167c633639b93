// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/sandboxshop.h"

#include "core/domain/payloadcheck.h"

namespace app
{

using namespace Qt::StringLiterals;

core::ServiceSettings sandboxSettings(const QUuid &platform)
{
    const core::Merchant shop{core::demoKey(), u"Sandbox Balcão"_s, u"São Paulo"_s};
    const auto settings = core::validated(core::ServiceOptions{
        .payee = shop,
        .platform = platform,
        .callers = core::Callers::Any,
        .environment = core::Environment::Sandbox,
    });
    Q_ASSERT(settings);
    return *settings;
}

} // namespace app
