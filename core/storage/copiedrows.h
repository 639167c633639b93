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

/// Rows of a statement as the database told them, byte by byte: to be read as values later, and in
/// another thread. What it had room for once it has room for again. A plain value.
class CopiedRows
{
public:
    enum class Cell : char {
        Number, ///< or a time
        Bytes,  ///< a text or an id
    };

    /// One row, which is read like that of a Statement; as long as the rows stay as they are.
    class Row
    {
    public:
        [[nodiscard]] qint64 number(int column) const;  ///< 0 for NULL
        [[nodiscard]] QDateTime time(int column) const; ///< UTC; invalid for NULL
        [[nodiscard]] QUuid id(int column) const;
        /// Into a text that may have the room already; empty for NULL.
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
        int place; ///< among those of its kind
    };

    [[nodiscard]] qint64 stored(qsizetype row, int column) const;
    [[nodiscard]] QByteArrayView bytes(qsizetype row, int column) const;

    std::vector<Column> m_columns;
    int m_numbersOfRow = 0;
    int m_textsOfRow = 0;
    std::vector<qint64> m_numbers; ///< row by row, as the two that follow
    std::vector<char> m_bytes;
    std::vector<size_t> m_ends; ///< of each text in the bytes; it begins where the one before ends
    qsizetype m_size = 0;
};

} // namespace core
