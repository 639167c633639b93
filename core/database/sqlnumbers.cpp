// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/sqlnumbers.h"

#include <iterator>

namespace core
{

namespace
{

constexpr struct
{
    Operation operation;
    int number;
} kOperations[]{
    {Operation::CashIn, 1},
    {Operation::CashOut, 2},
};

constexpr struct
{
    Status::Code code;
    int number;
} kStatuses[]{
    {Status::Code::Pending, 1},    {Status::Code::Paid, 2},    {Status::Code::Denied, 3},
    {Status::Code::Canceled, 4},   {Status::Code::Refund, 5},  {Status::Code::InProcess, 6},
    {Status::Code::InAnalysis, 7}, {Status::Code::Expired, 8},
};
static_assert(std::size(kStatuses) == Status::kKnown.size());

constexpr struct
{
    Delivery::State state;
    int number;
} kStates[]{
    {Delivery::State::Owed, 1},
    {Delivery::State::Delivered, 2},
    {Delivery::State::Abandoned, 3},
};

constexpr struct
{
    DeliveryOutcome outcome;
    int number;
} kOutcomes[]{
    {DeliveryOutcome::Delivered, 1},  {DeliveryOutcome::Refused, 2},
    {DeliveryOutcome::TimedOut, 3},   {DeliveryOutcome::Closed, 4},
    {DeliveryOutcome::NotHttp, 5},    {DeliveryOutcome::NoSuchHost, 6},
    {DeliveryOutcome::NotAllowed, 7}, {DeliveryOutcome::NotConnected, 8},
    {DeliveryOutcome::NotTrusted, 9},
};

constexpr struct
{
    EvidenceKind kind;
    int number;
} kEvidence[]{
    {EvidenceKind::ByHand, 1},
    {EvidenceKind::Statement, 2},
    {EvidenceKind::BankApi, 3},
};
static_assert(std::size(kEvidence) == kEvidenceKinds.size());

constexpr struct
{
    Evidence::Role role;
    Evidence::Subject subject;
    int number;
} kRoles[]{
    {Evidence::Role::Confirmation, Evidence::Subject::Payment, 1},
    {Evidence::Role::Verification, Evidence::Subject::Payment, 2},
    {Evidence::Role::Contradiction, Evidence::Subject::Payment, 3},
    {Evidence::Role::Withdrawal, Evidence::Subject::Payment, 4},
    {Evidence::Role::Confirmation, Evidence::Subject::Refund, 5},
    {Evidence::Role::Verification, Evidence::Subject::Refund, 6},
    {Evidence::Role::Contradiction, Evidence::Subject::Refund, 7},
};

} // namespace

int numberOf(Operation operation)
{
    for (const auto &row : kOperations) {
        if (row.operation == operation)
            return row.number;
    }
    Q_UNREACHABLE();
}

int numberOf(Status::Code code)
{
    for (const auto &row : kStatuses) {
        if (row.code == code)
            return row.number;
    }
    return 0;
}

Operation operationOf(qint64 number)
{
    for (const auto &row : kOperations) {
        if (row.number == number)
            return row.operation;
    }
    return Operation::CashIn;
}

Status statusOf(qint64 number)
{
    for (const auto &row : kStatuses) {
        if (row.number == number)
            return row.code;
    }
    return Status::fromText(QString::number(number));
}

int numberOf(Delivery::State state)
{
    for (const auto &row : kStates) {
        if (row.state == state)
            return row.number;
    }
    Q_UNREACHABLE();
}

int numberOf(DeliveryOutcome outcome)
{
    for (const auto &row : kOutcomes) {
        if (row.outcome == outcome)
            return row.number;
    }
    Q_UNREACHABLE();
}

Delivery::State deliveryStateOf(qint64 number)
{
    for (const auto &row : kStates) {
        if (row.number == number)
            return row.state;
    }
    return Delivery::State::Owed;
}

std::optional<DeliveryOutcome> outcomeOf(qint64 number)
{
    for (const auto &row : kOutcomes) {
        if (row.number == number)
            return row.outcome;
    }
    return std::nullopt;
}

int numberOf(EvidenceKind kind)
{
    for (const auto &row : kEvidence) {
        if (row.kind == kind)
            return row.number;
    }
    Q_UNREACHABLE();
}

int numberOf(Evidence::Match match)
{
    return match == Evidence::Match::ByPerson ? 1 : 2;
}

int numberOf(Evidence::Role role, Evidence::Subject subject)
{
    for (const auto &row : kRoles) {
        if (row.role == role && row.subject == subject)
            return row.number;
    }
    Q_UNREACHABLE(); // a refund cannot be withdrawn
}

EvidenceKind evidenceKindOf(qint64 number)
{
    for (const auto &row : kEvidence) {
        if (row.number == number)
            return row.kind;
    }
    return EvidenceKind::ByHand;
}

Evidence::Match evidenceMatchOf(qint64 number)
{
    return number == 2 ? Evidence::Match::ByIdentifier : Evidence::Match::ByPerson;
}

std::pair<Evidence::Role, Evidence::Subject> evidenceRoleOf(qint64 number)
{
    for (const auto &row : kRoles) {
        if (row.number == number)
            return {row.role, row.subject};
    }
    return {Evidence::Role::Contradiction, Evidence::Subject::Payment};
}

} // namespace core
