// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

#include <algorithm>
#include <array>

namespace core
{

inline constexpr QStringView kDigits = u"0123456789";
inline constexpr QStringView kCapitalsAndDigits = u"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
inline constexpr QStringView kAlphanumerics =
    u"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A deterministic random number generator for one generated object (splitmix64). The sequence
/// depends only on the seed, the kind and the number of the object. Objects can therefore be
/// generated in any order and on any thread.
class SeededRandom
{
public:
    enum class For { Deck, Transaction, Customer, Supplier };

    SeededRandom(quint64 seed, For what, qint64 number)
        : m_state(mixed(seed + (static_cast<quint64>(what) << 56)) +
                  mixed(static_cast<quint64>(number)))
    {}

    quint64 next()
    {
        m_state += 0x9E3779B97F4A7C15;
        return mixed(m_state);
    }

    /// Returns 0 to `limit` - 1; `limit` is 1 to 2^32.
    qint64 below(qint64 limit)
    {
        return static_cast<qint64>(((next() >> 32) * static_cast<quint64>(limit)) >> 32);
    }

    /// Returns a number in the closed range.
    qint64 between(qint64 min, qint64 max) { return min + below(max - min + 1); }

    template<typename T, size_t n>
    const T &pick(const T (&values)[n])
    {
        return values[below(n)];
    }

    /// Picks early values much more often than late ones, like names: a slightly flattened Zipf
    /// distribution.
    template<typename T, size_t n>
    const T &pickSkewed(const T (&values)[n])
    {
        static constexpr std::array<int, n> kUpTo = [] {
            std::array<int, n> upTo{};
            int sum = 0;
            for (size_t i = 0; i < n; ++i)
                upTo[i] = sum += static_cast<int>(20'000 / (2 * i + 3));
            return upTo;
        }();
        const auto place = std::upper_bound(kUpTo.begin(), kUpTo.end(), below(kUpTo.back()));
        return values[place - kUpTo.begin()];
    }

    QString characters(QStringView alphabet, int count)
    {
        QString text(count, Qt::Uninitialized);
        for (QChar &c : text)
            c = alphabet[below(alphabet.size())];
        return text;
    }

    /// Returns a version 4 UUID.
    QUuid uuid();

private:
    static quint64 mixed(quint64 z)
    {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    quint64 m_state;
};

} // namespace core
