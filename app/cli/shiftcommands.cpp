// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/shiftcommands.h"

#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/cli/clitext.h"
#include "app/cli/clivalues.h"
#include "app/preferencesfile.h"
#include "app/recordjson.h"
#include "app/shopcheck.h"
#include "app/shopfolder.h"
#include "core/console/consoledatabase.h"
#include "core/database/database.h"
#include "core/storage/bankstore.h"
#include "core/till/shiftcontroller.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"
#include "ui/text/evidencetext.h"
#include "ui/text/shifttext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

#include <limits>

namespace app
{

using namespace Qt::StringLiterals;
using core::JsonText;
using core::Money;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

using StatementDays = QHash<QUuid, QDate>;

/// Returns the days of the matched statement lines.
core::Result<StatementDays> statementDaysIn(const QString &folder)
{
    const QString path = bankDatabaseIn(folder);
    if (!QFileInfo::exists(path))
        return StatementDays();
    return core::Database::open(path, core::Database::Access::ReadOnly, core::Schema::Bank)
        .and_then([](const auto &database) { return core::BankStore(*database).reconciledDays(); });
}

/// The shifts of the counter whose shop is open.
class CounterShifts
{
    Q_DISABLE_COPY_MOVE(CounterShifts)

public:
    CounterShifts(CliShop &shop, const core::Preferences &preferences)
        : m_console({.path = consoleDatabaseIn(shop.folder())})
        , m_controller(
              {.service = shop.service(),
               .console = m_console,
               .till = [till = preferences.charging.till] { return till; },
               .pattern = [pattern = preferences.charging.reference] { return pattern; },
               .cutoffMinutes = [minutes = preferences.shifts.cutoffMinutes] { return minutes; }})
    {
        m_console.gate().setDecision(
            [](const core::AuditRecord &record, const core::ActionFacts & /*facts*/) {
                return core::Result<core::AuditRecord>(withCliOperator(record));
            });
        m_console.annotations().setStatementDays(
            [folder = shop.folder()](const QList<QUuid> & /*ids*/) {
                return core::readyFuture<StatementDays>(statementDaysIn(folder));
            });
    }

