// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/bankcommands.h"

#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/cli/clitext.h"
#include "app/cli/clivalues.h"
#include "app/shopfolder.h"
#include "core/bank/reconciliation.h"
#include "core/database/database.h"
#include "core/domain/brasilia.h"
#include "core/statement/statementreader.h"
#include "core/storage/annotationstore.h"
#include "core/wire/jsontext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <pwd.h>
#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;
using core::JsonText;
using core::ReconcileState;
using core::StatementFault;
using core::StatementLine;
using core::StatementRule;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

tl::unexpected<CliError> wrong(const QString &message)
{
    return tl::unexpected(usageError(message));
}

QString person()
{
    const passwd *const user = getpwuid(geteuid());
    return user ? QString::fromLocal8Bit(user->pw_name) : QString();
}

QString dayText(QDate day)
{
    return day.toString(Qt::ISODate);
}

/// Returns the machine-readable name of a rule.
QString ruleCode(StatementRule rule)
{
    switch (rule) {
    case StatementRule::TooLarge:
        return u"too_large"_s;
    case StatementRule::TooManyLines:
        return u"too_many_lines"_s;
    case StatementRule::FieldTooLong:
        return u"field_too_long"_s;
    case StatementRule::Utf16:
        return u"utf16"_s;
    case StatementRule::Pdf:
        return u"pdf"_s;
    case StatementRule::Spreadsheet:
        return u"spreadsheet"_s;
    case StatementRule::Html:
        return u"html"_s;
    case StatementRule::Ofc:
        return u"ofc"_s;
    case StatementRule::UnknownFormat:
        return u"unknown_format"_s;
    case StatementRule::UnknownLayout:
        return u"unknown_layout"_s;
    case StatementRule::BadMapping:
        return u"bad_mapping"_s;
    case StatementRule::OpenQuote:
        return u"open_quote"_s;
    case StatementRule::WrongCellCount:
        return u"wrong_cell_count"_s;
    case StatementRule::CutOff:
        return u"cut_off"_s;
    case StatementRule::StrayText:
        return u"stray_text"_s;
    case StatementRule::BrokenRecord:
        return u"broken_record"_s;
    case StatementRule::NoStatement:
        return u"no_statement"_s;
    case StatementRule::SecondCurrency:
        return u"second_currency"_s;
    case StatementRule::AmountMissing:
        return u"amount_missing"_s;
    case StatementRule::AmountUnreadable:
        return u"amount_unreadable"_s;
    case StatementRule::AmountAmbiguous:
        return u"amount_ambiguous"_s;
    case StatementRule::AmountDecimals:
        return u"amount_decimals"_s;
    case StatementRule::AmountTooLarge:
        return u"amount_too_large"_s;
    case StatementRule::TwoAmounts:
        return u"two_amounts"_s;
    case StatementRule::DayMissing:
        return u"day_missing"_s;
    case StatementRule::DayImpossible:
        return u"day_impossible"_s;
    case StatementRule::TimeImpossible:
        return u"time_impossible"_s;
    case StatementRule::DirectionUnknown:
        return u"direction_unknown"_s;
    case StatementRule::SignsUnproven:
        return u"signs_unproven"_s;
    case StatementRule::GrossFeeNet:
        return u"gross_fee_net"_s;
    case StatementRule::BalancesDisagree:
        return u"balances_disagree"_s;
    }
    Q_UNREACHABLE();
}

QString noteCode(core::StatementNote::Code code)
{
    using Code = core::StatementNote::Code;
    switch (code) {
    case Code::EncodingDiffers:
        return u"encoding_differs"_s;
    case Code::NotWellFormed:
        return u"not_well_formed"_s;
    case Code::CurrencyMisspelt:
        return u"currency_misspelt"_s;
    case Code::SignsFromText:
        return u"signs_from_text"_s;
    case Code::BalanceInCents:
        return u"balance_in_cents"_s;
    case Code::BalanceOfAnotherDay:
        return u"balance_of_another_day"_s;
    case Code::BalanceLine:
        return u"balance_line"_s;
    case Code::NoMoney:
        return u"no_money"_s;
    case Code::RepeatedRow:
        return u"repeated_row"_s;
    }
    Q_UNREACHABLE();
}

