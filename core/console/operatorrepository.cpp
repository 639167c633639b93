// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/operatorrepository.h"

#include "core/console/pin.h"
#include "core/console/recordedcall.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

QString roleText(Role role)
{
    switch (role) {
    case Role::Cashier:
        return u"cashier"_s;
    case Role::Office:
        return u"office"_s;
    case Role::Owner:
        return u"owner"_s;
    case Role::Custom:
        return u"custom"_s;
    }
    Q_UNREACHABLE();
}

/// Checks that names and PIN of an operator belong to no other stored one. Returns the operator as
/// validated(). Several changes may be requested before the first is stored.
Result<Operator> checkUnique(const QList<Operator> &stored, const Operator &person,
                             const QString &pin)
{
    const auto isSamePin = [&](const Operator &each) {
        return each.id != person.id && each.isActive &&
               (each.pinHash == person.pinHash || (!pin.isEmpty() && isPinOf(each.pinHash, pin)));
    };
    return validated(person, stored).and_then([&](const Operator &valid) -> Result<Operator> {
        if (std::any_of(stored.cbegin(), stored.cend(), isSamePin))
            return tl::unexpected(Error{Error::Code::InvalidInput,
                                        {{Field::Identifier, Problem::AlreadyUsed}},
                                        u"the PIN of another operator"_s});
        return valid;
    });
}

} // namespace

QString auditText(const Operator &person)
{
    QStringList parts{person.shortName, roleText(person.role)};
    if (person.role == Role::Custom)
        parts.append(toText(person.permissions));
    if (person.refundLimit)
        parts.append(u"refund up to "_s + QString::number(person.refundLimit->cents()));
    parts.append(person.isActive ? u"active"_s : u"inactive"_s);
    return parts.join(u"; "_s);
}

OperatorRepository::OperatorRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                                       std::function<QDateTime()> clock)
    : m_store(store)
    , m_gate(gate)
    , m_clock(std::move(clock))
{}

QFuture<Result<QList<Operator>>> OperatorRepository::operators()
{
    return m_store.run<QList<Operator>>(
        [](ConsoleStore &store) { return store.operators().all(); });
}

QFuture<Result<QList<Operator>>> OperatorRepository::add(const QList<Operator> &people,
                                                         const QString &pin)
{
    Q_ASSERT(!people.isEmpty());
    return runRecorded<QList<Operator>>(
        m_store, m_gate, {.action = AuditAction::OperatorAdded}, m_clock,
        [people, pin](ConsoleStore &store, AuditRecord &record) -> Result<QList<Operator>> {
            auto stored = store.operators().all();
            if (!stored)
                return tl::unexpected(stored.error());
            QList<Operator> added;
            QStringList texts;
            for (const Operator &person : people) {
                auto valid = checkUnique(*stored, person, added.isEmpty() ? pin : QString());
                if (!valid)
                    return tl::unexpected(valid.error());
                const auto id = store.operators().add(*valid);
                if (!id)
                    return tl::unexpected(id.error());
                valid->id = *id;
                stored->append(*valid);
                added.append(*valid);
                texts.append(auditText(*valid));
            }
            record.subject = QString::number(added.constFirst().id);
            record.after = texts.join(u'\n');
            return added;
        });
}

QFuture<Result<void>> OperatorRepository::change(const Operator &person, AuditAction action,
                                                 const QString &pin)
{
    return runRecorded<void>(
        m_store, m_gate, {.action = action, .subject = QString::number(person.id)}, m_clock,
        [person, action, pin](ConsoleStore &store, AuditRecord &record) -> Result<void> {
            const auto all = store.operators().all();
            if (!all)
                return tl::unexpected(all.error());
            const auto old = std::find_if(all->cbegin(), all->cend(), [&person](const auto &each) {
                return each.id == person.id;
            });
            if (old == all->cend())
                return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such operator"_s});
            if (const auto valid = checkUnique(*all, person, pin); !valid)
                return tl::unexpected(valid.error());
            if (action == AuditAction::OperatorChanged) {
                record.before = auditText(*old);
                record.after = auditText(person);
            }
            return store.operators().change(person);
        });
}

} // namespace core
