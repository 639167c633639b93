// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciler.h"

#include "core/bank/sideequations.h"
#include "core/domain/brasilia.h"
#include "core/domain/plainletters.h"
#include "core/reconcile/namelikeness.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr std::array kAllQueues{
    ReconcileQueue::Certain,    ReconcileQueue::Strong,        ReconcileQueue::Likely,
    ReconcileQueue::Possible,   ReconcileQueue::AmountDiffers, ReconcileQueue::Twice,
    ReconcileQueue::OnlyBankIn, ReconcileQueue::OnlyBankOut,   ReconcileQueue::OnlyService,
    ReconcileQueue::NotYet,     ReconcileQueue::Waiting,       ReconcileQueue::GoodsOutNoMoney,
    ReconcileQueue::Gone,       ReconcileQueue::Explained,     ReconcileQueue::ReturnedByBank,
    ReconcileQueue::PaidLate,
};

DecisionRule decisionRule(MatchRule rule)
{
    // The first values are the same, which the tests compare.
    return static_cast<DecisionRule>(rule);
}

ReconcileQueue queueOfConfidence(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Certain:
        return ReconcileQueue::Certain;
    case Confidence::Strong:
        return ReconcileQueue::Strong;
    case Confidence::Likely:
        return ReconcileQueue::Likely;
    case Confidence::Possible:
    case Confidence::Set:
        return ReconcileQueue::Possible;
    }
    Q_UNREACHABLE();
}

std::optional<Confidence> confidenceOf(DecisionRule rule)
{
    if (rule == DecisionRule::ByHand)
        return std::nullopt;
    if (rule == DecisionRule::Settlement || rule == DecisionRule::Reversal ||
        rule == DecisionRule::DayFees)
        return Confidence::Likely;
    return core::confidenceOf(static_cast<MatchRule>(rule));
}

/// Returns the identifiers that a line states.
QStringList identifiersOfLine(const StatementLine &line)
{
    QStringList identifiers = identifiersIn(line.text);
    for (const QString &text : {line.txid, line.reference, line.fitid}) {
        if (!text.isEmpty())
            identifiers.append(plainLetters(text));
    }
    return identifiers;
}

QueueTotal &totalOf(QList<QueueTotal> &totals, ReconcileQueue queue)
{
    return totals[static_cast<qsizetype>(queue)];
}

QList<QueueTotal> emptyTotals()
{
    QList<QueueTotal> totals;
    for (const ReconcileQueue queue : kAllQueues)
        totals.append({.queue = queue});
    return totals;
}

void addLine(QueueTotal &total, Money amount)
{
    ++total.lineCount;
    total.lineSum += amount;
}

void addMovement(QueueTotal &total, Money amount)
{
    ++total.movementCount;
    total.movementSum += amount;
}

void addOpen(ReconcileDay &day, Money amount)
{
    ++day.openCount;
    day.openSum += amount;
}

void addLine(ReconcileDay &day, Money amount, ReconcileQueue queue)
{
    ++day.lineCount;
    if (queue != ReconcileQueue::Gone)
        (amount.isNegative() ? day.debits : day.credits) += amount;
    addLine(totalOf(day.queues, queue), amount);
    if (isUndecided(queue))
        addOpen(day, amount);
}

/// Adds the equations of a day whose lines and movements are added. `lines` and `movements`: their
/// sums, which must equal the sums of the queues.
void addEquations(ReconcileDay &day, Money lines, Money movements)
{
    Equation ofLines{Equation::Kind::Lines, lines};
    Equation ofMovements{Equation::Kind::Movements, movements};
    for (const QueueTotal &total : std::as_const(day.queues)) {
        ofLines.right += total.lineSum;
        ofMovements.right += total.movementSum;
    }
    day.equations = {ofLines, ofMovements};
    if (day.opening && day.closing)
        day.equations.append(
            {Equation::Kind::Balance, *day.opening + day.credits + day.debits, *day.closing});
}

/// Returns a day as it was sealed. What came later is in Reconciler::changesAfterSeal().
ReconcileDay asSealed(const BankSeal &seal)
{
    ReconcileDay day{.day = seal.day,
                     .account = seal.account,
                     .opening = seal.opening,
                     .closing = seal.closing,
                     .isSealed = true,
                     .sealedAt = seal.madeAt,
                     .person = seal.person,
                     .carriedReason = seal.reason,
                     .digest = seal.digest,
                     .queues = emptyTotals()};
    Money lines;
    for (const BankSeal::Line &line : seal.lines) {
        lines += line.amount;
        addLine(day, line.amount, line.queue);
    }
    Money movements;
    for (const BankSeal::Part &part : seal.movements) {
        movements += part.amount;
        addMovement(totalOf(day.queues, part.queue), part.amount);
        if (isCarriedAlone(part.queue))
            addOpen(day, part.amount);
    }
    addEquations(day, lines, movements);
    return day;
}

/// Returns the lines that sealed days carry without a decision.
QSet<qint64> carriedLines(const QList<BankSeal> &seals)
{
    QSet<qint64> lines;
    for (const BankSeal &seal : seals) {
        for (const BankSeal::Line &line : seal.lines) {
            if (!seal.reopenedAt && isUndecided(line.queue))
                lines.insert(line.line);
        }
    }
    return lines;
}

/// Returns the day "dd/mm" or "dd/mm/yyyy" in a text, at most 40 days before `day`; invalid if
/// there is none or more than one.
QDate dayNamedIn(const QString &text, QDate day)
{
    static const QRegularExpression pattern(u"\\b(\\d{2})/(\\d{2})(?:/(?:\\d{2}){1,2})?\\b"_s);
    constexpr int kMaxBefore = 40;
    QDate named;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        for (const int year : {day.year(), day.year() - 1}) {
            const QDate each(year, match.capturedView(2).toInt(), match.capturedView(1).toInt());
            if (!each.isValid() || each > day || each.daysTo(day) > kMaxBefore || each == named)
                continue;
            if (named.isValid())
                return {};
            named = each;
        }
    }
    return named;
}

QByteArray digestOf(const BankSeal &seal, const BankFacts &facts,
                    const QHash<qint64, qsizetype> &places)
{
    QByteArray text = "seal 1\n";
    for (const ReconciledAccount &account : facts.accounts) {
        if (account.id == seal.account)
            text += account.account.bank.toUtf8() + '/' + account.account.branch.toUtf8() + '/' +
                    account.account.number.toUtf8() + '\n';
    }
    text += seal.day.toString(Qt::ISODate).toLatin1() + '\n';
    for (const auto &balance : {seal.opening, seal.closing})
        text += (balance ? QByteArray::number(balance->cents()) : QByteArray("-")) + '\n';
    for (const BankSeal::Line &line : seal.lines) {
        const BankLine &stored = facts.lines[places.value(line.line)];
        text += "line " + stored.fingerprint.toHex() + ' ' + QByteArray::number(stored.copy) + ' ' +
                QByteArray::number(line.amount.cents()) + ' ' + toText(line.queue).toLatin1() +
                '\n';
    }
    for (const BankSeal::Part &part : seal.movements) {
        text += "movement " + part.key.transaction.toRfc4122().toHex() + ' ' +
                QByteArray::number(static_cast<int>(part.key.kind)) + ' ' +
                QByteArray::number(part.amount.cents()) + ' ' +
                QByteArray::number(static_cast<int>(part.state)) + ' ' +
                toText(part.queue).toLatin1() + '\n';
    }
    text += "previous " + seal.previous.toHex() + '\n';
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

} // namespace

