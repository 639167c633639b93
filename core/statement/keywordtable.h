// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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
        uint64_t hash = 14695981039346656037ULL; // FNV-1a
        for (const char16_t unit : word)
            hash = (hash ^ unit) * 1099511628211ULL;
        return static_cast<size_t>(hash >> 32U) % Slots;
    }

    std::array<const Entry *, Slots> m_slots{};
};

} // namespace core
