// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QtGlobal>

#include <algorithm>
#include <bit>
#include <vector>

namespace core
{

/// Returns a value whose bits all depend on all bits of `value`.
[[nodiscard]] constexpr quint64 mixedBits(quint64 value)
{
    value ^= value >> 32U;
    value *= 0xd6e8feb86659fd93ULL;
    return value ^ (value >> 32U);
}

/// A Bloom filter: a set of hashes in a few bits each, small enough for the cache of the processor.
/// Each hash sets three bits of one word. Of a hundred absent hashes, about 99 are recognized
/// without reading a table.
class HashFilter
{
public:
    /// `count`: the expected number of hashes.
    explicit HashFilter(size_t count)
        : m_words(std::bit_ceil(std::max(kBitsPerHash * count, kMinBits)) / kWordBits)
    {}

    void add(quint64 hash) { m_words[wordOf(hash)] |= bitsOf(hash); }

    /// Returns false only if the hash was not added. The hash comes from mixedBits().
    [[nodiscard]] bool mayContain(quint64 hash) const
    {
        const quint64 bits = bitsOf(hash);
        return (m_words[wordOf(hash)] & bits) == bits;
    }

private:
    static constexpr size_t kBitsPerHash = 16;
    static constexpr size_t kMinBits = 1024;
    static constexpr size_t kWordBits = 64;

    [[nodiscard]] size_t wordOf(quint64 hash) const { return (hash >> 32U) & (m_words.size() - 1); }

    static quint64 bitsOf(quint64 hash)
    {
        return bitAt(hash >> 58U) | bitAt(hash >> 52U) | bitAt(hash >> 26U);
    }

    static quint64 bitAt(quint64 place) { return quint64{1} << (place % kWordBits); }

    std::vector<quint64> m_words;
};

} // namespace core
