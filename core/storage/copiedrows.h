// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <vector>

namespace core
{

class Statement;

/// Copies rows of a statement byte by byte, for later conversion to values, possibly in another
/// thread. Allocated memory is reused. A plain value.
class CopiedRows
{
public:
    enum class Cell : char {
        Number, ///< also a timestamp
        Bytes,  ///< a text or an id
    };

    /// A view of one row, with the read functions of a Statement. Valid until the rows change.
    class Row
    {
    public:
        [[nodiscard]] bool isNull(int column) const;    ///< of numbers only
        [[nodiscard]] qint64 number(int column) const;  ///< 0 for NULL
        [[nodiscard]] QDateTime time(int column) const; ///< UTC; invalid for NULL
        [[nodiscard]] QUuid id(int column) const;
        /// Reads a text into a string whose capacity is reused; empty for NULL.
        void readText(int column, QString &into) const;

    private:
        friend CopiedRows;
        Row(const CopiedRows &rows, qsizetype row)
            : m_rows(rows)
            , m_row(row)
        {}

        const CopiedRows &m_rows;
        const qsizetype m_row;
    };

    explicit CopiedRows(const std::vector<Cell> &columns);

    void clear();
    void add(const Statement &row);

    [[nodiscard]] qsizetype size() const { return m_size; }
    [[nodiscard]] Row row(qsizetype row) const { return {*this, row}; }

private:
    struct Column
    {
        Cell cell;
        int place; ///< index among the columns of the same kind
    };

    [[nodiscard]] qint64 stored(qsizetype row, int column) const;
    [[nodiscard]] QByteArrayView bytes(qsizetype row, int column) const;

    std::vector<Column> m_columns;
    int m_numbersOfRow = 0;
    int m_textsOfRow = 0;
    std::vector<qint64> m_numbers; ///< row by row; also the two following vectors
    std::vector<char> m_bytes;
    std::vector<size_t> m_ends; ///< end of each text in m_bytes, begin of the next one
    qsizetype m_size = 0;
};

} // namespace core
