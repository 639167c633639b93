// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/typedsum.h"

namespace core
{

namespace
{

qint64 centsOf(const TypedSum::Term &term)
{
    return term.price.cents() * qMax(1, term.quantity.value_or(1));
}

qint64 centsOf(const QList<TypedSum::Term> &terms)
{
    qint64 cents = 0;
    for (const TypedSum::Term &term : terms)
        cents += centsOf(term);
    return cents;
}

/// Returns true if the next digit starts the next price.
bool isComplete(const TypedSum::Term &term)
{
    return term.origin == TypedSum::Origin::CountedPreset ||
           (term.origin == TypedSum::Origin::Preset && !term.quantity);
}

} // namespace

TypedSum::TypedSum(Money price, Origin origin)
    : m_terms{Term{.origin = origin, .price = price}}
{}

Money TypedSum::total() const
{
    return Money::fromCents(centsOf(m_terms));
}

bool TypedSum::isCalculated() const
{
    return m_terms.size() > 1 || m_terms.last().quantity;
}

bool TypedSum::isReplaceable() const
{
    return !isCalculated() && m_terms.last().origin == Origin::Repeat;
}

/// Returns the last term. In the whole-reais mode, a price with centavos and no comma gets two
/// decimals.
TypedSum::Term TypedSum::lastAs(Typing typing) const
{
    Term term = m_terms.last();
    if (typing == Typing::WholeReais && !term.decimals && term.price.cents() % 100 != 0)
        term.decimals = 2;
    return term;
}

std::optional<TypedSum::Refusal> TypedSum::typeDigit(int digit, Typing typing)
{
    Term term = lastAs(typing);
    const Money first =
        Money::fromCents(typing == Typing::WholeReais ? digit * qint64{100} : digit);
    if (isComplete(term))
        return applyTerms(m_terms + QList{Term{.price = first}});
    if (term.quantity)
        return typeQuantityDigit(digit);
    if (term.origin == Origin::Repeat)
        return change({.price = first});
    const qint64 cents = term.price.cents();
    if (!term.decimals) {
        term.price = Money::fromCents(cents * 10 + first.cents());
        return change(term);
    }
    if (*term.decimals == 2)
        return Refusal::ThirdDecimal;
    term.price = Money::fromCents(cents + (*term.decimals == 0 ? digit * 10 : digit));
    ++*term.decimals;
    return change(term);
}

std::optional<TypedSum::Refusal> TypedSum::typeQuantityDigit(int digit)
{
    Term term = m_terms.last();
    const int quantity = *term.quantity * 10 + digit;
    if (quantity < 1 || quantity > kMaxQuantity)
        return Refusal::NotAQuantity;
    term.quantity = quantity;
    return change(term);
}

std::optional<TypedSum::Refusal> TypedSum::typeComma(Typing typing)
{
    Term term = lastAs(typing);
    if (isComplete(term))
        return applyTerms(m_terms + QList{Term{.decimals = 0}});
    if (term.quantity)
        return Refusal::NotAQuantity;
    if (term.decimals)
        return std::nullopt;
    if (term.origin == Origin::Repeat)
        return change({.decimals = 0});
    if (typing == Typing::Centavos) // read as whole reais
        term.price = Money::fromCents(term.price.cents() * 100);
    term.decimals = 0;
    return change(term);
}

std::optional<TypedSum::Refusal> TypedSum::typePlus()
{
    if (const auto problem = problemOfLast())
        return problem;
    m_terms.append(Term{});
    return std::nullopt;
}

std::optional<TypedSum::Refusal> TypedSum::typeTimes()
{
    Term term = m_terms.last();
    if (term.quantity)
        return Refusal::NotAQuantity;
    if (const auto problem = problemOfLast())
        return problem;
    term.quantity = 0;
    return change(term);
}

std::optional<TypedSum::Refusal> TypedSum::addPreset(Money price, const QString &product,
                                                     Typing typing)
{
    const Term preset{.origin = Origin::Preset, .price = price, .product = product};
    if (m_terms.last().isEmpty())
        return change(preset);
    if (m_terms.last().quantity == 0 && m_terms.last().origin == Origin::Typed)
        return addCounted(preset, typing);
    if (const auto problem = problemOfLast())
        return problem;
    return applyTerms(m_terms + QList{preset});
}

/// Replaces the last term, a number and a star, by that many presets.
std::optional<TypedSum::Refusal> TypedSum::addCounted(Term preset, Typing typing)
{
    const Term &last = m_terms.last();
    const qint64 unit = typing == Typing::WholeReais ? 100 : 1;
    const qint64 quantity = last.price.cents() / unit;
    if (last.decimals || last.price.cents() % unit != 0 || quantity < 1 || quantity > kMaxQuantity)
        return Refusal::NotAQuantity;
    preset.origin = Origin::CountedPreset;
    preset.quantity = static_cast<int>(quantity);
    return change(preset);
}

std::optional<TypedSum::Refusal> TypedSum::replacePrice(Money price)
{
    return change({.price = price});
}

void TypedSum::eraseOne(Typing typing)
{
    m_terms.last() = lastAs(typing);
    Term &term = m_terms.last();
    const qint64 cents = term.price.cents();
    if (term.quantity && term.origin != Origin::CountedPreset) {
        if (*term.quantity == 0)
            term.quantity.reset();
        else
            *term.quantity /= 10;
    } else if (term.isEmpty() || term.origin != Origin::Typed) {
        m_terms.removeLast();
        if (m_terms.isEmpty())
            m_terms = {Term{}};
    } else if (!term.decimals) {
        term.price =
            Money::fromCents(typing == Typing::WholeReais ? cents / 1000 * 100 : cents / 10);
    } else if (*term.decimals == 0) {
        if (typing == Typing::Centavos)
            term.price = Money::fromCents(cents / 100);
        term.decimals.reset();
    } else {
        --*term.decimals;
        term.price = Money::fromCents(*term.decimals == 1 ? cents / 10 * 10 : cents / 100 * 100);
    }
}

void TypedSum::eraseTerm()
{
    if (m_terms.last().isEmpty())
        m_terms = {Term{}};
    else
        m_terms.last() = {};
}

/// Returns why no term can follow the last one.
std::optional<TypedSum::Refusal> TypedSum::problemOfLast() const
{
    if (m_terms.last().price.isZero())
        return Refusal::PriceMissing;
    if (m_terms.last().quantity == 0)
        return Refusal::NotAQuantity;
    return std::nullopt;
}

std::optional<TypedSum::Refusal> TypedSum::change(const Term &last)
{
    QList<Term> terms = m_terms;
    terms.last() = last;
    return applyTerms(terms);
}

/// Sets the terms if the total is valid. No overflow: a price is at most a hundred times too large
/// here.
std::optional<TypedSum::Refusal> TypedSum::applyTerms(const QList<Term> &terms)
{
    if (centsOf(terms) > Money::kMaxCents)
        return Refusal::TooLarge;
    m_terms = terms;
    return std::nullopt;
}

} // namespace core
