// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

#include <array>

namespace core
{

/// A text of transactions that lists find by a part, ignoring case and accents. Its search form is
/// a column of `tx`, see folding.h. The migrations create the column, the index of PostgreSQL, and
/// the table of blocks with its trigger.
struct SearchedText
{
    QString Transaction::*text;
    QString TransactionFilter::*part;
    QLatin1StringView source; ///< column of `tx_wide` with the text
    QLatin1StringView column; ///< column of `tx` with the search form
    QLatin1StringView blocks; ///< table of blocks, see core/search/blockcolumns.h
    int since;                ///< the first version of the schema with the column
    int number;               ///< of the column of blocks, see BlockColumn::number
};

/// All texts, in the order of their versions. Migrations, inserts, the bulk load, the search, the
/// removal of personal data, copies and the check of derived tables iterate over this table.
inline constexpr std::array kSearchedTexts{
    SearchedText{&Transaction::description, &TransactionFilter::description,
                 QLatin1StringView("description"), QLatin1StringView("folded_description"),
                 QLatin1StringView("descriptions"), 13, 5},
    SearchedText{&Transaction::email, &TransactionFilter::email, QLatin1StringView("email"),
                 QLatin1StringView("folded_email"), QLatin1StringView("emails"), 19, 6},
};

/// Returns the columns of the search forms, in the order of kSearchedTexts, separated by commas.
[[nodiscard]] QString searchedColumns();

} // namespace core
