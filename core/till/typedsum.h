// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// Meaning of the digits before a comma.
enum class Typing {
    Centavos,   ///< 1 5 0 0 is R$ 15,00, as on a card terminal
    WholeReais, ///< 1 5 is R$ 15,00
};

/// Sum of prices and quantities of one charge, typed key by key. Digits enter a price from the
/// right; after a comma they fill the decimals. An invalid key is refused without a change, so the
/// total is always exact and between zero and Money::kMaxCents.
class TypedSum
{
public:
    static constexpr int kMaxQuantity = 999;

    /// Origin of a price, which decides the effect of the next digit.
    enum class Origin {
        Typed,         ///< key by key: the digit is appended
        Preset,        ///< complete: the digit starts the next price without a plus
        CountedPreset, ///< as Preset, with the quantity that was typed before
        Repeat,        ///< complete, from an earlier charge: the digit replaces the price
    };

    struct Term
    {
        Origin origin = Origin::Typed;
        Money price = {};
        std::optional<int> decimals = {}; ///< number typed after the comma; nullopt: no comma
        std::optional<int> quantity = {}; ///< nullopt: none, so 1; 0: only the sign was typed
        QString product = {};             ///< name of the preset; empty: a typed price

        /// Returns true if nothing was typed.
        [[nodiscard]] bool isEmpty() const
        {
            return origin == Origin::Typed && price.isZero() && !decimals && !quantity;
        }

        bool operator==(const Term &) const = default;
    };

    enum class Refusal {
        ThirdDecimal,
        TooLarge,     ///< the total would exceed Money::kMaxCents
        PriceMissing, ///< no price to add to or to multiply yet
        NotAQuantity, ///< not an integer from 1 to kMaxQuantity, or a second quantity
    };

    TypedSum() = default;

    explicit TypedSum(Money price, Origin origin = Origin::Typed);

    /// Returns at least one term; the last one is being typed.
    [[nodiscard]] const QList<Term> &terms() const { return m_terms; }
    [[nodiscard]] Money total() const;

    /// Returns true if the total consists of more than one number.
    [[nodiscard]] bool isCalculated() const;

    /// Returns true if the next digit replaces the whole sum.
    [[nodiscard]] bool isReplaceable() const;

    /// Types a digit. Each call has its own mode, so that a change of the setting keeps the typed
    /// amount.
    std::optional<Refusal> typeDigit(int digit, Typing typing = Typing::Centavos);
    std::optional<Refusal> typeComma(Typing typing = Typing::Centavos);
    std::optional<Refusal> typePlus();
    std::optional<Refusal> typeTimes();

    /// Adds a complete price after the current terms. A price before a star without a quantity is
    /// the quantity of the preset: 3 * and the preset are three of them.
    std::optional<Refusal> addPreset(Money price, const QString &product = {},
                                     Typing typing = Typing::Centavos);

    /// Replaces the price being typed by a complete price.
    std::optional<Refusal> replacePrice(Money price);

    /// Removes the last key, a plus, or a preset price.
    void eraseOne(Typing typing = Typing::Centavos);

    /// Clears the term being typed; if it is empty, clears the sum.
    void eraseTerm();

    bool operator==(const TypedSum &) const = default;

private:
    [[nodiscard]] Term lastAs(Typing typing) const;
    std::optional<Refusal> addCounted(Term preset, Typing typing);
    std::optional<Refusal> typeQuantityDigit(int digit);
    std::optional<Refusal> problemOfLast() const;
    std::optional<Refusal> change(const Term &last);
    std::optional<Refusal> applyTerms(const QList<Term> &terms);

    QList<Term> m_terms{Term{}};
};

} // namespace core
