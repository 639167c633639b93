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
constexpr qsizetype kWord = 8;  ///< bytes of a quint64
constexpr qsizetype kStep = 16; ///< bytes that are looked at in one go

/// Of GCC and Clang, for whatever the processor has; a comparison gives 0 or 0xFF for each byte.
using Bytes = quint8 __attribute__((vector_size(kStep)));
using Words = quint64 __attribute__((vector_size(kStep)));

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

/// Of a comparison: how many bytes it gave 0xFF for.
int countOf(Bytes compared)
{
    const auto words = reinterpret_cast<Words>(compared);
    return static_cast<int>((((words[0] & kOnes) + (words[1] & kOnes)) * kOnes) >> 56);
}

/// A bit for each byte for which a comparison gave 0xFF; the first byte's is the lowest.
quint64 bitsOf(Bytes compared)
{
    constexpr quint64 kGather = 0x0102040810204080;
    const auto words = reinterpret_cast<Words>(compared);
    const quint64 low = ((qFromLittleEndian(words[0]) & kOnes) * kGather) >> 56;
    const quint64 high = ((qFromLittleEndian(words[1]) & kOnes) * kGather) >> 56;
    return low | high << kWord;
}

/// 0xFF for the bytes before that one.
Bytes before(int place)
{
    constexpr Bytes kPlaces{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return reinterpret_cast<Bytes>(kPlaces < repeated(static_cast<char>(place)));
}

/// One walk over the bytes of a column: sixteen at a time are asked for the first and the last byte
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
        std::array<char, kWord> bytes{};
        const auto size = static_cast<size_t>(std::min<qsizetype>(text.size(), kWord));
        std::memcpy(bytes.data(), text.data(), size);
        m_beginning = load(bytes.data());
        m_ofBeginning = ~quint64(0) >> (8 * (kWord - size));
    }

    std::optional<SeqSet::Bits> over(QByteArrayView cells)
    {
        const char *left = walk(cells.begin(), cells.end());
        // The rest once more, with bytes behind it that fit nothing.
        const QByteArray rest = QByteArray(left, cells.end() - left) + QByteArray(m_most, '\0');
        walk(rest.begin(), rest.end());
        if (m_cell != SeqSet::kBlock - 1)
            return std::nullopt;
        SeqSet::Bits bits{};
        std::copy_n(m_bits.begin(), bits.size(), bits.begin());
        return bits;
    }

private:
    /// To where fewer bytes are left than may be looked at.
    const char *walk(const char *at, const char *end)
    {
        const Bytes line = repeated('\n');
        int cell = m_cell; // in which the next byte is
        for (; end - at >= m_most; at += kStep) {
            const Bytes bytes = loadStep(at);
            const auto lines = reinterpret_cast<Bytes>(bytes == line);
            const auto found =
                reinterpret_cast<Bytes>((bytes == m_front) & (loadStep(at + m_toBack) == m_back));
            for (quint64 rest = bitsOf(found); rest != 0; rest &= rest - 1) {
                const int place = std::countr_zero(rest);
                take(cell + countOf(lines & before(place)) + m_ahead, fits(at + place));
            }
            cell += countOf(lines);
        }
        m_cell = cell;
        return at;
    }

    [[nodiscard]] bool fits(const char *candidate) const
    {
        return ((load(candidate) ^ m_beginning) & m_ofBeginning) == 0 &&
               (m_text.size() <= kWord || QByteArrayView(candidate, m_text.size()) == m_text);
    }

    /// Without a branch, which would be foretold wrongly as often as not. Cells that there cannot
    /// be have the last word.
    void take(int cell, bool isWanted)
    {
        const int kept = std::min(cell, SeqSet::kBlock);
        m_bits[static_cast<size_t>(kept) / 64] |= quint64(isWanted) << (kept % 64);
    }

    const QByteArrayView m_text;
    const int m_ahead;
    const Bytes m_front;
    const Bytes m_back;
    const qsizetype m_toBack;  ///< from the first byte of the text to its last
    const qsizetype m_most;    ///< bytes that one step looks at
    quint64 m_beginning = 0;   ///< the first eight bytes of the text
    quint64 m_ofBeginning = 0; ///< the bits that count if it is shorter
    std::array<quint64, std::tuple_size_v<SeqSet::Bits> + 1> m_bits{};
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
