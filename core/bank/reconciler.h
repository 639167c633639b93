// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/bankstore.h"

#include <QtCore/QSet>

namespace core
{

/// Everything that the queues depend on.
struct ReconcileInput
{
    BankFacts facts = {};
    QList<Movement> movements = {};
    QSet<QUuid> contradicted = {};          ///< charges that evidence contradicts
    QHash<QUuid, QDateTime> handOvers = {}; ///< charges whose goods were handed over, UTC
    bool confirmsPayments = false;          ///< the service records evidence
    MatchOptions options = {};
    QDate from = {}; ///< of the scope
    QDate until = {};
};

/// A candidate of open lines and movements, by their indices.
struct ReconcileCandidate
{
    QList<qsizetype> lines = {};
    QList<qsizetype> movements = {};
    DecisionRule rule = DecisionRule::AmountDay;
    Confidence confidence = Confidence::Possible;
    MatchReason reason = {};
    QList<MatchAdjustment> adjustments = {};
};

/// Balances of one account, calculated from the statements.
class AccountBalances
{
public:
    AccountBalances(const BankFacts &facts, qint64 account);

    /// Returns the balance before the first line of the day; nullopt: no import states a balance.
    [[nodiscard]] std::optional<Money> before(QDate day) const;
    [[nodiscard]] std::optional<Money> after(QDate day) const { return before(day.addDays(1)); }

    /// Returns the same balance as the newest statement states.
    [[nodiscard]] std::optional<Money> statedAfter(QDate day) const;

    /// Returns false if a statement up to the day contradicts the lines.
    [[nodiscard]] bool isConsistent(QDate until) const;

private:
    [[nodiscard]] Money sum(QDate from, QDate end) const;

    QMap<QDate, Money> m_sums;
    QMap<QDate, QList<Money>> m_openings;
    QDate m_closingDay;
    std::optional<Money> m_closing;
};

/// Returns true if nobody decided about items of the queue.
[[nodiscard]] bool isUndecided(ReconcileQueue queue);

/// Returns true if a sealed day lists the movement by itself among its carried items.
[[nodiscard]] bool isCarriedAlone(ReconcileQueue queue);

/// The queues of all lines and movements. A pure function of its input.
class Reconciler
{
public:
    Reconciler() = default;
    explicit Reconciler(ReconcileInput input);

    [[nodiscard]] const ReconcileInput &input() const { return m_input; }
    [[nodiscard]] const BankFacts &facts() const { return m_input.facts; }
    [[nodiscard]] const QList<BankLine> &lines() const { return m_input.facts.lines; }
    [[nodiscard]] const QList<Movement> &movements() const { return m_input.movements; }

    /// Returns the index; -1 if unknown.
    [[nodiscard]] qsizetype placeOf(qint64 line) const { return m_linePlaces.value(line, -1); }
    [[nodiscard]] qsizetype placeOf(const MovementKey &key) const
    {
        return m_movementPlaces.value(key, -1);
    }

    [[nodiscard]] ReconcileQueue lineQueue(qsizetype line) const { return m_lineQueues[line]; }
    [[nodiscard]] ReconcileQueue movementQueue(qsizetype movement) const
    {
        return m_movementQueues[movement];
    }
    [[nodiscard]] const BankMatch *matchOfLine(qsizetype line) const;
    [[nodiscard]] const BankMatch *matchOfMovement(qsizetype movement) const;
    [[nodiscard]] std::optional<Explanation> explanationOf(qsizetype line) const;
    [[nodiscard]] bool isSealed(qint64 account, QDate day) const;

    /// Returns the account of the first matched line, else the one that receives the payments.
    [[nodiscard]] qint64 accountOf(qsizetype movement) const;

    /// Returns true if nobody decided about the line.
    [[nodiscard]] bool isOpen(qsizetype line) const;
    [[nodiscard]] bool isPending(const BankMatch::Part &part) const;
    [[nodiscard]] bool isMovementOpen(qsizetype movement) const
    {
        return m_movementMatches[movement] < 0;
    }

    /// Returns matches by identifiers that are not recorded yet.
    [[nodiscard]] const QList<ReconcileCandidate> &certain() const { return m_certain; }
    [[nodiscard]] const QList<ReconcileCandidate> &suggestions() const { return m_suggestions; }