QString lineIdentity(const BankAccount &account, const BankLine &line)
{
    QByteArray content = account.bank.toUtf8() + '\n' + account.branch.toUtf8() + '\n' +
                         account.number.toUtf8() + '\n';
    content += QByteArray::number(line.line.day.toJulianDay()) + '\n' + line.fingerprint.toHex() +
               '\n' + QByteArray::number(line.copy);
    constexpr qsizetype kLength = 16;
    return QString::fromLatin1(
        QCryptographicHash::hash(content, QCryptographicHash::Sha256).left(kLength).toHex());
}

AccountBalances::AccountBalances(const BankFacts &facts, qint64 account)
    : m_sums(facts.daySums.value(account))
{
    for (const BankImport &each : facts.imports) {
        const StoredImport &import = each.import;
        if (import.isRolledBack || import.account != account)
            continue;
        if (import.opening)
            m_openings[import.from].append(*import.opening);
        if (import.closing && (!m_closingDay.isValid() || import.until >= m_closingDay)) {
            m_closingDay = import.until;
            m_closing = import.closing;
        }
    }
}

Money AccountBalances::sum(QDate from, QDate end) const
{
    Money total;
    for (auto at = m_sums.lowerBound(from); at != m_sums.cend() && at.key() < end; ++at)
        total += at.value();
    return total;
}

std::optional<Money> AccountBalances::before(QDate day) const
{
    if (m_openings.isEmpty())
        return std::nullopt;
    const QDate first = m_openings.firstKey();
    const Money opening = m_openings.first().first();
    return first <= day ? opening + sum(first, day) : opening - sum(day, first);
}

std::optional<Money> AccountBalances::statedAfter(QDate day) const
{
    if (!m_closing)
        return std::nullopt;
    const QDate end = day.addDays(1);
    const QDate stated = m_closingDay.addDays(1);
    return end <= stated ? *m_closing - sum(end, stated) : *m_closing + sum(stated, end);
}

bool AccountBalances::isConsistent(QDate until) const
{
    for (auto at = m_openings.cbegin(); at != m_openings.cend() && at.key() <= until; ++at) {
        const auto calculated = before(at.key());
        for (const Money stated : at.value()) {
            if (calculated != stated)
                return false;
        }
    }
    const bool hasClosing = m_closing && !m_openings.isEmpty() && m_closingDay <= until;
    return !hasClosing || after(m_closingDay) == m_closing;
}

bool isUndecided(ReconcileQueue queue)
{
    return queue != ReconcileQueue::Certain && queue != ReconcileQueue::PaidLate &&
           queue != ReconcileQueue::Explained;
}

bool isCarriedAlone(ReconcileQueue queue)
{
    return queue == ReconcileQueue::OnlyService || queue == ReconcileQueue::NotYet ||
           queue == ReconcileQueue::GoodsOutNoMoney;
}

Reconciler::Reconciler(ReconcileInput input)
    : m_input(std::move(input))
{
    for (qsizetype i = 0; i < lines().size(); ++i)
        m_linePlaces.insert(lines()[i].id, i);
    m_movementPlaces.reserve(movements().size());
    for (qsizetype i = 0; i < movements().size(); ++i)
        m_movementPlaces.insert(keyOf(movements()[i]), i);
    for (const BankImport &each : facts().imports) {
        if (!each.import.isRolledBack && (!m_lastDay.isValid() || each.import.until > m_lastDay))
            m_lastDay = each.import.until;
    }
    applyDecisions();
    m_mainAccount = mainAccount();
    suggest();
    assignMovements();
}

void Reconciler::applyDecisions()
{
    m_lineMatches = QList<qsizetype>(lines().size(), -1);
    m_movementMatches = QList<qsizetype>(movements().size(), -1);
    for (qsizetype i = 0; i < facts().matches.size(); ++i) {
        const BankMatch &match = facts().matches[i];
        for (const qint64 line : match.lines) {
            if (const qsizetype place = placeOf(line); place >= 0 && m_lineMatches[place] < 0)
                m_lineMatches[place] = i;
        }
        for (const BankMatch::Part &part : match.movements) {
            if (const qsizetype place = placeOf(part.key);
                place >= 0 && m_movementMatches[place] < 0)
                m_movementMatches[place] = i;
        }
    }
    for (const BankRejection &rejection : facts().rejections) {
        if (rejection.movement)
            m_rejections[rejection.line].append(*rejection.movement);
        else
            m_unruledLines.insert(rejection.line);
    }
    for (const BankExplanation &explanation : facts().explanations) {
        if (const qsizetype place = placeOf(explanation.line); place >= 0)
            m_explanations[place] = {explanation.category, explanation.note, std::nullopt};
    }
    QList<QString> phrases;
    for (const ExplanationRule &rule : facts().rules)
        phrases.append(plainWords(rule.phrase));
    const QSet<qint64> carried = carriedLines(facts().seals); // a rule changes no sealed day
    m_lineQueues.reserve(lines().size());
    for (qsizetype i = 0; i < lines().size(); ++i) {
        const BankLine &line = lines()[i];
        const bool isIncoming = !line.line.amount.isNegative();
        ReconcileQueue queue =
            isIncoming ? ReconcileQueue::OnlyBankIn : ReconcileQueue::OnlyBankOut;
        const bool isFree = m_lineMatches[i] < 0 && !m_explanations.contains(i) &&
                            line.line.kind != LineKind::PixIn &&
                            !m_unruledLines.contains(line.id) && !carried.contains(line.id);
        if (isFree && !phrases.isEmpty()) {
            const QString text = plainWords(line.line.text);
            for (qsizetype rule = 0; rule < phrases.size(); ++rule) {
                if (facts().rules[rule].isIncoming == isIncoming && text.contains(phrases[rule])) {
                    m_explanations[i] = {facts().rules[rule].category, {}, facts().rules[rule].id};
                    break;
                }
            }
        }
        if (line.isGone)
            queue = ReconcileQueue::Gone;
        else if (m_lineMatches[i] >= 0)
            queue = isPaidLate(facts().matches[m_lineMatches[i]]) ? ReconcileQueue::PaidLate
                                                                  : ReconcileQueue::Certain;
        else if (m_explanations.contains(i))
            queue = ReconcileQueue::Explained;
        m_lineQueues.append(queue);
    }
}

/// Returns true if a charge of the match had ended without money before.
bool Reconciler::isPaidLate(const BankMatch &match) const
{
    return std::any_of(match.movements.cbegin(), match.movements.cend(),
                       [this](const BankMatch::Part &part) {
                           const qsizetype place = placeOf(part.key);
                           return place >= 0 && movements()[place].isLate;
                       });
}

/// Returns true if the service has to record the part. A service that sees payments by itself
/// records none.
bool Reconciler::isPending(const BankMatch::Part &part) const
{
    return m_input.confirmsPayments && part.evidence == EvidenceState::Pending;
}

bool Reconciler::isOpen(qsizetype line) const
{
    return m_lineMatches[line] < 0 && !m_explanations.contains(line) && !lines()[line].isGone;
}

