// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/status.h"

#include <optional>

namespace core
{

/// What becomes of a cash-out next, in a sandbox: the centavos of its amount choose, so that a
/// client can practise every end (specification 4.2). Nothing for a state that it stays in.
[[nodiscard]] std::optional<Status::Code> nextInSandbox(Status::Code status, Money amount);

} // namespace core
