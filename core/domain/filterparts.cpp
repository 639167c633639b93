// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/filterparts.h"

#include "core/domain/filterfields.h"

namespace core
{

namespace
{

/// Returns true if each part has a field, and the fields are in the order of the parts.
constexpr bool isInOrderOfParts()
{
    int last = -1;
    bool isInOrder = true;
    forEachFilterField([&](const auto &field) {
        const int part = static_cast<int>(field.part);
        isInOrder = isInOrder && (part == last || part == last + 1);
        last = part;
    });
    return isInOrder && last == static_cast<int>(FilterPart::Unusual);
}

static_assert(isInOrderOfParts(), "a part without a row in core/domain/filterfields.h");

} // namespace

QList<FilterPart> partsOf(const TransactionFilter &filter)
{
    static const TransactionFilter none;
    QList<FilterPart> parts;
    forEachFilterField([&](const auto &field) {
        const bool isNew = parts.isEmpty() || parts.constLast() != field.part;
        if (isNew && filter.*field.member != none.*field.member)
            parts.append(field.part);
    });
    return parts;
}

TransactionFilter withPart(TransactionFilter filter, FilterPart part,
                           const TransactionFilter &other)
{
    forEachFilterField([&](const auto &field) {
        if (field.part == part)
            filter.*field.member = other.*field.member;
    });
    return filter;
}

TransactionFilter withParts(TransactionFilter filter, const TransactionFilter &other)
{
    const QList<FilterPart> parts = partsOf(other);
    for (const FilterPart part : parts)
        filter = withPart(filter, part, other);
    return filter;
}

TransactionFilter withoutPart(const TransactionFilter &filter, FilterPart part)
{
    return withPart(filter, part, {});
}

} // namespace core