bool Reconciler::isRejected(qsizetype line, qsizetype movement) const
{
    const auto found = m_rejections.constFind(lines()[line].id);
    return found != m_rejections.cend() && found->contains(keyOf(movements()[movement]));
}

void Reconciler::addSuggestion(ReconcileCandidate candidate)
{
    const qsizetype place = m_suggestions.size();
    const ReconcileQueue queue = queueOfConfidence(candidate.confidence);
    for (const qsizetype line : candidate.lines) {
        m_lineSuggestions[line] = place;
        m_lineQueues[line] = queue;
    }
    for (const qsizetype movement : candidate.movements) {
        m_suggestedMovements.insert(movement);
        m_movementLines[movement] = candidate.lines.first();
    }
    m_suggestions.append(std::move(candidate));
}

/// Compares lines and movements. The result has places in these lists.
MatchResult Reconciler::compare(const QList<qsizetype> &linePlaces,
                                const QList<qsizetype> &movementPlaces) const
{
    QList<StatementLine> statementLines;
    statementLines.reserve(linePlaces.size());
    for (const qsizetype place : linePlaces)
        statementLines.append(lines()[place].line);
    QList<Movement> open;
    open.reserve(movementPlaces.size());
    for (const qsizetype place : movementPlaces)
        open.append(movements()[place]);
    return matchLines(statementLines, open, m_input.options);
}

/// Compares open lines and movements. Rejected pairs have no effect.
void Reconciler::applyMatches(const QList<qsizetype> &linePlaces,
                              const QList<qsizetype> &movementPlaces)
{
    const MatchResult result = compare(linePlaces, movementPlaces);
    const auto candidateOf = [&](const Match &match) {
        ReconcileCandidate candidate{.rule = decisionRule(match.rule),
                                     .confidence = core::confidenceOf(match.rule),
                                     .reason = match.reason};
        for (const qsizetype line : match.lines)
            candidate.lines.append(linePlaces[line]);
        for (const qsizetype movement : match.movements)
            candidate.movements.append(movementPlaces[movement]);
        return candidate;
    };
    const auto isAllowed = [this](const ReconcileCandidate &candidate) {
        if (candidate.rule == DecisionRule::Reference && isReferenceShared(candidate))
            return false;
        for (const qsizetype line : candidate.lines) {
            for (const qsizetype movement : candidate.movements) {
                if (isRejected(line, movement))
                    return false;
            }
        }
        return true;
    };
    QSet<qsizetype> refused; // movements whose other lines are compared again
    for (const Match &match : result.matches) {
        ReconcileCandidate candidate = candidateOf(match);
        if (!isAllowed(candidate)) {
            refused.insert(candidate.movements.first());
        } else {
            m_lineQueues[candidate.lines.first()] = ReconcileQueue::Certain;
            for (const qsizetype movement : candidate.movements) {
                m_movementLines[movement] = candidate.lines.first();
                m_suggestedMovements.insert(movement);
            }
            m_certain.append(std::move(candidate));
        }
    }
    for (const Match &match : result.suggestions) {
        if (ReconcileCandidate candidate = candidateOf(match); isAllowed(candidate))
            addSuggestion(std::move(candidate));
    }
    const auto mark = [&](const QList<Match> &matches, ReconcileQueue queue) {
        for (const Match &match : matches) {
            const ReconcileCandidate candidate = candidateOf(match);
            const bool isRefused =
                std::any_of(candidate.movements.cbegin(), candidate.movements.cend(),
                            [&refused](qsizetype movement) { return refused.contains(movement); });
            if (isRefused || !isAllowed(candidate))
                continue;
            for (const qsizetype line : candidate.lines)
                m_lineQueues[line] = queue;
            for (const qsizetype movement : candidate.movements) {
                if (!m_suggestedMovements.contains(movement))
                    m_movementLines[movement] = candidate.lines.first();
            }
        }
    };
    mark(result.differing, ReconcileQueue::AmountDiffers);
    mark(result.conflicts, ReconcileQueue::Twice);
}

void Reconciler::suggest()
{
    const auto openLines = [this] {
        QList<qsizetype> places;
        for (qsizetype i = 0; i < lines().size(); ++i) {
            const bool isUnmatched = m_lineQueues[i] == ReconcileQueue::OnlyBankIn ||
                                     m_lineQueues[i] == ReconcileQueue::OnlyBankOut;
            if (isUnmatched && isOpen(i))
                places.append(i);
        }
        return places;
    };
    const auto openMovements = [this] {
        QList<qsizetype> places;
        for (qsizetype i = 0; i < movements().size(); ++i) {
            if (m_movementMatches[i] < 0 && !m_movementLines.contains(i))
                places.append(i);
        }
        return places;
    };
    markClaimed(openMovements());
    applyMatches(openLines(), openMovements());
    if (!m_rejections.isEmpty()) {
        // Lines and movements of rejected pairs are compared again, each without the other.
        QSet<MovementKey> rejected;
        for (const QList<MovementKey> &keys : std::as_const(m_rejections)) {
            for (const MovementKey &key : keys)
                rejected.insert(key);
        }
        QList<qsizetype> others = openMovements();
        others.removeIf([&](qsizetype i) { return rejected.contains(keyOf(movements()[i])); });
        applyMatches(openLines(), others);
        QList<qsizetype> otherLines = openLines();
        otherLines.removeIf([&](qsizetype i) { return m_rejections.contains(lines()[i].id); });
        applyMatches(otherLines, openMovements());
    }
    markClaimed({});
    suggestReversals();
    suggestSettlements();
    suggestDayFees();
    markReturnedByBank();
}

/// Marks lines that take received money back without a refund of the service, such as a return that
/// the bank decided (MED).
void Reconciler::markReturnedByBank()
{
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if (isOpen(i) && m_lineQueues[i] == ReconcileQueue::OnlyBankOut &&
            lines()[i].line.kind == LineKind::ReturnOut)
            m_lineQueues[i] = ReconcileQueue::ReturnedByBank;
    }
}

/// Suggests fees that equal the commissions of all payments of one day: the day in the text, else
/// the day before or the day of the line.
void Reconciler::suggestDayFees()
{
    QList<qsizetype> fees;
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if (isOpen(i) && m_lineQueues[i] == ReconcileQueue::OnlyBankOut &&
            lines()[i].line.kind == LineKind::Fee && !m_unruledLines.contains(lines()[i].id))
            fees.append(i);
    }
    if (fees.isEmpty())
        return;
    struct DayFee
    {
        Money sum;
        int count = 0;
        bool isKnown = true; ///< false: a commission of the day is unknown
    };
    QHash<QDate, DayFee> commissions;
    for (const Movement &movement : movements()) {
        if (movement.kind != MovementKind::Payment || movement.state != MovementState::Settled ||
            movement.commission == Money())
            continue;
        DayFee &fee = commissions[movement.day];
        fee.isKnown = fee.isKnown && movement.commission;
        fee.sum += movement.commission.value_or(Money());
        ++fee.count;
    }
    QHash<qsizetype, QList<QDate>> found;
    QHash<QDate, int> degrees;
    for (const qsizetype i : std::as_const(fees)) {
        const StatementLine &line = lines()[i].line;
        const QDate named = dayNamedIn(line.text, line.day);
        const QList<QDate> days =
            named.isValid() ? QList{named} : QList{line.day.addDays(-1), line.day};
        for (const QDate day : days) {
            const DayFee fee = commissions.value(day);
            if (fee.isKnown && fee.count > 1 && -fee.sum == line.amount) {
                found[i].append(day);
                ++degrees[day];
            }
        }
    }
    for (const qsizetype i : std::as_const(fees)) {
        const QList<QDate> days = found.value(i);
        if (days.size() != 1 || degrees.value(days.first()) != 1)
            continue;
        const StatementLine &line = lines()[i].line;
        ReconcileCandidate candidate{
            .lines = {i}, .rule = DecisionRule::DayFees, .confidence = Confidence::Likely};
        candidate.reason.daysApart = static_cast<int>(days.first().daysTo(line.day));
        candidate.adjustments = {{MatchAdjustment::Kind::Fee, line.amount, {}}};
        addSuggestion(std::move(candidate));
    }
}

