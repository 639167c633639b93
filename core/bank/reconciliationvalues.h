// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankstatement.h"
#include "core/reconcile/matcher.h"
#include "core/reconcile/queues.h"
#include "core/statement/csvlayout.h"
#include "core/statement/statementfault.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <algorithm>
#include <array>
#include <optional>

namespace core
{

// The values of Reconciliation. Plain values; texts are empty if unknown.

/// A file that a person wants to import, with everything that the person states about the file.
struct ImportRequest
{
    QString path = {};
    /// For a table with an unknown header. nullopt: the mapping that an earlier import used.
    std::optional<CsvMapping> mapping = {};
    bool ignoresStoredMapping = false; ///< a person wants to name the columns again
    /// SHA-256 of the file that the person saw in the preview. Code::Conflict if the file is
    /// another one now. Empty: not checked.
    QByteArray digest = {};
    std::optional<Money> opening = {}; ///< the balance before the first line, as typed
    BalanceClaim claim = BalanceClaim::AddUp;
    /// The account of a file that names none, or whose name the person corrects. nullopt: as the
    /// file states.
    std::optional<BankAccount> account = {};
    QString person = {}; ///< who imports; empty: unknown
};

/// The reason why a readable statement cannot be imported as requested.
enum class ImportProblem {
    BalancesUnproven, ///< needs ImportRequest::opening, or BalanceClaim::NoneToCheck
    AccountMissing,   ///< the file names no account; needs ImportRequest::account
    Card,             ///< a card account, which has no balances; left out next to another account
    NoLines,          ///< neither lines nor a period
};

/// The effect of importing one statement of a file.
struct StatementPreview
{
    BankStatement statement = {};   ///< account, period, balances, notes and lines
    qint64 account = 0;             ///< 0: the import creates the account
    QList<qsizetype> added = {};    ///< indices of statement.lines that are new
    qsizetype knownCount = 0;       ///< lines that are stored
    qsizetype returnedCount = 0;    ///< known lines that were gone
    QList<StatementLine> gone = {}; ///< stored lines of covered days that the file omits
    qsizetype sealedCount = 0;      ///< new or gone lines of sealed days
    QList<QueueTotal> queues = {};  ///< of the new lines, as the import would assign them
    std::optional<ImportProblem> problem = {};
    /// Days without a statement between the stored lines and this one. 0: none.
    int gapDays = 0;
    /// Opening minus the balance that the stored lines lead to; nullopt: nothing to compare.
    std::optional<Money> openingDifference = {};
};

/// The effect of an import on one line.
enum class LineEffect {
    Gone,  ///< stored, but the file omits the line
    New,   ///< not stored yet
    Known, ///< stored already
};

/// A line of StatementPreview.
struct PreviewedLine
{
    LineEffect effect = LineEffect::New;
    qsizetype place = 0; ///< in StatementPreview::gone if it is gone, else in the statement
};

/// Returns all lines of a preview, in the order of LineEffect and of the file.
[[nodiscard]] QList<PreviewedLine> previewedLines(const StatementPreview &preview);

/// Returns the line itself, which lives as long as the preview.
[[nodiscard]] inline const StatementLine &lineOf(const StatementPreview &preview,
                                                 const PreviewedLine &line)
{
    return line.effect == LineEffect::Gone ? preview.gone[line.place]
                                           : preview.statement.lines[line.place];
}

/// Returns "gone", "new" or "known".
[[nodiscard]] QString toText(LineEffect effect);

/// The effect of importing a file.
struct ImportPreview
{
    std::optional<StatementFault> fault = {}; ///< the file is refused, and the rest is empty
    QList<StatementPreview> statements = {};  ///< one for each account of the file
    /// The import that has the same bytes; nullopt: the file is new.
    std::optional<qint64> sameFile = {};
    QByteArray digest = {};         ///< SHA-256 of the file, for ImportRequest
    bool usesStoredMapping = false; ///< an earlier import named the columns of this table

