// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/searchedtexts.h"

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

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

    /// Returns the SQL of a line, on the columns of `tx`.
    [[nodiscard]] QString cell() const
    {
        return QStringLiteral("replace(%1, char(10), ' ')").arg(column);
    }
};

/// The columns of blocks besides searched texts.
inline constexpr std::array kOtherBlockColumns{
    BlockColumn{QLatin1StringView("names"), QLatin1StringView("folded_name"), 6},
    BlockColumn{QLatin1StringView("documents"), QLatin1StringView("document"), 6},
    BlockColumn{QLatin1StringView("phones"), QLatin1StringView("phone"), 6},
    BlockColumn{QLatin1StringView("amounts"), QLatin1StringView("amount"), 6},
};

/// All columns of lines, in the order of BulkRows::Block::columns: kOtherBlockColumns, then
/// kSearchedTexts. The column of kinds is not among them: its cells are characters that change. The
/// bulk load, the check of derived tables and tests iterate over this list.
inline constexpr std::array kBlockColumns = [] {
    std::array<BlockColumn, kOtherBlockColumns.size() + kSearchedTexts.size()> columns;
    auto *const end =
        std::copy(kOtherBlockColumns.begin(), kOtherBlockColumns.end(), columns.begin());
    std::transform(kSearchedTexts.begin(), kSearchedTexts.end(), end,
                   [](const SearchedText &searched) {
                       return BlockColumn{searched.blocks, searched.column, searched.since};
                   });
    return columns;
}();

} // namespace core