    /// Returns the suggestion of a line, then other movements that a person may choose.
    [[nodiscard]] QList<ReconcileCandidate> candidatesOf(qsizetype line) const;

    [[nodiscard]] ReconcileRow row(qsizetype line) const;
    [[nodiscard]] ReconcileRow movementRow(qsizetype movement) const;

    /// Returns the rows of a queue within the scope that fit the search.
    struct Entry
    {
        qsizetype line = -1;
        qsizetype movement = -1;
    };
    [[nodiscard]] QList<Entry> entries(std::optional<ReconcileQueue> queue,
                                       const QString &search) const;

    [[nodiscard]] ReconcileState state() const; ///< without steps

    [[nodiscard]] QList<ReconcileDay> days(qint64 account) const;
    [[nodiscard]] ReconcileDay day(qint64 account, QDate day) const;

    /// Returns the seal of a day with its facts; without time, person and reason.
    [[nodiscard]] BankSeal sealOf(qint64 account, QDate day) const;
    [[nodiscard]] QList<ChangeAfterSeal> changesAfterSeal() const;

    [[nodiscard]] ReconciledMatch describe(const BankMatch &match) const;
    [[nodiscard]] ReconciledMatch describe(const ReconcileCandidate &candidate) const;

private:
    /// An open line that states an identifier of a movement with another match.
    struct Claim
    {
        enum class By { EndToEndId, Transaction, Reference };

        qsizetype line = -1;
        qsizetype movement = -1;
        By by = By::EndToEndId;
    };

    void applyDecisions();
    [[nodiscard]] bool isPaidLate(const BankMatch &match) const;
    [[nodiscard]] const BankSeal *sealInForce(qint64 account, QDate day) const;
    void suggest();
    void addSuggestion(ReconcileCandidate candidate);
    [[nodiscard]] MatchResult compare(const QList<qsizetype> &lines,
                                      const QList<qsizetype> &movements) const;
    void applyMatches(const QList<qsizetype> &lines, const QList<qsizetype> &movements);
    [[nodiscard]] bool isReferenceShared(const ReconcileCandidate &candidate);
    [[nodiscard]] QList<Claim> claims() const;
    void removeDoubtful(QList<Claim> &claims) const;
    void markClaimed(const QList<qsizetype> &open);
    [[nodiscard]] QSet<qsizetype> identifiedLines(const QList<qsizetype> &lines,
                                                  const QList<qsizetype> &movements) const;
    void suggestReversals();
    void suggestSettlements();
    void suggestDayFees();
    void markReturnedByBank();
    void assignMovements();
    [[nodiscard]] bool isRejected(qsizetype line, qsizetype movement) const;
    [[nodiscard]] bool isInScope(qsizetype line) const;
    [[nodiscard]] bool isMovementInScope(qsizetype movement) const;
    [[nodiscard]] qint64 mainAccount() const;
    /// Returns true if an unmatched movement belongs to the day of the account.
    [[nodiscard]] bool belongsTo(qsizetype movement, qint64 account, QDate day) const;

    ReconcileInput m_input;
    QHash<qint64, qsizetype> m_linePlaces;
    QHash<MovementKey, qsizetype> m_movementPlaces;
    QList<qsizetype> m_lineMatches;     ///< index of facts().matches; -1: none
    QList<qsizetype> m_movementMatches; ///< the same
    QHash<qsizetype, Explanation> m_explanations;
    QSet<qint64> m_unruledLines; ///< no rule may explain these
    QHash<qint64, QList<MovementKey>> m_rejections;
    QList<ReconcileQueue> m_lineQueues;
    QList<ReconcileQueue> m_movementQueues;
    QList<ReconcileCandidate> m_certain;
    QList<ReconcileCandidate> m_suggestions;
    QHash<qsizetype, qsizetype> m_lineSuggestions;
    QHash<qsizetype, qsizetype> m_movementLines; ///< a line with the same candidate or conflict
    QSet<qsizetype> m_suggestedMovements;
    std::optional<QMultiHash<QString, qsizetype>> m_usedReferences; ///< of movements with a match
    QDate m_lastDay;                                                ///< of all imports
    qint64 m_mainAccount = 0;
};

/// Returns the identity of a line in the whole shop, for evidence.
[[nodiscard]] QString lineIdentity(const BankAccount &account, const BankLine &line);

} // namespace core