    /// Returns true if import() stores the other statements without this one: the statement of a
    /// card, next to the statement of an account.
    [[nodiscard]] bool leavesOut(const StatementPreview &statement) const
    {
        return statement.problem == ImportProblem::Card &&
               std::any_of(statements.cbegin(), statements.cend(),
                           [](const auto &each) { return each.problem != ImportProblem::Card; });
    }

    /// Returns true if import() stores the file.
    [[nodiscard]] bool canImport() const
    {
        if (fault || statements.isEmpty())
            return false;
        for (const StatementPreview &statement : statements) {
            if (statement.problem && !leavesOut(statement))
                return false;
        }
        return true;
    }
};

/// The result of an import.
struct ImportOutcome
{
    ImportPreview preview = {}; ///< as before the import
    QList<qint64> imports = {}; ///< one for each stored statement; empty: nothing was stored
    qsizetype matchedCount = 0; ///< matched lines of the scope, after the import
    qsizetype paidCount = 0;    ///< charges that became paid
    qsizetype refusedCount = 0; ///< evidence that the service refused
};

/// An account with lines.
struct ReconciledAccount
{
    qint64 id = 0;
    BankAccount account = {};
    QDate from = {}; ///< first and last day of all imports
    QDate until = {};
    qsizetype lineCount = 0;
    /// Before the first and after the last line; nullopt: no import states a balance.
    std::optional<Money> opening = {};
    std::optional<Money> closing = {};
};

/// A stored statement of one file.
struct StoredImport
{
    qint64 id = 0;
    qint64 account = 0;
    QString fileName = {};
    StatementFormat format = StatementFormat::Ofx;
    QDate from = {};
    QDate until = {};
    std::optional<Money> opening = {};
    std::optional<Money> closing = {};
    BalanceClaim claim = BalanceClaim::AddUp;
    qsizetype lineCount = 0;   ///< lines of the file
    QDateTime importedAt = {}; ///< UTC
    QString person = {};
    bool isRolledBack = false;
};

/// The result of rolling an import back.
struct RollbackOutcome
{
    qsizetype removedLines = 0;   ///< lines that no other import has
    qsizetype undoneMatches = 0;  ///< matches that had one of these lines
    qsizetype withdrawnCount = 0; ///< charges whose payment was withdrawn
    qsizetype keptEvidence = 0;   ///< charges that stay paid, because identifiers matched
};

/// Identifies a movement of a transaction.
struct MovementKey
{
    QUuid transaction = {};
    MovementKind kind = MovementKind::Payment;

    bool operator==(const MovementKey &) const = default;
};

[[nodiscard]] inline size_t qHash(const MovementKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.transaction, static_cast<int>(key.kind));
}

[[nodiscard]] inline MovementKey keyOf(const Movement &movement)
{
    return {movement.transaction, movement.kind};
}

/// A part of a match that no movement explains, such as a fee.
struct MatchAdjustment
{
    enum class Kind { Fee, Return, Other };

    Kind kind = Kind::Other;
    Money amount = {}; ///< effect on the account
    QString note = {};

    bool operator==(const MatchAdjustment &) const = default;
};

/// The meaning of a line that no transaction explains.
enum class ExplanationCategory { Fee, Yield, Tax, OwnTransfer, Card, Loan, Cash, Other };

inline constexpr std::array kExplanationCategories{
    ExplanationCategory::Fee,         ExplanationCategory::Yield, ExplanationCategory::Tax,
    ExplanationCategory::OwnTransfer, ExplanationCategory::Card,  ExplanationCategory::Loan,
    ExplanationCategory::Cash,        ExplanationCategory::Other,
};

/// Returns "fee", "yield", "tax", "own_transfer", "card", "loan", "cash" or "other".
[[nodiscard]] QString toText(ExplanationCategory category);
[[nodiscard]] std::optional<ExplanationCategory> explanationCategoryFromText(QStringView text);

