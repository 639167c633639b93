// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/listcommands.h"

#include "app/cli/clibank.h"
#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/cli/clitext.h"
#include "app/cli/clivalues.h"
#include "app/preferencesfile.h"
#include "app/recordjson.h"
#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/domain/businessday.h"
#include "core/domain/filterparts.h"
#include "core/domain/nettotals.h"
#include "core/domain/searchtext.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/export/exporter.h"
#include "core/service/evidencesupport.h"
#include "core/service/intentlog.h"
#include "core/service/partialreturns.h"
#include "core/service/unconfirmedorders.h"
#include "core/storage/annotationstore.h"
#include "core/storage/bankstore.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"
#include "ui/text/daytext.h"
#include "ui/text/exporttext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>

#include <limits>
#include <map>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;
using core::JsonText;
using core::Transaction;
using core::TransactionFilter;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qint64 kDefaultLimit = 100;

/// Returns the beginning of the shop's business days.
int cutoffOf(const CliShop &shop)
{
    return PreferencesFile::load(shop.folder()).preferences.shifts.cutoffMinutes;
}

tl::unexpected<CliError> wrong(const QString &message)
{
    return tl::unexpected(usageError(message));
}

/// Parses --status.
tl::expected<QList<core::Status::Code>, CliError> statusesOf(const CliLine &line)
{
    QList<core::Status::Code> statuses;
    if (!line.has(u"status"_s))
        return statuses;
    for (const QString &word : line.value(u"status"_s).split(u',')) {
        const core::Status::Code code = core::Status::fromText(word.trimmed()).code();
        if (code == core::Status::Code::Unknown)
            return wrong(Words::tr("There is no state “%1”.").arg(word));
        if (!statuses.contains(code))
            statuses += code;
    }
    return statuses;
}

/// Parses --operation, in the form of the command line or of the API.
tl::expected<std::optional<core::Operation>, CliError> operationOf(const CliLine &line)
{
    if (!line.has(u"operation"_s))
        return std::nullopt;
    const QString word = line.value(u"operation"_s);
    const auto operation = core::operationFromText(QString(word).remove(u'_'));
    if (!operation)
        return wrong(Words::tr("There is no operation “%1”.").arg(word));
    return operation;
}

/// Parses --from or --to; an invalid day without the option.
tl::expected<QDate, CliError> dayOf(const CliLine &line, const QString &option, QDate today)
{
    if (!line.has(option))
        return QDate();
    const auto day = dayFrom(line.value(option), today);
    if (!day)
        return wrong(Words::tr("--%1 is a day: 2026-11-20, today or yesterday.").arg(option));
    return *day;
}

/// Parses the filter options, except --text. `today`: the present business day.
tl::expected<TransactionFilter, CliError> filterOf(const CliLine &line, QDate today)
{
    const auto statuses = statusesOf(line);
    if (!statuses)
        return tl::unexpected(statuses.error());
    const auto operation = operationOf(line);
    if (!operation)
        return tl::unexpected(operation.error());
    const auto first = dayOf(line, u"from"_s, today);
    if (!first)
        return tl::unexpected(first.error());
    const auto last = dayOf(line, u"to"_s, today);
    if (!last)
        return tl::unexpected(last.error());
    if (first->isValid() && last->isValid() && *last < *first)
        return wrong(Words::tr("--to is before --from."));
    return TransactionFilter{
        .statuses = *statuses, .operation = *operation, .initialDate = *first, .finalDate = *last};
}

/// Returns the filter with one meaning of the searched text. Days of both must match.
TransactionFilter withMeaning(const TransactionFilter &filter, const TransactionFilter &meaning)
{
    TransactionFilter both = core::withParts(meaning, filter);
    const auto later = [](QDate a, QDate b) {
        return !a.isValid() || (b.isValid() && b > a) ? b : a;
    };
    const auto earlier = [](QDate a, QDate b) {
        return !a.isValid() || (b.isValid() && b < a) ? b : a;
    };
    both.initialDate = later(filter.initialDate, meaning.initialDate);
    both.finalDate = earlier(filter.finalDate, meaning.finalDate);
    return both;
}

