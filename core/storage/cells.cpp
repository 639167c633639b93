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
constexpr qsizetype kWord = 8;    ///< bytes of a quint64
constexpr qsizetype kStep = 16;   ///< bytes that are compared at once
constexpr qsizetype kSteps = 4;   ///< of these, one stride
constexpr int kCellsOfStride = 4; ///< that end in one, mostly
constexpr qsizetype kStride = 64; ///< bytes, of which each has its bit in a quint64
static_assert(kStride == kSteps * kStep);

/// What names are made of, the commonest first; anything else is rarer.
constexpr QByteArrayView kCommon = "aeoirs nltdcmu\n1234567890gpbvhfjzqyxwk";

/// Of GCC and Clang, for whatever the processor has; a comparison gives 0 or 0xFF for each byte.
using Bytes = quint8 __attribute__((vector_size(kStep)));
using Words = quint64 __attribute__((vector_size(kStep)));
using Stride = std::array<Bytes, kSteps>;

void set(SeqSet::Bits &bits, int cell)
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

/// Of numbers of one byte each, the sum; less than 256.
int sumOf(Bytes numbers)
{
    const auto words = reinterpret_cast<Words>(numbers);
    return static_cast<int>(((words[0] + words[1]) * kOnes) >> 56);
}

/// A bit for each byte that is 1, of those that are 0 or 1; the first byte's is the lowest.
quint64 bitsOf(quint64 bytes)
{
    return (bytes * 0x0102040810204080) >> 56;
}

/// A bit for each byte for which a comparison gave 0xFF; the first byte's is the lowest.
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

/// The place of the rarest byte of a text, or the first of them, but for one place.
qsizetype rarestOf(QByteArrayView text, qsizetype but = -1)
{
    qsizetype rarest = 0;
    qsizetype most = -1;
    for (qsizetype place = 0; place < text.size(); ++place) {
        const qsizetype known = kCommon.indexOf(text[place]);
        const qsizetype rarity = known < 0 ? kCommon.size() : known;
        if (place != but && rarity > most) {
            rarest = place;
            most = rarity;
        }
    }
    return rarest;
}

/// One walk over the bytes of a column: all are asked for ends of lines and for the two rarest
/// bytes of the text, as far from each other as there, and the others only where both are. What
/// comes of it is a bit for each byte, so that no branch depends on how often the text is found:
/// it would be foretold wrongly as often as not.
class Walk
{
public:
    /// Speaks of the cell in which the byte is that is so many after the first one of the text.
    Walk(QByteArrayView text, int ahead)
        : m_text(text)
        , m_ahead(ahead)
        , m_first(rarestOf(text))
        , m_second(rarestOf(text, m_first))
    {}

