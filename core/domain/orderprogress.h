// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

/// Returns true if the order may have been made in spite of this error.
[[nodiscard]] bool leavesUnconfirmed(const Error &error);

} // namespace core