/// Returns true if no transaction can match.
bool isEmpty(const TransactionFilter &filter)
{
    return filter.initialDate.isValid() && filter.finalDate.isValid() &&
           filter.finalDate < filter.initialDate;
}

/// Reads the filter options in business days of the shop. Of --text, uses the first meaning that
/// finds anything, as in the console. nullopt: the text finds nothing.
tl::expected<std::optional<TransactionFilter>, CliError> searched(CliContext &context,
                                                                  const CliShop &shop)
{
    core::TransactionService &service = shop.service();
    const int cutoff = cutoffOf(shop);
    const QDate today = core::businessToday(cutoff);
    const auto filter = filterOf(context.line(), today);
    if (!filter)
        return tl::unexpected(filter.error());
    if (!context.line().has(u"text"_s))
        return std::optional(core::inBusinessDays(*filter, cutoff));
    for (const TransactionFilter &meaning :
         core::readSearch(context.line().value(u"text"_s), today)) {
        const TransactionFilter days = withMeaning(*filter, meaning);
        if (isEmpty(days))
            continue;
        const TransactionFilter both = core::inBusinessDays(days, cutoff);
        const auto page = context.wait(service.list(both));
        if (!page)
            return tl::unexpected(readError(page.error()));
        if (page->total > 0)
            return std::optional(both);
    }
    return std::nullopt;
}

/// Returns the error for a reference without a transaction. An order of a remote service or of the
/// shop's bank may still be unconfirmed.
CliError missingError(CliContext &context, core::TransactionService &service,
                      const QString &reference)
{
    core::Error error{Code::NotFound, {}, {}};
    if (core::UnconfirmedOrders *const orders = service.unconfirmedOrders()) {
        const auto entries = context.wait(orders->entries());
        if (!entries)
            return readError(entries.error());
        for (const core::UnconfirmedOrders::Entry &entry : *entries) {
            if (entry.intent.reference == reference && core::isOpen(entry.intent.state))
                error.code = Code::Unconfirmed;
        }
    }
    return readError(error);
}

/// Looks up a charge at the shop's bank if the outcome of its order is unknown.
std::optional<CliError> followOrder(CliContext &context, CliShop &shop, const QString &reference)
{
    const QString path = intentDatabaseIn(shop.folder());
    if (shop.isRemote() || !QFileInfo::exists(path))
        return std::nullopt;
    {
        core::IntentLog log(path);
        if (const auto opened = context.wait(log.open()); !opened)
            return readError(opened.error());
        const auto intent = context.wait(log.find(reference));
        if (!intent || !core::isOpen(intent->state))
            return std::nullopt;
    }
    const auto problem = shop.connectBank(context);
    if (problem)
        context.output().report(problem->message);
    if (!shop.bank())
        return readError({Code::Unconfirmed, {}, {}});
    shop.bank()->lookUpOrders(context);
    return std::nullopt;
}

/// Finds a transaction by its id, else by its reference.
tl::expected<Transaction, CliError> findOne(CliContext &context, core::TransactionService &service,
                                            const QString &text)
{
    if (const auto id = core::fromWireId(text)) {
        const auto found = context.wait(service.find(*id));
        if (found)
            return *found;
        if (found.error().code != Code::NotFound)
            return tl::unexpected(readError(found.error()));
    }
    const auto page = context.wait(service.list({.reference = text}));
    if (!page)
        return tl::unexpected(readError(page.error()));
    if (page->transactions.isEmpty())
        return tl::unexpected(missingError(context, service, text));
    const auto found = context.wait(service.find(page->transactions.constFirst().id));
    if (!found)
        return tl::unexpected(readError(found.error()));
    return *found;
}

using Row = std::pair<core::Operation, core::Status::Code>;

