// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/csvlayout.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QStringList>

#include <optional>

namespace ui
{

/// First rows of a table with unknown columns, for the form that names the columns. A value.
struct TableSample
{
    QChar separator = u';';
    qsizetype headerRow = 0;      ///< index in `rows`
    QList<QStringList> rows = {}; ///< at most kMaxRows, including the rows before the header

    static constexpr qsizetype kMaxRows = 40;

    [[nodiscard]] const QStringList &header() const { return rows[headerRow]; }

    /// Returns the first filled cells of a column below the header, at most `count`.
    [[nodiscard]] QStringList examples(qsizetype column, qsizetype count) const;

    /// Returns a mapping with the likely meaning of each column, by its name.
    [[nodiscard]] core::CsvMapping guess() const;
};

/// Returns the first rows of a file; nullopt if the file is no table.
[[nodiscard]] std::optional<TableSample> tableSampleOf(const QByteArray &bytes);

/// Returns the first lines of a file, for a quick trial of a mapping.
[[nodiscard]] QByteArray firstLinesOf(const QByteArray &bytes);

} // namespace ui
