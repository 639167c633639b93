// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace core
{

/// A hash table of fixed words. `Entry` has a member `word`. The entries outlive the table.
template<typename Entry, size_t Slots>
class KeywordTable
{
public:
    explicit KeywordTable(std::span<const Entry> entries)
    {
        for (const Entry &entry : entries) {
            size_t slot = slotOf(entry.word);
            while (m_slots[slot])
                slot = (slot + 1) % Slots;
            m_slots[slot] = &entry;
        }
    }

    /// Returns nullptr if the word is unknown.
    [[nodiscard]] const Entry *find(std::u16string_view word) const
    {
        size_t slot = slotOf(word);
        while (m_slots[slot] && m_slots[slot]->word != word)
            slot = (slot + 1) % Slots;
        return m_slots[slot];
    }

private:
    static size_t slotOf(std::u16string_view word)
    {
        constexpr uint64_t kFactor = 0x9e3779b97f4a7c15ULL;
        constexpr size_t kUnits = 4; // in 64 bits
        uint64_t hash = word.size();
        for (; word.size() >= kUnits; word.remove_prefix(kUnits)) {
            uint64_t units = 0;
            std::memcpy(&units, word.data(), sizeof units);
            hash = (hash ^ units) * kFactor;
            hash ^= hash >> 32U;
        }
        uint64_t rest = 0;
        for (const char16_t unit : word)
            rest = (rest << 16U) | unit;
        hash = (hash ^ rest) * kFactor;
        return static_cast<size_t>(hash >> 32U) % Slots;
    }

    std::array<const Entry *, Slots> m_slots{};
};

} // namespace core