CliError faultError(const StatementFault &fault)
{
    QString message = fault.text.isEmpty()
                          ? Words::tr("The file is refused: row %1 breaks the rule %2.")
                                .arg(fault.row)
                                .arg(ruleCode(fault.rule))
                          : Words::tr("The file is refused: row %1, “%2”, breaks the rule %3.")
                                .arg(fault.row)
                                .arg(fault.text, ruleCode(fault.rule));
    return {.code = ruleCode(fault.rule), .message = message, .row = fault.row, .text = fault.text};
}

CliError unreadable(const QString &file)
{
    return {.code = toText(core::Error::Code::NotFound),
            .message = Words::tr("%1 cannot be read.").arg(QDir::toNativeSeparators(file))};
}

void addText(JsonText &json, const char *name, const QString &text)
{
    if (!text.isEmpty())
        json.add(name, text);
}

void addMoney(JsonText &json, const char *name, const std::optional<core::Money> &money)
{
    if (money)
        json.add(name, money->toDecimal());
}

void addLine(JsonText &json, const StatementLine &line)
{
    json.add("row", qint64{line.row}).add("day", dayText(line.day));
    if (line.time)
        json.add("time", cliTime(*line.time));
    json.add("amount", line.amount.toDecimal()).add("kind", core::toText(line.kind));
    addText(json, "text", line.text);
    addText(json, "name", line.name);
    addText(json, "document", line.document);
    addText(json, "document_digits", line.documentDigits);
    addText(json, "ispb", line.ispb);
    addText(json, "e2e_id", line.endToEndId);
    addText(json, "txid", line.txid);
    addText(json, "reference", line.reference);
    addText(json, "fitid", line.fitid);
    addText(json, "number", line.number);
    addMoney(json, "balance_after", line.balanceAfter);
}

QByteArray statementJson(const core::BankStatement &statement)
{
    JsonText json;
    const QString format = statement.format == core::StatementFormat::Ofx   ? u"ofx"_s
                           : statement.format == core::StatementFormat::Csv ? u"csv"_s
                                                                            : u"cnab240"_s;
    json.add("format", format).add("encoding", statement.encoding);
    addText(json, "layout", statement.layout);
    addText(json, "bank", statement.account.bank);
    addText(json, "branch", statement.account.branch);
    addText(json, "account", statement.account.number);
    addText(json, "currency", statement.currency);
    if (statement.from.isValid())
        json.add("from", dayText(statement.from)).add("to", dayText(statement.until));
    addMoney(json, "opening", statement.opening);
    addMoney(json, "closing", statement.closing);
    json.addObjects("lines", statement.lines, addLine);
    json.addObjects("warnings", statement.notes,
                    [](JsonText &note, const core::StatementNote &each) {
                        note.add("code", noteCode(each.code)).add("row", qint64{each.row});
                        addText(note, "message", each.text);
                    });
    return json.toObject();
}

QString lineText(const StatementLine &line)
{
    return u"%1  %2  %3"_s.arg(dayText(line.day))
        .arg(ui::moneyText(line.amount), 16)
        .arg(line.text.simplified());
}

