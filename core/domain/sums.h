// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionSum;

/// Calculates the totals as TransactionService::sums() and hourlySums() return them. For services
/// that must add up the transactions themselves.
[[nodiscard]] QList<TransactionSum> sumsOf(const QList<Transaction> &transactions);
[[nodiscard]] QList<HourlySum> hourlySumsOf(const QList<Transaction> &transactions);

} // namespace core
