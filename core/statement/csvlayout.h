// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The meaning of a column of a table. The values are stored.
enum class CsvColumn {
    Ignored,
    Day,       ///< possibly with a time
    SecondDay, ///< the day on which the bank books the movement
    Time,
    Amount,
    Credit,
    Debit,     ///< with or without a minus
    Direction, ///< C or D, for amounts without a sign
    Text,      ///< several columns form one text
    Number,    ///< document number
    Document,  ///< CPF or CNPJ
    Name,
    OriginName, ///< the other party of money that arrived; the next also
    OriginDocument,
    TargetName, ///< the other party of money that left; the next also
    TargetDocument,
    Balance, ///< after the line
    BalanceBefore,
    DayBalance, ///< after the day
    Gross,
    Fee,
    Net, ///< gross minus fee
    Id,
    Reference,
    Txid,
    EndToEndId,
};

/// The columns of a table.
struct CsvMapping
{
    /// The header line as in the file. Rows before are the preamble. Accents and case do not
    /// matter.
    QString header = {};
    QChar separator = u';';
    QList<CsvColumn> columns = {};
};

/// A table that a bank writes, with its deviations.
struct CsvLayout
{
    QString name = {};
    QList<CsvColumn> columns = {};  ///< Ignored for missing names
    bool continuesText = false;     ///< rows with text only continue the text of the line before
    bool hasBareSeparators = false; ///< texts may contain the separator without quotation marks
    bool isFinal = true;            ///< no second section follows
};

/// Returns the layout whose header has these cells; nullopt if unknown.
[[nodiscard]] std::optional<CsvLayout> layoutOf(const QStringList &header);

/// Returns the layout of a mapping; nullopt without a day, or without an amount.
[[nodiscard]] std::optional<CsvLayout> layoutOf(const CsvMapping &mapping);

/// Returns the names of the known layouts.
[[nodiscard]] QStringList layoutNames();

} // namespace core
