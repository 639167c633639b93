// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/bankworker.h"

#include "core/database/database.h"
#include "core/domain/plainletters.h"
#include "core/service/promise.h"
#include "core/statement/statementreader.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <numeric>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The lines around the scope that may belong to its movements, in days.
constexpr int kMargin = 4;
constexpr int kMaxNote = 500;

tl::unexpected<Error> invalid(Field field, Problem problem, qint64 limit = 0)
{
    return tl::unexpected(Error{Error::Code::InvalidInput, {{field, problem, limit}}, {}});
}

tl::unexpected<Error> unknown(const QString &what)
{
    return failure(Error::Code::NotFound, what);
}

tl::unexpected<Error> decided()
{
    return failure(Error::Code::Conflict, u"the line or the movement has a decision"_s);
}

tl::unexpected<Error> sealed()
{
    return failure(Error::Code::TransitionRefused, u"the day is sealed"_s);
}

bool isIdentified(DecisionRule rule)
{
    return rule <= DecisionRule::Reference;
}

/// Returns the account that a statement names; with the layout as number if it names none.
BankAccount accountOf(const BankStatement &statement, const ImportRequest &request)
{
    if (request.account)
        return *request.account;
    BankAccount account = statement.account;
    if (account.number.isEmpty())
        account.number = statement.layout;
    return account;
}

Result<QByteArray> bytesOf(const QString &path)
{
    QFile source(path);
    if (!QFileInfo(path).isFile() || !source.open(QIODevice::ReadOnly))
        return unknown(u"the file cannot be read"_s);
    const QByteArray bytes = source.read(StatementReader::kMaxBytes + 1);
    if (source.error() != QFile::NoError)
        return failure(Error::Code::StorageFailed, source.errorString());
    return bytes;
}

/// Returns the place of the only statement of an account; -1 if there are none or several. Cards do
/// not count.
qsizetype placeOfAccount(const QList<BankStatement> &statements)
{
    qsizetype only = -1;
    for (qsizetype i = 0; i < statements.size(); ++i) {
        if (statements[i].isCard)
            continue;
        if (only >= 0)
            return -1;
        only = i;
    }
    return only;
}

/// Returns a sealed day with its carried items.
SealedDay describeSealed(const Reconciler &reconciler, const BankSeal &seal)
{
    SealedDay shown{.day = reconciler.day(seal.account, seal.day), .previousDigest = seal.previous};
    for (const ReconciledAccount &account : reconciler.facts().accounts) {
        if (account.id == seal.account)
            shown.account = account.account;
    }
    for (const BankSeal::Line &line : seal.lines) {
        const qsizetype place = reconciler.placeOf(line.line);
        if (isUndecided(line.queue) && place >= 0)
            shown.carried.append(reconciler.row(place));
    }
    for (const BankSeal::Part &part : seal.movements) {
        const qsizetype place = reconciler.placeOf(part.key);
        if (isCarriedAlone(part.queue) && place >= 0)
            shown.carried.append(reconciler.movementRow(place));
    }
    return shown;
}

} // namespace

/// The rows that an import of one statement adds.
struct BankWorker::StatementPlan
{
    qint64 account = 0; ///< 0: new
    BankAccount name = {};
    QList<AddedLine> added = {};
    QList<qint64> held = {}; ///< known lines
    QList<qint64> gone = {};
};

BankWorker::BankWorker(QString path, MatchOptions options, std::function<QDateTime()> clock)
    : m_path(std::move(path))
    , m_options(std::move(options))
    , m_clock(std::move(clock))
    , m_closed{Error::Code::Internal, {}, u"the bank statements are not open"_s}
{}

BankWorker::~BankWorker() = default;

Result<void> BankWorker::open()
{
    auto database = Database::open(m_path, Database::Access::ReadWrite, Schema::Bank);
    if (!database) {
        m_closed = database.error();
        return tl::unexpected(m_closed);
    }
    m_database = std::move(*database);
    m_store = std::make_unique<BankStore>(*m_database);
    return {};
}

void BankWorker::close()
{
    m_store.reset();
    m_database.reset();
}

Result<void> BankWorker::ready() const
{
    return m_store ? Result<void>() : tl::unexpected(m_closed);
}

Result<std::pair<QDate, QDate>> BankWorker::scope(QDate from, QDate until)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    return m_store->days().map([&](std::pair<QDate, QDate> days) {
        if (from.isValid())
            days.first = from;
        if (until.isValid())
            days.second = until;
        return days;
    });
}

Result<ReconcileInput> BankWorker::loaded(QDate from, QDate until)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    auto facts = m_store->load(from.isValid() ? from.addDays(-kMargin) : QDate(),
                               until.isValid() ? until.addDays(kMargin) : QDate());
    if (!facts)
        return tl::unexpected(facts.error());
    return ReconcileInput{.facts = std::move(*facts),
                          .movements = m_facts.movements,
                          .contradicted = m_facts.contradicted,
                          .handOvers = m_facts.handOvers,
                          .confirmsPayments = m_facts.confirmsPayments,
                          .options = m_options,
                          .from = from,
                          .until = until};
}

Result<ReconcileState> BankWorker::calculate(QDate from, QDate until, const ServiceFacts &facts,
                                             bool isRecording)
{
    m_from = from;
    m_until = until;
    m_facts = facts;
    return calculateAgain(isRecording);
}

