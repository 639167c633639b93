// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace core
{

/// Returns true if the end-to-end id of the payment ends in these characters, ignoring case. If
/// evidence in force has only the last six characters of an unknown id, those are compared.
[[nodiscard]] bool endsEndToEndId(const Transaction &transaction, const QString &ending);

} // namespace core