/// A rule of a person: explains lines with a phrase and a sign. Never a Pix that arrived.
struct ExplanationRule
{
    qint64 id = 0;
    QString phrase = {}; ///< in the text of the line, ignoring case and accents
    bool isIncoming = false;
    ExplanationCategory category = ExplanationCategory::Other;

    bool operator==(const ExplanationRule &) const = default;
};

/// The explanation of a line.
struct Explanation
{
    ExplanationCategory category = ExplanationCategory::Other;
    QString note = {};
    std::optional<qint64> rule = {}; ///< nullopt: a person explained this line
    bool operator==(const Explanation &) const = default;
};

/// The rule behind a match or a candidate. The first ten are those of MatchRule. The values
/// are stored.
enum class DecisionRule {
    EndToEndId,
    Txid,
    ServiceId,
    Reference,
    AmountTimeParty,
    AmountDocument,
    AmountTime,
    AmountName,
    AmountDay,
    EqualSet,
    Settlement, ///< one line with the given group of movements, less their fees
    Reversal,   ///< a line that takes another line back
    ByHand,     ///< a person chose line and movement
    DayFees,    ///< one line with the commissions of all payments of a day
};

/// Returns "e2e_id", "txid", "service_id", "reference", "amount_time_party", "amount_document",
/// "amount_time", "amount_name", "amount_day", "equal_set", "settlement", "reversal", "by_hand" or
/// "day_fees".
[[nodiscard]] QString toText(DecisionRule rule);

/// Returns the name of a queue: "certain", "only_bank_in", "goods_out_no_money", …
[[nodiscard]] QString toText(ReconcileQueue queue);

/// Returns the name of a part: "bank_lines", "explained_lines", "not_at_bank", …
[[nodiscard]] QString toText(EquationPart::Kind kind);

/// A recorded match, or a candidate of an open line.
struct ReconciledMatch
{
    qint64 id = 0; ///< 0: a candidate that nobody accepted
    DecisionRule rule = DecisionRule::ByHand;
    std::optional<Confidence> confidence = {}; ///< nullopt: by hand
    MatchReason reason = {};
    QList<qint64> lines = {};
    QList<Movement> movements = {};
    QList<MatchAdjustment> adjustments = {};
    bool isAutomatic = false; ///< no person decided
    bool isEvidence = false;  ///< the service recorded the lines as evidence
    bool isRefused = false;   ///< the service refused the evidence
    QDateTime madeAt = {};    ///< UTC; invalid for candidates
    QString person = {};
    QString note = {};
};

/// A row of a queue: a line with its movements, or a movement without a line.
struct ReconcileRow
{
    qint64 line = 0; ///< 0: a movement without a line
    qint64 account = 0;
    StatementLine statementLine = {};
    QList<Movement> movements = {}; ///< matched, or of the first candidate
    ReconcileQueue queue = ReconcileQueue::OnlyBankIn;
    std::optional<DecisionRule> rule = {}; ///< nullopt: no match and no candidate
    std::optional<Explanation> explanation = {};
    QString note = {}; ///< of the line
    bool isSealed = false;
};

/// A line with everything that is known about it.
struct LineDetail
{
    ReconcileRow row = {};
    std::optional<ReconciledMatch> match = {};
    QList<ReconciledMatch> candidates = {}; ///< best first, at most kMaxCandidates
    QString fileName = {};                  ///< of the newest import with the line
};

inline constexpr qsizetype kMaxCandidates = 9;

/// A window of the rows of one queue.
struct ReconcileWindow
{
    qsizetype first = 0;
    qsizetype total = 0; ///< rows of the queue that fit the search
    QList<ReconcileRow> rows = {};
};

/// The step that undo() or redo() affects.
enum class StepKind {
    Import,
    Rollback,
    Automatic, ///< identifiers matched; undone by Reconciliation::unmatch() only
    Accept,
    Reject,
    MatchByHand,
    Unmatch,
    Explain,
    AddRule,
    RemoveRule,
    Note,
};