Result<ReconcileState> BankWorker::calculateAgain(bool isRecording)
{
    auto input = loaded(m_from, m_until);
    if (!input)
        return tl::unexpected(input.error());
    m_reconciler = Reconciler(std::move(*input));
    m_listing.reset();
    QList<BankMatch> matches;
    for (const ReconcileCandidate &candidate : m_reconciler.certain()) {
        const BankLine &line = m_reconciler.lines()[candidate.lines.first()];
        if (m_reconciler.isSealed(line.account, line.line.day))
            continue;
        const auto match = matchOf(candidate);
        if (!match)
            return tl::unexpected(match.error());
        matches.append(*match);
    }
    if (!isRecording || matches.isEmpty())
        return state();
    const auto recorded = inStep(StepKind::Automatic, {}, [&](qint64 step) -> Result<void> {
        for (const BankMatch &match : std::as_const(matches)) {
            if (const auto done = m_store->addMatch(step, match); !done)
                return done;
        }
        return {};
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    input = loaded(m_from, m_until);
    if (!input)
        return tl::unexpected(input.error());
    m_reconciler = Reconciler(std::move(*input));
    m_listing.reset();
    return state();
}

Result<std::optional<StepSummary>>
BankWorker::summaryOf(const Result<std::optional<BankStep>> &step)
{
    if (!step)
        return tl::unexpected(step.error());
    if (!*step)
        return std::nullopt;
    const auto lines = m_store->linesOfStep((*step)->id);
    if (!lines)
        return tl::unexpected(lines.error());
    StepSummary summary{.kind = (*step)->kind,
                        .count = lines->size(),
                        .madeAt = (*step)->madeAt,
                        .person = (*step)->person};
    for (const qint64 line : *lines) {
        if (const qsizetype place = m_reconciler.placeOf(line); place >= 0)
            summary.sum += m_reconciler.lines()[place].line.amount;
    }
    return summary;
}

Result<ReconcileState> BankWorker::state()
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    ReconcileState state = m_reconciler.state();
    const auto undo = summaryOf(m_store->undoable());
    if (!undo)
        return tl::unexpected(undo.error());
    const auto redo = summaryOf(m_store->redoable());
    if (!redo)
        return tl::unexpected(redo.error());
    state.undo = *undo;
    state.redo = *redo;
    return state;
}

QString BankWorker::fileOf(qint64 line) const
{
    // Lines have ascending ids, so the import with the line is the last one before the next lines.
    const qsizetype place = m_reconciler.placeOf(line);
    if (place < 0)
        return {};
    const BankLine &stored = m_reconciler.lines()[place];
    QString name;
    for (const BankImport &each : m_reconciler.facts().imports) {
        if (!each.import.isRolledBack && each.import.account == stored.account &&
            each.import.from <= stored.line.day && stored.line.day <= each.import.until)
            name = each.import.fileName;
    }
    return name;
}

Result<QList<EvidenceTask>> BankWorker::evidenceTasks()
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    QList<EvidenceTask> tasks;
    QHash<qint64, BankAccount> accounts;
    for (const ReconciledAccount &account : m_reconciler.facts().accounts)
        accounts.insert(account.id, account.account);
    const auto addTasks = [&](const BankMatch &match, const BankLine &line, bool isWithdrawal) {
        const QString identity = lineIdentity(accounts.value(line.account), line);
        for (qsizetype i = 0; i < match.movements.size(); ++i) {
            const BankMatch::Part &part = match.movements[i];
            const auto done = isWithdrawal ? EvidenceState::Recorded : EvidenceState::Withdrawn;
            const bool isWanted = part.evidence == EvidenceState::Pending || part.evidence == done;
            if (!isWanted || part.key.kind == MovementKind::Payout)
                continue;
            const qsizetype place = m_reconciler.placeOf(part.key);
            constexpr qsizetype kMaxSource = 200;
            tasks.append(
                {.match = match.id,
                 .movement = part.key,
                 .isWithdrawal = isWithdrawal,
                 .isIdentified = isIdentified(match.rule),
                 .amount = part.amount,
                 .endToEndId = match.movements.size() == 1 ? line.line.endToEndId : QString(),
                 .movedAt = line.line.time,
                 .movedDay = line.line.day,
                 .source = u"%1, %2"_s.arg(fileOf(line.id).left(kMaxSource)).arg(line.line.row),
                 .identity = match.movements.size() == 1 ? identity
                                                         : identity + u'/' + QString::number(i + 1),
                 .person = match.person,
                 .isSettled = place >= 0 &&
                              m_reconciler.movements()[place].state == MovementState::Settled});
        }
    };
    for (const BankMatch &match : m_reconciler.facts().matches) {
        const qsizetype place = m_reconciler.placeOf(match.lines.value(0));
        if (place < 0 || m_reconciler.lines()[place].isGone)
            continue;
        const BankLine &line = m_reconciler.lines()[place];
        if (!m_reconciler.isSealed(line.account, line.line.day))
            addTasks(match, line, false);
    }
    const auto ended = m_store->endedWithEvidence(m_reconciler.facts());
    if (!ended)
        return tl::unexpected(ended.error());
    for (const BankMatch &match : *ended) {
        if (isIdentified(match.rule))
            continue; // the service does not withdraw evidence by an identifier
        const auto lines = m_store->lines(match.lines.first(1));
        if (!lines)
            return tl::unexpected(lines.error());
        if (!lines->isEmpty())
            addTasks(match, lines->first(), true);
    }
    return tasks;
}

Result<void> BankWorker::setEvidence(const QList<EvidenceResult> &results)
{
    QSet<QUuid> changed;
    for (const EvidenceResult &result : results) {
        if (result.movements)
            changed.insert(result.task.movement.transaction);
    }
    m_facts.movements.removeIf(
        [&changed](const Movement &each) { return changed.contains(each.transaction); });
    QList<BankStore::EvidenceChange> changes;
    for (const EvidenceResult &result : results) {
        m_facts.movements += result.movements.value_or(QList<Movement>());
        changes.append({result.task.match, result.task.movement, result.state});
    }
    return m_store->setEvidence(changes);
}