CliResult readStatement(CliContext &context, const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return tl::unexpected(unreadable(path));
    const QByteArray bytes = file.read(core::StatementReader::kMaxBytes + 1);
    const auto statements = core::StatementReader::read(bytes);
    if (!statements)
        return tl::unexpected(faultError(statements.error()));
    const QString layout = context.line().value(u"layout"_s);
    if (context.line().has(u"layout"_s) && statements->first().layout != layout)
        return tl::unexpected(
            CliError{.code = u"unknown_layout"_s,
                     .message = Words::tr("The file does not have the layout “%1”.").arg(layout)});
    CliOutput &output = context.output();
    for (const core::BankStatement &statement : *statements) {
        if (output.isJson()) {
            output.print(statementJson(statement));
            continue;
        }
        for (const StatementLine &line : statement.lines)
            output.print(lineText(line));
        if (statement.opening && statement.closing)
            output.print(
                Words::tr("Balance before: %1, after: %2")
                    .arg(ui::moneyText(*statement.opening), ui::moneyText(*statement.closing)));
    }
    return ExitStatus::Done;
}

/// A reconciliation of the shop on the command line.
struct OpenBank
{
    CliShop *shop = nullptr;
    std::unique_ptr<core::Reconciliation> bank;
};

core::Result<QHash<QUuid, core::Annotations>> annotationsOf(const QString &folder)
{
    const QString path = consoleDatabaseIn(folder);
    if (!QFileInfo::exists(path))
        return QHash<QUuid, core::Annotations>();
    return core::Database::open(path, core::Database::Access::ReadOnly, core::Schema::Console)
        .and_then([](const auto &database) { return core::AnnotationStore(*database).all(); });
}

