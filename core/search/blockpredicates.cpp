// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/blockpredicates.h"

#include <QtCore/QString>
#include <QtCore/QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>

namespace core::blockpredicates
{

namespace
{

constexpr quint64 kOnes = 0x0101010101010101;
constexpr qsizetype kWord = 8;    ///< bytes of a quint64
constexpr qsizetype kStep = 16;   ///< bytes per comparison
constexpr qsizetype kSteps = 4;   ///< comparisons per stride
constexpr int kCellsOfStride = 4; ///< usual number of cells that end in one stride
constexpr qsizetype kStride = 64; ///< bytes per stride, one bit of a quint64 each
static_assert(kStride == kSteps * kStep);

/// The bytes of names by frequency, most common first; any other byte is rarer.
constexpr QByteArrayView kCommon = "aeoirs nltdcmu\n1234567890gpbvhfjzqyxwk";

/// Vector types of GCC and Clang, for any processor. A comparison gives 0 or 0xFF per byte.
using Bytes = quint8 __attribute__((vector_size(kStep)));
using Words = quint64 __attribute__((vector_size(kStep)));
using Stride = std::array<Bytes, kSteps>;

void set(RowBitmap::Bits &bits, int cell)
{
    bits[static_cast<size_t>(cell) / 64] |= quint64(1) << (cell % 64);
}

quint64 load(const char *bytes)
{
    return qFromLittleEndian<quint64>(bytes);
}

Bytes loadStep(const char *bytes)
{
    Bytes loaded;
    std::memcpy(&loaded, bytes, sizeof loaded);
    return loaded;
}

Bytes repeated(char byte)
{
    return Bytes{} + static_cast<quint8>(byte);
}

bool isAny(Bytes compared)
{
    const auto words = reinterpret_cast<Words>(compared);
    return (words[0] | words[1]) != 0;
}

/// Returns the sum of the bytes; must be less than 256.
int sumOf(Bytes numbers)
{
    const auto words = reinterpret_cast<Words>(numbers);
    return static_cast<int>(((words[0] + words[1]) * kOnes) >> 56);
}

/// Returns one bit per byte for bytes of value 0 or 1; the lowest bit is the first byte.
quint64 bitsOf(quint64 bytes)
{
    return (bytes * 0x0102040810204080) >> 56;
}

/// Returns one bit per byte for which a comparison gave 0xFF; the lowest bit is the first byte.
quint64 bitsOf(const Stride &compared)
{
    quint64 bits = 0;
    for (size_t step = compared.size(); step-- > 0;) {
        const auto words = reinterpret_cast<Words>(compared[step]);
        const quint64 low = bitsOf(qFromLittleEndian(words[0]) & kOnes);
        const quint64 high = bitsOf(qFromLittleEndian(words[1]) & kOnes);
        bits = bits << kStep | high << kWord | low;
    }
    return bits;
}

/// Returns the position of the first occurrence of the rarest byte, ignoring position `but`.
qsizetype rarestOf(QByteArrayView text, qsizetype but = -1)
{
    qsizetype rarest = 0;
    qsizetype max = -1;
    for (qsizetype place = 0; place < text.size(); ++place) {
        const qsizetype known = kCommon.indexOf(text[place]);
        const qsizetype rarity = known < 0 ? kCommon.size() : known;
        if (place != but && rarity > max) {
            rarest = place;
            max = rarity;
        }
    }
    return rarest;
}

/// One pass over the bytes of a column. Every byte is compared with the line end and with the two
/// rarest bytes of the text, at their distance. The other bytes are compared only where both match.
/// The result is one bit per byte. No branch depends on the frequency of matches, because such a
/// branch would be mispredicted about half of the time.
class Walk
{
public:
    /// Reports matches by the cell that contains the byte `ahead` bytes after the begin of the
    /// text.
    Walk(QByteArrayView text, int ahead)
        : m_text(text)
        , m_ahead(ahead)
        , m_first(rarestOf(text))
        , m_second(rarestOf(text, m_first))
    {}

