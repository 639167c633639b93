// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/cells.h"

#include <QtCore/QString>
#include <QtCore/QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>

namespace core::cells
{

namespace
{

constexpr quint64 kOnes = 0x0101010101010101;
constexpr quint64 kLow = 0x7F7F7F7F7F7F7F7F;
constexpr qsizetype kStep = 8; ///< bytes that are looked at in one go

void set(SeqSet::Bits &bits, int cell)
{
    bits[static_cast<size_t>(cell) / 64] |= quint64(1) << (cell % 64);
}

quint64 load(const char *bytes)
{
    return qFromLittleEndian<quint64>(bytes);
}

/// Eight times that byte.
quint64 repeated(char byte)
{
    return kOnes * static_cast<uchar>(byte);
}

/// The highest bit of each of the eight bytes that is the repeated one; the first byte's is the
/// lowest.
quint64 places(quint64 bytes, quint64 repeated)
{
    const quint64 different = bytes ^ repeated;
    return ~(((different & kLow) + kLow) | different | kLow);
}

int countOf(quint64 places)
{
    return static_cast<int>(((places >> 7) * kOnes) >> 56);
}

/// One walk over the bytes of a column: eight at a time are asked for the first and the last byte
/// of the text and for ends of lines, and only where both fit is the text compared.
class Walk
{
public:
    /// Speaks of the cell that is so many after the one in which the text begins.
    Walk(QByteArrayView text, int ahead)
        : m_text(text)
        , m_ahead(ahead)
        , m_front(repeated(text.front()))
        , m_back(repeated(text.back()))
        , m_toBack(text.size() - 1)
        , m_most(m_toBack + 2 * kStep)
    {
        std::array<char, kStep> bytes{};
        const auto size = static_cast<size_t>(std::min<qsizetype>(text.size(), kStep));
        std::memcpy(bytes.data(), text.data(), size);
        m_beginning = load(bytes.data());
        m_ofBeginning = ~quint64(0) >> (8 * (kStep - size));
    }

    std::optional<SeqSet::Bits> over(QByteArrayView cells)
    {
        const char *left = walk(cells.begin(), cells.end());
        // The rest once more, with bytes behind it that fit nothing.
        const QByteArray rest = QByteArray(left, cells.end() - left) + QByteArray(m_most, '\0');
        walk(rest.begin(), rest.end());
        return m_cell == SeqSet::kBlock - 1 ? std::optional(m_bits) : std::nullopt;
    }

private:
    /// To where fewer bytes are left than may be looked at.
    const char *walk(const char *at, const char *end)
    {
        const quint64 line = repeated('\n');
        int cell = m_cell; // in which the next byte is
        for (; end - at >= m_most; at += kStep) {
            const quint64 bytes = load(at);
            const quint64 lines = places(bytes, line);
            for (quint64 found = places(bytes, m_front) & places(load(at + m_toBack), m_back);
                 found != 0; found &= found - 1) {
                const char *candidate = at + std::countr_zero(found) / 8;
                const quint64 before = (found & (~found + 1)) - 1;
                if (fits(candidate))
                    take(cell + countOf(lines & before) + m_ahead);
            }
            cell += countOf(lines);
        }
        m_cell = cell;
        return at;
    }

    [[nodiscard]] bool fits(const char *candidate) const
    {
        return ((load(candidate) ^ m_beginning) & m_ofBeginning) == 0 &&
               (m_text.size() <= kStep || QByteArrayView(candidate, m_text.size()) == m_text);
    }

    void take(int cell)
    {
        if (cell < SeqSet::kBlock)
            set(m_bits, cell);
    }

    const QByteArrayView m_text;
    const int m_ahead;
    const quint64 m_front;
    const quint64 m_back;
    const qsizetype m_toBack;  ///< from the first byte of the text to its last
    const qsizetype m_most;    ///< bytes that one step looks at
    quint64 m_beginning = 0;   ///< the first eight bytes of the text
    quint64 m_ofBeginning = 0; ///< the bits that count if it is shorter
    SeqSet::Bits m_bits{};
    int m_cell = 0;
};

} // namespace

std::optional<SeqSet::Bits> containing(QByteArrayView cells, QByteArrayView text)
{
    return Walk(text, 0).over(cells);
}

std::optional<SeqSet::Bits> beginningWith(QByteArrayView cells, QByteArrayView text)
{
    const QByteArray onNextLine = '\n' + text.toByteArray();
    auto bits = Walk(onNextLine, 1).over(cells);
    if (bits && cells.startsWith(text))
        set(*bits, 0);
    return bits;
}

std::optional<SeqSet::Bits> between(QByteArrayView cells, qint64 least, qint64 largest)
{
    SeqSet::Bits bits{};
    int cell = 0;
    for (const char *at = cells.begin(); cell < SeqSet::kBlock; ++cell) {
        qint64 number = 0;
        const auto [end, error] = std::from_chars(at, cells.end(), number);
        if (error != std::errc())
            return std::nullopt;
        if (number >= least && number <= largest)
            set(bits, cell);
        if (end == cells.end())
            break;
        at = end + 1;
    }
    return cell == SeqSet::kBlock - 1 ? std::optional(bits) : std::nullopt;
}

std::optional<SeqSet::Bits> among(QByteArrayView cells, const std::vector<bool> &wanted)
{
    // As many bytes as cells: each is its own character.
    const QString characters =
        cells.size() == SeqSet::kBlock ? QString::fromLatin1(cells) : QString::fromUtf8(cells);
    if (characters.size() != SeqSet::kBlock)
        return std::nullopt;
    SeqSet::Bits bits{};
    for (int cell = 0; cell < SeqSet::kBlock; ++cell) {
        const size_t number = characters[cell].unicode();
        if (number < wanted.size() && wanted[number])
            set(bits, cell);
    }
    return bits;
}

} // namespace core::cells
