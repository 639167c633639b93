// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>

namespace core
{

/// What these come to, as TransactionService::sums() and hourlySums() tell it: for a service that
/// has to add up the transactions of a list itself.
[[nodiscard]] QList<TransactionSum> sumsOf(const QList<Transaction> &transactions);
[[nodiscard]] QList<HourlySum> hourlySumsOf(const QList<Transaction> &transactions);

} // namespace core