    std::optional<RowBitmap::Bits> over(QByteArrayView cells)
    {
        const char *left = walk(cells.begin(), cells.end());
        // Scans the rest again, with the end of the last line and padding that never matches.
        QByteArray rest(left, cells.end() - left);
        rest += '\n';
        rest += QByteArray(kStride + m_text.size(), '\0');
        walk(rest.begin(), rest.end());
        if (m_cell != RowBitmap::kBlock)
            return std::nullopt;
        RowBitmap::Bits bits{};
        for (size_t cell = 0; cell < RowBitmap::kBlock; cell += kWord)
            bits[cell / 64] |= bitsOf(load(m_isWanted.data() + cell)) << (cell % 64);
        return bits;
    }

private:
    /// Scans up to the position where fewer bytes remain than one step may read.
    const char *walk(const char *at, const char *end)
    {
        const Bytes line = repeated('\n');
        const Bytes first = repeated(m_text[m_first]);
        const Bytes second = repeated(m_text[m_second]);
        const qsizetype max = kStride + m_text.size();
        for (; end - at >= max; at += kStride) {
            Stride lines;
            Stride found;
            Bytes any{};
            Bytes count{};
#pragma GCC unroll 4
            for (size_t step = 0; step < lines.size(); ++step) {
                const char *bytes = at + step * kStep;
                lines[step] = reinterpret_cast<Bytes>(loadStep(bytes) == line);
                found[step] = reinterpret_cast<Bytes>((loadStep(bytes + m_first) == first) &
                                                      (loadStep(bytes + m_second) == second));
                any |= found[step];
                count -= lines[step]; // 0xFF is -1
            }
            const int ends = sumOf(count);
            if (isAny(any) || m_isOpen) {
                keepWhole(found, at);
                setBits(bitsOf(found), bitsOf(lines), ends);
            }
            m_cell = std::min(m_cell + ends, RowBitmap::kBlock + 1);
        }
        return at;
    }

    /// Keeps the positions where the other bytes match too.
    void keepWhole(Stride &found, const char *at) const
    {
        for (qsizetype place = 0; place < m_text.size(); ++place) {
            if (place == m_first || place == m_second)
                continue;
            const Bytes byte = repeated(m_text[place]);
#pragma GCC unroll 4
            for (size_t step = 0; step < found.size(); ++step) {
                found[step] &= reinterpret_cast<Bytes>(loadStep(at + place + step * kStep) == byte);
            }
        }
    }

    /// Records for each of the `count` cells that end in this stride whether the text begins in the
    /// cell.
    void setBits(quint64 found, quint64 ends, int count)
    {
        // A carry runs from each match through all bytes up to the next line end.
        const quint64 begins = found << m_ahead;
        const quint64 sum = ~ends + begins;
        const quint64 all = sum + quint64(m_isOpen);
        m_isOpen = sum < begins || all < sum || (m_ahead == 1 && found >> 63 != 0);
        const quint64 wanted = all & ends;
        char *cells = m_isWanted.data() + m_cell;
        do {
#pragma GCC unroll 4
            for (int i = 0; i < kCellsOfStride; ++i) { // extra iterations are harmless
                cells[i] = char((wanted & ends & (~ends + 1)) != 0);
                ends &= ends - 1;
            }
            cells += kCellsOfStride;
            count -= kCellsOfStride;
        } while (count > 0);
    }