struct StepSummary
{
    StepKind kind = StepKind::Accept;
    qsizetype count = 0; ///< lines, or matches of Accept
    Money sum = {};      ///< of the lines
    QDateTime madeAt = {};
    QString person = {};
};

/// Everything that the page shows at once.
struct ReconcileState
{
    QDate from = {}; ///< of the scope
    QDate until = {};
    QList<ReconciledAccount> accounts = {};
    QList<QueueTotal> queues = {};     ///< all queues, in the order of ReconcileQueue
    QList<Equation> equations = {};    ///< of the scope
    std::optional<Money> opening = {}; ///< balance before `from`; nullopt: unknown
    std::optional<Money> closing = {}; ///< balance after `until`
    /// Opening plus all lines minus closing. nullopt: a balance is unknown.
    std::optional<Money> difference = {};
    qsizetype lineCount = 0;
    qsizetype movementCount = 0;
    std::optional<StepSummary> undo = {}; ///< nullopt: nothing to undo
    std::optional<StepSummary> redo = {};
    qsizetype pendingEvidence = 0; ///< matches that the service did not record yet
};

/// The part of a day that prevents sealing.
enum class SealObstacle {
    NoStatement,    ///< no import covers the day
    BalanceDiffers, ///< the imports contradict each other
    AmountDiffers,  ///< lines or movements are in this queue; the next two also
    Twice,
    Gone,
    Contradicted,    ///< evidence contradicts a charge of the day
    EvidencePending, ///< the service did not record a match yet
    OpenItems,       ///< needs a reason for carrying the open items
    EarlierDayOpen,  ///< an earlier day with lines is not sealed
};

/// One day of one account.
struct ReconcileDay
{
    QDate day = {};
    qint64 account = 0;
    std::optional<Money> opening = {}; ///< nullopt: no import states a balance
    Money credits = {};
    Money debits = {}; ///< negative
    std::optional<Money> closing = {};
    qsizetype lineCount = 0;
    qsizetype openCount = 0; ///< lines and movements without a decision
    Money openSum = {};
    QList<Equation> equations = {};
    QList<SealObstacle> obstacles = {}; ///< OpenItems alone is removed by a reason
    bool isSealed = false;
    QDateTime sealedAt = {}; ///< UTC
    QString person = {};
    QString carriedReason = {};
    QByteArray digest = {}; ///< SHA-256, 32 bytes; chained to the previous seal
    QList<QueueTotal> queues = {};
};

/// A difference between a sealed day and the present.
struct ChangeAfterSeal
{
    enum class Kind {
        LineAdded,     ///< imported later
        LineGone,      ///< omitted by a later file, or rolled back
        ChargeChanged, ///< the state or amount of a matched charge changed
        ChargeAdded,   ///< a settled movement that the seal did not have
        Reopened,      ///< the seal was opened again
    };

    Kind kind = Kind::LineAdded;
    qint64 account = 0;
    QDate day = {};
    qint64 line = 0; ///< 0: no line
    std::optional<MovementKey> movement = {};
    Money effect = {};   ///< present minus sealed
    QString reason = {}; ///< of a reopening
    QDateTime at = {};   ///< of a reopening
    QString person = {};
};

/// A statement line that is matched with a transaction.
struct TransactionLine
{
    MovementKind movement = MovementKind::Payment; ///< of the transaction
    BankAccount account = {};
    StatementLine line = {};
    QString fileName = {}; ///< of the newest import with the line
    DecisionRule rule = DecisionRule::ByHand;
    bool isAutomatic = false; ///< no person decided
    QString person = {};      ///< who decided; empty: unknown
    QDateTime madeAt = {};    ///< UTC
    bool isSealed = false;
};

/// One line of a sealed day as printed: "carried" items have a reason.
struct SealedDay
{
    ReconcileDay day = {};
    BankAccount account = {};
    QByteArray previousDigest = {}; ///< empty: the first seal of the account
    QList<ReconcileRow> carried = {};
};

} // namespace core