/// Returns true if a movement of another transaction has a match and the same reference.
bool Reconciler::isReferenceShared(const ReconcileCandidate &candidate)
{
    if (!m_usedReferences) {
        m_usedReferences.emplace();
        for (qsizetype i = 0; i < movements().size(); ++i) {
            if (m_movementMatches[i] >= 0 && !movements()[i].reference.isEmpty())
                m_usedReferences->insert(plainLetters(movements()[i].reference), i);
        }
    }
    const Movement &movement = movements()[candidate.movements.first()];
    const auto [first, end] = m_usedReferences->equal_range(plainLetters(movement.reference));
    return std::any_of(first, end, [&](qsizetype other) {
        return movements()[other].transaction != movement.transaction;
    });
}

/// Returns the lines that state an identifier of a movement with another match.
QList<Reconciler::Claim> Reconciler::claims() const
{
    QMultiHash<QString, Claim> owners;
    for (qsizetype i = 0; i < movements().size(); ++i) {
        if (m_movementMatches[i] < 0 && !m_suggestedMovements.contains(i))
            continue;
        const Movement &movement = movements()[i];
        if (!movement.endToEndId.isEmpty())
            owners.insert(plainLetters(movement.endToEndId), {-1, i, Claim::By::EndToEndId});
        const bool isCertain =
            m_movementMatches[i] >= 0 &&
            confidenceOf(facts().matches[m_movementMatches[i]].rule) == Confidence::Certain;
        if (!isCertain)
            continue;
        if (movement.kind != MovementKind::Payout) {
            const QString id = plainLetters(movement.transaction.toString(QUuid::WithoutBraces));
            owners.insert(id, {-1, i, Claim::By::Transaction});
            owners.insert(id.left(25), {-1, i, Claim::By::Transaction});
        }
        for (const QString &reference : identifiersIn(plainLetters(movement.reference)))
            owners.insert(reference, {-1, i, Claim::By::Reference});
    }
    QList<Claim> claims;
    if (owners.isEmpty())
        return claims;
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if (!isOpen(i) || (m_lineQueues[i] != ReconcileQueue::OnlyBankIn &&
                           m_lineQueues[i] != ReconcileQueue::OnlyBankOut))
            continue;
        const StatementLine &line = lines()[i].line;
        QStringList identifiers = identifiersOfLine(line);
        if (!line.endToEndId.isEmpty())
            identifiers.append(plainLetters(line.endToEndId));
        for (const QString &identifier : std::as_const(identifiers)) {
            const auto [first, end] = owners.equal_range(identifier);
            for (auto owner = first; owner != end; ++owner) {
                const Movement &movement = movements()[owner->movement];
                const bool isSameDirection =
                    movement.amount.isNegative() == line.amount.isNegative();
                if (isSameDirection && !isRejected(i, owner->movement))
                    claims.append({i, owner->movement, owner->by});
            }
        }
    }
    return claims;
}

/// Removes claims by a reference of several transactions, and by a transaction with an open return.
void Reconciler::removeDoubtful(QList<Claim> &claims) const
{
    QHash<QString, QUuid> references;
    QSet<QUuid> returned;
    for (const Claim &claim : std::as_const(claims)) {
        const Movement &movement = movements()[claim.movement];
        if (claim.by == Claim::By::Reference)
            references.insert(plainLetters(movement.reference), movement.transaction);
        else if (claim.by == Claim::By::Transaction && movement.kind == MovementKind::Return)
            returned.insert(movement.transaction);
    }
    if (references.isEmpty() && returned.isEmpty())
        return;
    QSet<QString> shared;
    QSet<QUuid> open;
    for (qsizetype i = 0; i < movements().size(); ++i) {
        const Movement &movement = movements()[i];
        if (m_movementMatches[i] < 0 && movement.kind == MovementKind::Return &&
            returned.contains(movement.transaction))
            open.insert(movement.transaction);
        if (references.isEmpty() || movement.reference.isEmpty())
            continue;
        const auto found = references.constFind(plainLetters(movement.reference));
        if (found != references.cend() && *found != movement.transaction)
            shared.insert(found.key());
    }
    claims.removeIf([&](const Claim &claim) {
        const Movement &movement = movements()[claim.movement];
        if (claim.by == Claim::By::Reference)
            return shared.contains(plainLetters(movement.reference));
        return claim.by == Claim::By::Transaction && movement.kind == MovementKind::Return &&
               open.contains(movement.transaction);
    });
}

/// Marks open lines that state an identifier of a movement with another match, in whatever file the
/// lines are. The amount may differ: then the `open` movements come first.
void Reconciler::markClaimed(const QList<qsizetype> &open)
{
    QList<Claim> all = claims();
    removeDoubtful(all);
    QList<qsizetype> differing;
    for (const Claim &claim : std::as_const(all)) {
        const StatementLine &line = lines()[claim.line].line;
        if (line.amount == movements()[claim.movement].amount)
            m_lineQueues[claim.line] = ReconcileQueue::Twice;
        else if (line.kind != LineKind::Fee) // a fee names its payment
            differing.append(claim.line);
    }
    const QSet<qsizetype> elsewhere = identifiedLines(differing, open);
    for (const qsizetype line : std::as_const(differing)) {
        if (m_lineQueues[line] != ReconcileQueue::Twice && !elsewhere.contains(line))
            m_lineQueues[line] = ReconcileQueue::AmountDiffers;
    }
}

/// Returns the lines that state the identifier of an open movement with the same amount.
QSet<qsizetype> Reconciler::identifiedLines(const QList<qsizetype> &linePlaces,
                                            const QList<qsizetype> &movementPlaces) const
{
    QSet<qsizetype> identified;
    if (linePlaces.isEmpty() || movementPlaces.isEmpty())
        return identified;
    const MatchResult result = compare(linePlaces, movementPlaces);
    for (const QList<Match> &matches : {result.matches, result.conflicts}) {
        for (const Match &match : matches) {
            for (const qsizetype line : match.lines)
                identified.insert(linePlaces[line]);
        }
    }
    return identified;
}

