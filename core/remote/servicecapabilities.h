// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceprofile.h"
#include "core/service/transactionservice.h"

namespace core
{

/// Returns the capabilities of a kind of service. No service reports them. The API supports neither
/// refunds nor notes.
[[nodiscard]] TransactionService::Capabilities capabilitiesOf(ServiceKind kind);

} // namespace core