Result<std::optional<ImportOutcome>> BankWorker::repeated(const ImportRequest &request)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    const auto bytes = bytesOf(request.path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto imports = m_store->imports();
    if (!imports)
        return tl::unexpected(imports.error());
    const auto accounts = m_store->accounts();
    if (!accounts)
        return tl::unexpected(accounts.error());
    const QByteArray digest = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256);
    ImportOutcome outcome;
    for (const BankImport &each : *imports) {
        const StoredImport &import = each.import;
        if (import.isRolledBack || each.digest != digest)
            continue;
        outcome.preview.sameFile = import.id;
        StatementPreview shown{.account = import.account, .knownCount = import.lineCount};
        shown.statement.format = import.format;
        shown.statement.from = import.from;
        shown.statement.until = import.until;
        shown.statement.opening = import.opening;
        shown.statement.closing = import.closing;
        for (const ReconciledAccount &account : *accounts) {
            if (account.id == import.account)
                shown.statement.account = account.account;
        }
        outcome.preview.statements.append(shown);
    }
    return outcome.preview.sameFile ? std::optional(outcome) : std::nullopt;
}

Result<ReadFile> BankWorker::read(const ImportRequest &request)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    ReadFile file{.request = request, .digest = request.digest};
    using Statements = StatementResult<QList<BankStatement>>;
    // Each reading frees the bytes early, because a file may be large.
    const auto readAs = [&file](const StatementOptions &options) -> Result<Statements> {
        auto bytes = bytesOf(file.request.path);
        if (!bytes)
            return tl::unexpected(bytes.error());
        const QByteArray digest = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256);
        if (!file.digest.isEmpty() && file.digest != digest)
            return failure(Error::Code::Conflict, u"the file changed since its preview"_s);
        file.digest = digest;
        return StatementReader::read(std::move(*bytes), options);
    };
    StatementOptions options{.opening = request.opening, .mapping = request.mapping};
    auto content = readAs(options);
    if (!content)
        return tl::unexpected(content.error());
    Statements &statements = *content;
    const bool isUnknown = !statements && !request.mapping && !request.ignoresStoredMapping &&
                           statements.error().rule == StatementRule::UnknownLayout;
    const auto mappings = isUnknown ? m_store->mappings() : Result<QList<CsvMapping>>();
    if (!mappings)
        return tl::unexpected(mappings.error());
    for (const CsvMapping &mapping : *mappings) {
        options.mapping = mapping;
        auto mapped = readAs(options);
        if (!mapped)
            return tl::unexpected(mapped.error());
        if (!*mapped && mapped->error().rule == StatementRule::UnknownLayout)
            continue; // of another table
        statements = std::move(*mapped);
        file.usesStoredMapping = true;
        break;
    }
    if (!statements) {
        file.fault = statements.error();
        return file;
    }
    // The stored lines may know the balance that the file omits.
    const qsizetype only = placeOfAccount(*statements);
    if (only >= 0 && !request.opening && !isAcceptable(statements->at(only), request.claim) &&
        statements->at(only).from.isValid()) {
        const auto facts = m_store->load({}, {});
        if (!facts)
            return tl::unexpected(facts.error());
        const BankAccount name = accountOf(statements->at(only), request);
        for (const ReconciledAccount &account : facts->accounts) {
            if (!isSameAccount(account.account, name))
                continue;
            options.opening = AccountBalances(*facts, account.id).before(statements->at(only).from);
            if (!options.opening)
                continue;
            auto again = readAs(options);
            if (!again)
                return tl::unexpected(again.error());
            if (*again && isAcceptable((*again)->at(only), request.claim))
                statements = std::move(*again);
        }
    }
    file.statements = std::move(*statements);
    for (const BankStatement &statement : std::as_const(file.statements)) {
        if (!statement.from.isValid())
            continue;
        if (!file.from.isValid() || statement.from < file.from)
            file.from = statement.from;
        if (!file.until.isValid() || statement.until > file.until)
            file.until = statement.until;
    }
    return file;
}

