// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/idempotencykey.h"
#include "core/wire/httpproblem.h"

#include <tl/expected.hpp>

#include <optional>

namespace core
{

struct ApiCall;

/// Reads the Idempotency-Key field of a creation; nullopt without the field.
[[nodiscard]] tl::expected<std::optional<IdempotencyKey>, HttpProblem>
idempotencyKeyOf(const ApiCall &call);

/// Returns true for the error of a creation whose key belongs to another request.
[[nodiscard]] bool isOfReusedKey(const Error &error);

} // namespace core
