// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/pageof.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"

#include <tuple>

namespace core
{

bool isNewer(const Transaction &a, const Transaction &b)
{
    return std::tie(a.created, a.id) > std::tie(b.created, b.id);
}

TransactionPage pageOf(const QList<Transaction> &all, int page)
{
    constexpr qsizetype kSize = TransactionPage::kSize;
    const qsizetype first = (qsizetype(page) - 1) * kSize;
    return {
        .transactions = first < all.size() ? all.mid(first, kSize) : QList<Transaction>(),
        .currentPage = page,
        .lastPage = static_cast<int>(qMax<qsizetype>(1, (all.size() + kSize - 1) / kSize)),
        .total = all.size(),
    };
}

} // namespace core
