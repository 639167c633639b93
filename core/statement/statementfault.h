// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <tl/expected.hpp>

namespace core
{

/// The rule that a file breaks. One broken rule refuses the whole file, because a statement with a
/// missing line proves nothing.
enum class StatementRule {
    TooLarge,         ///< more bytes than StatementReader::kMaxBytes
    TooManyLines,     ///< more lines than StatementReader::kMaxLines
    FieldTooLong,     ///< more characters than StatementReader::kMaxField
    Utf16,            ///< no supported encoding
    Pdf,              ///< save as OFX instead; the next three rules also
    Spreadsheet,      ///< XLS, or an archive that is no workbook
    Html,             ///< a web page
    Ofc,              ///< the predecessor of OFX
    UnknownFormat,    ///< neither OFX nor CNAB 240 nor a table
    UnknownLayout,    ///< a table with an unknown header; needs a mapping
    BadMapping,       ///< a mapping without day, or without amount
    OpenQuote,        ///< a quotation mark is not closed
    WrongCellCount,   ///< a row with more or fewer cells than the header
    CutOff,           ///< the file ends within the list
    StrayText,        ///< text that belongs to no element
    BrokenRecord,     ///< a CNAB record of an unexpected type or length
    NoStatement,      ///< no account statement in the file
    SecondCurrency,   ///< another currency than Brazilian reais
    AmountMissing,    ///< a line without an amount
    AmountUnreadable, ///< no amount
    AmountAmbiguous,  ///< the separator may be for decimals or for thousands
    AmountDecimals,   ///< more than two decimals
    AmountTooLarge,   ///< more than Money::kMaxCents
    TwoAmounts,       ///< two amounts in one record
    DayMissing,       ///< a line without a day
    DayImpossible,    ///< no day of the calendar
    TimeImpossible,   ///< no time of day
    DirectionUnknown, ///< a column for credit or debit has another text
    SignsUnproven,    ///< no line is negative although texts say debit, and no balance decides
    GrossFeeNet,      ///< gross minus fee differs from net
    BalancesDisagree, ///< the lines do not lead from one stated balance to the next
};

/// The place and the rule of a refusal.
struct StatementFault
{
    StatementRule rule = StatementRule::UnknownFormat;
    int row = 1;       ///< line in the file, from 1
    QString text = {}; ///< the unreadable text, at most 80 characters; empty: no particular text

    bool operator==(const StatementFault &) const = default;
};

/// A value, or the reason why the file is refused.
template<typename T>
using StatementResult = tl::expected<T, StatementFault>;

/// Returns a fault for a text of the file.
[[nodiscard]] inline tl::unexpected<StatementFault> statementFault(StatementRule rule, int row,
                                                                   QStringView text = {})
{
    constexpr qsizetype kMaxQuoted = 80;
    return tl::unexpected(StatementFault{rule, row, text.left(kMaxQuoted).toString()});
}

} // namespace core
