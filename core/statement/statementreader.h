// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankstatement.h"
#include "core/statement/csvlayout.h"
#include "core/statement/statementfault.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>

#include <optional>

namespace core
{

struct StatementOptions
{
    /// The balance before the first line, such as the closing of the previous import. A file with
    /// another opening is refused. Without effect in a file of several accounts; cards do not
    /// count.
    std::optional<Money> opening = {};
    std::optional<CsvMapping> mapping = {}; ///< for a table with an unknown header
};

/// Reads statements of Brazilian banks: OFX 1 and 2, tables (CSV and XLSX), and CNAB 240 segment E,
/// and the files that Balcão exports. The content decides about the format, never the name of the
/// file.
///
/// Memory: at most three times the size of the file for its text, and about 0.6 KiB for each line.
/// The limits below therefore keep a reader under 1 GiB.
///
/// Errors: every line is read, or the file is refused with the row of the first fault. Balances
/// that contradict the lines are a fault too.
class StatementReader
{
public:
    static constexpr qsizetype kMaxBytes = qsizetype{64} * 1024 * 1024;
    static constexpr qsizetype kMaxLines = 1'000'000;
    static constexpr qsizetype kMaxField = 4096;

    /// Returns the statements of a file in their order: one for each account, at least one. The
    /// bytes are freed early if the caller moves them into the call.
    [[nodiscard]] static StatementResult<QList<BankStatement>>
    read(QByteArray bytes, const StatementOptions &options = {});
};

} // namespace core
