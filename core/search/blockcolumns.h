// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLatin1StringView>

#include <array>

namespace core
{

/// A table with one column of 1024 transactions per row, one line per transaction. The migrations
/// create the table and the trigger that fills it.
struct BlockColumn
{
    QLatin1StringView table;
    QLatin1StringView cell; ///< SQL of a line, on the columns of `tx`
    int since;              ///< the first version of the schema with the table
};

/// The first version of the schema with tx.folded_description.
inline constexpr int kVersionWithDescriptions = 13;

/// All columns of lines, in the order of BulkRows::Block::columns. The column of kinds is not among
/// them: its cells are characters that change. The bulk load, the check of derived tables and tests
/// iterate over this list.
inline constexpr std::array kBlockColumns{
    BlockColumn{QLatin1StringView("names"),
                QLatin1StringView("replace(folded_name, char(10), ' ')"), 6},
    BlockColumn{QLatin1StringView("documents"),
                QLatin1StringView("replace(document, char(10), ' ')"), 6},
    BlockColumn{QLatin1StringView("phones"), QLatin1StringView("replace(phone, char(10), ' ')"), 6},
    BlockColumn{QLatin1StringView("amounts"), QLatin1StringView("amount"), 6},
    BlockColumn{QLatin1StringView("descriptions"),
                QLatin1StringView("replace(folded_description, char(10), ' ')"),
                kVersionWithDescriptions},
};

} // namespace core