/// Suggests lines that take another line back, if both have no other candidate.
void Reconciler::suggestReversals()
{
    QHash<std::pair<qint64, qint64>, QList<qsizetype>> open; // by account and amount
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if (isOpen(i) && (m_lineQueues[i] == ReconcileQueue::OnlyBankIn ||
                          m_lineQueues[i] == ReconcileQueue::OnlyBankOut))
            open[{lines()[i].account, lines()[i].line.amount.cents()}].append(i);
    }
    const auto isReversal = [this](qsizetype back, qsizetype first) {
        const StatementLine &a = lines()[first].line;
        const StatementLine &b = lines()[back].line;
        const qint64 days = a.day.daysTo(b.day);
        if (days < 0 || days > kMaxDaysApart)
            return false;
        const bool isSameId = !a.endToEndId.isEmpty() && a.endToEndId == b.endToEndId;
        const bool isSameNumber = !a.number.isEmpty() && a.number == b.number;
        const bool isSameName =
            !a.name.isEmpty() && !b.name.isEmpty() && isLike(nameKey(a.name), nameKey(b.name));
        return isSameId || isSameNumber || isSameName;
    };
    QHash<qsizetype, QList<qsizetype>> pairs;
    QHash<qsizetype, int> degrees;
    for (qsizetype i = 0; i < lines().size(); ++i) {
        const LineKind kind = lines()[i].line.kind;
        if (kind != LineKind::ReturnIn && kind != LineKind::ReturnOut)
            continue;
        const BankLine &line = lines()[i];
        if (!open.value({line.account, line.line.amount.cents()}).contains(i) ||
            m_unruledLines.contains(line.id))
            continue;
        for (const qsizetype other : open.value({line.account, (-line.line.amount).cents()})) {
            if (isReversal(i, other)) {
                pairs[i].append(other);
                ++degrees[other];
            }
        }
    }
    for (auto pair = pairs.cbegin(); pair != pairs.cend(); ++pair) {
        if (pair->size() != 1 || degrees.value(pair->first()) != 1 ||
            m_lineSuggestions.contains(pair->first()))
            continue;
        ReconcileCandidate candidate{.lines = {pair->first(), pair.key()},
                                     .rule = DecisionRule::Reversal,
                                     .confidence = Confidence::Likely};
        candidate.reason.daysApart =
            static_cast<int>(lines()[pair->first()].line.day.daysTo(lines()[pair.key()].line.day));
        addSuggestion(std::move(candidate));
    }
}

/// Suggests lines that equal all open settled payments of one day, with or without commissions.
void Reconciler::suggestSettlements()
{
    QMap<QDate, QList<qsizetype>> groups;
    for (qsizetype i = 0; i < movements().size(); ++i) {
        const Movement &movement = movements()[i];
        if (m_movementMatches[i] < 0 && !m_movementLines.contains(i) &&
            movement.state == MovementState::Settled && movement.kind == MovementKind::Payment)
            groups[movement.day].append(i);
    }
    struct Group
    {
        QDate day;
        qint64 cents;
        Money fees;
    };
    QList<Group> sums;
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        if (group->size() < 2)
            continue;
        Money amount;
        std::optional<Money> fees = Money(); // nullopt: a commission is unknown
        for (const qsizetype movement : *group) {
            const auto &commission = movements()[movement].commission;
            amount += movements()[movement].amount;
            fees = fees && commission ? std::optional(*fees + *commission) : std::nullopt;
        }
        sums.append({group.key(), amount.cents(), {}});
        if (fees && !fees->isZero())
            sums.append({group.key(), (amount - *fees).cents(), *fees});
    }
    QHash<qsizetype, QList<Group>> found;
    QHash<QDate, int> degrees;
    for (qsizetype i = 0; i < lines().size() && !sums.isEmpty(); ++i) {
        if (!isOpen(i) || m_lineQueues[i] != ReconcileQueue::OnlyBankIn)
            continue;
        const StatementLine &line = lines()[i].line;
        for (const Group &group : sums) {
            const qint64 days = group.day.daysTo(line.day);
            if (line.amount.cents() == group.cents && days >= 0 && days <= kMaxDaysApart) {
                found[i].append(group);
                ++degrees[group.day];
            }
        }
    }
    for (auto line = found.cbegin(); line != found.cend(); ++line) {
        if (line->size() != 1 || degrees.value(line->first().day) != 1)
            continue;
        const Group &group = line->first();
        ReconcileCandidate candidate{.lines = {line.key()},
                                     .movements = groups.value(group.day),
                                     .rule = DecisionRule::Settlement,
                                     .confidence = Confidence::Likely};
        candidate.reason.daysApart =
            static_cast<int>(group.day.daysTo(lines()[line.key()].line.day));
        if (!group.fees.isZero())
            candidate.adjustments = {{MatchAdjustment::Kind::Fee, -group.fees, {}}};
        const bool isRejectedGroup =
            std::any_of(candidate.movements.cbegin(), candidate.movements.cend(),
                        [&](qsizetype movement) { return isRejected(line.key(), movement); });
        if (!isRejectedGroup)
            addSuggestion(std::move(candidate));
    }
}

void Reconciler::assignMovements()
{
    m_movementQueues.reserve(movements().size());
    for (qsizetype i = 0; i < movements().size(); ++i) {
        const Movement &movement = movements()[i];
        if (m_movementMatches[i] >= 0) {
            const auto isGone = [this](qint64 line) {
                const qsizetype place = placeOf(line);
                return place >= 0 && lines()[place].isGone;
            };
            const BankMatch &match = facts().matches[m_movementMatches[i]];
            m_movementQueues.append(std::any_of(match.lines.cbegin(), match.lines.cend(), isGone)
                                        ? ReconcileQueue::Gone
                                    : isPaidLate(match) ? ReconcileQueue::PaidLate
                                                        : ReconcileQueue::Certain);
            continue;
        }
        if (const auto line = m_movementLines.constFind(i); line != m_movementLines.cend()) {
            m_movementQueues.append(m_lineQueues[*line]);
            continue;
        }
        const auto handOver = m_input.handOvers.constFind(movement.transaction);
        const bool isHandedOver = handOver != m_input.handOvers.cend() &&
                                  movement.kind == MovementKind::Payment && m_lastDay.isValid() &&
                                  brasiliaDay(*handOver).addDays(kMaxDaysApart) <= m_lastDay;
        if (isHandedOver)
            m_movementQueues.append(ReconcileQueue::GoodsOutNoMoney);
        else if (movement.state != MovementState::Settled)
            m_movementQueues.append(ReconcileQueue::Waiting);
        else
            m_movementQueues.append(m_lastDay.isValid() &&
                                            movement.day.addDays(kMaxDaysApart) <= m_lastDay
                                        ? ReconcileQueue::OnlyService
                                        : ReconcileQueue::NotYet);
    }
}

const BankMatch *Reconciler::matchOfLine(qsizetype line) const
{
    return m_lineMatches[line] < 0 ? nullptr : &facts().matches[m_lineMatches[line]];
}

const BankMatch *Reconciler::matchOfMovement(qsizetype movement) const
{
    return m_movementMatches[movement] < 0 ? nullptr
                                           : &facts().matches[m_movementMatches[movement]];
}

std::optional<Explanation> Reconciler::explanationOf(qsizetype line) const
{
    const auto found = m_explanations.constFind(line);
    return found == m_explanations.cend() ? std::nullopt : std::optional(*found);
}