/// Adds the sums of all days.
std::map<Row, core::TransactionSum> addedUp(const QList<core::TransactionSum> &sums)
{
    std::map<Row, core::TransactionSum> rows;
    for (const core::TransactionSum &sum : sums) {
        core::TransactionSum &row = rows[{sum.operation, sum.status}];
        row.operation = sum.operation;
        row.status = sum.status;
        row.count += sum.count;
        row.amount += sum.amount;
        row.commission += sum.commission;
        row.unknownCommissionCount += sum.unknownCommissionCount;
    }
    return rows;
}

/// The paid charges of a report with one kind of evidence.
struct EvidenceTotal
{
    core::EvidenceKind kind;
    qint64 count = 0;
    core::Money amount = {};
};

/// Returns the totals of the kinds that occur; none if the service sees payments by itself.
core::Result<QList<EvidenceTotal>>
evidenceTotals(CliContext &context, core::TransactionService &service, TransactionFilter filter)
{
    QList<EvidenceTotal> totals;
    if (!core::listsEvidence(service))
        return totals;
    filter.statuses = {core::Status::Code::Paid};
    for (const core::EvidenceKind kind : core::kEvidenceKinds) {
        filter.evidence = kind;
        const auto sums = context.wait(service.sums(filter));
        if (!sums)
            return tl::unexpected(sums.error());
        EvidenceTotal total{.kind = kind};
        for (const core::TransactionSum &sum : *sums) {
            total.count += sum.count;
            total.amount += sum.amount;
        }
        if (total.count > 0)
            totals += total;
    }
    return totals;
}

QString evidenceWord(core::EvidenceKind kind)
{
    switch (kind) {
    case core::EvidenceKind::ByHand:
        return Words::tr("confirmed by hand");
    case core::EvidenceKind::Statement:
        return Words::tr("by a statement");
    case core::EvidenceKind::BankApi:
        return Words::tr("by the bank");
    }
    Q_UNREACHABLE();
}

/// Adds the days of the matched statement lines.
core::Result<QHash<QUuid, core::Annotations>>
withStatementDays(const QString &folder, const QHash<QUuid, core::Annotations> &annotations)
{
    const QString path = bankDatabaseIn(folder);
    if (!QFileInfo::exists(path))
        return annotations;
    return core::Database::open(path, core::Database::Access::ReadOnly, core::Schema::Bank)
        .and_then([](const auto &database) { return core::BankStore(*database).reconciledDays(); })
        .map([&annotations](const QHash<QUuid, QDate> &days) {
            QHash<QUuid, core::Annotations> all = annotations;
            for (auto day = days.cbegin(); day != days.cend(); ++day)
                all[day.key()].reconciledOn = day.value();
            return all;
        });
}

/// The payments of a report, with and without a matched statement line.
struct ReconciledTotals
{
    struct Total
    {
        qint64 count = 0;
        core::Money amount = {};
    };
    Total matched;
    Total open;
};

/// Returns the totals of the payments of the filter's days. Without a statement, all are open.
core::Result<ReconciledTotals> reconciledTotals(CliContext &context, CliShop &shop,
                                                TransactionFilter filter)
{
    ReconciledTotals totals;
    const auto days = withStatementDays(shop.folder(), {});
    if (!days)
        return tl::unexpected(days.error());
    filter.operation = core::Operation::CashIn;
    filter.statuses = {core::Status::Code::Paid};
    const auto visit = [&](const QList<Transaction> &transactions) {
        for (const Transaction &transaction : transactions) {
            auto &total = days->contains(transaction.id) ? totals.matched : totals.open;
            ++total.count;
            total.amount += transaction.amount;
        }
        return true;
    };
    if (days->isEmpty())
        return totals;
    return context.wait(shop.service().readAll(filter, visit)).map([&totals] { return totals; });
}

/// Returns the total of all days.
core::ReturnSum partsOf(const QList<core::ReturnSum> &returns)
{
    core::ReturnSum all;
    for (const core::ReturnSum &sum : returns) {
        all.count += sum.count;
        all.amount += sum.amount;
    }
    return all;
}

