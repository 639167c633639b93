// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/unusual.h"

#include "core/domain/annotations.h"
#include "core/domain/chargeevidence.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

bool hasWithdrawal(const Transaction &transaction)
{
    return std::any_of(
        transaction.evidence.begin(), transaction.evidence.end(),
        [](const Evidence &record) { return record.role == Evidence::Role::Withdrawal; });
}

bool isUnreconciled(const Transaction &transaction, const Annotations &annotations,
                    const QDateTime &now)
{
    if (transaction.status != Status::Code::Paid || annotations.reconciledOn)
        return false;
    const QDateTime paid = paymentTime(transaction).value_or(transaction.created);
    return paid.addDays(kUnreconciledDays) < now;
}

} // namespace

QString toText(Unusual unusual)
{
    switch (unusual) {
    case Unusual::Any:
        return u"any"_s;
    case Unusual::PaidLate:
        return u"paid_late"_s;
    case Unusual::Contradicted:
        return u"contradicted"_s;
    case Unusual::Withdrawn:
        return u"withdrawn"_s;
    case Unusual::Refunded:
        return u"refunded"_s;
    case Unusual::Denied:
        return u"denied"_s;
    case Unusual::UnderReview:
        return u"under_review"_s;
    case Unusual::UnknownState:
        return u"unknown_state"_s;
    case Unusual::Unreconciled:
        return u"unreconciled"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Unusual> unusualFromText(QStringView text)
{
    for (const Unusual unusual : kAllUnusual) {
        if (text == toText(unusual))
            return unusual;
    }
    return std::nullopt;
}

QList<Unusual> unusualReasons(const Transaction &transaction, const Annotations &annotations,
                              Statements statements, const QDateTime &now)
{
    QList<Unusual> reasons;
    const auto add = [&reasons](bool isPresent, Unusual reason) {
        if (isPresent)
            reasons.append(reason);
    };
    const Status &status = transaction.status;
    add(isPaidLate(transaction) || hasMark(status, annotations, Mark::PaidLate), Unusual::PaidLate);
    add(isContradicted(transaction), Unusual::Contradicted);
    add(hasWithdrawal(transaction), Unusual::Withdrawn);
    add(status == Status::Code::Refund, Unusual::Refunded);
    add(status == Status::Code::Denied, Unusual::Denied);
    add(status == Status::Code::InAnalysis, Unusual::UnderReview);
    add(status.code() == Status::Code::Unknown, Unusual::UnknownState);
    add(statements == Statements::Imported && isUnreconciled(transaction, annotations, now),
        Unusual::Unreconciled);
    return reasons;
}

} // namespace core
