// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/servicecapabilities.h"

namespace core
{

TransactionService::Capabilities capabilitiesOf(ServiceKind kind)
{
    switch (kind) {
    case ServiceKind::Sandbox:
        return {.simulates = true, .seesPayments = true, .sendsMoney = true, .requiresPayer = true};
    case ServiceKind::Provider:
        return {.seesPayments = true, .sendsMoney = true, .requiresPayer = true};
    case ServiceKind::OwnShop:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace core
