// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QList>

#include <optional>

namespace ui
{

/// What the digits before a comma are.
enum class Typing {
    Centavos,   ///< 1 5 0 0 is R$ 15,00, as on a card terminal
    WholeReais, ///< 1 5 is R$ 15,00
};

/// What was typed for one charge, key by key: prices, each with a quantity, added up. Digits shift
/// into a price from the right; after a comma they fill its decimals. What a key would break is
/// refused and nothing changes, so the total is always exact, and from zero to Money::kMaxCents.
class TypedSum
{
public:
    static constexpr int kMaxQuantity = 999;

    /// How a price came to stand there, and so what the next digit does.
    enum class Origin {
        Typed,  ///< key by key: it goes on
        Preset, ///< whole: the next price begins, with no plus in between
        Repeat, ///< whole, of a charge before: it begins anew
    };

    struct Term
    {
        Origin origin = Origin::Typed;
        core::Money price = {};
        std::optional<int> decimals = {}; ///< typed after the comma; nothing: no comma
        std::optional<int> quantity = {}; ///< nothing: none was typed, so once; 0: its sign alone

        bool operator==(const Term &) const = default;
    };

    enum class Refusal {
        ThirdDecimal,
        TooLarge,     ///< the total would be more than Money::kMaxCents
        PriceMissing, ///< nothing to add to or to multiply yet
        NotAQuantity, ///< not a whole number from 1 to kMaxQuantity, or a second one
    };

    TypedSum() = default;

    explicit TypedSum(core::Money price, Origin origin = Origin::Typed);

    /// At least one; the last is the one being typed.
    [[nodiscard]] const QList<Term> &terms() const { return m_terms; }
    [[nodiscard]] core::Money total() const;

    /// Whether it takes more than one number to say how the total came about.
    [[nodiscard]] bool isCalculated() const;

    /// Whether the next digit takes the place of all there is.
    [[nodiscard]] bool isReplaceable() const;

    /// Each key says how it is meant, so that a shop may change its mind in between: what stands
    /// there stays the amount that it is.
    std::optional<Refusal> typeDigit(int digit, Typing typing = Typing::Centavos);
    std::optional<Refusal> typeComma(Typing typing = Typing::Centavos);
    std::optional<Refusal> typePlus();
    std::optional<Refusal> typeTimes();

    /// A price as a whole, after what stands there.
    std::optional<Refusal> addPreset(core::Money price);

    /// Puts a whole price where one is being typed.
    std::optional<Refusal> replacePrice(core::Money price);

    /// Takes the last key back, also a plus or a price that came whole.
    void eraseOne(Typing typing = Typing::Centavos);

    /// Empties the term being typed; if it is empty already, everything.
    void eraseTerm();

    bool operator==(const TypedSum &) const = default;

private:
    [[nodiscard]] Term lastAs(Typing typing) const;
    std::optional<Refusal> typeQuantityDigit(int digit);
    std::optional<Refusal> problemOfLast() const;
    std::optional<Refusal> change(const Term &last);
    std::optional<Refusal> take(const QList<Term> &terms);

    QList<Term> m_terms{Term{}};
};

} // namespace ui
