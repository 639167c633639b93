// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/localfilter.h"

#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/endtoendending.h"
#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "core/storage/folding.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core
{

namespace
{

bool isPaidWithin(const TransactionFilter &filter, const Transaction &transaction)
{
    if (!filter.paidFrom && !filter.paidUntil)
        return true;
    const auto paid = paymentTime(transaction);
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
    return (!filter.minAmount || amount >= *filter.minAmount) &&
           (!filter.maxAmount || amount <= *filter.maxAmount);
}

bool isOnDays(const TransactionFilter &filter, const QDateTime &created)
{
    const QDate day = brasiliaDay(created);
    return (!filter.initialDate.isValid() || day >= filter.initialDate) &&
           (!filter.finalDate.isValid() || day <= filter.finalDate);
}

/// Removes the separators that people type in numbers.
QString plain(const QString &text)
{
    QString characters;
    std::copy_if(text.begin(), text.end(), std::back_inserter(characters),
                 [](QChar c) { return c.isLetterOrNumber(); });
    return characters;
}

/// Returns true if the text contains the part, ignoring case and accents.
bool isPart(const QString &part, const QString &text)
{
    return folded(text).contains(folded(part).trimmed());
}

bool isOf(const QString &nameOrDocument, const Transaction &transaction)
{
    const QString document = plain(nameOrDocument).toUpper();
    return isPart(nameOrDocument, transaction.name) ||
           (!document.isEmpty() && transaction.document.startsWith(document));
}

/// The parts that remote services are asked for: the parameters of the first version of the API.
/// Later parameters of our own API are missing on purpose. A service that ignores an unknown
/// parameter would list everything.
constexpr std::array kAskedParts{
    FilterPart::Identifier, FilterPart::Reference, FilterPart::Statuses, FilterPart::NameOrDocument,
    FilterPart::Phone,      FilterPart::Days,      FilterPart::Platform, FilterPart::PixKey,
};

} // namespace

TransactionFilter askableOf(const TransactionFilter &filter)
{
    TransactionFilter asked;
    for (const FilterPart part : kAskedParts)
        asked = withPart(asked, part, filter);
    if (asked.statuses.size() > 1) // the API accepts one
        asked.statuses.clear();
    return asked;
}

QList<FilterPart> unaskableParts(const TransactionFilter &filter)
{
    const TransactionFilter askable = askableOf(filter);
    QList<FilterPart> parts = partsOf(filter);
    parts.removeIf([&](FilterPart part) { return withPart(askable, part, filter) == askable; });
    return parts;
}

bool isWanted(const TransactionFilter &filter, const Transaction &transaction)
{
    const bool hasStatus =
        filter.statuses.isEmpty() || filter.statuses.contains(transaction.status.code());
    return hasStatus && (!filter.operation || transaction.operation == *filter.operation) &&
           isBetween(filter, transaction.amount) && isPaidWithin(filter, transaction) &&
           isCreatedWithin(filter, transaction.created) &&
           (filter.description.isEmpty() || isPart(filter.description, transaction.description)) &&
           (!filter.evidence || evidenceKindOf(transaction) == filter.evidence) &&
           (filter.endToEndId.isEmpty() || transaction.endToEndId == filter.endToEndId) &&
           endsEndToEndId(transaction, filter.endToEndIdEnding);
}

bool isMeant(const TransactionFilter &filter, const Transaction &transaction)
{
    return isWanted(filter, transaction) &&
           (!filter.identifier || *filter.identifier == transaction.id) &&
           (!filter.platform || *filter.platform == transaction.platform) &&
           (filter.reference.isEmpty() || filter.reference == transaction.reference) &&
           (filter.pixKey.isEmpty() || filter.pixKey == transaction.pixKey) &&
           isOnDays(filter, transaction.created) &&
           (filter.nameOrDocument.isEmpty() || isOf(filter.nameOrDocument, transaction)) &&
           transaction.phone.contains(plain(filter.phone));
}

} // namespace core