void printReportJson(CliOutput &output, const DayRange &days, int cutoffMinutes,
                     const std::map<Row, core::TransactionSum> &rows,
                     const QList<core::ReturnSum> &returns, const QList<EvidenceTotal> &evidence,
                     const ReconciledTotals &reconciled)
{
    core::NetTotals all;
    QList<core::TransactionSum> totals;
    for (const auto &[row, sum] : rows) {
        totals += sum;
        all += core::netTotalsOf(sum);
    }
    all.net -= partsOf(returns).amount;
    JsonText json;
    json.add("from", days.first.toString(Qt::ISODate)).add("to", days.last.toString(Qt::ISODate));
    if (cutoffMinutes != 0)
        json.add("day_begins", ui::cutoffText(cutoffMinutes));
    json.add("count", all.count);
    addNet(json, all.unknownCommissionCount, all);
    json.addObjects("totals", totals, [](JsonText &total, const core::TransactionSum &sum) {
        total.add("operation", core::toText(sum.operation))
            .add("status", core::Status(sum.status).toText())
            .add("count", sum.count)
            .add("amount", sum.amount.toDecimal())
            .add("commission", sum.commission.toDecimal());
        addNet(total, sum.unknownCommissionCount, core::netTotalsOf(sum));
    });
    if (!returns.isEmpty())
        json.addObjects("partial_refunds", returns,
                        [](JsonText &total, const core::ReturnSum &sum) {
                            total.add("day", sum.day.toString(Qt::ISODate))
                                .add("count", sum.count)
                                .add("amount", sum.amount.toDecimal());
                        });
    if (!evidence.isEmpty())
        json.addObjects("evidence", evidence, [](JsonText &total, const EvidenceTotal &each) {
            total.add("kind", core::toText(each.kind))
                .add("count", each.count)
                .add("amount", each.amount.toDecimal());
        });
    if (reconciled.matched.count > 0) {
        const auto add = [&json](const char *name, const ReconciledTotals::Total &total) {
            json.addRaw(name, JsonText()
                                  .add("count", total.count)
                                  .add("amount", total.amount.toDecimal())
                                  .toObject());
        };
        add("reconciled", reconciled.matched);
        add("not_reconciled", reconciled.open);
    }
    output.print(json.toObject());
}

void printReportText(CliOutput &output, int cutoffMinutes,
                     const std::map<Row, core::TransactionSum> &rows,
                     const QList<core::ReturnSum> &returns, const QList<EvidenceTotal> &evidence,
                     const ReconciledTotals &reconciled)
{
    const auto line = [](const QString &operation, const QString &status, const QString &count,
                         const QString &amount, const QString &net) {
        return u"%1  %2  %3  %4  %5"_s.arg(operation, -10)
            .arg(status, -18)
            .arg(count, 8)
            .arg(amount, 16)
            .arg(net, 16);
    };
    if (cutoffMinutes != 0)
        output.print(Words::tr("Days from %1 to %1 in Brasília.", "a time of day")
                         .arg(ui::cutoffText(cutoffMinutes)));
    output.print(line(Words::tr("Operation"), Words::tr("State"), Words::tr("Number"),
                      Words::tr("Amount"), Words::tr("Net")));
    core::NetTotals all;
    for (const auto &[row, sum] : rows) {
        const core::NetTotals totals = core::netTotalsOf(sum);
        all += totals;
        output.print(line(ui::operationWord(sum.operation), ui::statusWord(sum.status),
                          QLocale().toString(sum.count), ui::moneyText(sum.amount),
                          ui::netText(totals.net, totals.unknownCommissionCount)));
    }
    if (const core::ReturnSum parts = partsOf(returns); parts.count > 0) {
        all.net -= parts.amount;
        output.print(line(ui::operationWord(core::Operation::CashIn), Words::tr("partly refunded"),
                          QLocale().toString(parts.count), ui::moneyText(parts.amount),
                          ui::moneyText(-parts.amount)));
    }
    output.print(line(Words::tr("Total"), {}, QLocale().toString(all.count), {},
                      ui::netText(all.net, all.unknownCommissionCount)));
    for (const EvidenceTotal &total : evidence)
        output.print(line(ui::statusWord(core::Status::Code::Paid), evidenceWord(total.kind),
                          QLocale().toString(total.count), ui::moneyText(total.amount), {}));
    if (reconciled.matched.count == 0)
        return;
    const auto add = [&](const QString &words, const ReconciledTotals::Total &total) {
        output.print(line(ui::statusWord(core::Status::Code::Paid), words,
                          QLocale().toString(total.count), ui::moneyText(total.amount), {}));
    };
    add(Words::tr("reconciled"), reconciled.matched);
    add(Words::tr("not reconciled"), reconciled.open);
}

