// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/rowbitmap.h"

#include <algorithm>
#include <bit>

namespace core
{

namespace
{

constexpr int kWord = 64;

size_t blockOf(qint64 seq)
{
    return static_cast<size_t>((seq - 1) / RowBitmap::kBlock);
}

size_t wordOf(qint64 seq)
{
    return static_cast<size_t>((seq - 1) % RowBitmap::kBlock / kWord);
}

quint64 bitOf(qint64 seq)
{
    return quint64(1) << ((seq - 1) % kWord);
}

int countOf(const RowBitmap::Bits &bits)
{
    int count = 0;
    for (const quint64 word : bits)
        count += std::popcount(word);
    return count;
}

} // namespace

RowBitmap RowBitmap::range(qint64 first, qint64 end)
{
    RowBitmap set;
    set.reach(end);
    for (qint64 seq = first; seq < end; ++seq) {
        const bool isWord = (seq - 1) % kWord == 0 && end - seq >= kWord;
        if (isWord) {
            set.m_blocks[blockOf(seq)][wordOf(seq)] = ~quint64(0);
            seq += kWord - 1;
        } else {
            set.insert(seq);
        }
    }
    return set;
}

void RowBitmap::reach(qint64 end)
{
    const size_t blocks = end > 1 ? blockOf(end - 1) + 1 : 0;
    if (m_blocks.size() < blocks)
        m_blocks.resize(blocks, Bits{});
}

void RowBitmap::insert(qint64 seq)
{
    reach(seq + 1);
    m_blocks[blockOf(seq)][wordOf(seq)] |= bitOf(seq);
}

bool RowBitmap::hasAnyOf(qint64 first) const
{
    const size_t block = blockOf(first);
    return block < m_blocks.size() && m_blocks[block] != Bits{};
}

void RowBitmap::keepOf(qint64 first, const Bits &bits)
{
    Bits &kept = m_blocks[blockOf(first)];
    for (size_t word = 0; word < bits.size(); ++word)
        kept[word] &= bits[word];
}

void RowBitmap::unite(const RowBitmap &other)
{
    if (m_blocks.size() < other.m_blocks.size())
        m_blocks.resize(other.m_blocks.size(), Bits{});
    for (size_t block = 0; block < other.m_blocks.size(); ++block) {
        for (size_t word = 0; word < Bits().size(); ++word)
            m_blocks[block][word] |= other.m_blocks[block][word];
    }
}

void RowBitmap::intersect(const RowBitmap &other)
{
    m_blocks.resize(std::min(m_blocks.size(), other.m_blocks.size()));
    for (size_t block = 0; block < m_blocks.size(); ++block)
        keepOf(static_cast<qint64>(block) * kBlock + 1, other.m_blocks[block]);
}

void RowBitmap::subtract(const RowBitmap &other)
{
    for (size_t block = 0; block < std::min(m_blocks.size(), other.m_blocks.size()); ++block) {
        for (size_t word = 0; word < Bits().size(); ++word)
            m_blocks[block][word] &= ~other.m_blocks[block][word];
    }
}

qint64 RowBitmap::count() const
{
    qint64 count = 0;
    for (const Bits &bits : m_blocks)
        count += countOf(bits);
    return count;
}

QList<qint64> RowBitmap::newest(qint64 count, qint64 skipped) const
{
    QList<qint64> seqs;
    for (size_t block = m_blocks.size(); block > 0 && seqs.size() < count; --block) {
        const Bits &bits = m_blocks[block - 1];
        if (const int inBlock = countOf(bits); inBlock <= skipped) {
            skipped -= inBlock;
            continue;
        }
        for (size_t word = bits.size(); word > 0; --word) {
            for (quint64 rest = bits[word - 1]; rest != 0 && seqs.size() < count;) {
                const int highest = kWord - 1 - std::countl_zero(rest);
                rest &= ~(quint64(1) << highest);
                if (skipped > 0)
                    --skipped;
                else
                    seqs.append(static_cast<qint64>((block - 1) * kBlock + (word - 1) * kWord) +
                                highest + 1);
            }
        }
    }
    return seqs;
}

} // namespace core
