// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/status.h"

#include <optional>

namespace core
{

/// Returns the next status of a cash-out in the sandbox. The centavos of the amount select the
/// outcome, so that a client can test every outcome (specification 4.2). Returns nullopt for a
/// status without a successor.
[[nodiscard]] std::optional<Status::Code> nextInSandbox(Status::Code status, Money amount);

} // namespace core
