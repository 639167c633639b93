// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/sideequations.h"

#include "core/domain/brasilia.h"

#include <QtCore/QSet>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace core
{

namespace
{

using PartKind = EquationPart::Kind;

/// Adds up parts in the order of their kinds.
class Parts
{
public:
    void add(PartKind kind, Money amount, qsizetype count = 1)
    {
        EquationPart &part = m_parts[kind];
        part.kind = kind;
        part.count += count;
        part.amount += amount;
    }

    /// Sets the right side of the equation.
    void moveTo(Equation &equation)
    {
        for (const auto &[kind, part] : m_parts) {
            equation.parts.append(part);
            equation.right += part.amount;
        }
    }

private:
    std::map<PartKind, EquationPart> m_parts;
};

bool isWithin(QDate day, const Sides &sides)
{
    return day >= sides.from && day <= sides.until;
}

bool isMatchedLine(const Reconciler &reconciler, qint64 line)
{
    const qsizetype place = reconciler.placeOf(line);
    return place >= 0 && reconciler.matchOfLine(place);
}

/// Returns the match of a movement; null if there is none, or only a newer one.
const BankMatch *matchOf(const Reconciler &reconciler, qsizetype place,
                         const std::optional<QDateTime> &madeUntil)
{
    const BankMatch *match = reconciler.matchOfMovement(place);
    return match && madeUntil && match->madeAt > *madeUntil ? nullptr : match;
}

/// Returns the amount of a movement that its match recorded.
Money recordedAmount(const BankMatch &match, const MovementKey &key)
{
    Money amount;
    for (const BankMatch::Part &part : match.movements) {
        if (part.key == key)
            amount += part.amount;
    }
    return amount;
}

bool hasGoneLine(const Reconciler &reconciler, const BankMatch &match)
{
    return std::any_of(match.lines.cbegin(), match.lines.cend(), [&](qint64 line) {
        const qsizetype place = reconciler.placeOf(line);
        return place >= 0 && reconciler.lines()[place].isGone;
    });
}

/// Adds the lines of a match that are not in `here`. If one is far outside of the scope, their sum
/// is what the rest of the match lacks.
void addLinesElsewhere(const Reconciler &reconciler, const BankMatch &match,
                       const QHash<qint64, Money> &here, Parts &parts)
{
    Money elsewhere;
    Money whole;
    qsizetype count = 0;
    bool isLoaded = true;
    for (const qint64 line : match.lines) {
        if (const auto found = here.constFind(line); found != here.cend()) {
            whole -= *found;
            continue;
        }
        ++count;
        const qsizetype place = reconciler.placeOf(line);
        isLoaded = isLoaded && place >= 0;
        if (place >= 0)
            elsewhere += reconciler.lines()[place].line.amount;
    }
    if (count == 0)
        return;
    for (const BankMatch::Part &part : match.movements)
        whole += part.amount;
    for (const MatchAdjustment &adjustment : match.adjustments)
        whole += adjustment.amount;
    parts.add(PartKind::LinesElsewhere, isLoaded ? elsewhere : whole, count);
}

/// Returns for each movement of the reconciler its index in Sides::movements; -1: not there.
std::vector<qint32> indicesOf(const Reconciler &reconciler, const Sides &sides)
{
    std::vector<qint32> indices(static_cast<size_t>(reconciler.movements().size()), -1);
    for (qsizetype i = 0; i < sides.movements.size(); ++i) {
        if (const qint32 place = sides.movements[i].place; place >= 0)
            indices[static_cast<size_t>(place)] = static_cast<qint32>(i);
    }
    return indices;
}

Equation serviceEquation(const Reconciler &reconciler, const Sides &sides,
                         const std::vector<qint32> &own)
{
    Equation equation{.kind = Equation::Kind::Service};
    Parts parts;
    parts.add(PartKind::BankLines, sides.bank, sides.lines.size());
    QHash<qint64, Money> here;
    QSet<const BankMatch *> matches;
    for (const Sides::Line &line : sides.lines) {
        here.insert(line.line, line.amount);
        if (line.isExplained)
            parts.add(PartKind::ExplainedLines, -line.amount);
        else if (isMatchedLine(reconciler, line.line))
            matches.insert(reconciler.matchOfLine(reconciler.placeOf(line.line)));
        else
            parts.add(PartKind::OpenLines, -line.amount);
    }
    for (const Sides::Paid &movement : sides.movements) {
        if (movement.isSettled)
            equation.left += movement.amount;
        const bool isListed = movement.place >= 0;
        const BankMatch *match =
            isListed ? matchOf(reconciler, movement.place, sides.madeUntil) : nullptr;
        if (movement.isSettled && !match && (isListed || movement.isUndecided))
            parts.add(PartKind::NotAtBank, movement.amount);
        else if (match && !matches.contains(match))
            parts.add(hasGoneLine(reconciler, *match) ? PartKind::GoneAtBank : PartKind::CarriedOut,
                      recordedAmount(*match, keyOf(reconciler.movements()[movement.place])));
    }
    for (const BankMatch *match : std::as_const(matches)) {
        addLinesElsewhere(reconciler, *match, here, parts);
        for (const MatchAdjustment &adjustment : match->adjustments)
            parts.add(PartKind::Adjustments, -adjustment.amount);
        for (const BankMatch::Part &part : match->movements) {
            const qsizetype place = reconciler.placeOf(part.key);
            if (place < 0 && !sides.unlisted.contains(part.key))
                parts.add(PartKind::NotListed, -part.amount);
            else if (place >= 0 && own[static_cast<size_t>(place)] < 0)
                parts.add(PartKind::CarriedIn, -part.amount);
        }
    }
    parts.moveTo(equation);
    return equation;
}

Equation counterEquation(const Reconciler &reconciler, const Sides &sides,
                         const std::vector<qint32> &own)
{
    Equation equation{.kind = Equation::Kind::Counter};
    Parts parts;
    std::vector<bool> isHandedOver(static_cast<size_t>(sides.movements.size()));
    const QHash<QUuid, QDateTime> &notes = reconciler.input().handOvers;
    for (auto note = notes.cbegin(); note != notes.cend(); ++note) {
        const qsizetype place = reconciler.placeOf({note.key(), MovementKind::Payment});
        const bool isHere = place >= 0 && isWithin(brasiliaDay(*note), sides) &&
                            (sides.account == 0 || reconciler.accountOf(place) == sides.account) &&
                            (!sides.madeUntil || *note <= *sides.madeUntil);
        if (!isHere)
            continue;
        const qint32 index = own[static_cast<size_t>(place)];
        const Movement &listed = reconciler.movements()[place];
        const Money amount = index >= 0 ? sides.movements[index].amount : listed.amount;
        const bool isSettled =
            index >= 0 ? sides.movements[index].isSettled : listed.state == MovementState::Settled;
        equation.left += amount;
        if (!isSettled)
            parts.add(PartKind::HandedOverUnpaid, amount);
        else if (index < 0)
            parts.add(PartKind::HandedOverElsewhere, amount);
        if (index >= 0)
            isHandedOver[static_cast<size_t>(index)] = true;
    }
    parts.add(PartKind::SettledHere, {}, 0);
    for (qsizetype i = 0; i < sides.movements.size(); ++i) {
        const Sides::Paid &movement = sides.movements[i];
        if (!movement.isSettled)
            continue;
        parts.add(PartKind::SettledHere, movement.amount);
        if (!isHandedOver[static_cast<size_t>(i)])
            parts.add(PartKind::NotHandedOver, -movement.amount);
    }
    parts.moveTo(equation);
    return equation;
}

void addCarriedLine(const Reconciler &reconciler, const BankSeal::Line &line, Parts &parts)
{
    const qsizetype place = reconciler.placeOf(line.line);
    if (place < 0 || reconciler.lines()[place].isGone)
        return;
    parts.add(reconciler.isOpen(place) ? PartKind::StillOpen : PartKind::DecidedLater,
              reconciler.lines()[place].line.amount);
}

void addCarriedMovement(const Reconciler &reconciler, const BankSeal::Part &carried, Parts &parts)
{
    const qsizetype place = reconciler.placeOf(carried.key);
    if (place < 0)
        return;
    if (const BankMatch *match = reconciler.matchOfMovement(place)) {
        parts.add(PartKind::DecidedLater, recordedAmount(*match, carried.key));
        return;
    }
    const Movement &now = reconciler.movements()[place];
    const bool isWithdrawn =
        carried.state == MovementState::Settled && now.state != MovementState::Settled;
    if (!isWithdrawn)
        parts.add(PartKind::StillOpen, now.amount);
}

} // namespace

Sides sidesOf(const Reconciler &reconciler, qint64 account, QDate from, QDate until)
{
    Sides sides{.account = account, .from = from, .until = until};
    const auto &sums = reconciler.facts().daySums;
    for (auto each = sums.cbegin(); each != sums.cend(); ++each) {
        if (account != 0 && each.key() != account)
            continue;
        for (auto at = each->lowerBound(from); at != each->cend() && at.key() <= until; ++at)
            sides.bank += at.value();
    }
    for (qsizetype i = 0; i < reconciler.lines().size(); ++i) {
        const BankLine &line = reconciler.lines()[i];
        if (!line.isGone && isWithin(line.line.day, sides) &&
            (account == 0 || line.account == account))
            sides.lines.append(
                {line.id, line.line.amount, reconciler.lineQueue(i) == ReconcileQueue::Explained});
    }
    for (qsizetype i = 0; i < reconciler.movements().size(); ++i) {
        const Movement &movement = reconciler.movements()[i];
        if (isWithin(movement.day, sides) && (account == 0 || reconciler.accountOf(i) == account))
            sides.movements.append({movement.amount, static_cast<qint32>(i),
                                    movement.state == MovementState::Settled});
    }
    return sides;
}

Sides sidesOf(const Reconciler &reconciler, const BankSeal &seal)
{
    Sides sides{
        .account = seal.account, .from = seal.day, .until = seal.day, .madeUntil = seal.madeAt};
    for (const BankSeal::Line &line : seal.lines) {
        sides.bank += line.amount;
        sides.lines.append({line.line, line.amount, line.queue == ReconcileQueue::Explained});
    }
    QSet<MovementKey> stored;
    for (const BankSeal::Part &part : seal.movements) {
        stored.insert(part.key);
        const qsizetype place = reconciler.placeOf(part.key);
        if (place < 0)
            sides.unlisted.append(part.key);
        if (place < 0 || reconciler.movements()[place].day == seal.day)
            sides.movements.append({part.amount, static_cast<qint32>(place),
                                    part.state == MovementState::Settled, isUndecided(part.queue)});
    }
    // The seals of other days have the payments of this day whose lines are there. Both sides have
    // the recorded amount, so that a later change of these payments does not change this day.
    for (qsizetype i = 0; i < reconciler.movements().size(); ++i) {
        const BankMatch *match = matchOf(reconciler, i, seal.madeAt);
        const MovementKey key = keyOf(reconciler.movements()[i]);
        if (match && reconciler.movements()[i].day == seal.day && !stored.contains(key) &&
            reconciler.accountOf(i) == seal.account)
            sides.movements.append({recordedAmount(*match, key), static_cast<qint32>(i), true});
    }
    return sides;
}

QList<Equation> sideEquations(const Reconciler &reconciler, const Sides &sides)
{
    const std::vector<qint32> own = indicesOf(reconciler, sides);
    return {serviceEquation(reconciler, sides, own), counterEquation(reconciler, sides, own)};
}

Equation carriedEquation(const Reconciler &reconciler, const QList<BankSeal> &seals)
{
    Equation equation{.kind = Equation::Kind::Carried};
    Parts parts;
    for (const BankSeal &seal : seals) {
        for (const BankSeal::Line &line : seal.lines) {
            if (!isUndecided(line.queue))
                continue;
            equation.left += line.amount;
            addCarriedLine(reconciler, line, parts);
        }
        for (const BankSeal::Part &part : seal.movements) {
            if (!isCarriedAlone(part.queue))
                continue;
            equation.left += part.amount;
            addCarriedMovement(reconciler, part, parts);
        }
    }
    parts.moveTo(equation);
    return equation;
}

} // namespace core