bool Reconciler::isSealed(qint64 account, QDate day) const
{
    return sealInForce(account, day) != nullptr;
}

/// Returns nullptr for a day that is open.
const BankSeal *Reconciler::sealInForce(qint64 account, QDate day) const
{
    const auto seal =
        std::find_if(facts().seals.cbegin(), facts().seals.cend(), [&](const BankSeal &each) {
            return !each.reopenedAt && each.account == account && each.day == day;
        });
    return seal == facts().seals.cend() ? nullptr : &*seal;
}

bool Reconciler::isInScope(qsizetype line) const
{
    const QDate day = lines()[line].line.day;
    return day >= m_input.from && day <= m_input.until;
}

bool Reconciler::isMovementInScope(qsizetype movement) const
{
    if (const BankMatch *match = matchOfMovement(movement)) {
        return std::any_of(match->lines.cbegin(), match->lines.cend(), [this](qint64 line) {
            const qsizetype place = placeOf(line);
            return place >= 0 && isInScope(place);
        });
    }
    if (const auto line = m_movementLines.constFind(movement); line != m_movementLines.cend())
        return isInScope(*line);
    const QDate day = movements()[movement].day;
    return day >= m_input.from && day <= m_input.until;
}

/// Returns the account with the most matches, which receives the payments of the service.
qint64 Reconciler::mainAccount() const
{
    std::map<qint64, qsizetype> counts;
    for (const ReconciledAccount &account : facts().accounts)
        counts[account.id] = 0;
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if (m_lineMatches[i] >= 0)
            ++counts[lines()[i].account];
    }
    const auto most =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == counts.end() ? 0 : most->first;
}

bool Reconciler::belongsTo(qsizetype movement, qint64 account, QDate day) const
{
    if (const BankMatch *match = matchOfMovement(movement)) {
        const qsizetype place = placeOf(match->lines.value(0));
        return place >= 0 && lines()[place].account == account && lines()[place].line.day == day;
    }
    if (const auto line = m_movementLines.constFind(movement); line != m_movementLines.cend())
        return lines()[*line].account == account && lines()[*line].line.day == day;
    return account == m_mainAccount && movements()[movement].day == day;
}

qint64 Reconciler::accountOf(qsizetype movement) const
{
    const BankMatch *match = matchOfMovement(movement);
    const qsizetype place = match ? placeOf(match->lines.value(0)) : -1;
    return place >= 0 ? lines()[place].account : m_mainAccount;
}

