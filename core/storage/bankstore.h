// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"
#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QMap>

#include <optional>

namespace core
{

class Database;

/// A stored line. Its identity within the shop is account, day, fingerprint and copy.
struct BankLine
{
    qint64 id = 0;
    qint64 account = 0;
    StatementLine line = {};
    QByteArray fingerprint = {};
    int copy = 1; ///< from 1, among equal lines of the day
    bool isGone = false;
};

/// A line of a statement that an import adds.
struct AddedLine
{
    qsizetype place = 0; ///< in BankStatement::lines
    QByteArray fingerprint = {};
    int copy = 1; ///< as BankLine::copy
};

struct BankImport
{
    StoredImport import = {}; ///< isRolledBack is also set for an import that was undone
    qint64 step = 0;
    QByteArray digest = {}; ///< SHA-256 of the file
};

/// The record of a match at the service. The values are stored.
enum class EvidenceState {
    Pending, ///< not recorded, or unknown because an answer was lost
    Recorded,
    Refused,
    Withdrawn,
};

struct BankMatch
{
    struct Part
    {
        MovementKey key = {};
        Money amount = {};
        EvidenceState evidence = EvidenceState::Pending;
    };

    qint64 id = 0;
    qint64 step = 0;
    StepKind kind = StepKind::Accept; ///< of the step
    QDateTime madeAt = {};
    QString person = {};
    DecisionRule rule = DecisionRule::ByHand;
    MatchReason reason = {};
    QString note = {};
    QList<qint64> lines = {};
    QList<Part> movements = {};
    QList<MatchAdjustment> adjustments = {};
};

struct BankRejection
{
    qint64 line = 0;
    std::optional<MovementKey> movement = {}; ///< nullopt: no rule explains the line

    bool operator==(const BankRejection &) const = default;
};

struct BankExplanation
{
    qint64 id = 0;
    qint64 line = 0;
    ExplanationCategory category = ExplanationCategory::Other;
    QString note = {};
};

struct BankStep
{
    qint64 id = 0;
    StepKind kind = StepKind::Accept;
    QDateTime madeAt = {};
    QString person = {};
};

struct BankSeal
{
    struct Line
    {
        qint64 line = 0;
        Money amount = {};
        ReconcileQueue queue = ReconcileQueue::Certain;
    };

    struct Part
    {
        MovementKey key = {};
        Money amount = {};
        MovementState state = MovementState::Settled;
        ReconcileQueue queue = ReconcileQueue::Certain;
    };

    qint64 id = 0;
    qint64 account = 0;
    QDate day = {};
    QDateTime madeAt = {};
    QString person = {};
    QString reason = {};
    std::optional<Money> opening = {};
    std::optional<Money> closing = {};
    QByteArray digest = {};
    QByteArray previous = {};
    std::optional<QDateTime> reopenedAt = {};
    QString reopenedBy = {};
    QString reopenReason = {};
    QList<Line> lines = {};
    QList<Part> movements = {};
};

/// Everything that counts at present.
struct BankFacts
{
    QList<ReconciledAccount> accounts = {}; ///< without days, count and balances
    QList<BankImport> imports = {};         ///< oldest first, also rolled back ones
    QList<BankLine> lines = {};             ///< by account, day and id
    QList<BankMatch> matches = {};
    QList<BankRejection> rejections = {};
    QList<BankExplanation> explanations = {};
    QList<ExplanationRule> rules = {};
    QHash<qint64, QString> notes = {}; ///< by line
    QList<BankSeal> seals = {};        ///< oldest first, also reopened ones
    /// The sums of all lines that count and are not gone, by account and day.
    QHash<qint64, QMap<QDate, Money>> daySums = {};
    QHash<qint64, qsizetype> lineCounts = {}; ///< by account
};

/// Stores statements and decisions, in a database of Schema::Bank. Runs in the thread of the
/// database; blocks. A call inside inWriteTransaction() is a part of that transaction.
class BankStore
{
public:
    explicit BankStore(Database &database)
        : m_database(database)
    {}