/// `facts`: for the queues of new lines; null: without queues.
Result<std::pair<ImportPreview, QList<BankWorker::StatementPlan>>>
BankWorker::plan(const ReadFile &file, const ServiceFacts *facts)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    ImportPreview preview{
        .fault = file.fault, .digest = file.digest, .usesStoredMapping = file.usesStoredMapping};
    QList<StatementPlan> plans;
    if (file.fault)
        return std::pair(preview, plans);
    auto stored = m_store->load(file.from.isValid() ? file.from.addDays(-kMargin) : QDate(),
                                file.until.isValid() ? file.until.addDays(kMargin) : QDate());
    if (!stored)
        return tl::unexpected(stored.error());
    for (const BankImport &each : stored->imports) {
        if (!each.import.isRolledBack && each.digest == file.digest)
            preview.sameFile = each.import.id;
    }
    for (const BankStatement &statement : file.statements) {
        StatementPreview shown{.statement = statement};
        StatementPlan plan{.name = accountOf(statement, file.request)};
        for (const ReconciledAccount &account : stored->accounts) {
            if (isSameAccount(account.account, plan.name))
                plan.account = account.id;
        }
        shown.account = plan.account;
        if (statement.isCard)
            shown.problem = ImportProblem::Card;
        else if (plan.name.number.isEmpty())
            shown.problem = ImportProblem::AccountMissing;
        else if (!statement.from.isValid())
            shown.problem = ImportProblem::NoLines;
        else if (!isAcceptable(statement, file.request.claim))
            shown.problem = ImportProblem::BalancesUnproven;

        QList<StoredLine> known;
        QList<const BankLine *> rows;
        for (const BankLine &line : stored->lines) {
            if (line.account == plan.account && line.line.day >= statement.from &&
                line.line.day <= statement.until) {
                known.append({line.line.day, line.fingerprint, line.isGone});
                rows.append(&line);
            }
        }
        LineImport effect;
        if (known.isEmpty()) {
            effect.added.resize(statement.lines.size());
            std::iota(effect.added.begin(), effect.added.end(), qsizetype{0});
        } else {
            effect = planImport(known, statement);
        }
        shown.added = effect.added;
        shown.knownCount = effect.known.size();
        shown.returnedCount = effect.returned.size();
        QHash<std::pair<QDate, QByteArray>, int> copies;
        copies.reserve(known.size() + effect.added.size());
        plan.added.reserve(effect.added.size());
        for (const StoredLine &line : std::as_const(known))
            ++copies[{line.day, line.fingerprint}];
        const auto isSealed = [&](QDate day) {
            return std::any_of(
                stored->seals.cbegin(), stored->seals.cend(), [&](const BankSeal &seal) {
                    return !seal.reopenedAt && seal.account == plan.account && seal.day == day;
                });
        };
        for (const qsizetype place : effect.added) {
            const StatementLine &line = statement.lines[place];
            AddedLine added{.place = place, .fingerprint = lineFingerprint(line)};
            added.copy = ++copies[{line.day, added.fingerprint}];
            shown.sealedCount += isSealed(line.day) ? 1 : 0;
            plan.added.append(std::move(added));
        }
        for (const qsizetype place : effect.gone) {
            shown.gone.append(rows[place]->line);
            plan.gone.append(rows[place]->id);
            shown.sealedCount += isSealed(rows[place]->line.day) ? 1 : 0;
        }
        // Equal lines are interchangeable: the first ones that are not gone are in the file.
        QHash<std::pair<QDate, QByteArray>, int> inFile;
        for (const qsizetype place : effect.known)
            ++inFile[{statement.lines[place].day, lineFingerprint(statement.lines[place])}];
        for (const bool isGone : {false, true}) {
            for (const auto &row : rows) {
                int &rest = inFile[{row->line.day, row->fingerprint}];
                if (row->isGone == isGone && rest > 0) {
                    --rest;
                    plan.held.append(row->id);
                }
            }
        }
        if (plan.account != 0 && statement.from.isValid()) {
            const AccountBalances balances(*stored, plan.account);
            QDate last;
            for (const BankImport &each : stored->imports) {
                if (!each.import.isRolledBack && each.import.account == plan.account &&
                    each.import.from <= statement.from &&
                    (!last.isValid() || each.import.until > last))
                    last = each.import.until;
            }
            if (last.isValid() && last.addDays(1) < statement.from)
                shown.gapDays = static_cast<int>(last.daysTo(statement.from)) - 1;
            const auto expected = balances.before(statement.from);
            if (expected && statement.opening)
                shown.openingDifference = *statement.opening - *expected;
        }
        if (facts) {
            ReconcileInput input{.facts = *stored,
                                 .movements = facts->movements,
                                 .contradicted = facts->contradicted,
                                 .handOvers = facts->handOvers,
                                 .confirmsPayments = facts->confirmsPayments,
                                 .options = m_options,
                                 .from = statement.from,
                                 .until = statement.until};
            qint64 id = 0;
            for (const AddedLine &added : std::as_const(plan.added)) {
                input.facts.lines.append({.id = --id,
                                          .account = plan.account,
                                          .line = statement.lines[added.place],
                                          .fingerprint = added.fingerprint,
                                          .copy = added.copy});
            }
            input.facts.imports.append(
                {.import = {.from = statement.from, .until = statement.until}});
            const Reconciler reconciler(std::move(input));
            shown.queues = Reconciler().state().queues;
            for (qsizetype i = 0; i < reconciler.lines().size(); ++i) {
                if (reconciler.lines()[i].id > 0)
                    continue;
                QueueTotal &total = shown.queues[static_cast<qsizetype>(reconciler.lineQueue(i))];
                ++total.lineCount;
                total.lineSum += reconciler.lines()[i].line.amount;
            }
        }
        preview.statements.append(std::move(shown));
        plans.append(std::move(plan));
    }
    return std::pair(std::move(preview), std::move(plans));
}

Result<ImportPreview> BankWorker::preview(const ReadFile &file, const ServiceFacts &facts)
{
    return plan(file, &facts).map([](const auto &planned) { return planned.first; });
}

Result<ImportOutcome> BankWorker::import(const ReadFile &file, const ServiceFacts &facts)
{
    auto planned = plan(file, facts.movements.isEmpty() ? nullptr : &facts);
    if (!planned)
        return tl::unexpected(planned.error());
    ImportOutcome outcome{.preview = std::move(planned->first)};
    if (!outcome.preview.canImport() || outcome.preview.sameFile)
        return outcome;
    const auto stored =
        inStep(StepKind::Import, file.request.person, [&](qint64 step) -> Result<void> {
            for (qsizetype i = 0; i < file.statements.size(); ++i) {
                if (outcome.preview.leavesOut(outcome.preview.statements[i]))
                    continue;
                StatementPlan &plan = planned->second[i];
                const BankStatement &statement = file.statements[i];
                if (plan.account == 0) {
                    const auto account = m_store->addAccount(plan.name);
                    if (!account)
                        return tl::unexpected(account.error());
                    plan.account = *account;
                }
                const bool isProven = statement.proof == BalanceProof::Whole;
                const BankImport import{
                    .import = {.account = plan.account,
                               .fileName = QFileInfo(file.request.path).fileName(),
                               .format = statement.format,
                               .from = statement.from,
                               .until = statement.until,
                               .opening = isProven ? statement.opening : std::nullopt,
                               .closing = isProven ? statement.closing : std::nullopt,
                               .claim = file.request.claim,
                               .lineCount = statement.lines.size()},
                    .step = step,
                    .digest = file.digest};
                const auto id =
                    m_store->addImport(import, statement.lines, plan.added, plan.held, plan.gone);
                if (!id)
                    return tl::unexpected(id.error());
                outcome.imports.append(*id);
            }
            if (file.request.mapping)
                return m_store->addMapping(*file.request.mapping, m_clock());
            return {};
        });
    if (!stored)
        return tl::unexpected(stored.error());
    return outcome;
}

