// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <compare>
#include <optional>

namespace core
{

/// An exact amount of Brazilian reais: a whole number of centavos. Signed, because sums and
/// differences are amounts too. Validation, not this type, limits the amounts of a charge. There is
/// no conversion from or to floating point.
class Money
{
public:
    /// R$ 9.999.999.999,99 in centavos: the maximum for the 13 characters of EMV field 54.
    static constexpr qint64 kMaxCents = 999'999'999'999;

    constexpr Money() = default;
    static constexpr Money fromCents(qint64 cents) { return Money(cents); }

    [[nodiscard]] constexpr qint64 cents() const { return m_cents; }
    [[nodiscard]] constexpr bool isZero() const { return m_cents == 0; }
    [[nodiscard]] constexpr bool isNegative() const { return m_cents < 0; }

    /// Returns the amount with a dot and two decimals, as in the API and the BR Code: "1234.56",
    /// "-0.05".
    [[nodiscard]] QString toDecimal() const;

    /// Parses the format of toDecimal(), also with one decimal or none: 1 to 10 digits, then at
    /// most two decimals after a dot. Rejects signs, whitespace, exponents and a third decimal.
    [[nodiscard]] static std::optional<Money> parseDecimal(QStringView text);

    /// Parses an amount as people in Brazil write it: "12,00", "12,5", "1.234,56", "R$ 12". The
    /// result does not depend on the locale.
    /// Rejects ambiguous text: "1.234" and "12.34" (group or decimal separator), "1500" (reais or
    /// centavos). Rejects forms that no price tag shows ("1e3", "+5", "-5,00").
    [[nodiscard]] static std::optional<Money> parseTyped(QStringView text);

    constexpr Money operator-() const { return Money(-m_cents); }
    constexpr Money &operator+=(Money other)
    {
        m_cents += other.m_cents;
        return *this;
    }
    constexpr Money &operator-=(Money other)
    {
        m_cents -= other.m_cents;
        return *this;
    }
    friend constexpr Money operator+(Money a, Money b) { return a += b; }
    friend constexpr Money operator-(Money a, Money b) { return a -= b; }
    friend constexpr auto operator<=>(Money, Money) = default;

private:
    explicit constexpr Money(qint64 cents)
        : m_cents(cents)
    {}

    qint64 m_cents = 0;
};

} // namespace core
