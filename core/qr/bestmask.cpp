// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/qr/bestmask.h"

#include <array>
#include <bitset>
#include <cstdlib>
#include <mutex>
#include <vector>

namespace core
{

namespace
{

using Symbol = qrcodegen::QrCode;

constexpr int kMasks = 8;

/// A row or column of modules with dark modules set. Modules beyond the symbol are light.
template<size_t Bits>
using Line = std::bitset<Bits>;

template<size_t Bits>
using Lines = std::vector<Line<Bits>>;

/// The same modules as rows and as columns, so that a shift gives each neighbour.
template<size_t Bits>
struct Grid
{
    Lines<Bits> rows;
    Lines<Bits> columns;

    void operator^=(const Grid &other)
    {
        for (size_t i = 0; i < rows.size(); ++i) {
            rows[i] ^= other.rows[i];
            columns[i] ^= other.columns[i];
        }
    }
};

template<size_t Bits>
Grid<Bits> gridOf(const Symbol &symbol)
{
    const auto size = static_cast<size_t>(symbol.getSize());
    Grid<Bits> grid{Lines<Bits>(size), Lines<Bits>(size)};
    for (size_t y = 0; y < size; ++y) {
        for (size_t x = 0; x < size; ++x) {
            if (symbol.getModule(static_cast<int>(x), static_cast<int>(y))) {
                grid.rows[y].set(x);
                grid.columns[x].set(y);
            }
        }
    }
    return grid;
}

/// Returns the modules that each mask changes in a symbol of mask 0. The result depends on the
/// version only and can be derived from any symbol of the version. The version determines the
/// inverted modules. The format bits are a linear code, so two masks differ equally at every
/// correction level.
template<size_t Bits>
const std::array<Grid<Bits>, kMasks> &changesFor(int version)
{
    static std::array<std::once_flag, Symbol::MAX_VERSION + 1> once;
    static std::array<std::array<Grid<Bits>, kMasks>, Symbol::MAX_VERSION + 1> changes;
    const auto index = static_cast<size_t>(version);
    std::call_once(once[index], [version, &grids = changes[index]] {
        for (int mask = kMasks - 1; mask >= 0; --mask) {
            grids[static_cast<size_t>(mask)] = gridOf<Bits>(
                Symbol::encodeSegments({}, Symbol::Ecc::LOW, version, version, mask, false));
        }
        for (int mask = kMasks - 1; mask >= 0; --mask)
            grids[static_cast<size_t>(mask)] ^= grids[0];
    });
    return changes[index];
}

/// Returns the positions where `count` dark modules begin.
template<size_t Bits>
Line<Bits> allDark(const Line<Bits> &line, size_t count)
{
    Line<Bits> all = line;
    for (size_t i = 1; i < count; ++i)
        all &= line >> i;
    return all;
}

/// Returns the positions with a dark module among the `count` modules from there on.
template<size_t Bits>
Line<Bits> anyDark(const Line<Bits> &line, size_t count)
{
    Line<Bits> any = line;
    for (size_t i = 1; i < count; ++i)
        any |= line >> i;
    return any;
}

/// Returns the positions with a dark module among the `count` modules before.
template<size_t Bits>
Line<Bits> anyDarkBefore(const Line<Bits> &line, size_t count)
{
    Line<Bits> any;
    for (size_t i = 1; i <= count; ++i)
        any |= line << i;
    return any;
}

/// Counts the patterns that resemble the middle line of a finder pattern at any scale. The pattern
/// is dark and light in the ratio 1:1:3:1:1, with at least 4 light units on one side and 1 on the
/// other.
template<size_t Bits>
size_t finderLikes(const Line<Bits> &line)
{
    size_t found = 0;
    for (size_t n = 1;; ++n) {
        const Line<Bits> heart = allDark(line, 3 * n);
        if (heart.none())
            return found;
        const Line<Bits> dark = allDark(line, n);
        const Line<Bits> notLight = anyDark(line, n);
        const Line<Bits> core = dark & (heart >> 2 * n) & (dark >> 6 * n) & ~(notLight >> n) &
                                ~(notLight >> 5 * n) & ~(notLight >> 7 * n) &
                                ~anyDarkBefore(line, n);
        if (core.any()) {
            found += (core & ~anyDarkBefore(line, 4 * n)).count() +
                     (core & ~(anyDark(line, 4 * n) >> 7 * n)).count();
        }
    }
}

/// Returns the penalty of the lines in one direction. A run of 5 equal modules costs 3, and each
/// further module 1. Each finder-like pattern costs 40.
template<size_t Bits>
size_t penaltyAlong(const Lines<Bits> &lines, const Line<Bits> &withNext)
{
    size_t penalty = 0;
    for (const Line<Bits> &line : lines) {
        const Line<Bits> likeNext = ~(line ^ (line >> 1)) & withNext;
        const Line<Bits> five = allDark(likeNext, 4);
        penalty += five.count() + 2 * (five & ~(five << 1)).count() + 40 * finderLikes(line);
    }
    return penalty;
}

/// Returns the penalty of 3 for every 2 by 2 square of equal modules.
template<size_t Bits>
size_t penaltyOfSquares(const Lines<Bits> &lines, const Line<Bits> &withNext)
{
    size_t squares = 0;
    for (size_t i = 1; i < lines.size(); ++i) {
        const Line<Bits> &above = lines[i - 1];
        const Line<Bits> &below = lines[i];
        const Line<Bits> unlike = (above ^ below) | (above ^ (above >> 1)) | (below ^ (below >> 1));
        squares += (~unlike & withNext).count();
    }
    return 3 * squares;
}

/// Returns the penalty of 10 for every 5 % by which the share of dark modules is outside 45 to 55
/// %.
template<size_t Bits>
size_t penaltyOfBalance(const Lines<Bits> &lines)
{
    long dark = 0;
    for (const Line<Bits> &line : lines)
        dark += static_cast<long>(line.count());
    const long total = static_cast<long>(lines.size()) * static_cast<long>(lines.size());
    const long off = std::labs(dark * 20 - total * 10);
    return 10 * static_cast<size_t>((off + total - 1) / total - 1);
}

template<size_t Bits>
size_t penaltyOf(const Grid<Bits> &grid)
{
    const Line<Bits> withNext = ~Line<Bits>() >> (Bits - grid.rows.size() + 1);
    return penaltyAlong(grid.rows, withNext) + penaltyAlong(grid.columns, withNext) +
           penaltyOfSquares(grid.rows, withNext) + penaltyOfBalance(grid.rows);
}

template<size_t Bits>
QBitArray bestOf(const Symbol &symbol)
{
    const Grid<Bits> unmasked = gridOf<Bits>(symbol);
    Grid<Bits> best = unmasked;
    size_t min = penaltyOf(best);
    const auto &changes = changesFor<Bits>(symbol.getVersion());
    for (size_t mask = 1; mask < kMasks; ++mask) {
        Grid<Bits> masked = unmasked;
        masked ^= changes[mask];
        const size_t penalty = penaltyOf(masked);
        if (penalty < min) {
            min = penalty;
            best = masked;
        }
    }

    const qsizetype size = symbol.getSize();
    QBitArray dark(size * size);
    for (qsizetype y = 0; y < size; ++y) {
        for (qsizetype x = 0; x < size; ++x) {
            if (best.rows[static_cast<size_t>(y)].test(static_cast<size_t>(x)))
                dark.setBit(y * size + x);
        }
    }
    return dark;
}

} // namespace

QBitArray bestMasked(const Symbol &symbol)
{
    const int size = symbol.getSize();
    return size <= 64    ? bestOf<64>(symbol)
           : size <= 128 ? bestOf<128>(symbol)
                         : bestOf<192>(symbol);
}

} // namespace core
