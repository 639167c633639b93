// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/sandboxshop.h"

#include "core/domain/payloadcheck.h"

namespace app
{

using namespace Qt::StringLiterals;

core::ServiceOptions sandboxOptions(const QUuid &platform)
{
    return {
        .payee = core::Merchant{core::demoKey(), u"Sandbox Balcão"_s, u"São Paulo"_s},
        .platform = platform,
        .callers = core::Callers::Any,
        .environment = core::Environment::Sandbox,
    };
}

core::ServiceSettings sandboxSettings(const QUuid &platform)
{
    const auto settings = core::validated(sandboxOptions(platform));
    Q_ASSERT(settings);
    return *settings;
}

} // namespace app
