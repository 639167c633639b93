// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/money.h"
#include "core/domain/operation.h"

#include <QtCore/QUuid>

namespace core
{

class Database;

/// Returns the largest amount that a new pending transaction may have, so that the stored totals of
/// its platform stay within 64 bits. Blocks; runs in the thread of the database.
[[nodiscard]] Result<Money> amountWithinTotals(Database &database, Operation operation,
                                               const QUuid &platform);

} // namespace core