Result<RollbackOutcome> BankWorker::rollBack(qint64 import, const QString &person)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    const auto before = m_store->load({}, {});
    if (!before)
        return tl::unexpected(before.error());
    const bool isKnown = std::any_of(
        before->imports.cbegin(), before->imports.cend(), [import](const BankImport &each) {
            return each.import.id == import && !each.import.isRolledBack;
        });
    if (!isKnown)
        return unknown(u"there is no import with this number"_s);
    RollbackOutcome outcome;
    const auto done = inStep(StepKind::Rollback, person, [&](qint64 step) -> Result<void> {
        if (const auto added = m_store->addRollback(step, import); !added)
            return added;
        if (const auto allowed = refuseSealed(step); !allowed)
            return allowed;
        const auto after = m_store->load({}, {});
        if (!after)
            return tl::unexpected(after.error());
        outcome.removedLines = before->lines.size() - after->lines.size();
        QSet<qint64> kept;
        for (const BankMatch &match : after->matches)
            kept.insert(match.id);
        for (const BankMatch &match : before->matches) {
            if (kept.contains(match.id))
                continue;
            ++outcome.undoneMatches;
            for (const BankMatch::Part &part : match.movements) {
                if (part.evidence == EvidenceState::Recorded)
                    ++(isIdentified(match.rule) ? outcome.keptEvidence : outcome.withdrawnCount);
            }
        }
        return {};
    });
    if (!done)
        return tl::unexpected(done.error());
    return outcome;
}

Result<QList<StoredImport>> BankWorker::imports()
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    return m_store->imports().map([](const QList<BankImport> &imports) {
        QList<StoredImport> shown;
        for (const BankImport &each : imports)
            shown.prepend(each.import);
        return shown;
    });
}

Result<ReconcileWindow> BankWorker::rows(std::optional<ReconcileQueue> queue, qsizetype first,
                                         qsizetype count, const QString &search)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    if (!m_listing || m_listing->queue != queue || m_listing->search != search)
        m_listing = {queue, search, m_reconciler.entries(queue, search)};
    const QList<Reconciler::Entry> &entries = m_listing->entries;
    ReconcileWindow window{.first = first, .total = entries.size()};
    for (qsizetype i = qMax<qsizetype>(first, 0); i < entries.size() && i < first + count; ++i)
        window.rows.append(entries[i].line >= 0 ? m_reconciler.row(entries[i].line)
                                                : m_reconciler.movementRow(entries[i].movement));
    return window;
}

Result<LineDetail> BankWorker::line(qint64 id)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    const qsizetype place = m_reconciler.placeOf(id);
    if (place < 0)
        return unknown(u"there is no line with this number"_s);
    LineDetail detail{.row = m_reconciler.row(place), .fileName = fileOf(id)};
    if (const BankMatch *match = m_reconciler.matchOfLine(place))
        detail.match = m_reconciler.describe(*match);
    for (const ReconcileCandidate &candidate : m_reconciler.candidatesOf(place))
        detail.candidates.append(m_reconciler.describe(candidate));
    return detail;
}

Result<QList<Movement>> BankWorker::findMovements(const QString &search, QDate day, int count)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    const QString words = plainLetters(search);
    QString digits = search;
    digits.remove(u'.').remove(u',').remove(u' ');
    bool isAmount = false;
    const qlonglong cents = digits.toLongLong(&isAmount);
    QList<Movement> found;
    for (qsizetype i = 0; i < m_reconciler.movements().size(); ++i) {
        const Movement &movement = m_reconciler.movements()[i];
        if (!m_reconciler.isMovementOpen(i))
            continue;
        const QString id = plainLetters(movement.transaction.toString(QUuid::WithoutBraces));
        const bool fits = (isAmount && qAbs(movement.amount.cents()) == cents) ||
                          plainLetters(movement.name).contains(words) || id.endsWith(words) ||
                          id.startsWith(words) ||
                          plainLetters(movement.endToEndId).endsWith(words) ||
                          plainLetters(movement.reference).contains(words);
        if (fits)
            found.append(movement);
    }
    std::stable_sort(found.begin(), found.end(), [day](const Movement &a, const Movement &b) {
        return std::abs(a.day.daysTo(day)) < std::abs(b.day.daysTo(day));
    });
    if (found.size() > count)
        found.resize(count);
    return found;
}

Result<QList<ReconciledMatch>> BankWorker::matches()
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    QList<ReconciledMatch> matches;
    for (const BankMatch &match : m_reconciler.facts().matches) {
        const qsizetype place = m_reconciler.placeOf(match.lines.value(0));
        const QDate day = place < 0 ? QDate() : m_reconciler.lines()[place].line.day;
        if (day.isValid() && day >= m_from && day <= m_until)
            matches.append(m_reconciler.describe(match));
    }
    for (const ReconcileCandidate &candidate : m_reconciler.certain())
        matches.append(m_reconciler.describe(candidate)); // not recorded
    return matches;
}

