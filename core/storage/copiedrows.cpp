// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/copiedrows.h"

#include "core/database/statement.h"

#include <QtCore/QStringDecoder>

#include <cstring>
#include <limits>

namespace core
{

namespace
{

/// Represents NULL among numbers; no amount and no time is so small.
constexpr qint64 kNull = std::numeric_limits<qint64>::min();

bool isAscii(QByteArrayView text)
{
    constexpr qsizetype kStep = sizeof(quint64);
    constexpr quint64 kHigh = 0x8080808080808080;
    quint64 seen = 0;
    qsizetype at = 0;
    for (; at + kStep <= text.size(); at += kStep) {
        quint64 bytes = 0;
        std::memcpy(&bytes, text.data() + at, sizeof bytes);
        seen |= bytes;
    }
    for (; at < text.size(); ++at)
        seen |= static_cast<quint64>(static_cast<unsigned char>(text[at]));
    return (seen & kHigh) == 0;
}

} // namespace

/// Reserves memory for one row, which is often the only one.
CopiedRows::CopiedRows(const std::vector<Cell> &columns)
{
    constexpr size_t kBytesOfRow = 1024;
    m_columns.reserve(columns.size());
    for (const Cell cell : columns) {
        int &count = cell == Cell::Number ? m_numbersOfRow : m_textsOfRow;
        m_columns.push_back({cell, count++});
    }
    m_numbers.reserve(static_cast<size_t>(m_numbersOfRow));
    m_ends.reserve(static_cast<size_t>(m_textsOfRow) + 1);
    m_bytes.reserve(m_textsOfRow > 0 ? kBytesOfRow : 0);
    clear();
}

void CopiedRows::clear()
{
    m_numbers.clear();
    m_bytes.clear();
    m_ends.assign(1, 0);
    m_size = 0;
}

void CopiedRows::add(const Statement &row)
{
    int number = 0;
    for (const Column &column : m_columns) {
        if (column.cell == Cell::Number) {
            const qint64 value = row.number(number);
            m_numbers.push_back(value == 0 && row.isNull(number) ? kNull : value);
        } else {
            const QByteArray bytes = row.bytes(number);
            m_bytes.insert(m_bytes.end(), bytes.cbegin(), bytes.cend());
            m_ends.push_back(m_bytes.size());
        }
        ++number;
    }
    ++m_size;
}

qint64 CopiedRows::stored(qsizetype row, int column) const
{
    const Column &place = m_columns[static_cast<size_t>(column)];
    Q_ASSERT(place.cell == Cell::Number);
    return m_numbers[static_cast<size_t>(row * m_numbersOfRow + place.place)];
}

QByteArrayView CopiedRows::bytes(qsizetype row, int column) const
{
    const Column &place = m_columns[static_cast<size_t>(column)];
    Q_ASSERT(place.cell == Cell::Bytes);
    const auto at = static_cast<size_t>(row * m_textsOfRow + place.place);
    return {m_bytes.data() + m_ends[at], m_bytes.data() + m_ends[at + 1]};
}

bool CopiedRows::Row::isNull(int column) const
{
    return m_rows.stored(m_row, column) == kNull;
}

qint64 CopiedRows::Row::number(int column) const
{
    const qint64 number = m_rows.stored(m_row, column);
    return number == kNull ? 0 : number;
}

QDateTime CopiedRows::Row::time(int column) const
{
    const qint64 timestamp = m_rows.stored(m_row, column);
    return timestamp == kNull ? QDateTime() : QDateTime::fromMSecsSinceEpoch(timestamp, Qt::UTC);
}

QUuid CopiedRows::Row::id(int column) const
{
    return QUuid::fromRfc4122(m_rows.bytes(m_row, column));
}

/// Decodes the text into `into`. UTF-16 needs at most as many units as UTF-8. Most texts are ASCII
/// and only need widening.
void CopiedRows::Row::readText(int column, QString &into) const
{
    const QByteArrayView utf8 = m_rows.bytes(m_row, column);
    if (isAscii(utf8)) {
        into = QLatin1StringView(utf8);
        return;
    }
    into.resize(utf8.size());
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QChar *end = decoder.appendToBuffer(into.data(), utf8);
    into.truncate(end - into.constData());
}

} // namespace core