/// Returns the format of --format, else of the end of the name.
tl::expected<core::ExportFormat, CliError> formatOf(const CliLine &line, const QString &file)
{
    using Format = core::ExportFormat;
    static const std::map<QString, Format> formats{{u"csv"_s, Format::DataCsv},
                                                   {u"csv-excel"_s, Format::SheetCsv},
                                                   {u"json"_s, Format::Json},
                                                   {u"xlsx"_s, Format::Xlsx},
                                                   {u"ofx"_s, Format::Ofx}};
    const bool isGiven = line.has(u"format"_s);
    const QString word = isGiven ? line.value(u"format"_s) : QFileInfo(file).suffix().toLower();
    const auto format = formats.find(word);
    if (format != formats.end())
        return format->second;
    return isGiven ? wrong(Words::tr("There is no format “%1”.").arg(word))
                   : wrong(Words::tr("The name does not end in a known format: add --format."));
}

/// Reads the notes and tags of the counter, also while a console uses them.
core::Result<QHash<QUuid, core::Annotations>> annotationsIn(const QString &folder)
{
    const QString path = consoleDatabaseIn(folder);
    if (!QFileInfo::exists(path))
        return QHash<QUuid, core::Annotations>();
    return core::Database::open(path, core::Database::Access::ReadOnly, core::Schema::Console)
        .and_then([](const auto &database) {
            return core::AnnotationStore(*database).allWithCreators();
        });
}

/// Returns the creation day of the oldest transaction; an invalid day if there is none.
core::Result<QDate> firstDayOf(CliContext &context, core::TransactionService &service,
                               const TransactionFilter &filter)
{
    return context.wait(service.sums(filter)).map([](const QList<core::TransactionSum> &sums) {
        return sums.isEmpty() ? QDate() : sums.constLast().day;
    });
}

/// Returns the error of data that must not leave because no record of it can be written.
CliError unrecordedError(const core::Error &error)
{
    CliError converted = readError(error);
    converted.message =
        Words::tr("The notes of this counter cannot be written, so nothing would record the use "
                  "of personal data. Nothing was printed or written. (%1)")
            .arg(error.detail);
    return converted;
}

/// Runs an export to its end; nullopt after a signal.
std::optional<core::Result<core::Exporter::Outcome>>
written(CliContext &context, core::TransactionService &service, const core::ExportOrder &order)
{
    using Outcome = core::Exporter::Outcome;
    const auto promise = core::makePromise<Outcome>();
    const auto isCanceled = std::make_shared<bool>(false);
    core::Exporter exporter(service, order);
    QObject::connect(&exporter, &core::Exporter::progressed, &context, [&](qint64 count) {
        context.output().showProgress(
            Words::tr("%n transaction(s) written", nullptr, static_cast<int>(count)));
    });
    QObject::connect(&context, &CliContext::stopped, &exporter, &core::Exporter::cancel);
    QObject::connect(
        &exporter, &core::Exporter::finished, &context,
        [promise](const core::Result<Outcome> &result) { core::resolve(promise, result); });
    QObject::connect(&exporter, &core::Exporter::canceled, &context, [promise, isCanceled] {
        *isCanceled = true;
        core::resolve(promise, core::Result<Outcome>(Outcome()));
    });
    if (context.isStopped())
        exporter.cancel();
    const auto result = context.wait(promise->future());
    return *isCanceled ? std::nullopt : std::optional(result);
}

} // namespace

