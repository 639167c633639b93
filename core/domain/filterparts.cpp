// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/filterparts.h"

#include <array>

namespace core
{

namespace
{

constexpr std::array kParts{
    FilterPart::Identifier, FilterPart::Reference,
    FilterPart::EndToEndId, FilterPart::EndToEndIdEnding,
    FilterPart::Statuses,   FilterPart::Operation,
    FilterPart::Amount,     FilterPart::Paid,
    FilterPart::Created,    FilterPart::NameOrDocument,
    FilterPart::Phone,      FilterPart::Days,
    FilterPart::Platform,   FilterPart::PixKey,
    FilterPart::Evidence,   FilterPart::Note,
    FilterPart::Tag,        FilterPart::Mark,
    FilterPart::Till,
};

} // namespace

QList<FilterPart> partsOf(const TransactionFilter &filter)
{
    QList<FilterPart> parts;
    for (const FilterPart part : kParts) {
        if (withoutPart(filter, part) != filter)
            parts.append(part);
    }
    return parts;
}

TransactionFilter withPart(TransactionFilter filter, FilterPart part,
                           const TransactionFilter &other)
{
    switch (part) {
    case FilterPart::Identifier:
        filter.identifier = other.identifier;
        break;
    case FilterPart::Reference:
        filter.reference = other.reference;
        break;
    case FilterPart::EndToEndId:
        filter.endToEndId = other.endToEndId;
        break;
    case FilterPart::EndToEndIdEnding:
        filter.endToEndIdEnding = other.endToEndIdEnding;
        break;
    case FilterPart::Statuses:
        filter.statuses = other.statuses;
        break;
    case FilterPart::Operation:
        filter.operation = other.operation;
        break;
    case FilterPart::Amount:
        filter.minAmount = other.minAmount;
        filter.maxAmount = other.maxAmount;
        break;
    case FilterPart::Paid:
        filter.paidFrom = other.paidFrom;
        filter.paidUntil = other.paidUntil;
        break;
    case FilterPart::Created:
        filter.createdFrom = other.createdFrom;
        filter.createdUntil = other.createdUntil;
        break;
    case FilterPart::NameOrDocument:
        filter.nameOrDocument = other.nameOrDocument;
        break;
    case FilterPart::Phone:
        filter.phone = other.phone;
        break;
    case FilterPart::Days:
        filter.initialDate = other.initialDate;
        filter.finalDate = other.finalDate;
        break;
    case FilterPart::Platform:
        filter.platform = other.platform;
        break;
    case FilterPart::PixKey:
        filter.pixKey = other.pixKey;
        break;
    case FilterPart::Evidence:
        filter.evidence = other.evidence;
        break;
    case FilterPart::Note:
        filter.note = other.note;
        break;
    case FilterPart::Tag:
        filter.tag = other.tag;
        break;
    case FilterPart::Mark:
        filter.mark = other.mark;
        break;
    case FilterPart::Till:
        filter.till = other.till;
        break;
    }
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
