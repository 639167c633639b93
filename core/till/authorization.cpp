// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/authorization.h"

#include "core/console/pin.h"
#include "core/service/transactionservice.h"
#include "core/till/lockcontroller.h"
#include "core/till/preferences.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

tl::unexpected<Error> denied(const QString &detail)
{
    return tl::unexpected(
        Error{Error::Code::AccessDenied, {{Field::Person, Problem::NotAllowed}}, detail});
}

/// Returns true for the work at a locked counter without operators.
bool isCashierWork(Permission permission)
{
    return permissionsOf(Role::Cashier).contains(permission);
}

tl::unexpected<Error> badInput(Field field, Problem problem, const QString &detail)
{
    return tl::unexpected(Error{Error::Code::InvalidInput, {{field, problem}}, detail});
}

} // namespace

Authorization::Authorization(const Setup &setup, QObject *parent)
    : QObject(parent)
    , m_setup(setup)
{
    connect(&m_setup.lock, &LockController::stateChanged, this, &Authorization::followLock);
    // A page that asks for the PIN of the counter, such as a withdrawal, also accepts the PIN of
    // another operator. That operator then answers for the next action.
    connect(&m_setup.lock, &PinService::accepted, this, [this](qint64 holder) {
        const bool isOpen = m_setup.lock.state() == LockController::State::Open;
        if (isOpen && !m_isAuthorizing && holder != m_current)
            m_grant = Grant{holder, std::nullopt, QDeadlineTimer(kGrantPeriod)};
    });
    // With operators, the one who enters the PIN of an approval answers for the approval.
    if (m_setup.approver)
        connect(m_setup.approver, &PinService::accepted, this, [this](qint64 holder) {
            m_approval = Grant{holder, Permission::Approve, QDeadlineTimer(kGrantPeriod)};
        });
    connect(this, &Authorization::changed, this, &Authorization::applyMasking);
    applyMasking();
}

QFuture<Result<void>> Authorization::open()
{
    using People = Result<QList<Operator>>;
    const auto promise = makePromise<void>();
    onAnswer(m_setup.operators.operators(), this, [this, promise](const People &people) {
        const bool isLost = m_setup.lock.hasHolders() && (!people || people->isEmpty());
        if (!isLost || !m_setup.lostOperators)
            return resolve<void>(promise, handleRead(people));
        onAnswer(m_setup.lostOperators(), this, [this, promise, people](const People &lost) {
            resolve<void>(promise, handleRead(lost && !lost->isEmpty() ? lost : people));
        });
    });
    return promise->future();
}

/// Uses the operators. A counter whose operators are gone stays locked.
Result<void> Authorization::handleRead(const Result<QList<Operator>> &people)
{
    if (m_setup.lock.hasHolders() && (!people || people->isEmpty()))
        m_setup.lock.setHoldersMissing();
    if (!people) {
        Q_EMIT failed(people.error());
        return tl::unexpected(people.error());
    }
    m_isRead = true;
    if (!people->isEmpty())
        setOperators(*people);
    return {};
}

bool Authorization::isInUse() const
{
    return !m_operators.isEmpty() || m_setup.lock.hasHolders();
}

std::optional<Operator> Authorization::current() const
{
    const Operator *person = find(m_current);
    return person ? std::optional(*person) : std::nullopt;
}

const Operator *Authorization::find(qint64 id) const
{
    const auto found = std::find_if(m_operators.cbegin(), m_operators.cend(),
                                    [id](const Operator &each) { return each.id == id; });
    return found == m_operators.cend() ? nullptr : &*found;
}

void Authorization::setOperators(const QList<Operator> &operators)
{
    m_operators = operators;
    applyHolders();
    const Operator *person = find(m_current);
    if (!person || !person->isActive) {
        m_current = 0;
        m_setup.lock.lock();
    }
    Q_EMIT changed();
}