CliResult showTransaction(CliContext &context)
{
    const auto shop = context.openShop(CliShop::Access::BackOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    const QString &text = context.line().arguments.constFirst();
    if (const auto problem = followOrder(context, **shop, text))
        return tl::unexpected(*problem);
    const auto found = findOne(context, (*shop)->service(), text);
    if (!found)
        return tl::unexpected(found.error());
    if (const auto recorded = recordReveal((*shop)->folder(), found->id); !recorded)
        return tl::unexpected(unrecordedError(recorded.error()));
    if (context.output().isJson())
        context.output().print(transactionJson(*found));
    else
        context.output().print(transactionText(*found));
    return ExitStatus::Done;
}

CliResult listTransactions(CliContext &context)
{
    const CliLine &line = context.line();
    const auto filter = filterOf(line, core::businessToday(0)); // checks the options
    if (!filter)
        return tl::unexpected(filter.error());
    const auto limit = line.has(u"limit"_s)
                           ? countFrom(line.value(u"limit"_s), std::numeric_limits<qint64>::max())
                           : std::optional(kDefaultLimit);
    if (!limit)
        return wrong(Words::tr("--limit is a whole number."));
    const auto shop = context.openShop(CliShop::Access::BackOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    if (const auto problem = (*shop)->bringUpToDate(context))
        return tl::unexpected(*problem);
    const auto found = searched(context, **shop);
    if (!found)
        return tl::unexpected(found.error());
    CliOutput &output = context.output();
    if (!output.isJson())
        output.print(transactionHeading());
    if (!*found)
        return ExitStatus::Done;
    const auto number =
        beginDisclosure((*shop)->folder(),
                        {.path = standardOutputPath(),
                         .content = core::exportFactLine({.filter = **found,
                                                          .environment = (*shop)->environment(),
                                                          .platform = (*shop)->service().platform(),
                                                          .at = QDateTime::currentDateTimeUtc()})});
    if (!number)
        return tl::unexpected(unrecordedError(number.error()));
    qint64 count = 0;
    qint64 rest = *limit == 0 ? std::numeric_limits<qint64>::max() : *limit;
    const auto visit = [&](const QList<Transaction> &transactions) {
        for (const Transaction &transaction : transactions) {
            const bool isPrinted = output.isJson() ? output.print(transactionJson(transaction))
                                                   : output.print(transactionRow(transaction));
            count += isPrinted ? 1 : 0;
            if (!isPrinted || context.isStopped() || --rest == 0)
                return false;
        }
        return true;
    };
    const auto read = context.wait((*shop)->service().readAll(**found, visit));
    if (!read)
        return tl::unexpected(readError(read.error()));
    if (const auto ended = endDisclosure((*shop)->folder(), *number, count); !ended)
        return tl::unexpected(readError(ended.error()));
    return context.isStopped() ? CliResult(tl::unexpected(interruptedError())) : ExitStatus::Done;
}

CliResult reportTotals(CliContext &context)
{
    const QString &range = context.line().arguments.constFirst();
    const auto notDays = [&range] {
        return wrong(Words::tr("“%1” is not a day or a range: 2026-11-20, today, yesterday, or "
                               "2026-11-01..2026-11-20.")
                         .arg(range));
    };
    if (!dayRangeFrom(range, core::businessToday(0)))
        return notDays();
    const auto shop = context.openShop(CliShop::Access::BackOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    const int cutoff = cutoffOf(**shop);
    const auto days = dayRangeFrom(range, core::businessToday(cutoff));
    if (!days)
        return notDays();
    if (const auto problem = (*shop)->bringUpToDate(context))
        return tl::unexpected(*problem);
    core::TransactionService &service = (*shop)->service();
    const TransactionFilter filter = core::withDays({}, days->first, days->last, cutoff);
    const auto sums = context.wait(service.sums(filter));
    if (!sums)
        return tl::unexpected(readError(sums.error()));
    const auto returns = context.wait(core::returnSumsOf(service, days->first, days->last, cutoff));
    if (!returns)
        return tl::unexpected(readError(returns.error()));
    const auto evidence = evidenceTotals(context, service, filter);
    if (!evidence)
        return tl::unexpected(readError(evidence.error()));
    const auto reconciled = reconciledTotals(context, **shop, filter);
    if (!reconciled)
        return tl::unexpected(readError(reconciled.error()));
    if (context.output().isJson())
        printReportJson(context.output(), *days, cutoff, addedUp(*sums), *returns, *evidence,
                        *reconciled);
    else
        printReportText(context.output(), cutoff, addedUp(*sums), *returns, *evidence, *reconciled);
    return ExitStatus::Done;
}

CliResult exportTransactions(CliContext &context)
{
    const CliLine &line = context.line();
    const QString file = QFileInfo(line.arguments.constFirst()).absoluteFilePath();
    const auto format = formatOf(line, file);
    if (!format)
        return tl::unexpected(format.error());
    const auto filter = filterOf(line, core::businessToday(0)); // checks the options
    if (!filter)
        return tl::unexpected(filter.error());
    const auto shop = context.openShop(CliShop::Access::BackOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    if (const auto problem = (*shop)->bringUpToDate(context))
        return tl::unexpected(*problem);
    core::TransactionService &service = (*shop)->service();
    const auto failed = [](const core::Error &error) {
        CliError converted = readError(error);
        converted.message = ui::exportProblem(error);
        return tl::unexpected(converted);
    };
    const auto found = searched(context, **shop);
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return tl::unexpected(
            CliError{.code = toText(Code::NotFound),
                     .message = Words::tr("No transaction matches --text. No file was written.")});
    const auto firstDay = firstDayOf(context, service, **found);
    if (!firstDay)
        return failed(firstDay.error());
    const QString folder = (*shop)->folder();
    const auto annotations = annotationsIn(folder).and_then(
        [&folder](const auto &stored) { return withStatementDays(folder, stored); });
    if (!annotations) // an empty column would mean no annotations
        return failed(annotations.error());
    core::ExportOrder order{.filter = **found,
                            .format = *format,
                            .walkIn = (*shop)->payer(),
                            .annotations = *annotations,
                            .path = file,
                            .replaces = line.has(u"replace"_s),
                            .environment = (*shop)->environment(),
                            .institution = service.institution(),
                            .platform = service.platform(),
                            .firstDay = *firstDay,
                            .cutoffMinutes = cutoffOf(**shop),
                            .at = QDateTime::currentDateTimeUtc()};
    order.words = ui::exportWords(order);
    // Recorded before the file exists.
    const auto number =
        beginDisclosure((*shop)->folder(), {.path = file, .content = core::exportFactLine(order)});
    if (!number)
        return tl::unexpected(unrecordedError(number.error()));
    const auto outcome = written(context, service, order);
    if (!outcome)
        return tl::unexpected(interruptedError());
    if (!*outcome)
        return failed(outcome->error());
    context.noteChange();
    if (const auto ended = endDisclosure((*shop)->folder(), *number, (*outcome)->entries); !ended)
        return tl::unexpected(writeError(ended.error()));
    if (context.output().isJson())
        context.output().print(JsonText()
                                   .add("file", file)
                                   .add("entries", (*outcome)->entries)
                                   .add("bytes", (*outcome)->bytes)
                                   .toObject());
    else
        context.output().print(
            Words::tr("%n entry(ies) written: %1", nullptr, static_cast<int>((*outcome)->entries))
                .arg(QDir::toNativeSeparators(file)));
    return ExitStatus::Done;
}

} // namespace app
