// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>

namespace core
{

/// The order of every list: by the moment of the creation, and by id among those of one moment.
[[nodiscard]] bool isNewer(const Transaction &a, const Transaction &b);

/// That page, from 1 on, of a list that is all there, as TransactionService::list() tells it.
[[nodiscard]] TransactionPage pageOf(const QList<Transaction> &all, int page);

} // namespace core