tl::expected<OpenBank, CliError> openBank(CliContext &context)
{
    const auto shop = context.openShop(CliShop::Access::BackOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    OpenBank opened{.shop = *shop, .bank = nullptr};
    const QString folder = (*shop)->folder();
    opened.bank = std::make_unique<core::Reconciliation>(
        (*shop)->service(),
        core::Reconciliation::Setup{
            .path = bankDatabaseIn(folder),
            .options = {.walkInName = (*shop)->payer().name,
                        .walkInDocument = (*shop)->payer().document},
            .annotations = [folder] { return core::readyFuture(annotationsOf(folder)); },
            .till = u"balcao-cli"_s,
            .permit =
                [folder](const core::AuditRecord &record) { return recordEntry(folder, record); }});
    if (const auto done = context.wait(opened.bank->open()); !done)
        return tl::unexpected(inFolder(readError(done.error()), folder));
    return opened;
}

QString problemText(core::ImportProblem problem)
{
    switch (problem) {
    case core::ImportProblem::BalancesUnproven:
        return Words::tr("No balance proves the lines: add --opening AMOUNT, or --no-balances if "
                         "the bank states none.");
    case core::ImportProblem::AccountMissing:
        return Words::tr("The file names no account: add --account NAME.");
    case core::ImportProblem::Card:
        return Words::tr("This is the statement of a card.");
    case core::ImportProblem::NoLines:
        return Words::tr("The file has no lines.");
    }
    Q_UNREACHABLE();
}

QString problemCode(core::ImportProblem problem)
{
    switch (problem) {
    case core::ImportProblem::BalancesUnproven:
        return u"balances_unproven"_s;
    case core::ImportProblem::AccountMissing:
        return u"account_missing"_s;
    case core::ImportProblem::Card:
        return u"card"_s;
    case core::ImportProblem::NoLines:
        return u"no_lines"_s;
    }
    Q_UNREACHABLE();
}

/// Parses a balance, which may be negative.
std::optional<core::Money> balanceFrom(const QString &text)
{
    const bool isNegative = text.startsWith(u'-');
    const auto amount = amountFrom(QStringView(text).mid(isNegative ? 1 : 0));
    return amount && isNegative ? std::optional(-*amount) : amount;
}

/// Prints each line with the effect of an import.
void printLines(CliOutput &output, const core::StatementPreview &preview)
{
    for (const core::PreviewedLine &line : core::previewedLines(preview))
        output.print(u"%1  %2"_s.arg(core::toText(line.effect), -5)
                         .arg(lineText(core::lineOf(preview, line))));
}

/// Prints the statement of a card, which is not imported.
void printLeftOut(CliOutput &output, const core::StatementPreview &preview)
{
    const QString &account = preview.statement.account.number;
    const auto count = static_cast<int>(preview.statement.lines.size());
    if (!output.isJson()) {
        output.print(
            Words::tr("Left out: the card %1, with %n line(s)", nullptr, count).arg(account));
        return;
    }
    JsonText json;
    addText(json, "account", account);
    json.add("left_out", u"card"_s).add("lines", qint64{count}).addRaw("stored", "false");
    output.print(json.toObject());
}

CliResult importStatement(CliContext &context, const QString &path)
{
    const CliLine &line = context.line();
    core::ImportRequest request{.path = QFileInfo(path).absoluteFilePath(), .person = person()};
    if (line.has(u"opening"_s)) {
        request.opening = balanceFrom(line.value(u"opening"_s));
        if (!request.opening)
            return wrong(Words::tr("--opening is an amount: 15.00, 15,00 or -15.00."));
    }
    if (line.has(u"no-balances"_s))
        request.claim = core::BalanceClaim::NoneToCheck;
    if (line.has(u"account"_s))
        request.account = core::BankAccount{{}, {}, line.value(u"account"_s).simplified()};
    if (!QFileInfo(request.path).isFile())
        return tl::unexpected(unreadable(path));
    const auto opened = openBank(context);
    if (!opened)
        return tl::unexpected(opened.error());
    core::ImportOutcome outcome;
    const bool isDryRun = line.has(u"dry-run"_s);
    if (isDryRun) {
        const auto preview = context.wait(opened->bank->preview(request));
        if (!preview)
            return tl::unexpected(readError(preview.error()));
        outcome.preview = *preview;
    } else {
        const auto imported = context.wait(opened->bank->import(request));
        if (!imported)
            return tl::unexpected(writeError(imported.error()));
        outcome = *imported;
    }
    if (outcome.preview.fault)
        return tl::unexpected(faultError(*outcome.preview.fault));
    for (const core::StatementPreview &statement : std::as_const(outcome.preview.statements)) {
        if (statement.problem && !outcome.preview.leavesOut(statement))
            return tl::unexpected(CliError{.code = problemCode(*statement.problem),
                                           .message = problemText(*statement.problem)});
    }
    if (!outcome.imports.isEmpty())
        context.noteChange();
    CliOutput &output = context.output();
    for (const core::StatementPreview &each : std::as_const(outcome.preview.statements)) {
        if (outcome.preview.leavesOut(each)) {
            printLeftOut(output, each);
            continue;
        }
        const qint64 known = each.knownCount;
        if (!output.isJson()) {
            output.print(Words::tr("New: %1, known: %2, gone: %3")
                             .arg(each.added.size())
                             .arg(known)
                             .arg(each.gone.size()));
            if (each.gapDays > 0)
                output.print(
                    Words::tr("%n day(s) before have no statement.", nullptr, each.gapDays));
            if (each.openingDifference && !each.openingDifference->isZero())
                output.print(Words::tr("Missing between the files: %1")
                                 .arg(ui::moneyText(*each.openingDifference)));
            if (isDryRun)
                printLines(output, each);
            continue;
        }
        JsonText json;
        addText(json, "bank", each.statement.account.bank);
        addText(json, "account", each.statement.account.number);
        if (each.statement.from.isValid())
            json.add("from", dayText(each.statement.from)).add("to", dayText(each.statement.until));
        json.add("new", qint64{each.added.size()})
            .add("known", known)
            .add("gone", qint64{each.gone.size()});
        addMoney(json, "opening", each.statement.opening);
        addMoney(json, "closing", each.statement.closing);
        if (each.gapDays > 0)
            json.add("gap_days", qint64{each.gapDays});
        if (each.openingDifference && !each.openingDifference->isZero())
            json.add("missing", each.openingDifference->toDecimal());
        if (isDryRun)
            json.addObjects("lines", core::previewedLines(each),
                            [&each](JsonText &entry, const core::PreviewedLine &previewed) {
                                entry.add("effect", core::toText(previewed.effect));
                                addLine(entry, core::lineOf(each, previewed));
                            });
        json.addRaw("stored", outcome.imports.isEmpty() ? "false" : "true");
        if (!isDryRun)
            json.add("matched", qint64{outcome.matchedCount})
                .add("paid", qint64{outcome.paidCount});
        output.print(json.toObject());
    }
    return ExitStatus::Done;
}

/// Returns the queue of the command line: movements that are not due yet also wait.
QString queueName(core::ReconcileQueue queue)
{
    return queue == core::ReconcileQueue::NotYet ? core::toText(core::ReconcileQueue::Waiting)
                                                 : core::toText(queue);
}

QString equationName(core::Equation::Kind kind)
{
    using Kind = core::Equation::Kind;
    switch (kind) {
    case Kind::Lines:
        return u"lines"_s;
    case Kind::Movements:
        return u"charges"_s;
    case Kind::Certain:
        return u"certain"_s;
    case Kind::Matches:
        return u"matches"_s;
    case Kind::Balance:
        return u"balance"_s;
    case Kind::Service:
        return u"service"_s;
    case Kind::Counter:
        return u"counter"_s;
    case Kind::Carried:
        return u"carried"_s;
    }
    Q_UNREACHABLE();
}

void addPart(JsonText &json, const core::EquationPart &part)
{
    json.add("name", core::toText(part.kind))
        .add("count", qint64{part.count})
        .add("sum", part.amount.toDecimal());
}

QString confidenceName(const std::optional<core::Confidence> &confidence)
{
    if (!confidence)
        return u"by_hand"_s;
    switch (*confidence) {
    case core::Confidence::Certain:
        return u"certain"_s;
    case core::Confidence::Strong:
        return u"strong"_s;
    case core::Confidence::Likely:
        return u"likely"_s;
    case core::Confidence::Possible:
    case core::Confidence::Set:
        return u"possible"_s;
    }
    Q_UNREACHABLE();
}

QString lineName(qint64 line)
{
    return u'L' + QString::number(line);
}

/// Returns one sentence with the reason of a match.
QString whyText(const core::ReconciledMatch &match)
{
    const core::MatchReason &reason = match.reason;
    if (match.rule == core::DecisionRule::ByHand)
        return Words::tr("A person matched them.");
    if (match.rule == core::DecisionRule::Settlement)
        return Words::tr("The amount is the sum of all payments of one day.");
    if (match.rule == core::DecisionRule::DayFees)
        return Words::tr("The fee is the sum of the commissions of one day.");
    if (match.rule == core::DecisionRule::Reversal)
        return Words::tr("The line takes the other line back.");
    if (!reason.identifier.isEmpty())
        return Words::tr("Both have the identifier %1.").arg(reason.identifier);
    QStringList facts{Words::tr("same amount")};
    if (reason.documentFits)
        facts += Words::tr("same document");
    if (reason.nameFits)
        facts += Words::tr("the name fits");
    if (reason.minutesApart)
        facts += Words::tr("%n minute(s) apart", nullptr, qAbs(*reason.minutesApart));
    else if (reason.daysApart)
        facts += Words::tr("%n day(s) apart", nullptr, qAbs(*reason.daysApart));
    return facts.join(u", "_s) + u'.';
}

QByteArray chargeIds(const QList<core::Movement> &movements)
{
    return core::jsonArray(movements, [](const core::Movement &movement) {
        return core::jsonString(movement.transaction.toString(QUuid::WithoutBraces));
    });
}

void addMatch(JsonText &json, const core::ReconciledMatch &match)
{
    json.addRaw("charges", chargeIds(match.movements))
        .add("rule", core::toText(match.rule))
        .add("confidence", confidenceName(match.confidence))
        .add("why", whyText(match));
}

struct NamedTotal
{
    QString name;
    qint64 count = 0;
    core::Money sum = {};
};

/// Returns the totals: of the lines, or of the movements in queues that have no lines.
QList<NamedTotal> namedTotals(const ReconcileState &state)
{
    QList<NamedTotal> totals;
    for (const core::QueueTotal &total : state.queues) {
        const bool hasLines = total.lineCount > 0;
        const NamedTotal named{queueName(total.queue),
                               hasLines ? total.lineCount : total.movementCount,
                               hasLines ? total.lineSum : total.movementSum};
        const auto same = std::find_if(totals.begin(), totals.end(),
                                       [&](const auto &each) { return each.name == named.name; });
        if (same == totals.end()) {
            totals.append(named);
        } else {
            same->count += named.count;
            same->sum += named.sum;
        }
    }
    return totals;
}

CliResult printState(CliContext &context, core::Reconciliation &bank, const ReconcileState &state)
{
    CliOutput &output = context.output();
    const auto matches = context.wait(bank.matches());
    if (!matches)
        return tl::unexpected(readError(matches.error()));
    const auto suggestions = context.wait(bank.suggestions());
    if (!suggestions)
        return tl::unexpected(readError(suggestions.error()));
    if (!output.isJson()) {
        for (const NamedTotal &total : namedTotals(state))
            output.print(u"%1  %2  %3"_s.arg(total.name, -20)
                             .arg(total.count, 8)
                             .arg(ui::moneyText(total.sum), 16));
        for (const core::ReconciledMatch &match : *suggestions)
            output.print(u"%1  %2  %3"_s.arg(lineName(match.lines.value(0)), -8)
                             .arg(confidenceName(match.confidence), -8)
                             .arg(whyText(match)));
        for (const core::Equation &equation : state.equations) {
            if (!equation.holds())
                output.print(Words::tr("%1 does not add up: %2 and %3, difference %4")
                                 .arg(equationName(equation.kind), ui::moneyText(equation.left),
                                      ui::moneyText(equation.right),
                                      ui::moneyText(equation.difference())));
        }
        return ExitStatus::Done;
    }
    JsonText json;
    json.add("lines", qint64{state.lineCount}).add("charges", qint64{state.movementCount});
    json.addObjects("queues", namedTotals(state), [](JsonText &queue, const NamedTotal &total) {
        queue.add("name", total.name).add("count", total.count).add("sum", total.sum.toDecimal());
    });
    // A match of several lines has one entry for each.
    QList<std::pair<qint64, const core::ReconciledMatch *>> entries;
    for (const core::ReconciledMatch &match : *matches) {
        for (const qint64 line : match.lines)
            entries.append({line, &match});
    }
    json.addObjects("matches", entries, [](JsonText &entry, const auto &each) {
        entry.add("line", lineName(each.first));
        addMatch(entry, *each.second);
    });
    entries.clear();
    for (const core::ReconciledMatch &match : *suggestions) {
        for (const qint64 line : match.lines)
            entries.append({line, &match});
    }
    json.addObjects("suggestions", entries, [](JsonText &entry, const auto &each) {
        entry.add("line", lineName(each.first));
        entry.addObjects("candidates", QList<const core::ReconciledMatch *>{each.second},
                         [](JsonText &candidate, const core::ReconciledMatch *match) {
                             addMatch(candidate, *match);
                         });
    });
    json.addObjects("equations", state.equations,
                    [](JsonText &entry, const core::Equation &equation) {
                        entry.add("name", equationName(equation.kind))
                            .add("left", equation.left.toDecimal())
                            .add("right", equation.right.toDecimal())
                            .add("difference", equation.difference().toDecimal())
                            .addRaw("holds", equation.holds() ? "true" : "false");
                        if (!equation.parts.isEmpty())
                            entry.addObjects("parts", equation.parts, addPart);
                    });
    addMoney(json, "opening", state.opening);
    addMoney(json, "closing", state.closing);
    addMoney(json, "difference", state.difference);
    output.print(json.toObject());
    return ExitStatus::Done;
}

std::optional<qint64> lineFrom(const QString &text)
{
    bool isNumber = false;
    const qint64 line = text.mid(1).toLongLong(&isNumber);
    return text.startsWith(u'L') && isNumber && line > 0 ? std::optional(line) : std::nullopt;
}

tl::unexpected<CliError> notALine(const QString &text)
{
    return wrong(Words::tr("“%1” is not a line: L and its number.").arg(text));
}

/// Runs one step of the command line.
tl::expected<ReconcileState, CliError> takeStep(CliContext &context, core::Reconciliation &bank)
{
    const QStringList &arguments = context.line().arguments;
    const QString &step = arguments.constFirst();
    const auto finished =
        [&](const core::Result<ReconcileState> &state) -> tl::expected<ReconcileState, CliError> {
        if (!state)
            return tl::unexpected(writeError(state.error()));
        context.noteChange();
        return *state;
    };
    if (step == "undo"_L1)
        return finished(context.wait(bank.undo(person())));
    if (step == "redo"_L1)
        return finished(context.wait(bank.redo(person())));
    const QString first = arguments.value(1);
    if (step == "seal"_L1 || step == "reopen"_L1) {
        const auto day = dayFrom(first, core::brasiliaDay(QDateTime::currentDateTimeUtc()));
        if (!day)
            return wrong(Words::tr("“%1” is not a day.").arg(first));
        const auto accounts = context.wait(bank.accounts());
        if (!accounts)
            return tl::unexpected(readError(accounts.error()));
        if (accounts->isEmpty())
            return tl::unexpected(CliError{.code = toText(core::Error::Code::NotFound),
                                           .message = Words::tr("No statement is imported.")});
        const QString reason = context.line().value(u"reason"_s);
        if (step == "reopen"_L1) {
            core::Result<ReconcileState> state;
            for (const core::ReconciledAccount &account : *accounts) {
                const auto reopened = context.wait(bank.reopen(account.id, *day, reason, person()));
                const bool isOpen =
                    !reopened && reopened.error().code == core::Error::Code::NotFound;
                if (!isOpen || accounts->size() == 1)
                    state = reopened;
                if (!reopened && !isOpen)
                    break;
            }
            return finished(state);
        }
        for (const core::ReconciledAccount &account : *accounts) {
            if (*day < account.from || *day > account.until)
                continue;
            const auto sealed = context.wait(bank.seal(account.id, *day, reason, person()));
            if (!sealed)
                return tl::unexpected(writeError(sealed.error()));
            context.noteChange();
        }
        return finished(context.wait(bank.state()));
    }
    const auto line = lineFrom(first);
    if (!line)
        return notALine(first);
    if (step == "unmatch"_L1)
        return finished(context.wait(bank.unmatch(*line, person())));
    if (step == "explain"_L1) {
        const auto category = core::explanationCategoryFromText(arguments.value(2));
        if (!category) {
            QStringList names;
            for (const core::ExplanationCategory each : core::kExplanationCategories)
                names += core::toText(each);
            return wrong(Words::tr("The categories are: %1.").arg(names.join(u", "_s)));
        }
        return finished(
            context.wait(bank.explain({*line}, *category, context.line().value(u"note"_s),
                                      context.line().value(u"always"_s), person())));
    }
    // match LINE… CHARGE…
    const auto detail = context.wait(bank.line(*line));
    if (!detail)
        return tl::unexpected(readError(detail.error()));
    QList<qint64> lines{*line};
    QList<core::MovementKey> movements;
    for (const QString &text : arguments.mid(2)) {
        if (const auto other = lineFrom(text)) {
            lines += *other;
            continue;
        }
        const QUuid id(text);
        if (id.isNull())
            return wrong(
                Words::tr("“%1” is neither a line nor the id of a transaction.").arg(text));
        const auto known = context.wait(bank.findMovements(text, {}, 2));
        if (!known)
            return tl::unexpected(readError(known.error()));
        core::MovementKey key{id, core::MovementKind::Payment};
        for (const core::Movement &movement : *known) {
            const bool isSameSign =
                movement.amount.isNegative() == detail->row.statementLine.amount.isNegative();
            if (movement.transaction == id && isSameSign)
                key.kind = movement.kind;
        }
        movements += key;
    }
    return finished(
        context.wait(bank.match(lines, movements, {}, context.line().value(u"note"_s), person())));
}

/// Returns a usage error for a wrong number of arguments.
std::optional<CliError> stepProblem(const QStringList &arguments)
{
    if (arguments.isEmpty())
        return std::nullopt;
    struct Step
    {
        QString name;
        qsizetype min;
        qsizetype max;
    };
    static const QList<Step> steps{
        {u"match"_s, 2, 1000}, {u"unmatch"_s, 1, 1}, {u"explain"_s, 2, 2}, {u"undo"_s, 0, 0},
        {u"redo"_s, 0, 0},     {u"seal"_s, 1, 1},    {u"reopen"_s, 1, 1},
    };
    for (const Step &step : steps) {
        if (step.name != arguments.constFirst())
            continue;
        const qsizetype count = arguments.size() - 1;
        if (count < step.min)
            return usageError(Words::tr("%1 needs more arguments.").arg(step.name));
        if (count > step.max)
            return usageError(
                Words::tr("“%1” is one argument too many.").arg(arguments.at(step.max + 1)));
        return std::nullopt;
    }
    return usageError(Words::tr("There is no step “%1”.").arg(arguments.constFirst()));
}

} // namespace