Result<QList<ReconciledMatch>> BankWorker::suggestions()
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    QList<ReconciledMatch> suggestions;
    for (const ReconcileCandidate &candidate : m_reconciler.suggestions()) {
        const QDate day = m_reconciler.lines()[candidate.lines.first()].line.day;
        if (day >= m_from && day <= m_until)
            suggestions.append(m_reconciler.describe(candidate));
    }
    return suggestions;
}

Result<QList<ExplanationRule>> BankWorker::rules()
{
    return ready().map([this] { return m_reconciler.facts().rules; });
}

Result<QList<ReconcileRow>> BankWorker::linesOfRule(const ExplanationRule &rule)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    const QString phrase = plainWords(rule.phrase);
    QList<ReconcileRow> rows;
    for (qsizetype i = 0; i < m_reconciler.lines().size() && !phrase.isEmpty(); ++i) {
        const StatementLine &line = m_reconciler.lines()[i].line;
        if (m_reconciler.isOpen(i) && line.kind != LineKind::PixIn &&
            line.amount.isNegative() != rule.isIncoming && plainWords(line.text).contains(phrase))
            rows.append(m_reconciler.row(i));
    }
    return rows;
}

Result<QHash<QUuid, QDate>> BankWorker::reconciledDays(const QList<QUuid> &ids)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    if (!m_reconciledDays) {
        auto days = m_store->reconciledDays();
        if (!days)
            return days;
        m_reconciledDays = std::move(*days);
    }
    if (ids.isEmpty())
        return *m_reconciledDays;
    QHash<QUuid, QDate> some;
    for (const QUuid &id : ids) {
        if (const auto day = m_reconciledDays->constFind(id); day != m_reconciledDays->cend())
            some.insert(id, *day);
    }
    return some;
}

Result<QList<TransactionLine>> BankWorker::linesOf(const QUuid &transaction)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    return m_store->linesOf(transaction);
}

Result<void> BankWorker::inStep(StepKind kind, const QString &person,
                                const std::function<Result<void>(qint64 step)> &work)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    m_reconciledDays.reset();
    return inWriteTransaction(*m_database, [&]() -> Result<void> {
        const auto step = m_store->addStep(kind, person, m_clock());
        if (!step)
            return tl::unexpected(step.error());
        return work(*step);
    });
}

Result<qsizetype> BankWorker::changeable(qint64 id) const
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    const qsizetype place = m_reconciler.placeOf(id);
    if (place < 0)
        return unknown(u"there is no line with this number"_s);
    const BankLine &line = m_reconciler.lines()[place];
    if (m_reconciler.isSealed(line.account, line.line.day))
        return sealed();
    return place;
}

Result<qsizetype> BankWorker::openLine(qint64 id) const
{
    const auto place = changeable(id);
    if (place && !m_reconciler.isOpen(*place))
        return decided();
    return place;
}

Result<BankMatch> BankWorker::matchOf(const ReconcileCandidate &candidate) const
{
    BankMatch match{
        .rule = candidate.rule, .reason = candidate.reason, .adjustments = candidate.adjustments};
    for (const qsizetype line : candidate.lines)
        match.lines.append(m_reconciler.lines()[line].id);
    for (const qsizetype place : candidate.movements) {
        if (!m_reconciler.isMovementOpen(place))
            return decided();
        const Movement &movement = m_reconciler.movements()[place];
        match.movements.append({keyOf(movement), movement.amount});
    }
    return match;
}

Result<void> BankWorker::accept(qint64 line, int candidate, const QString &person)
{
    const auto place = openLine(line);
    if (!place)
        return tl::unexpected(place.error());
    const auto candidates = m_reconciler.candidatesOf(*place);
    if (candidate < 0 || candidate >= candidates.size())
        return unknown(u"there is no candidate with this number"_s);
    for (const qsizetype other : candidates[candidate].lines) {
        if (const auto open = openLine(m_reconciler.lines()[other].id); !open)
            return tl::unexpected(open.error());
    }
    const auto match = matchOf(candidates[candidate]);
    if (!match)
        return tl::unexpected(match.error());
    return inStep(StepKind::Accept, person,
                  [&](qint64 step) { return m_store->addMatch(step, *match); });
}

Result<void> BankWorker::acceptStrong(const QString &person)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    QList<BankMatch> matches;
    for (const ReconcileCandidate &candidate : m_reconciler.suggestions()) {
        const BankLine &line = m_reconciler.lines()[candidate.lines.first()];
        if (candidate.confidence != Confidence::Strong || line.line.day < m_from ||
            line.line.day > m_until || m_reconciler.isSealed(line.account, line.line.day))
            continue;
        const auto match = matchOf(candidate);
        if (!match)
            return tl::unexpected(match.error());
        matches.append(*match);
    }
    if (matches.isEmpty())
        return {};
    return inStep(StepKind::Accept, person, [&](qint64 step) -> Result<void> {
        for (const BankMatch &match : std::as_const(matches)) {
            if (const auto done = m_store->addMatch(step, match); !done)
                return done;
        }
        return {};
    });
}

Result<void> BankWorker::reject(qint64 line, const QList<MovementKey> &movements,
                                const QString &person)
{
    if (const auto place = openLine(line); !place)
        return tl::unexpected(place.error());
    return inStep(StepKind::Reject, person, [&](qint64 step) -> Result<void> {
        if (movements.isEmpty()) // a suggestion without movements, such as the fees of a day
            return m_store->addRejection(step, {line, std::nullopt});
        for (const MovementKey &movement : movements) {
            if (const auto done = m_store->addRejection(step, {line, movement}); !done)
                return done;
        }
        return {};
    });
}