    const QByteArrayView m_text;
    const int m_ahead;        ///< 0 or 1
    const qsizetype m_first;  ///< position of the rarest byte in the text
    const qsizetype m_second; ///< position of the second rarest byte
    std::array<char, RowBitmap::kBlock + 2 * kStride> m_isWanted{}; ///< 1 or 0 for each cell
    bool m_isOpen = false; ///< a match began in the cell of the next byte
    int m_cell = 0;        ///< cell of the next byte; at most one past the last
};

/// A line of digits.
struct Line
{
    qint64 number;
    qsizetype digits;
};

/// Parses a line of fewer than eight digits from its first eight bytes, without a loop. nullopt for
/// longer or other lines.
std::optional<Line> shortLine(quint64 bytes)
{
    constexpr quint64 kHighest = kOnes << 7;
    const quint64 unlike = bytes ^ kOnes * '\n';
    const quint64 ends = (unlike - kOnes) & ~unlike & kHighest; // only the lowest one is reliable
    const int digits = std::countr_zero(ends) / 8;
    if (digits == 0 || digits == kWord)
        return std::nullopt;
    // Eight digits with leading zeros.
    quint64 number = (bytes ^ kOnes * '0') << 8 * (kWord - digits);
    if (((number + kOnes * (0x80 - 10)) | number) & kHighest)
        return std::nullopt;
    number = number * 10 + (number >> 8); // pairs of digits, in every other byte
    constexpr quint64 kPairs = 0x000000FF000000FF;
    number = ((number & kPairs) * (100 + (quint64(1'000'000) << 32)) +
              (number >> 16 & kPairs) * (1 + (quint64(10'000) << 32))) >>
             32;
    return Line{static_cast<qint64>(number), digits};
}

std::optional<Line> lineAt(const char *at, const char *end)
{
    if (end - at >= kWord) {
        if (const auto line = shortLine(load(at)))
            return line;
    }
    Line line{};
    const auto [after, error] = std::from_chars(at, end, line.number);
    if (error != std::errc() || (after != end && *after != '\n'))
        return std::nullopt;
    line.digits = after - at;
    return line;
}

} // namespace

std::optional<RowBitmap::Bits> containing(QByteArrayView cells, QByteArrayView text)
{
    return Walk(text, 0).over(cells);
}

std::optional<RowBitmap::Bits> beginningWith(QByteArrayView cells, QByteArrayView text)
{
    const QByteArray onNextLine = '\n' + text.toByteArray();
    auto bits = Walk(onNextLine, 1).over(cells);
    if (bits && cells.startsWith(text))
        set(*bits, 0);
    return bits;
}

std::optional<RowBitmap::Bits> between(QByteArrayView cells, qint64 min, qint64 max)
{
    RowBitmap::Bits bits{};
    const char *at = cells.begin();
    for (size_t cell = 0; cell < RowBitmap::kBlock; ++cell) {
        const bool isLast = cell == RowBitmap::kBlock - 1;
        const auto line = lineAt(at, cells.end());
        if (!line || isLast != (at + line->digits == cells.end()))
            return std::nullopt;
        const bool fits = line->number >= min && line->number <= max;
        bits[cell / 64] |= quint64(fits) << (cell % 64); // no branch, as above
        at += line->digits + 1;
    }
    return bits;
}

std::optional<RowBitmap::Bits> among(QByteArrayView cells, const std::vector<bool> &wanted)
{
    RowBitmap::Bits bits{};
    if (cells.size() == RowBitmap::kBlock) { // as many bytes as cells: one byte per character
        std::array<quint64, 256> isWanted{};
        for (size_t number = 0; number < std::min(wanted.size(), isWanted.size()); ++number)
            isWanted[number] = wanted[number] ? 1 : 0;
        for (int cell = 0; cell < RowBitmap::kBlock; ++cell)
            bits[static_cast<size_t>(cell) / 64] |= isWanted[static_cast<quint8>(cells[cell])]
                                                    << (cell % 64);
        return bits;
    }
    const QString characters = QString::fromUtf8(cells);
    if (characters.size() != RowBitmap::kBlock)
        return std::nullopt;
    for (int cell = 0; cell < RowBitmap::kBlock; ++cell) {
        const size_t number = characters[cell].unicode();
        if (number < wanted.size() && wanted[number])
            set(bits, cell);
    }
    return bits;
}

} // namespace core::blockpredicates
