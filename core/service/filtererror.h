// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <optional>

namespace core
{

/// Why a filter cannot mean anything, with every field that is to blame: Code::InvalidInput. The
/// same for every service, so that none quietly lists everything.
[[nodiscard]] std::optional<Error> filterError(const TransactionFilter &filter);

} // namespace core