Result<void> BankWorker::match(const QList<qint64> &lines, const QList<MovementKey> &movements,
                               const QList<MatchAdjustment> &adjustments, const QString &note,
                               const QString &person)
{
    if (lines.isEmpty() || (movements.isEmpty() && lines.size() < 2))
        return invalid(Field::Identifier, Problem::Missing);
    if (note.size() > kMaxNote)
        return invalid(Field::Note, Problem::TooLong, kMaxNote);
    ReconcileCandidate candidate{.rule = DecisionRule::ByHand, .adjustments = adjustments};
    Money rest;
    for (const qint64 line : lines) {
        const auto place = openLine(line);
        if (!place)
            return tl::unexpected(place.error());
        if (candidate.lines.contains(*place))
            return decided();
        candidate.lines.append(*place);
        rest += m_reconciler.lines()[*place].line.amount;
    }
    for (const MovementKey &key : movements) {
        const qsizetype place = m_reconciler.placeOf(key);
        if (place < 0)
            return unknown(u"there is no such movement"_s);
        if (candidate.movements.contains(place))
            return decided();
        candidate.movements.append(place);
        rest -= m_reconciler.movements()[place].amount;
    }
    for (const MatchAdjustment &adjustment : adjustments)
        rest -= adjustment.amount;
    if (!rest.isZero())
        return invalid(Field::Amount, rest.isNegative() ? Problem::TooSmall : Problem::TooLarge,
                       qAbs(rest.cents()));
    auto match = matchOf(candidate);
    if (!match)
        return tl::unexpected(match.error());
    match->note = note;
    return inStep(StepKind::MatchByHand, person,
                  [&](qint64 step) { return m_store->addMatch(step, *match); });
}

Result<void> BankWorker::unmatch(qint64 line, const QString &person)
{
    const auto place = changeable(line);
    if (!place)
        return tl::unexpected(place.error());
    const BankMatch *match = m_reconciler.matchOfLine(*place);
    const auto explanation = m_reconciler.explanationOf(*place);
    if (!match && !explanation)
        return unknown(u"the line has no decision"_s);
    if (match) {
        const bool isEvidence =
            std::any_of(match->movements.cbegin(), match->movements.cend(),
                        [](const auto &part) { return part.evidence == EvidenceState::Recorded; });
        if (isEvidence && isIdentified(match->rule))
            return failure(Error::Code::TransitionRefused,
                           u"an identifier proves the payment of the charge"_s);
        for (const qint64 other : match->lines) {
            if (const auto allowed = changeable(other); !allowed)
                return tl::unexpected(allowed.error());
        }
    }
    return inStep(StepKind::Unmatch, person, [&](qint64 step) -> Result<void> {
        if (!match) {
            for (const BankExplanation &each : m_reconciler.facts().explanations) {
                if (each.line == line)
                    return m_store->endExplanation(step, each.id);
            }
            return m_store->addRejection(step, {line, std::nullopt});
        }
        for (const qint64 other : match->lines) {
            if (match->movements.isEmpty()) {
                const auto done = m_store->addRejection(step, {other, std::nullopt});
                if (!done)
                    return done;
            }
            for (const BankMatch::Part &part : match->movements) {
                if (const auto done = m_store->addRejection(step, {other, part.key}); !done)
                    return done;
            }
        }
        return m_store->endMatch(step, match->id);
    });
}

Result<void> BankWorker::explain(const QList<qint64> &lines, ExplanationCategory category,
                                 const QString &note, const QString &phrase, const QString &person)
{
    if (lines.isEmpty())
        return invalid(Field::Identifier, Problem::Missing);
    if (note.size() > kMaxNote)
        return invalid(Field::Note, Problem::TooLong, kMaxNote);
    for (const qint64 line : lines) {
        if (const auto place = openLine(line); !place)
            return tl::unexpected(place.error());
    }
    const StatementLine &first = m_reconciler.lines()[m_reconciler.placeOf(lines.first())].line;
    constexpr qsizetype kMinPhrase = 3;
    const QString words = plainWords(phrase).trimmed();
    if (!phrase.isEmpty() && (first.kind == LineKind::PixIn || words.size() < kMinPhrase ||
                              !plainWords(first.text).contains(words)))
        return invalid(Field::Description, Problem::NotAllowed);
    return inStep(StepKind::Explain, person, [&](qint64 step) -> Result<void> {
        if (!phrase.isEmpty()) {
            const auto done = m_store->addRule(
                step,
                {.phrase = words, .isIncoming = !first.amount.isNegative(), .category = category});
            if (!done)
                return done;
        }
        for (const qint64 line : lines) {
            const auto done =
                m_store->addExplanation(step, {.line = line, .category = category, .note = note});
            if (!done)
                return done;
        }
        return {};
    });
}

Result<void> BankWorker::removeRule(qint64 rule, const QString &person)
{
    const auto &rules = m_reconciler.facts().rules;
    if (std::none_of(rules.cbegin(), rules.cend(),
                     [rule](const ExplanationRule &each) { return each.id == rule; }))
        return unknown(u"there is no rule with this number"_s);
    return inStep(StepKind::RemoveRule, person,
                  [&](qint64 step) { return m_store->endRule(step, rule); });
}

Result<void> BankWorker::setNote(qint64 line, const QString &text, const QString &person)
{
    if (text.size() > kMaxNote)
        return invalid(Field::Note, Problem::TooLong, kMaxNote);
    if (m_reconciler.placeOf(line) < 0)
        return unknown(u"there is no line with this number"_s);
    return inStep(StepKind::Note, person,
                  [&](qint64 step) { return m_store->addNote(step, line, text.trimmed()); });
}

/// Refuses a step about a line of a sealed day.
Result<void> BankWorker::refuseSealed(qint64 step)
{
    const auto ids = m_store->linesOfStep(step);
    if (!ids)
        return tl::unexpected(ids.error());
    const auto lines = m_store->lines(*ids);
    if (!lines)
        return tl::unexpected(lines.error());
    for (const BankLine &line : *lines) {
        if (m_reconciler.isSealed(line.account, line.line.day))
            return sealed();
    }
    return {};
}

