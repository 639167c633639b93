// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QtGlobal>

#include <array>
#include <atomic>
#include <cstddef>

namespace core
{

/// Counts groups of calls that shared a commit, by their size. One thread adds, any thread reads.
class BatchCounts
{
public:
    /// Upper limits of the sizes; larger groups count with the last one.
    static constexpr std::array kSizes{1, 2, 4, 8, 16, 32, 64};

    struct Counts
    {
        std::array<quint64, kSizes.size()> batches{}; ///< above the previous limit
        quint64 calls = 0;                            ///< of all groups
    };

    void add(qsizetype size)
    {
        std::size_t at = 0;
        while (at + 1 < kSizes.size() && size > kSizes.at(at))
            ++at;
        m_batches.at(at).fetch_add(1, std::memory_order_relaxed);
        m_calls.fetch_add(static_cast<quint64>(size), std::memory_order_relaxed);
    }

    [[nodiscard]] Counts counts() const
    {
        Counts counts;
        for (std::size_t at = 0; at < kSizes.size(); ++at)
            counts.batches.at(at) = m_batches.at(at).load(std::memory_order_relaxed);
        counts.calls = m_calls.load(std::memory_order_relaxed);
        return counts;
    }

private:
    std::array<std::atomic<quint64>, kSizes.size()> m_batches{};
    std::atomic<quint64> m_calls = 0;
};

} // namespace core
