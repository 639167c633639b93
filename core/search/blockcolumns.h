// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/searchedtexts.h"

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>
#include <QtCore/QtGlobal>

#include <algorithm>
#include <array>

namespace core
{

/// A table with one column of 1024 transactions per row, one line per transaction. The migrations
/// create the table and the trigger that fills it.
struct BlockColumn
{
    QLatin1StringView table;
    QLatin1StringView column; ///< of `tx`
    int since = 0;            ///< the first version of the schema with the table
    int number = 0;           ///< of the column in `arranged_block`; stored, never changes

    /// Returns the SQL of a line, on the columns of `tx`.
    [[nodiscard]] QString cell() const
    {
        return QStringLiteral("replace(%1, char(10), ' ')").arg(column);
    }
};

/// The columns of blocks besides searched texts.
inline constexpr std::array kOtherBlockColumns{
    BlockColumn{QLatin1StringView("names"), QLatin1StringView("folded_name"), 6, 1},
    BlockColumn{QLatin1StringView("documents"), QLatin1StringView("document"), 6, 2},
    BlockColumn{QLatin1StringView("phones"), QLatin1StringView("phone"), 6, 3},
    BlockColumn{QLatin1StringView("amounts"), QLatin1StringView("amount"), 6, 4},
};

/// All columns of lines, in the order of BulkRows::Block::columns: kOtherBlockColumns, then
/// kSearchedTexts. The column of kinds is not among them: its cells are characters that change. The
/// bulk load, the check of derived tables and tests iterate over this list.
inline constexpr std::array kBlockColumns = [] {
    std::array<BlockColumn, kOtherBlockColumns.size() + kSearchedTexts.size()> columns;
    auto *const end =
        std::copy(kOtherBlockColumns.begin(), kOtherBlockColumns.end(), columns.begin());
    std::transform(
        kSearchedTexts.begin(), kSearchedTexts.end(), end, [](const SearchedText &searched) {
            return BlockColumn{searched.blocks, searched.column, searched.since, searched.number};
        });
    return columns;
}();

/// Returns true if no two columns share a number.
[[nodiscard]] constexpr bool areNumbersUnique()
{
    for (auto column = kBlockColumns.begin(); column != kBlockColumns.end(); ++column) {
        const auto *const twin =
            std::find_if(kBlockColumns.begin(), column, [column](const BlockColumn &other) {
                return other.number == column->number;
            });
        if (twin != column || column->number < 1)
            return false;
    }
    return true;
}
static_assert(areNumbersUnique());

/// The table of the kinds, and its number in `arranged_block`.
inline constexpr QLatin1StringView kKindBlocks("kinds");
inline constexpr int kKindBlocksNumber = 0;

/// The highest number of a column in `arranged_block`.
inline constexpr int kHighestBlockNumber =
    std::max_element(kBlockColumns.begin(), kBlockColumns.end(),
                     [](const BlockColumn &a, const BlockColumn &b) { return a.number < b.number; })
        ->number;

/// The first version of the schema with `arranged_block`.
inline constexpr int kVersionWithArrangedBlocks = 20;

/// Returns the id in `arranged_block` of the block `first` of a column; with 0, the base of the ids
/// of the column.
[[nodiscard]] constexpr qint64 arrangedId(int number, qint64 first)
{
    return (qint64(number) << 40) + first;
}

/// Returns the number of the column that has this table of blocks.
[[nodiscard]] constexpr int arrangedNumber(QLatin1StringView table)
{
    const auto *const found =
        std::find_if(kBlockColumns.begin(), kBlockColumns.end(),
                     [table](const BlockColumn &column) { return column.table == table; });
    Q_ASSERT(found != kBlockColumns.end() || table == kKindBlocks);
    return found == kBlockColumns.end() ? kKindBlocksNumber : found->number;
}

} // namespace core
