// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/chargeevidence.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core
{

namespace
{

/// Returns the records about the payment since the last withdrawal.
QList<Evidence> sinceWithdrawal(const Transaction &transaction)
{
    QList<Evidence> records;
    for (const Evidence &record : transaction.evidence) {
        if (record.role == Evidence::Role::Withdrawal)
            records.clear();
        else if (record.subject == Evidence::Subject::Payment)
            records.append(record);
    }
    return records;
}

/// One return, which several sources may state.
struct Return
{
    Evidence record; ///< the first one, with the id that any source states
    std::array<bool, kEvidenceKinds.size()> isStatedBy = {};
};

std::size_t placeOf(EvidenceKind kind)
{
    return static_cast<std::size_t>(std::find(kEvidenceKinds.begin(), kEvidenceKinds.end(), kind) -
                                    kEvidenceKinds.begin());
}

/// Returns true if the record can be of the return: by their ids; without an id, if another source
/// states the amount.
bool canBeOf(const Return &known, const Evidence &record)
{
    if (!known.record.endToEndId.isEmpty() && !record.endToEndId.isEmpty())
        return known.record.endToEndId.compare(record.endToEndId, Qt::CaseInsensitive) == 0;
    return !known.isStatedBy.at(placeOf(record.kind)) && known.record.amount == record.amount;
}

bool isOverWithoutMoney(const Status &status)
{
    return status == Status::Code::Expired || status == Status::Code::Canceled ||
           status == Status::Code::Denied;
}

} // namespace

QList<Evidence> evidenceInForce(const Transaction &transaction)
{
    QList<Evidence> records = sinceWithdrawal(transaction);
    records.removeIf(
        [](const Evidence &record) { return record.role == Evidence::Role::Contradiction; });
    return records;
}

std::optional<Evidence> confirmationOf(const Transaction &transaction)
{
    const QList<Evidence> records = evidenceInForce(transaction);
    for (const Evidence &record : records) {
        if (record.role == Evidence::Role::Confirmation)
            return record;
    }
    return std::nullopt;
}

std::optional<EvidenceKind> evidenceKindOf(const Transaction &transaction)
{
    std::optional<EvidenceKind> strongest;
    const QList<Evidence> records = evidenceInForce(transaction);
    for (const Evidence &record : records)
        strongest = strongest ? std::max(*strongest, record.kind) : record.kind;
    return strongest;
}

bool isPaidLate(const Transaction &transaction)
{
    if (!confirmationOf(transaction))
        return false;
    const QList<StatusEvent> &events = transaction.events; // newest first
    const auto paid = std::find_if(events.begin(), events.end(), [](const StatusEvent &event) {
        return event.status == Status::Code::Paid;
    });
    return paid != events.end() && paid + 1 != events.end() &&
           isOverWithoutMoney((paid + 1)->status);
}

bool isContradicted(const Transaction &transaction)
{
    const QList<Evidence> records = sinceWithdrawal(transaction);
    return std::any_of(records.begin(), records.end(), [](const Evidence &record) {
        return record.role == Evidence::Role::Contradiction;
    });
}

bool canConfirm(const Transaction &transaction)
{
    return transaction.operation == Operation::CashIn &&
           transaction.status.canTransitionByEvidenceTo(Status::Code::Paid);
}

bool canWithdraw(const Transaction &transaction)
{
    const QList<Evidence> records = evidenceInForce(transaction);
    return transaction.status == Status::Code::Paid && confirmationOf(transaction) &&
           returnedAmount(transaction).isZero() &&
           std::all_of(records.begin(), records.end(), [](const Evidence &record) {
               return record.match == Evidence::Match::ByPerson;
           });
}

QList<Evidence> partialReturns(const Transaction &transaction)
{
    QList<Return> returns;
    for (const Evidence &record : transaction.evidence) {
        if (record.subject != Evidence::Subject::Refund || !record.amount ||
            record.role == Evidence::Role::Contradiction || *record.amount >= transaction.amount)
            continue;
        auto known = std::find_if(returns.begin(), returns.end(),
                                  [&record](const Return &each) { return canBeOf(each, record); });
        if (known == returns.end())
            known = returns.insert(returns.end(), Return{record});
        known->isStatedBy.at(placeOf(record.kind)) = true;
        if (known->record.endToEndId.isEmpty())
            known->record.endToEndId = record.endToEndId;
    }
    QList<Evidence> parts;
    for (const Return &each : std::as_const(returns))
        parts.append(each.record);
    return parts;
}

Money returnedAmount(const Transaction &transaction)
{
    if (transaction.status.code() == Status::Code::Refund)
        return transaction.amount;
    Money sum;
    const QList<Evidence> parts = partialReturns(transaction);
    for (const Evidence &record : parts)
        sum += *record.amount;
    return sum;
}

std::optional<QDateTime> paymentTime(const Transaction &transaction)
{
    if (const auto confirmation = confirmationOf(transaction))
        return moveTime(*confirmation, transaction.created);
    const bool isWithdrawn = std::any_of(
        transaction.evidence.begin(), transaction.evidence.end(),
        [](const Evidence &record) { return record.role == Evidence::Role::Withdrawal; });
    for (const StatusEvent &event : transaction.events) {
        if (event.status.code() == Status::Code::Paid)
            return isWithdrawn ? std::nullopt : std::optional(event.at);
    }
    return std::nullopt;
}

} // namespace core
