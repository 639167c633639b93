// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceprofile.h"
#include "core/service/transactionservice.h"

namespace core
{

/// What a service of that kind does. None says so itself; refunds and notes are beyond the API.
[[nodiscard]] TransactionService::Capabilities capabilitiesOf(ServiceKind kind);

} // namespace core
