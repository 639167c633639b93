// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/localfilter.h"

#include <algorithm>

namespace core
{

namespace
{

/// When the money arrived or left.
std::optional<QDateTime> paidAt(const Transaction &transaction)
{
    for (const StatusEvent &event : transaction.events) {
        if (event.status == Status::Code::Paid)
            return event.at;
    }
    return std::nullopt;
}

bool isPaidWithin(const TransactionFilter &filter, const Transaction &transaction)
{
    if (!filter.paidFrom && !filter.paidUntil)
        return true;
    const auto paid = paidAt(transaction);
    return paid && (!filter.paidFrom || *paid >= *filter.paidFrom) &&
           (!filter.paidUntil || *paid < *filter.paidUntil);
}

bool isCreatedWithin(const TransactionFilter &filter, const QDateTime &created)
{
    return (!filter.createdFrom || created >= *filter.createdFrom) &&
           (!filter.createdUntil || created < *filter.createdUntil);
}

bool isBetween(const TransactionFilter &filter, Money amount)
{
    return (!filter.leastAmount || amount >= *filter.leastAmount) &&
           (!filter.largestAmount || amount <= *filter.largestAmount);
}

} // namespace

TransactionFilter askableOf(const TransactionFilter &filter)
{
    return {
        .identifier = filter.identifier,
        .reference = filter.reference,
        .statuses = filter.statuses.size() == 1 ? filter.statuses : QList<Status::Code>(),
        .nameOrDocument = filter.nameOrDocument,
        .phone = filter.phone,
        .initialDate = filter.initialDate,
        .finalDate = filter.finalDate,
        .platform = filter.platform,
        .pixKey = filter.pixKey,
    };
}

bool isWanted(const TransactionFilter &filter, const Transaction &transaction)
{
    const bool hasStatus =
        filter.statuses.isEmpty() || filter.statuses.contains(transaction.status.code());
    return hasStatus && (!filter.operation || transaction.operation == *filter.operation) &&
           isBetween(filter, transaction.amount) && isPaidWithin(filter, transaction) &&
           isCreatedWithin(filter, transaction.created) &&
           (filter.endToEndId.isEmpty() || transaction.endToEndId == filter.endToEndId) &&
           transaction.endToEndId.endsWith(filter.endToEndIdEnding, Qt::CaseInsensitive);
}

} // namespace core