Result<void> BankWorker::undo()
{
    if (const auto isReady = ready(); !isReady)
        return isReady;
    m_reconciledDays.reset();
    return inWriteTransaction(*m_database, [this]() -> Result<void> {
        const auto step = m_store->undoable();
        if (!step)
            return tl::unexpected(step.error());
        if (!*step)
            return unknown(u"there is nothing to undo"_s);
        if (const auto allowed = refuseSealed((*step)->id); !allowed)
            return allowed;
        return m_store->setUndone((*step)->id, true);
    });
}

Result<void> BankWorker::redo()
{
    if (const auto isReady = ready(); !isReady)
        return isReady;
    m_reconciledDays.reset();
    return inWriteTransaction(*m_database, [this]() -> Result<void> {
        const auto step = m_store->redoable();
        if (!step)
            return tl::unexpected(step.error());
        if (!*step)
            return unknown(u"there is nothing to redo"_s);
        if (const auto allowed = refuseSealed((*step)->id); !allowed)
            return allowed;
        if (const auto done = m_store->setUndone((*step)->id, false); !done)
            return done;
        // Matches by identifiers may have claimed a line or a movement since.
        const auto facts = m_store->load({}, {});
        if (!facts)
            return tl::unexpected(facts.error());
        QSet<qint64> lines;
        QSet<MovementKey> movements;
        for (const BankMatch &match : facts->matches) {
            for (const qint64 line : match.lines) {
                if (lines.contains(line))
                    return decided();
                lines.insert(line);
            }
            for (const BankMatch::Part &part : match.movements) {
                if (movements.contains(part.key))
                    return decided();
                movements.insert(part.key);
            }
        }
        return {};
    });
}

Result<QList<ReconcileDay>> BankWorker::days(qint64 account)
{
    return ready().map([&] { return m_reconciler.days(account); });
}

Result<ReconcileDay> BankWorker::seal(qint64 account, QDate day, const QString &reason,
                                      const QString &person)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    const auto &accounts = m_reconciler.facts().accounts;
    if (std::none_of(accounts.cbegin(), accounts.cend(),
                     [account](const ReconciledAccount &each) { return each.id == account; }))
        return unknown(u"there is no account with this number"_s);
    if (reason.size() > kMaxNote)
        return invalid(Field::Reason, Problem::TooLong, kMaxNote);
    const ReconcileDay facts = m_reconciler.day(account, day);
    if (facts.isSealed)
        return failure(Error::Code::Conflict, u"the day is already sealed"_s);
    for (const SealObstacle obstacle : facts.obstacles) {
        if (obstacle != SealObstacle::OpenItems)
            return failure(Error::Code::Conflict, u"the day does not agree"_s);
        if (reason.trimmed().isEmpty())
            return invalid(Field::Reason, Problem::Missing);
    }
    BankSeal seal = m_reconciler.sealOf(account, day);
    seal.madeAt = m_clock();
    seal.person = person;
    seal.reason = reason.trimmed();
    if (const auto done = m_store->addSeal(seal); !done)
        return tl::unexpected(done.error());
    if (const auto again = calculateAgain(false); !again)
        return tl::unexpected(again.error());
    return m_reconciler.day(account, day);
}

Result<void> BankWorker::reopen(qint64 account, QDate day, const QString &reason,
                                const QString &person)
{
    if (const auto isReady = ready(); !isReady)
        return isReady;
    if (reason.trimmed().isEmpty())
        return invalid(Field::Reason, Problem::Missing);
    if (reason.size() > kMaxNote)
        return invalid(Field::Reason, Problem::TooLong, kMaxNote);
    if (!m_reconciler.isSealed(account, day))
        return unknown(u"the day is not sealed"_s);
    return inWriteTransaction(*m_database, [&]() -> Result<void> {
        for (const BankSeal &seal : m_reconciler.facts().seals) {
            if (seal.reopenedAt || seal.account != account || seal.day < day)
                continue;
            const auto done = m_store->reopen(seal.id, m_clock(), person, reason.trimmed());
            if (!done)
                return done;
        }
        return {};
    });
}

Result<SealedDay> BankWorker::sealedDay(qint64 account, QDate day)
{
    if (const auto isReady = ready(); !isReady)
        return tl::unexpected(isReady.error());
    for (const BankSeal &seal : m_reconciler.facts().seals) {
        if (!seal.reopenedAt && seal.account == account && seal.day == day)
            return describeSealed(m_reconciler, seal);
    }
    return unknown(u"the day is not sealed"_s);
}

Result<QList<SealedDay>> BankWorker::sealedDays(QDate from, QDate until, const ServiceFacts &facts)
{
    const ServiceFacts before = std::exchange(m_facts, facts);
    auto input = loaded(from, until);
    m_facts = before;
    if (!input)
        return tl::unexpected(input.error());
    const Reconciler reconciler(std::move(*input));
    QList<SealedDay> days;
    for (const BankSeal &seal : reconciler.facts().seals) {
        if (!seal.reopenedAt && seal.day >= from && seal.day <= until)
            days.append(describeSealed(reconciler, seal));
    }
    std::stable_sort(days.begin(), days.end(), [](const SealedDay &a, const SealedDay &b) {
        return std::pair(a.day.day, a.day.account) < std::pair(b.day.day, b.day.account);
    });
    return days;
}

Result<QList<ChangeAfterSeal>> BankWorker::changesAfterSeal()
{
    return ready().map([this] { return m_reconciler.changesAfterSeal(); });
}

} // namespace core