/// Hands the PINs of active operators to the lock, and those of approvers to the approval.
void Authorization::applyHolders()
{
    QList<PinHolder> all;
    QList<PinHolder> approvers;
    for (const Operator &person : m_operators) {
        if (!person.isActive)
            continue;
        all.append({person.id, person.pinHash, person.pinLength});
        if (core::isAllowed(person, Permission::Approve))
            approvers.append({person.id, person.pinHash, person.pinLength});
    }
    // A failed write keeps the previous PINs, which lock the counter too.
    if (const auto done = m_setup.lock.setHolders(all); !done)
        Q_EMIT failed(done.error());
    if (!m_setup.approver)
        return;
    if (const auto done = m_setup.approver->setHolders(approvers); !done)
        Q_EMIT failed(done.error());
}

void Authorization::followLock()
{
    if (!isInUse()) {
        Q_EMIT changed();
        return;
    }
    const bool isOpen = m_setup.lock.state() == LockController::State::Open;
    const qint64 next = isOpen ? m_setup.lock.holder() : 0;
    const qint64 last = std::exchange(m_current, next);
    m_grant.reset();
    m_approval.reset();
    if (next != 0)
        record(AuditAction::SignedIn, next);
    else if (last != 0)
        record(AuditAction::Locked, last);
    Q_EMIT changed();
}

void Authorization::applyMasking()
{
    if (m_setup.preferences)
        m_setup.preferences->setMasked(masksPersonalData());
}

/// Records an action that needs no decision.
void Authorization::record(AuditAction action, qint64 person)
{
    const Operator *who = find(person);
    m_setup.audit.appendAllowed({.action = action,
                                 .actor = {.id = person, .name = who ? who->shortName : QString()},
                                 .till = m_setup.till ? m_setup.till() : QString()});
}

Actor Authorization::actor() const
{
    const Operator *person = find(m_current);
    return person ? Actor{.id = person->id, .name = person->shortName} : Actor{};
}

bool Authorization::isAllowed(Permission permission, const std::optional<Money> &amount) const
{
    if (!isInUse())
        return m_setup.lock.state() == LockController::State::Open || isCashierWork(permission);
    const Operator *person = find(m_current);
    return person && core::isAllowed(*person, permission, amount);
}

Authorization::Answer Authorization::authorize(Permission permission, const QString &pin,
                                               const std::optional<Money> &amount)
{
    m_isAuthorizing = true;
    const PinService::Answer answer = m_setup.lock.attempt(pin);
    m_isAuthorizing = false;
    switch (answer) {
    case PinService::Answer::Right:
        break;
    case PinService::Answer::Wrong:
        return Answer::Wrong;
    case PinService::Answer::TooSoon:
        return Answer::TooSoon;
    case PinService::Answer::Unreadable:
        return Answer::Unreadable;
    }
    const qint64 holder = m_setup.lock.holder();
    if (isInUse()) {
        const Operator *person = find(holder);
        if (!person || !core::isAllowed(*person, permission, amount))
            return Answer::Forbidden;
    }
    m_grant = Grant{holder, permission, QDeadlineTimer(kGrantPeriod)};
    return Answer::Granted;
}

Result<Actor> Authorization::check(Permission permission, const std::optional<Money> &amount)
{
    Actor actor = this->actor();
    if (isAllowed(permission, amount))
        return actor;
    const auto grant = m_grant;
    const bool isGranted =
        grant && !grant->end.hasExpired() && grant->permission.value_or(permission) == permission;
    if (!isGranted)
        return denied(u"the operator lacks the permission "_s + toText(permission));
    if (isInUse()) {
        const Operator *other = find(grant->person);
        if (m_current == 0 || !other || !core::isAllowed(*other, permission, amount))
            return denied(u"nobody may authorize "_s + toText(permission));
        actor.authorizedById = other->id;
        actor.authorizedBy = other->shortName;
    }
    m_grant.reset();
    return actor;
}

/// Returns true if the operator at the counter changes their own PIN.
bool Authorization::isOwnPin(const AuditRecord &record) const
{
    return record.action == AuditAction::PinChanged && m_current != 0 &&
           record.subject == QString::number(m_current);
}