CliResult useStatement(CliContext &context)
{
    const QString &action = context.line().arguments.at(0);
    const QString &path = context.line().arguments.at(1);
    if (action == "read"_L1)
        return readStatement(context, path);
    if (action == "import"_L1)
        return importStatement(context, path);
    return wrong(Words::tr("“%1” is neither read nor import.").arg(action));
}

CliResult reconcile(CliContext &context)
{
    const CliLine &line = context.line();
    if (const auto problem = stepProblem(line.arguments))
        return tl::unexpected(*problem);
    const QString level = line.value(u"accept"_s);
    if (line.has(u"accept"_s) && level != "certain"_L1 && level != "strong"_L1)
        return wrong(Words::tr("--accept is certain or strong."));
    QDate days[2];
    for (int i = 0; i < 2; ++i) {
        const QString option = i == 0 ? u"from"_s : u"to"_s;
        if (!line.has(option))
            continue;
        const auto day =
            dayFrom(line.value(option), core::brasiliaDay(QDateTime::currentDateTimeUtc()));
        if (!day)
            return wrong(Words::tr("--%1 is a day: 2026-11-20, today or yesterday.").arg(option));
        days[i] = *day;
    }
    const auto opened = openBank(context);
    if (!opened)
        return tl::unexpected(opened.error());
    core::Reconciliation &bank = *opened->bank;
    bank.setScope(days[0], days[1]);
    auto state = context.wait(bank.refresh());
    if (!state)
        return tl::unexpected(writeError(state.error()));
    if (level == "strong"_L1) {
        state = context.wait(bank.acceptStrong(person()));
        if (!state)
            return tl::unexpected(writeError(state.error()));
        context.noteChange();
    }
    if (!line.arguments.isEmpty()) {
        const auto done = takeStep(context, bank);
        if (!done)
            return tl::unexpected(done.error());
        state = *done;
    }
    return printState(context, bank, *state);
}

} // namespace app
