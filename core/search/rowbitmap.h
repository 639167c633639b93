// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>

#include <array>
#include <vector>

namespace core
{

/// A bitmap of transactions with one bit per seq. A plain value.
class RowBitmap
{
public:
    static constexpr int kBlock = 1024; ///< transactions in a block (0006_blocks.sql)

    /// The bitmap of one block.
    using Bits = std::array<quint64, kBlock / 64>;

    /// Returns all seqs from `first` (inclusive) to `end` (exclusive).
    [[nodiscard]] static RowBitmap range(qint64 first, qint64 end);

    void insert(qint64 seq);

    /// Returns true if the block has rows in the set. `first` is the seq of the block's first
    /// transaction.
    [[nodiscard]] bool hasAnyOf(qint64 first) const;
    /// Intersects one block of the set with the bits.
    void keepOf(qint64 first, const Bits &bits);

    void unite(const RowBitmap &other);
    void intersect(const RowBitmap &other);
    void subtract(const RowBitmap &other);

    [[nodiscard]] qint64 count() const;

    /// Returns at most `count` seqs, newest first, after skipping the `skipped` newest.
    [[nodiscard]] QList<qint64> newest(qint64 count, qint64 skipped) const;

private:
    void reach(qint64 end);

    std::vector<Bits> m_blocks; ///< seq 1 is the first bit of the first block
};

} // namespace core
