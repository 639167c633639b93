// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>

namespace core
{

/// One page of a list, newest first (specification 2.3).
struct TransactionPage
{
    static constexpr int kSize = 100; ///< specification 8

    QList<Transaction> transactions; ///< at most kSize; empty after the last page
    int currentPage = 1;
    int lastPage = 1; ///< at least 1
    qint64 total = 0; ///< of all pages, exact

    /// Row numbers, from 1, of invalid transactions that a foreign service returned. These rows are
    /// missing in `transactions`.
    QList<int> unreadable = {};

    bool operator==(const TransactionPage &) const = default;
};

} // namespace core
