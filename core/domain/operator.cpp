// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/operator.h"

#include "core/domain/plainletters.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the form in which names are compared.
QString nameKey(const QString &name)
{
    const QString plain = plainLetters(name);
    return plain.isEmpty() ? name.toCaseFolded() : plain;
}

std::optional<FieldError> nameError(Field field, const QString &name, qint64 max)
{
    if (name.isEmpty())
        return FieldError{field, Problem::Missing};
    if (name.size() > max)
        return FieldError{field, Problem::TooLong, max};
    return std::nullopt;
}

} // namespace

Permissions permissionsOf(Role role)
{
    switch (role) {
    case Role::Cashier:
        return {Permission::Charge, Permission::Confirm, Permission::Annotate};
    case Role::Office:
        return {Permission::Charge,    Permission::Confirm, Permission::Withdraw,
                Permission::Refund,    Permission::Payout,  Permission::SeePersonalData,
                Permission::SeeTotals, Permission::Export,  Permission::Annotate,
                Permission::Reconcile, Permission::Seal};
    case Role::Owner:
        return Permissions::all();
    case Role::Custom:
        return {};
    }
    Q_UNREACHABLE();
}

Permissions permissionsOf(const Operator &person)
{
    if (!person.isActive)
        return {};
    return person.role == Role::Custom ? person.permissions : permissionsOf(person.role);
}

bool isAllowed(const Operator &person, Permission permission, const std::optional<Money> &amount)
{
    if (!permissionsOf(person).contains(permission))
        return false;
    const bool isWithinLimit = !person.refundLimit || !amount || !(*person.refundLimit < *amount);
    return permission != Permission::Refund || isWithinLimit;
}

Result<Operator> validated(const Operator &person, const QList<Operator> &others)
{
    Operator checked = person;
    checked.name = person.name.simplified();
    checked.shortName = person.shortName.simplified();
    if (checked.shortName.isEmpty())
        checked.shortName = checked.name.section(u' ', 0, 0);
    QList<FieldError> problems;
    const auto add = [&problems](const std::optional<FieldError> &problem) {
        if (problem)
            problems.append(*problem);
    };
    add(nameError(Field::Name, checked.name, Operator::kMaxName));
    if (!checked.name.isEmpty())
        add(nameError(Field::Person, checked.shortName, Operator::kMaxShortName));
    for (const Operator &other : others) {
        if (other.id == person.id)
            continue;
        if (nameKey(other.name) == nameKey(checked.name))
            add(FieldError{Field::Name, Problem::AlreadyUsed});
        else if (nameKey(other.shortName) == nameKey(checked.shortName))
            add(FieldError{Field::Person, Problem::AlreadyUsed});
    }
    const auto active = std::count_if(others.begin(), others.end(), [&](const Operator &other) {
        return other.isActive && other.id != person.id;
    });
    if (problems.isEmpty() && person.isActive && active >= Operator::kMaxCount)
        add(FieldError{Field::Name, Problem::NotAllowed, Operator::kMaxCount});
    if (!problems.isEmpty())
        return tl::unexpected(Error{Error::Code::InvalidInput, problems, u"an invalid operator"_s});
    return checked;
}

} // namespace core
