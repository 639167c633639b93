// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <optional>

namespace core
{

struct TransactionFilter;

/// Returns Code::InvalidInput with all invalid fields if a filter is invalid; nullopt if valid. All
/// services use this function, so that an invalid filter never matches everything.
[[nodiscard]] std::optional<Error> filterError(const TransactionFilter &filter);

} // namespace core