    /// Reads all facts about the lines of these days; invalid days: all lines. Matches of other
    /// days are included.
    [[nodiscard]] Result<BankFacts> load(QDate from, QDate until);

    /// Returns the first and the last day of all lines that count; invalid without lines.
    [[nodiscard]] Result<std::pair<QDate, QDate>> days();

    [[nodiscard]] Result<QList<BankImport>> imports();
    [[nodiscard]] Result<QList<ReconciledAccount>> accounts();

    /// Returns the lines of an account that count, by id. Texts are empty.
    [[nodiscard]] Result<QList<BankLine>> fingerprints(qint64 account, QDate from, QDate until);
    [[nodiscard]] Result<QList<BankLine>> lines(const QList<qint64> &ids);

    /// Returns the day of the newest line that is matched with each transaction. Lines that are
    /// gone do not count.
    [[nodiscard]] Result<QHash<QUuid, QDate>> reconciledDays();

    /// Returns the lines that are matched with a transaction, oldest day first.
    [[nodiscard]] Result<QList<TransactionLine>> linesOf(const QUuid &transaction);

    /// Returns the stored mappings of tables, newest first.
    [[nodiscard]] Result<QList<CsvMapping>> mappings();
    /// Replaces the mapping of tables with the same header.
    [[nodiscard]] Result<void> addMapping(const CsvMapping &mapping, const QDateTime &now);

    [[nodiscard]] Result<qint64> addAccount(const BankAccount &account);

    /// Adds a step. A step of a person discards the steps that could be redone.
    [[nodiscard]] Result<qint64> addStep(StepKind kind, const QString &person,
                                         const QDateTime &now);
    [[nodiscard]] Result<std::optional<BankStep>> undoable();
    [[nodiscard]] Result<std::optional<BankStep>> redoable();
    [[nodiscard]] Result<void> setUndone(qint64 step, bool isUndone);

    /// Returns the lines that a step is about, also while it is undone.
    [[nodiscard]] Result<QList<qint64>> linesOfStep(qint64 step);

    /// Adds an import with the new lines among `lines`. `held`: ids of the known lines of the file.
    [[nodiscard]] Result<qint64> addImport(const BankImport &import,
                                           const QList<StatementLine> &lines,
                                           const QList<AddedLine> &added, QList<qint64> held,
                                           const QList<qint64> &gone);
    [[nodiscard]] Result<void> addRollback(qint64 step, qint64 import);
    [[nodiscard]] Result<void> addMatch(qint64 step, const BankMatch &match);
    [[nodiscard]] Result<void> endMatch(qint64 step, qint64 match);
    [[nodiscard]] Result<void> addRejection(qint64 step, const BankRejection &rejection);
    [[nodiscard]] Result<void> addExplanation(qint64 step, const BankExplanation &explanation);
    [[nodiscard]] Result<void> endExplanation(qint64 step, qint64 explanation);
    [[nodiscard]] Result<void> addRule(qint64 step, const ExplanationRule &rule);
    [[nodiscard]] Result<void> endRule(qint64 step, qint64 rule);
    [[nodiscard]] Result<void> addNote(qint64 step, qint64 line, const QString &text);

    /// The state of the evidence for one movement of a match.
    struct EvidenceChange
    {
        qint64 match = 0;
        MovementKey movement = {};
        EvidenceState state = EvidenceState::Pending;
    };
    [[nodiscard]] Result<void> setEvidence(const QList<EvidenceChange> &changes);

    /// Returns the matches that no longer count, although the service recorded or may have recorded
    /// them.
    [[nodiscard]] Result<QList<BankMatch>> endedWithEvidence(const BankFacts &facts);

    [[nodiscard]] Result<void> addSeal(const BankSeal &seal);
    [[nodiscard]] Result<void> reopen(qint64 seal, const QDateTime &now, const QString &person,
                                      const QString &reason);

private:
    [[nodiscard]] Result<QList<BankMatch>> matches(bool areActive);

    Database &m_database;
};

} // namespace core