QList<ReconcileCandidate> Reconciler::candidatesOf(qsizetype line) const
{
    QList<ReconcileCandidate> candidates;
    if (!isOpen(line))
        return candidates;
    if (const auto found = m_lineSuggestions.constFind(line); found != m_lineSuggestions.cend())
        candidates.append(m_suggestions[*found]);
    const StatementLine &wanted = lines()[line].line;
    QList<ReconcileCandidate> others;
    for (qsizetype i = 0; i < movements().size(); ++i) {
        const Movement &movement = movements()[i];
        const qint64 days = movement.day.daysTo(wanted.day);
        const bool isKnown = !candidates.isEmpty() && candidates.first().movements.contains(i);
        if (movement.amount != wanted.amount || days < kMinDaysApart || days > kMaxDaysApart ||
            m_movementMatches[i] >= 0 || isKnown || isRejected(line, i))
            continue;
        ReconcileCandidate candidate{.lines = {line},
                                     .movements = {i},
                                     .rule = DecisionRule::AmountDay,
                                     .confidence = Confidence::Possible};
        candidate.reason.daysApart = static_cast<int>(days);
        if (wanted.time)
            candidate.reason.minutesApart =
                static_cast<int>(wanted.time->toMSecsSinceEpoch() / 60'000 - movement.minute);
        candidate.reason.documentFits = !wanted.document.isEmpty() &&
                                        wanted.document == movement.document &&
                                        movement.document != m_input.options.walkInDocument;
        candidate.reason.nameFits = !wanted.name.isEmpty() && !movement.name.isEmpty() &&
                                    movement.name != m_input.options.walkInName &&
                                    isLike(nameKey(wanted.name), nameKey(movement.name));
        others.append(candidate);
    }
    const auto rank = [](const ReconcileCandidate &candidate) {
        return std::tuple(!candidate.reason.documentFits, !candidate.reason.nameFits,
                          std::abs(candidate.reason.minutesApart.value_or(10'000)),
                          std::abs(candidate.reason.daysApart.value_or(0)),
                          candidate.movements.first());
    };
    std::sort(others.begin(), others.end(),
              [&rank](const auto &a, const auto &b) { return rank(a) < rank(b); });
    candidates += others;
    if (candidates.size() > kMaxCandidates)
        candidates.resize(kMaxCandidates);
    return candidates;
}

ReconcileRow Reconciler::row(qsizetype line) const
{
    const BankLine &stored = lines()[line];
    ReconcileRow row{.line = stored.id,
                     .account = stored.account,
                     .statementLine = stored.line,
                     .queue = m_lineQueues[line],
                     .explanation = explanationOf(line),
                     .note = facts().notes.value(stored.id),
                     .isSealed = isSealed(stored.account, stored.line.day)};
    if (const BankMatch *match = matchOfLine(line)) {
        row.rule = match->rule;
        for (const BankMatch::Part &part : match->movements) {
            if (const qsizetype place = placeOf(part.key); place >= 0)
                row.movements.append(movements()[place]);
        }
    } else if (const auto found = m_lineSuggestions.constFind(line);
               found != m_lineSuggestions.cend()) {
        row.rule = m_suggestions[*found].rule;
        for (const qsizetype movement : m_suggestions[*found].movements)
            row.movements.append(movements()[movement]);
    } else {
        for (const ReconcileCandidate &candidate : m_certain) {
            if (candidate.lines.contains(line)) {
                row.rule = candidate.rule;
                row.movements.append(movements()[candidate.movements.first()]);
            }
        }
    }
    return row;
}

ReconcileRow Reconciler::movementRow(qsizetype movement) const
{
    return {.movements = {movements()[movement]}, .queue = m_movementQueues[movement]};
}

QList<Reconciler::Entry> Reconciler::entries(std::optional<ReconcileQueue> queue,
                                             const QString &search) const
{
    const QString words = plainWords(search).trimmed();
    QString digits = search.trimmed();
    digits.remove(u'.').remove(u',').remove(u' ');
    bool isAmount = false;
    const qlonglong cents = digits.toLongLong(&isAmount);
    isAmount = isAmount && (search.contains(u',') || search.contains(u'.'));
    const auto fits = [&](const QString &text, Money amount) {
        if (isAmount && qAbs(amount.cents()) == qAbs(cents))
            return true;
        return words.isEmpty() || plainWords(text).contains(words) ||
               plainLetters(text).contains(plainLetters(words));
    };
    QList<Entry> entries;
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if ((queue && m_lineQueues[i] != *queue) || !isInScope(i))
            continue;
        const StatementLine &line = lines()[i].line;
        if (words.isEmpty() ||
            fits(line.text + u'\n' + line.name + u'\n' + line.endToEndId + u'\n' + line.number,
                 line.amount))
            entries.append({i, -1});
    }
    for (qsizetype i = 0; i < movements().size(); ++i) {
        if ((queue && m_movementQueues[i] != *queue) || m_movementMatches[i] >= 0 ||
            !isMovementInScope(i))
            continue;
        const auto partner = m_movementLines.constFind(i);
        if (partner != m_movementLines.cend() && m_lineQueues[*partner] == m_movementQueues[i])
            continue;
        const Movement &movement = movements()[i];
        if (words.isEmpty() ||
            fits(movement.name + u'\n' + movement.reference + u'\n' + movement.endToEndId + u'\n' +
                     movement.transaction.toString(QUuid::WithoutBraces),
                 movement.amount))
            entries.append({-1, i});
    }
    const auto key = [this](const Entry &entry) {
        return entry.line >= 0 ? std::tuple(lines()[entry.line].line.day, 0, lines()[entry.line].id)
                               : std::tuple(movements()[entry.movement].day, 1,
                                            movements()[entry.movement].minute);
    };
    std::stable_sort(entries.begin(), entries.end(),
                     [&key](const Entry &a, const Entry &b) { return key(a) < key(b); });
    return entries;
}

ReconcileState Reconciler::state() const
{
    ReconcileState state{.from = m_input.from, .until = m_input.until, .queues = emptyTotals()};
    Equation ofLines{Equation::Kind::Lines};
    Equation ofMovements{Equation::Kind::Movements};
    Money lineSum;
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if (!isInScope(i))
            continue;
        ++state.lineCount;
        ofLines.left += lines()[i].line.amount;
        if (!lines()[i].isGone)
            lineSum += lines()[i].line.amount;
        addLine(totalOf(state.queues, m_lineQueues[i]), lines()[i].line.amount);
    }
    for (qsizetype i = 0; i < movements().size(); ++i) {
        if (!isMovementInScope(i))
            continue;
        const Movement &movement = movements()[i];
        ++state.movementCount;
        ofMovements.left += movement.amount;
        addMovement(totalOf(state.queues, m_movementQueues[i]), movement.amount);
    }
    for (const QueueTotal &total : std::as_const(state.queues)) {
        ofLines.right += total.lineSum;
        ofMovements.right += total.movementSum;
    }
    Equation ofMatches{Equation::Kind::Matches};
    for (const BankMatch &match : facts().matches) {
        const auto isHere = [this](qint64 line) {
            const qsizetype place = placeOf(line);
            return place >= 0 && isInScope(place);
        };
        if (std::none_of(match.lines.cbegin(), match.lines.cend(), isHere))
            continue;
        for (const BankMatch::Part &part : match.movements) {
            if (isPending(part))
                ++state.pendingEvidence;
        }
        const bool isLoaded = std::all_of(match.lines.cbegin(), match.lines.cend(),
                                          [this](qint64 line) { return placeOf(line) >= 0; });
        if (!isLoaded)
            continue; // a line is far outside of the scope, so the sums are not comparable
        for (const qint64 line : match.lines)
            ofMatches.left += lines()[placeOf(line)].line.amount;
        for (const BankMatch::Part &part : match.movements) {
            const qsizetype place = placeOf(part.key);
            ofMatches.right += place >= 0 ? movements()[place].amount : part.amount;
        }
        for (const MatchAdjustment &adjustment : match.adjustments)
            ofMatches.right += adjustment.amount;
    }
    state.equations = {ofLines, ofMovements, ofMatches};
    state.equations += sideEquations(*this, sidesOf(*this, 0, m_input.from, m_input.until));
    QList<BankSeal> seals;
    for (const BankSeal &seal : facts().seals) {
        if (!seal.reopenedAt && seal.day >= m_input.from && seal.day <= m_input.until)
            seals.append(seal);
    }
    if (!seals.isEmpty())
        state.equations.append(carriedEquation(*this, seals));
    bool isKnown = !facts().accounts.isEmpty();
    Money opening;
    Money closing;
    for (ReconciledAccount account : facts().accounts) {
        bool hasImport = false;
        for (const BankImport &each : facts().imports) {
            if (each.import.isRolledBack || each.import.account != account.id)
                continue;
            hasImport = true;
            if (!account.from.isValid() || each.import.from < account.from)
                account.from = each.import.from;
            if (!account.until.isValid() || each.import.until > account.until)
                account.until = each.import.until;
        }
        account.lineCount = facts().lineCounts.value(account.id);
        if (!hasImport)
            continue;
        const AccountBalances balances(facts(), account.id);
        account.opening = balances.before(account.from);
        account.closing = balances.statedAfter(account.until);
        state.accounts.append(account);
        const auto before = balances.before(m_input.from);
        const auto after = balances.statedAfter(m_input.until);
        if (before && after) {
            opening += *before;
            closing += *after;
        } else {
            isKnown = false;
        }
    }
    if (isKnown && !state.accounts.isEmpty()) {
        state.opening = opening;
        state.closing = closing;
        state.difference = opening + lineSum - closing;
        state.equations.append({Equation::Kind::Balance, opening + lineSum, closing});
    }
    return state;
}

ReconcileDay Reconciler::day(qint64 account, QDate date) const
{
    if (const BankSeal *seal = sealInForce(account, date)) {
        ReconcileDay sealed = asSealed(*seal);
        sealed.equations += sideEquations(*this, sidesOf(*this, *seal));
        sealed.equations.append(carriedEquation(*this, {*seal}));
        return sealed;
    }
    ReconcileDay day{.day = date, .account = account, .queues = emptyTotals()};
    const AccountBalances balances(facts(), account);
    day.opening = balances.before(date);
    day.closing = balances.after(date);
    Money lineSum;
    bool isContradicted = false;
    bool isEvidencePending = false;
    for (qsizetype i = 0; i < lines().size(); ++i) {
        const BankLine &line = lines()[i];
        if (line.account != account || line.line.day != date)
            continue;
        lineSum += line.line.amount;
        addLine(day, line.line.amount, m_lineQueues[i]);
        if (const BankMatch *match = matchOfLine(i)) {
            for (const BankMatch::Part &part : match->movements)
                isEvidencePending = isEvidencePending || isPending(part);
        }
    }
    Money movementSum;
    for (qsizetype i = 0; i < movements().size(); ++i) {
        if (!belongsTo(i, account, date))
            continue;
        const Movement &movement = movements()[i];
        movementSum += movement.amount;
        addMovement(totalOf(day.queues, m_movementQueues[i]), movement.amount);
        isContradicted = isContradicted || m_input.contradicted.contains(movement.transaction);
        const ReconcileQueue queue = m_movementQueues[i];
        const bool isOpenAlone =
            !m_movementLines.contains(i) && isUndecided(queue) && queue != ReconcileQueue::Waiting;
        if (isOpenAlone)
            addOpen(day, movement.amount);
    }
    addEquations(day, lineSum, movementSum);
    day.equations += sideEquations(*this, sidesOf(*this, account, date, date));
    const auto has = [&day](ReconcileQueue queue) {
        const QueueTotal &total = day.queues[static_cast<qsizetype>(queue)];
        return total.lineCount + total.movementCount > 0;
    };
    const bool isCovered =
        std::any_of(facts().imports.cbegin(), facts().imports.cend(), [&](const BankImport &each) {
            return !each.import.isRolledBack && each.import.account == account &&
                   each.import.from <= date && date <= each.import.until;
        });
    if (!isCovered)
        day.obstacles.append(SealObstacle::NoStatement);
    if (!balances.isConsistent(date))
        day.obstacles.append(SealObstacle::BalanceDiffers);
    if (has(ReconcileQueue::AmountDiffers))
        day.obstacles.append(SealObstacle::AmountDiffers);
    if (has(ReconcileQueue::Twice))
        day.obstacles.append(SealObstacle::Twice);
    if (has(ReconcileQueue::Gone))
        day.obstacles.append(SealObstacle::Gone);
    if (isContradicted)
        day.obstacles.append(SealObstacle::Contradicted);
    if (isEvidencePending)
        day.obstacles.append(SealObstacle::EvidencePending);
    const QMap<QDate, Money> sums = facts().daySums.value(account);
    for (auto at = sums.cbegin(); at != sums.cend() && at.key() < date; ++at) {
        if (!isSealed(account, at.key())) {
            day.obstacles.append(SealObstacle::EarlierDayOpen);
            break;
        }
    }
    if (day.openCount > 0)
        day.obstacles.append(SealObstacle::OpenItems);
    return day;
}

QList<ReconcileDay> Reconciler::days(qint64 account) const
{
    QList<ReconcileDay> days;
    const QMap<QDate, Money> sums = facts().daySums.value(account);
    for (auto at = sums.lowerBound(m_input.from); at != sums.cend() && at.key() <= m_input.until;
         ++at)
        days.append(day(account, at.key()));
    return days;
}

BankSeal Reconciler::sealOf(qint64 account, QDate date) const
{
    const ReconcileDay facts = day(account, date);
    BankSeal seal{
        .account = account, .day = date, .opening = facts.opening, .closing = facts.closing};
    for (qsizetype i = 0; i < lines().size(); ++i) {
        if (lines()[i].account == account && lines()[i].line.day == date)
            seal.lines.append({lines()[i].id, lines()[i].line.amount, m_lineQueues[i]});
    }
    for (qsizetype i = 0; i < movements().size(); ++i) {
        if (belongsTo(i, account, date) && m_movementQueues[i] != ReconcileQueue::Waiting)
            seal.movements.append({keyOf(movements()[i]), movements()[i].amount,
                                   movements()[i].state, m_movementQueues[i]});
    }
    std::sort(seal.movements.begin(), seal.movements.end(), [](const auto &a, const auto &b) {
        return std::pair(a.key.transaction, a.key.kind) < std::pair(b.key.transaction, b.key.kind);
    });
    for (const BankSeal &earlier : m_input.facts.seals) {
        if (!earlier.reopenedAt && earlier.account == account && earlier.day < date)
            seal.previous = earlier.digest;
    }
    seal.digest = digestOf(seal, m_input.facts, m_linePlaces);
    return seal;
}

QList<ChangeAfterSeal> Reconciler::changesAfterSeal() const
{
    QList<ChangeAfterSeal> changes;
    for (const BankSeal &seal : facts().seals) {
        if (seal.reopenedAt) {
            changes.append({.kind = ChangeAfterSeal::Kind::Reopened,
                            .account = seal.account,
                            .day = seal.day,
                            .reason = seal.reopenReason,
                            .at = *seal.reopenedAt,
                            .person = seal.reopenedBy});
            continue;
        }
        const bool isLoaded = seal.day >= m_input.from && seal.day <= m_input.until;
        if (!isLoaded)
            continue;
        const BankSeal now = sealOf(seal.account, seal.day);
        QHash<qint64, BankSeal::Line> sealedLines;
        for (const BankSeal::Line &line : seal.lines)
            sealedLines.insert(line.line, line);
        for (const BankSeal::Line &line : now.lines) {
            const auto before = sealedLines.constFind(line.line);
            const bool isGone = line.queue == ReconcileQueue::Gone;
            if (before == sealedLines.cend()) {
                if (!isGone)
                    changes.append({.kind = ChangeAfterSeal::Kind::LineAdded,
                                    .account = seal.account,
                                    .day = seal.day,
                                    .line = line.line,
                                    .effect = line.amount});
            } else if (isGone) {
                changes.append({.kind = ChangeAfterSeal::Kind::LineGone,
                                .account = seal.account,
                                .day = seal.day,
                                .line = line.line,
                                .effect = -line.amount});
            }
            sealedLines.remove(line.line);
        }
        for (const BankSeal::Line &line : std::as_const(sealedLines))
            changes.append({.kind = ChangeAfterSeal::Kind::LineGone,
                            .account = seal.account,
                            .day = seal.day,
                            .line = line.line,
                            .effect = -line.amount});
        QHash<MovementKey, BankSeal::Part> sealedParts;
        for (const BankSeal::Part &part : seal.movements)
            sealedParts.insert(part.key, part);
        const auto effectOf = [](MovementState state, Money amount) {
            return state == MovementState::Settled ? amount : Money();
        };
        for (const BankSeal::Part &part : seal.movements) {
            const qsizetype place = placeOf(part.key);
            const Money before = effectOf(part.state, part.amount);
            const Money after =
                place < 0 ? Money() : effectOf(movements()[place].state, movements()[place].amount);
            if (place < 0 || movements()[place].state != part.state ||
                movements()[place].amount != part.amount)
                changes.append({.kind = ChangeAfterSeal::Kind::ChargeChanged,
                                .account = seal.account,
                                .day = seal.day,
                                .movement = part.key,
                                .effect = after - before});
        }
        for (const BankSeal::Part &part : now.movements) {
            if (!sealedParts.contains(part.key) && part.state == MovementState::Settled)
                changes.append({.kind = ChangeAfterSeal::Kind::ChargeAdded,
                                .account = seal.account,
                                .day = seal.day,
                                .movement = part.key,
                                .effect = part.amount});
        }
    }
    return changes;
}

ReconciledMatch Reconciler::describe(const BankMatch &match) const
{
    ReconciledMatch described{.id = match.id,
                              .rule = match.rule,
                              .confidence = confidenceOf(match.rule),
                              .reason = match.reason,
                              .lines = match.lines,
                              .adjustments = match.adjustments,
                              .isAutomatic = match.kind == StepKind::Automatic,
                              .madeAt = match.madeAt,
                              .person = match.person,
                              .note = match.note};
    for (const BankMatch::Part &part : match.movements) {
        const qsizetype place = placeOf(part.key);
        described.movements.append(place >= 0 ? movements()[place]
                                              : Movement{.transaction = part.key.transaction,
                                                         .kind = part.key.kind,
                                                         .amount = part.amount});
        described.isEvidence = described.isEvidence || part.evidence == EvidenceState::Recorded;
        described.isRefused = described.isRefused || part.evidence == EvidenceState::Refused;
    }
    return described;
}

ReconciledMatch Reconciler::describe(const ReconcileCandidate &candidate) const
{
    ReconciledMatch described{.rule = candidate.rule,
                              .confidence = candidate.confidence,
                              .reason = candidate.reason,
                              .adjustments = candidate.adjustments};
    for (const qsizetype line : candidate.lines)
        described.lines.append(lines()[line].id);
    for (const qsizetype movement : candidate.movements)
        described.movements.append(movements()[movement]);
    return described;
}

} // namespace core
