// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>

#include <array>
#include <vector>

namespace core
{

/// A set of transactions, by their seq: a bit for each there is. A plain value.
class SeqSet
{
public:
    static constexpr int kBlock = 1024; ///< transactions in a block (0006_blocks.sql)

    /// Those of one block.
    using Bits = std::array<quint64, kBlock / 64>;

    /// All from `first` to before `end`.
    [[nodiscard]] static SeqSet range(qint64 first, qint64 end);

    void insert(qint64 seq);

    /// `first` is the seq of the block's first transaction.
    [[nodiscard]] bool hasAnyOf(qint64 first) const;
    /// Keeps those of a block that are among the bits.
    void keepOf(qint64 first, const Bits &bits);

    void unite(const SeqSet &other);
    void intersect(const SeqSet &other);
    void subtract(const SeqSet &other);

    [[nodiscard]] qint64 count() const;

    /// So many of them, newest first, after as many newer ones have been skipped.
    [[nodiscard]] QList<qint64> newest(qint64 count, qint64 skipped) const;

private:
    void reach(qint64 end);

    std::vector<Bits> m_blocks; ///< seq 1 is the first bit of the first one
};

} // namespace core