/// Checks that an operator other than the requester has just entered their PIN.
Result<Actor> Authorization::decideApproval(qint64 requester)
{
    const auto approval = std::exchange(m_approval, std::nullopt);
    const Operator *person = approval ? find(approval->person) : nullptr;
    if (!person || approval->end.hasExpired() || !core::isAllowed(*person, Permission::Approve))
        return denied(u"no operator has approved"_s);
    if (person->id == requester)
        return denied(u"the requester cannot approve"_s);
    return Actor{.id = person->id, .name = person->shortName};
}

bool Authorization::needsApproval(const Money &amount) const
{
    if (!isInUse())
        return m_setup.approver && m_setup.approver->hasPin() && m_setup.approveFrom &&
               !(amount < m_setup.approveFrom());
    const bool hasOther =
        std::any_of(m_operators.cbegin(), m_operators.cend(), [this](const Operator &each) {
            return each.id != m_current && core::isAllowed(each, Permission::Approve);
        });
    return hasOther && m_setup.approveFrom && !(amount < m_setup.approveFrom());
}

Result<AuditRecord> Authorization::decide(const AuditRecord &record, const ActionFacts &facts)
{
    AuditRecord complete = record;
    complete.till = m_setup.till ? m_setup.till() : QString();
    const auto permission = permissionOf(record.action);
    const bool isApproval = permission == Permission::Approve;
    complete.actor = actor();
    if (isApproval && isInUse()) {
        const auto approver = decideApproval(facts.requester);
        if (!approver)
            return tl::unexpected(approver.error());
        if (complete.actor.id == 0)
            complete.actor = *approver;
        else if (complete.actor.id != approver->id) {
            complete.actor.authorizedById = approver->id;
            complete.actor.authorizedBy = approver->name;
        }
    } else if (isOwnPin(record)) {
        return complete;
    } else if (permission) {
        const auto actor = check(*permission, facts.amount);
        if (!actor) {
            if (m_current != 0)
                Q_EMIT refused(*permission, facts.amount);
            return tl::unexpected(actor.error());
        }
        complete.actor = *actor;
        if (facts.movesMoney && isInUse() && facts.amount && needsApproval(*facts.amount)) {
            const auto approver = decideApproval(complete.actor.id);
            if (!approver)
                return tl::unexpected(approver.error());
            complete.actor.authorizedById = approver->id;
            complete.actor.authorizedBy = approver->name;
        }
    }
    if (facts.movesMoney)
        m_commitments.insert(record.transaction.isNull() ? record.subject
                                                         : record.transaction.toString(),
                             complete.actor);
    return complete;
}

std::optional<Actor> Authorization::commitment(const QString &subject) const
{
    const auto found = m_commitments.constFind(subject);
    return found == m_commitments.cend() ? std::nullopt : std::optional(*found);
}

/// Checks that a new PIN is valid, and that it selects one operator only.
Result<void> Authorization::checkPin(qint64 id, const QString &pin) const
{
    if (!isPin(pin))
        return badInput(Field::Identifier, Problem::Malformed, u"not a PIN"_s);
    const bool isUsed =
        std::any_of(m_operators.cbegin(), m_operators.cend(), [&](const Operator &each) {
            return each.id != id && each.isActive && isPinOf(each.pinHash, pin);
        });
    if (isUsed)
        return badInput(Field::Identifier, Problem::AlreadyUsed, u"the PIN of another operator"_s);
    return {};
}

/// Returns true if an active operator can manage operators after the change.
bool Authorization::hasManager(const Operator &changed) const
{
    const auto isManager = [](const Operator &each) {
        return core::isAllowed(each, Permission::ManageOperators);
    };
    return isManager(changed) ||
           std::any_of(m_operators.cbegin(), m_operators.cend(), [&](const Operator &each) {
               return each.id != changed.id && isManager(each);
           });
}

