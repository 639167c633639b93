// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace core
{

/// The ways to find the transactions of a filter. TransactionList chooses one for each list.
enum class ListPlan {
    Identifier,   ///< the row with the id
    EndToEndId,   ///< the rows of the index on the ends of end-to-end ids
    Reference,    ///< the rows of the index on references
    Counters,     ///< totals and sums from counters, rows of Kinds
    Payments,     ///< the few payments in the time range, looked up one by one
    Kinds,        ///< the rows of each existing kind, merged in order of time
    Texts,        ///< the rows of the index on texts; without blocks only
    PixKey,       ///< the rows of the index on Pix keys; without blocks only
    ColumnBlocks, ///< the blocks of columns
};

} // namespace core
