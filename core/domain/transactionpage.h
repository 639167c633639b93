// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>

#include <optional>

namespace core
{

/// One page of a list, newest first (specification 2.3).
struct TransactionPage
{
    static constexpr int kSize = 100; ///< specification 8

    QList<Transaction> transactions; ///< at most the page size; empty after the last page
    int currentPage = 1;
    int lastPage = 1; ///< at least 1
    qint64 total = 0; ///< of all pages, exact

    /// Whether more transactions follow; nullopt unless the filter has TransactionFilter::after,
    /// which gives a list without numbers of pages.
    std::optional<bool> hasMore = {};

    /// Row numbers, from 1, of invalid transactions that a foreign service returned. These rows are
    /// missing in `transactions`.
    QList<int> unreadable = {};

    bool operator==(const TransactionPage &) const = default;
};

} // namespace core
