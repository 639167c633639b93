// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>

namespace core
{

/// That page, from 1 on, of a list that is all there, as TransactionService::list() tells it.
[[nodiscard]] TransactionPage pageOf(const QList<Transaction> &all, int page);

} // namespace core