    std::optional<SeqSet::Bits> over(QByteArrayView cells)
    {
        const char *left = walk(cells.begin(), cells.end());
        // The rest once more, with bytes behind it that fit nothing, and the end of the last line.
        QByteArray rest(left, cells.end() - left);
        rest += '\n';
        rest += QByteArray(kStride + m_text.size(), '\0');
        walk(rest.begin(), rest.end());
        if (m_cell != SeqSet::kBlock)
            return std::nullopt;
        SeqSet::Bits bits{};
        for (size_t cell = 0; cell < SeqSet::kBlock; cell += kWord)
            bits[cell / 64] |= bitsOf(load(m_isWanted.data() + cell)) << (cell % 64);
        return bits;
    }

private:
    /// To where fewer bytes are left than may be looked at.
    const char *walk(const char *at, const char *end)
    {
        const Bytes line = repeated('\n');
        const Bytes first = repeated(m_text[m_first]);
        const Bytes second = repeated(m_text[m_second]);
        const qsizetype most = kStride + m_text.size();
        for (; end - at >= most; at += kStride) {
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
                take(bitsOf(found), bitsOf(lines), ends);
            }
            m_cell = std::min(m_cell + ends, SeqSet::kBlock + 1);
        }
        return at;
    }

    /// Those where the other bytes are as well.
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

    /// Of one stride, in which so many cells end there: whether the text begins in each.
    void take(quint64 found, quint64 ends, int count)
    {
        // A carry runs from each such byte through all that is no end to the next end.
        const quint64 begins = found << m_ahead;
        const quint64 sum = ~ends + begins;
        const quint64 all = sum + quint64(m_isOpen);
        m_isOpen = sum < begins || all < sum || (m_ahead == 1 && found >> 63 != 0);
        const quint64 wanted = all & ends;
        char *cells = m_isWanted.data() + m_cell;
        do {
#pragma GCC unroll 4
            for (int i = 0; i < kCellsOfStride; ++i) { // more than there are does no harm
                cells[i] = char((wanted & ends & (~ends + 1)) != 0);
                ends &= ends - 1;
            }
            cells += kCellsOfStride;
            count -= kCellsOfStride;
        } while (count > 0);
    }

    const QByteArrayView m_text;
    const int m_ahead;        ///< 0 or 1
    const qsizetype m_first;  ///< place in the text of its rarest byte
    const qsizetype m_second; ///< of the next one
    std::array<char, SeqSet::kBlock + 2 * kStride> m_isWanted{}; ///< 1 or 0 for each cell
    bool m_isOpen = false; ///< the text began in the cell in which the next byte is
    int m_cell = 0;        ///< in which the next byte is; no further than after the last one
};

/// A line of digits.
struct Line
{
    qint64 number;
    qsizetype digits;
};

/// Of fewer than eight digits, in the eight bytes at its beginning: all at once. Nothing, if it is
/// longer or anything else.
std::optional<Line> shortLine(quint64 bytes)
{
    constexpr quint64 kHighest = kOnes << 7;
    const quint64 unlike = bytes ^ kOnes * '\n';
    const quint64 ends = (unlike - kOnes) & ~unlike & kHighest; // the lowest one is certain
    const int digits = std::countr_zero(ends) / 8;
    if (digits == 0 || digits == kWord)
        return std::nullopt;
    // Of eight digits, the first of which are zeros.
    quint64 number = (bytes ^ kOnes * '0') << 8 * (kWord - digits);
    if (((number + kOnes * (0x80 - 10)) | number) & kHighest)
        return std::nullopt;
    number = number * 10 + (number >> 8); // pairs, in every other byte
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
    const char *at = cells.begin();
    for (size_t cell = 0; cell < SeqSet::kBlock; ++cell) {
        const bool isLast = cell == SeqSet::kBlock - 1;
        const auto line = lineAt(at, cells.end());
        if (!line || isLast != (at + line->digits == cells.end()))
            return std::nullopt;
        const bool fits = line->number >= least && line->number <= largest;
        bits[cell / 64] |= quint64(fits) << (cell % 64); // no branch, as above
        at += line->digits + 1;
    }
    return bits;
}

std::optional<SeqSet::Bits> among(QByteArrayView cells, const std::vector<bool> &wanted)
{
    SeqSet::Bits bits{};
    if (cells.size() == SeqSet::kBlock) { // as many bytes as cells: each is its own character
        std::array<quint64, 256> isWanted{};
        for (size_t number = 0; number < std::min(wanted.size(), isWanted.size()); ++number)
            isWanted[number] = wanted[number] ? 1 : 0;
        for (int cell = 0; cell < SeqSet::kBlock; ++cell)
            bits[cell / 64] |= isWanted[static_cast<quint8>(cells[cell])] << (cell % 64);
        return bits;
    }
    const QString characters = QString::fromUtf8(cells);
    if (characters.size() != SeqSet::kBlock)
        return std::nullopt;
    for (int cell = 0; cell < SeqSet::kBlock; ++cell) {
        const size_t number = characters[cell].unicode();
        if (number < wanted.size() && wanted[number])
            set(bits, cell);
    }
    return bits;
}

} // namespace core::cells