QFuture<Result<Operator>> Authorization::add(const Operator &person, const QString &pin,
                                             const QString &secondPerson)
{
    using Added = Result<QList<Operator>>;
    if (!m_isRead)
        return readyFuture<Operator>(
            failure(Error::Code::StorageFailed, u"the operators were not read"_s));
    const auto valid = validated(person, m_operators);
    if (!valid)
        return readyFuture<Operator>(tl::unexpected(valid.error()));
    if (const auto checked = checkPin(0, pin); !checked)
        return readyFuture<Operator>(tl::unexpected(checked.error()));
    const bool isFirst = m_operators.isEmpty();
    if (isFirst && valid->role != Role::Owner)
        return readyFuture<Operator>(
            badInput(Field::KeyType, Problem::NotAllowed, u"the first operator is the owner"_s));
    QList<Operator> people{*valid};
    Operator &first = people.first();
    first.pinLength = static_cast<int>(pin.size());
    if (isFirst && m_setup.lock.hasPin()) {
        if (m_setup.lock.attempt(pin) != PinService::Answer::Right)
            return readyFuture<Operator>(denied(u"not the PIN of the counter"_s));
        first.pinHash = m_setup.lock.hash();
    } else {
        first.pinHash = pinHash(pin);
        if (first.pinHash.isEmpty())
            return readyFuture<Operator>(failure(Error::Code::Internal, u"too little memory"_s));
    }
    if (isFirst && m_setup.approver && !m_setup.approver->hash().isEmpty()) {
        const auto second = validated({.name = secondPerson,
                                       .role = Role::Custom,
                                       .permissions = {Permission::Approve},
                                       .pinHash = m_setup.approver->hash()},
                                      people);
        if (!second)
            return readyFuture<Operator>(tl::unexpected(second.error()));
        if (isPinOf(second->pinHash, pin))
            return readyFuture<Operator>(badInput(Field::Identifier, Problem::AlreadyUsed,
                                                  u"the PIN of the second person"_s));
        people.append(*second);
    }
    const auto promise = makePromise<Operator>();
    onAnswer(m_setup.operators.add(people, pin), this,
             [this, promise, isFirst](const Added &added) {
                 if (!added)
                     return resolve<Operator>(promise, tl::unexpected(added.error()));
                 if (isFirst) // the owner is at the counter
                     m_current = added->constFirst().id;
                 setOperators(m_operators + *added);
                 resolve<Operator>(promise, added->constFirst());
             });
    return promise->future();
}

QFuture<Result<void>> Authorization::change(const Operator &person)
{
    const Operator *stored = find(person.id);
    if (!stored)
        return readyFuture<void>(failure(Error::Code::NotFound, u"no such operator"_s));
    auto valid = validated(person, m_operators);
    if (!valid)
        return readyFuture<void>(tl::unexpected(valid.error()));
    valid->pinHash = stored->pinHash;
    valid->pinLength = stored->pinLength;
    if (!hasManager(*valid))
        return readyFuture<void>(
            failure(Error::Code::TransitionRefused, u"the last operator who manages operators"_s));
    return replace(*valid, m_setup.operators.change(*valid));
}

QFuture<Result<void>> Authorization::setPin(qint64 id, const QString &pin)
{
    const Operator *stored = find(id);
    if (!stored)
        return readyFuture<void>(failure(Error::Code::NotFound, u"no such operator"_s));
    if (const auto checked = checkPin(id, pin); !checked)
        return readyFuture<void>(tl::unexpected(checked.error()));
    Operator person = *stored;
    person.pinHash = pinHash(pin);
    person.pinLength = static_cast<int>(pin.size());
    if (person.pinHash.isEmpty())
        return readyFuture<void>(failure(Error::Code::Internal, u"too little memory"_s));
    return replace(person, m_setup.operators.change(person, AuditAction::PinChanged, pin));
}

/// Uses the changed operator as soon as the change is stored.
QFuture<Result<void>> Authorization::replace(const Operator &person,
                                             const QFuture<Result<void>> &stored)
{
    const auto promise = makePromise<void>();
    onAnswer(stored, this, [this, promise, person](const Result<void> &done) {
        if (done) {
            QList<Operator> people = m_operators;
            std::replace_if(
                people.begin(), people.end(),
                [&person](const Operator &each) { return each.id == person.id; }, person);
            setOperators(people);
        }
        resolve<void>(promise, done);
    });
    return promise->future();
}

} // namespace core