    [[nodiscard]] core::ConsoleDatabase &console() { return m_console; }
    [[nodiscard]] core::ShiftController &controller() { return m_controller; }

private:
    core::ConsoleDatabase m_console;
    core::ShiftController m_controller;
};

CliError shiftFailure(const core::Error &error, const QString &message)
{
    CliError failure = writeError(error);
    failure.message = message;
    return failure;
}

/// Returns the error of an action that needs an open shift, or none.
CliError stateError(const core::Error &error)
{
    using Code = core::Error::Code;
    if (error.code == Code::NotFound)
        return shiftFailure(error, Words::tr("No shift is open."));
    if (error.code == Code::Conflict)
        return shiftFailure(error, ui::shiftProblem(error));
    return writeError(error);
}

void addStart(JsonText &json, const core::OpenShift &start)
{
    json.add("counter", start.till)
        .add("day", start.day.toString(Qt::ISODate))
        .add("begins", cliTime(start.begins))
        .add("opened", cliTime(start.opened))
        .add("opened_by", start.opener.name)
        .add("cash", start.cashFloat.toDecimal());
}

/// Adds the end of a closed shift.
void addEnd(JsonText &json, const core::Shift &shift)
{
    json.add("number", shift.number)
        .add("closed", cliTime(shift.closed))
        .add("closed_by", shift.closer.name);
    if (shift.counted)
        json.add("counted", shift.counted->toDecimal());
    json.add("digest", QString::fromLatin1(shift.digest.toHex()));
}

QByteArray totalJson(const core::NetTotals &total)
{
    JsonText json;
    json.add("count", total.count)
        .add("amount", total.gross.toDecimal())
        .add("commission", total.commission.toDecimal());
    addNet(json, total.unknownCommissionCount, total);
    return json.toObject();
}

void addTotals(JsonText &json, const QList<core::ShiftLine> &lines)
{
    const core::ShiftTotals totals = core::totalsOf(lines);
    json.addRaw("received", totalJson(totals.received()))
        .addRaw("reported_by_service", totalJson(totals.seen));
    for (std::size_t i = 0; i < core::kEvidenceKinds.size(); ++i)
        json.addRaw(core::toText(core::kEvidenceKinds.at(i)).toLatin1().constData(),
                    totalJson(totals.byEvidence.at(i)));
    json.addRaw("refunded", totalJson(totals.refunded))
        .addRaw("sent", totalJson(totals.sent))
        .addRaw("open", totalJson(totals.waiting))
        .addRaw("ended", totalJson(totals.ended));
    const core::NetTotals moved = totals.moved();
    addNet(json, moved.unknownCommissionCount, moved);
    json.addObjects("operators", totals.byOperator.keys(),
                    [&totals](JsonText &object, const QString &name) {
                        const core::NetTotals total = totals.byOperator.value(name);
                        object.add("name", name)
                            .add("count", total.count)
                            .add("amount", total.gross.toDecimal());
                    })
        .addObjects("transactions", lines, [](JsonText &object, const core::ShiftLine &line) {
            object.add("id", core::toWireId(line.id))
                .add("created", cliTime(line.created))
                .add("operation", core::toText(line.operation))
                .add("status", line.status.toText())
                .add("amount", line.amount.toDecimal())
                .addRaw("carried", line.isCarried ? "true" : "false")
                .addRaw("reconciled", line.isReconciled ? "true" : "false");
            if (line.commission)
                object.add("commission", line.commission->toDecimal());
        });
}

void printDocument(CliOutput &output, const ui::ShiftDocument &document)
{
    output.print(ui::shiftTitle(document));
    for (const QString &line : ui::shiftHead(document))
        output.print(line);
    for (const ui::ShiftRow &row : ui::shiftRows(document)) {
        if (row.kind == ui::ShiftRow::Kind::Heading)
            output.print(QString());
        output.print(u"%1  %2  %3"_s.arg(row.name, -40).arg(row.count, 6).arg(row.amount, 16));
    }
    if (!document.digest.isEmpty())
        output.print(Words::tr("Digest: %1").arg(QString::fromLatin1(document.digest.toHex())));
}

/// Returns the amount of the option; nullopt if the option is absent.
tl::expected<std::optional<Money>, CliError> amountOf(const CliLine &line, const QString &option)
{
    if (!line.has(option))
        return std::nullopt;
    const auto amount = amountFrom(line.value(option));
    if (!amount)
        return tl::unexpected(usageError(
            Words::tr("--%1 is an amount with two decimals: 15.00 or 15,00.").arg(option)));
    return amount;
}

CliResult openShift(CliContext &context, CounterShifts &shifts)
{
    const auto cash = amountOf(context.line(), u"cash"_s);
    if (!cash)
        return tl::unexpected(cash.error());
    const auto opened = context.wait(shifts.controller().open(cash->value_or(Money())));
    if (!opened && opened.error().code == core::Error::Code::Conflict)
        return tl::unexpected(shiftFailure(opened.error(), Words::tr("A shift is open already.")));
    if (!opened)
        return tl::unexpected(writeError(opened.error()));
    context.noteChange();
    if (context.output().isJson()) {
        JsonText json;
        addStart(json, *opened);
        context.output().print(json.toObject());
    } else {
        context.output().print(Words::tr("The shift is open since %1, counter %2.")
                                   .arg(cliTime(opened->opened), opened->till));
    }
    return ExitStatus::Done;
}

/// The sums of the shift need another permission than closing, so only `report` prints them.
CliResult closeShift(CliContext &context, CounterShifts &shifts)
{
    const auto counted = amountOf(context.line(), u"counted"_s);
    if (!counted)
        return tl::unexpected(counted.error());
    const auto closed = context.wait(shifts.controller().close(*counted));
    if (!closed)
        return tl::unexpected(stateError(closed.error()));
    context.noteChange();
    if (context.output().isJson()) {
        JsonText json;
        addEnd(json, *closed);
        addStart(json, closed->start);
        context.output().print(json.toObject());
    } else {
        const ui::ShiftDocument document = ui::documentOf(*closed);
        context.output().print(ui::shiftTitle(document));
        for (const QString &line : ui::shiftHead(document))
            context.output().print(line);
        context.output().print(
            Words::tr("Digest: %1").arg(QString::fromLatin1(closed->digest.toHex())));
    }
    return ExitStatus::Done;
}

/// Prints the X report of the open shift.
CliResult reportOpen(CliContext &context, CounterShifts &shifts)
{
    const auto report = context.wait(shifts.controller().report());
    if (!report)
        return tl::unexpected(stateError(report.error()));
    if (context.output().isJson()) {
        JsonText json;
        addStart(json, report->start);
        json.add("as_of", cliTime(report->at));
        addTotals(json, report->lines);
        context.output().print(json.toObject());
    } else {
        printDocument(context.output(),
                      {.start = report->start, .at = report->at, .lines = report->lines});
    }
    return ExitStatus::Done;
}

/// Prints the Z report of a closed shift with the changes after its end.
CliResult reportClosed(CliContext &context, CounterShifts &shifts, qint64 number)
{
    const auto shift = context.wait(shifts.controller().shift(number));
    if (!shift && shift.error().code == core::Error::Code::NotFound)
        return tl::unexpected(
            shiftFailure(shift.error(), Words::tr("There is no closed shift %1.").arg(number)));
    if (!shift)
        return tl::unexpected(readError(shift.error()));
    const auto drift = context.wait(shifts.controller().drift(number));
    if (!drift)
        return tl::unexpected(readError(drift.error()));
    if (context.output().isJson()) {
        JsonText json;
        addEnd(json, *shift);
        addStart(json, shift->start);
        addTotals(json, shift->lines);
        json.addObjects("changes", drift->changes,
                        [](JsonText &object, const core::ShiftChange &change) {
                            object.add("id", core::toWireId(change.after.id))
                                .add("before", change.before.status.toText())
                                .add("after", change.after.status.toText())
                                .add("effect", change.effect.toDecimal());
                        })
            .add("effect", drift->effect.toDecimal());
        context.output().print(json.toObject());
    } else {
        ui::ShiftDocument document = ui::documentOf(*shift);
        document.drift = *drift;
        printDocument(context.output(), document);
    }
    return ExitStatus::Done;
}

CliResult reportShift(CliContext &context, CounterShifts &shifts)
{
    const CliLine &line = context.line();
    if (!line.has(u"number"_s))
        return reportOpen(context, shifts);
    const auto number = countFrom(line.value(u"number"_s), std::numeric_limits<qint64>::max());
    if (!number || *number == 0)
        return tl::unexpected(usageError(Words::tr("--number is the number of a Z report.")));
    return reportClosed(context, shifts, *number);
}

/// Prints all closed shifts, latest first.
CliResult listShifts(CliContext &context, CounterShifts &shifts)
{
    QList<core::Shift> all;
    for (qint64 before = 0;;) {
        const auto part = context.wait(shifts.controller().shifts(before));
        if (!part)
            return tl::unexpected(readError(part.error()));
        all += *part;
        if (part->size() < core::ShiftRepository::kMaxShifts)
            break;
        before = part->constLast().number;
    }
    if (context.output().isJson()) {
        context.output().print(JsonText()
                                   .addObjects("shifts", all,
                                               [](JsonText &object, const core::Shift &shift) {
                                                   addEnd(object, shift);
                                                   addStart(object, shift.start);
                                               })
                                   .toObject());
        return ExitStatus::Done;
    }
    for (const core::Shift &shift : all) {
        QStringList parts{QString::number(shift.number),
                          shift.start.day.toString(Qt::ISODate),
                          shift.start.till,
                          cliTime(shift.start.opened),
                          cliTime(shift.closed),
                          shift.closer.name};
        parts.removeAll(QString());
        context.output().print(parts.join(u" · "_s));
    }
    return ExitStatus::Done;
}

} // namespace

CliResult runShift(CliContext &context)
{
    using Action = CliResult (*)(CliContext &, CounterShifts &);
    static const QHash<QString, Action> actions{{u"open"_s, &openShift},
                                                {u"report"_s, &reportShift},
                                                {u"close"_s, &closeShift},
                                                {u"list"_s, &listShifts}};
    const QString name = context.line().arguments.constFirst();
    const Action action = actions.value(name);
    if (!action)
        return tl::unexpected(usageError(
            Words::tr("“%1” is not one of: %2.").arg(name, u"open, report, close, list"_s)));
    const auto shop = context.openShop(CliShop::Access::BackOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    if (const auto problem = (*shop)->bringUpToDate(context))
        return tl::unexpected(*problem);
    // Opening for writing would replace a damaged file.
    if (const auto till = openTillDatabase((*shop)->folder()); !till)
        return tl::unexpected(readError(till.error()));
    CounterShifts shifts(**shop, PreferencesFile::load((*shop)->folder()).preferences);
    if (const auto opened = context.wait(shifts.console().open()); !opened)
        return tl::unexpected(readError(opened.error()));
    return action(context, shifts);
}

} // namespace app
